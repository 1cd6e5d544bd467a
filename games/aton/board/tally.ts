/** Numbers people would count by hand: stones in a temple, on all yellow and on all green spaces, and who would score what. */
import { COLOURS, type Colour, TEMPLE_SIZE } from '../rules/data.ts'
import { scoring } from '../rules/score.ts'
import { holderOf } from '../rules/spaces.ts'
import type { View } from '../rules/types.ts'

export interface Race {
  /** 'temple:0' … 'temple:3', 'yellow', 'green'. */
  readonly id: string
  readonly need: number
  /** By seat. */
  readonly held: readonly number[]
}

const SPACES: readonly number[] = COLOURS.map((_, space) => space)

function race(id: string, view: View, belongs: (space: number) => boolean): Race {
  const spaces = SPACES.filter(belongs)
  const held = [0, 1].map(seat => spaces.filter(space => holderOf(view.stones, space) === seat).length)
  return { id, need: spaces.length, held }
}

/** Every way to win at once, with how far both are. */
export function races(view: View): Race[] {
  const ofColour = (colour: Colour) => (space: number) => COLOURS[space] === colour
  return [
    ...[0, 1, 2, 3].map(temple =>
      race(`temple:${temple}`, view, space => Math.trunc(space / TEMPLE_SIZE) === temple),
    ),
    race('yellow', view, ofColour('Y')),
    race('green', view, ofColour('G')),
  ]
}

/** What the leader of each temple would score now, or null at a tie. */
export function templeGains(view: View): ({ readonly seat: number; readonly points: number } | null)[] {
  const gains = scoring(view.stones)
  return [1, 2, 3, 4].map(source => {
    const seat = gains[0][source] > 0 ? 0 : 1
    return gains[seat][source] > 0 ? { seat, points: gains[seat][source] } : null
  })
}
