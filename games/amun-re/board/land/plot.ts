/** What a province on the map is told and how it is coloured, on every screen alike. All lengths are pixels. */
import type { Seat } from '../../../../kernel/game.ts'
import type { View } from '../../rules/types.ts'
import { ownerOf, standingOf } from '../facts.ts'

export interface PlotProps {
  readonly view: View
  readonly province: number
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  /** Whether it is the largest of its side. */
  readonly largest: boolean
}

export interface PlotColours {
  readonly owner: Seat | null
  readonly standing: ReturnType<typeof standingOf>
  readonly ground: string
  readonly head: string
  readonly onHead: string
  readonly edge: string | undefined
  readonly line: number
  /** What is not at stake now steps back. */
  readonly opacity: number
}

/** On offer: bright, with a strong line. Owned: its head in the owner's colour. Still to come: pale, with a broken line. Not in this match: hardly there. */
export function plotColours(view: View, province: number): PlotColours {
  const owner = ownerOf(view, province)
  const standing = standingOf(view, province)
  const colour = view.board.bank[province] === 1 ? 'var(--malachite) 20%' : 'var(--gold) 16%'
  const isOffered = standing === 'offered'
  return {
    owner,
    standing,
    ground: standing === 'out' ? 'var(--papyrus)' : `color-mix(in srgb, ${colour}, var(--limestone))`,
    head: owner !== null ? `var(--seat-${owner})` : isOffered ? 'var(--text)' : 'var(--papyrus)',
    onHead: owner !== null ? 'var(--on-seat)' : isOffered ? 'var(--limestone)' : 'var(--text)',
    edge: standing === 'out' ? '3 4' : standing === 'coming' ? '6 4' : undefined,
    line: isOffered ? 3 : 1.5,
    opacity: standing === 'out' ? 0.55 : 1,
  }
}
