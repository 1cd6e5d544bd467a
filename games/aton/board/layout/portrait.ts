/** The board where there is more height than width: the opponent's cartouches above the temples, one's own below. */
import { type Arrangement, FINGER, footAt, LARGEST, templesAt, templesWidth, WALL } from './arrangement.ts'

/** What lies around the temples, from where there is hardly any room to where there is plenty. */
const TIGHT = { title: 15, theirs: 28, mine: 34, foot: 18, gap: 2, edge: 0 }
const ROOMY = { title: 24, theirs: 62, mine: 68, foot: 74, gap: 10, edge: 14 }

type Sizes = typeof TIGHT

const restOf = ({ title, theirs, mine, foot, gap, edge }: Sizes): number =>
  2 * title + theirs + mine + foot + 4 * gap + 2 * edge

const between = (part: number): Sizes => {
  const mix = (name: keyof Sizes): number => Math.floor(TIGHT[name] + (ROOMY[name] - TIGHT[name]) * part)
  return {
    title: mix('title'),
    theirs: mix('theirs'),
    mine: mix('mine'),
    foot: mix('foot'),
    gap: mix('gap'),
    edge: mix('edge'),
  }
}

/** As large as the width and most of the height allow; never too small for a finger. */
function pitchFor(width: number, height: number): number {
  const byWidth = (width - 4 * WALL) / 8
  const byHeight = Math.max((height - restOf(TIGHT)) / 7, (height - restOf(ROOMY)) / 6)
  const tightest = (height - restOf(TIGHT)) / 6
  const wanted = Math.min(byWidth, LARGEST, Math.max(byHeight, Math.min(tightest, FINGER + 2)))
  return Math.floor(Math.max(wanted, Math.min(FINGER, byWidth)))
}

export function portrait(width: number, height: number): Arrangement {
  const pitch = pitchFor(width, height)
  const spare = (height - 6 * pitch - restOf(TIGHT)) / (restOf(ROOMY) - restOf(TIGHT))
  const sizes = between(Math.min(1, Math.max(0, spare)))
  const { title, theirs, mine, foot, gap, edge } = sizes
  const content = 6 * pitch + restOf(sizes)
  const across = Math.min(width - 2 * edge, Math.max(templesWidth(pitch), 360) + 40)
  const left = (width - across) / 2
  const top = Math.max(0, (height - content) / 2) + edge
  const templesTop = top + theirs + gap
  const ownTop = templesTop + 2 * title + 6 * pitch + 2 * gap
  const cell = across / 4
  return {
    width,
    height: Math.max(height, content),
    pitch,
    title,
    temple: templesAt((width - templesWidth(pitch)) / 2 + WALL, templesTop, pitch, title, gap),
    cartouche: (side, index) => ({
      x: left + index * cell + 1,
      y: side === 0 ? ownTop : top,
      width: cell - 2,
      height: side === 0 ? mine : theirs,
    }),
    ...footAt({ x: left, y: ownTop + mine + gap, width: across, height: foot }),
    temples: [templesTop, ownTop],
    own: [ownTop, ownTop + mine],
  }
}
