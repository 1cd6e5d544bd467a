/** What a province on the map is told and how it is coloured, on a large screen and on a phone alike. */
import type { Seat } from '../../../kernel/game.ts'
import type { View } from '../rules/types.ts'
import { ownerOf, standingOf } from './reading.ts'
import type { Text } from './words/en.ts'

export interface PlotProps {
  readonly view: View
  readonly text: Text
  readonly province: number
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  /** Whether it is the largest of its side. */
  readonly largest: boolean
  readonly names: readonly string[]
}

export interface PlotColours {
  readonly owner: Seat | null
  readonly standing: ReturnType<typeof standingOf>
  readonly ground: string
  readonly head: string
  readonly onHead: string
}

/** Green on the bank and sand farther off; the head in the colour of the owner. */
export function plotColours(view: View, province: number): PlotColours {
  const owner = ownerOf(view, province)
  const standing = standingOf(view, province)
  const colour = view.board.bank[province] === 1 ? 'var(--malachite) 20%' : 'var(--gold) 16%'
  const free = standing === 'offered' ? 'var(--sand)' : 'var(--papyrus)'
  return {
    owner,
    standing,
    ground: standing === 'out' ? 'var(--papyrus)' : `color-mix(in srgb, ${colour}, var(--limestone))`,
    head: owner === null ? free : `var(--seat-${owner})`,
    onHead: owner === null ? 'var(--text)' : 'var(--on-seat)',
  }
}
