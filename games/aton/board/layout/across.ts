/** The board where there is more width than height: the temples have the height, the cartouches stand at both sides. */
import { type Arrangement, FINGER, footAt, LARGEST, templesAt, templesWidth, WALL } from './arrangement.ts'

/** The columns of cartouches: with words under the cards, or with cards alone where there is no room for words. */
export const WORDS = 66
export const CARDS = 30
const WIDEST = 150

/** What lies around the temples, by the height there is: from plenty of room to a phone held in landscape. */
const SIZES = [
  { from: 560, title: 24, foot: 54, gap: 8, edge: 8 },
  { from: 420, title: 22, foot: 40, gap: 5, edge: 5 },
  { from: 320, title: 17, foot: 26, gap: 3, edge: 6 },
  { from: 0, title: 12, foot: 18, gap: 1, edge: 0 },
] as const

/** `column`: how wide the columns at the sides are at least. */
export function across(width: number, height: number, column: number): Arrangement {
  const { title, foot, gap, edge } = SIZES.find(({ from }) => height >= from) ?? SIZES[0]
  const rest = 2 * title + foot + 3 * gap + 2 * edge
  const byHeight = (height - rest) / 6
  const byWidth = (width - 2 * column - 4 * WALL) / 8
  const pitch = Math.floor(Math.min(LARGEST, Math.max(byHeight, FINGER), byWidth))
  const middle = templesWidth(pitch)
  const side = Math.min(WIDEST, (width - middle) / 2)
  const content = 6 * pitch + rest
  const top = Math.max(0, (height - content) / 2) + edge
  const left = (width - middle) / 2
  const cell = (content - 2 * edge) / 4
  return {
    width,
    height: Math.max(height, content),
    pitch,
    title,
    temple: templesAt(left + WALL, top, pitch, title, gap),
    cartouche: (of, index) => ({
      x: of === 0 ? left - side : left + middle,
      y: top + index * cell,
      width: side,
      height: cell,
    }),
    ...footAt({ x: left, y: top + content - 2 * edge - foot, width: middle, height: foot }),
    temples: [0, content],
    own: [0, content],
  }
}
