/** Facts of a view that people would count or look up by hand. */
import { frameOf } from '../../../kernel/frames.ts'
import type { Seat } from '../../../kernel/game.ts'
import { totalOf } from '../../../kernel/score.ts'
import { COLOURS, TEMPLE_SIZE } from '../rules/data.ts'
import { scoring } from '../rules/score.ts'
import { holderOf, TEMPLE_OF } from '../rules/spaces.ts'
import type { View } from '../rules/types.ts'

const TEMPLES = [0, 1, 2, 3] as const
const SPACES: readonly number[] = COLOURS.map((_, space) => space)

/** How a seat is called: players say you and opponent, spectators name the colour on the screen: seat 0 is blue there. */
export type Whose = 'mine' | 'theirs' | 'red' | 'blue'

export function whoseOf(view: View, seat: Seat): Whose {
  if (view.seat === null) return seat === 0 ? 'blue' : 'red'
  return seat === view.seat ? 'mine' : 'theirs'
}

/** Whether whoever is on turn removes a stone of their own: a 1 at cartouche 2. */
export const removesOwn = (view: View): boolean => view.decks[frameOf(view).seat].laid?.[1] === 1

/** Whose turn it is to remove and place; null while nobody's is. */
export function moverOf(view: View): Seat | null {
  const { phase, seat } = frameOf(view)
  return !view.over && (phase === 'remove' || phase === 'place') ? seat : null
}

/** How many temples the card at cartouche 3 opens to whoever moves stones now; all while nobody does. */
export function openTemples(view: View): number {
  const mover = moverOf(view)
  return (mover === null ? undefined : view.decks[mover].laid?.[2]) ?? TEMPLES.length
}

/** How many stones a seat must still take back after a scoring, by temple. */
export const dueOf = (view: View, seat: Seat): readonly number[] =>
  view.recall.slice(seat * 4, seat * 4 + TEMPLES.length)

/** What a scoring would bring each seat now. */
export const gainsNow = (view: View): readonly number[] =>
  view.over ? [0, 0] : scoring(view.stones).map(totalOf)

export interface Race {
  readonly id: number | 'yellow' | 'green'
  readonly need: number
  /** By seat. */
  readonly held: readonly number[]
}

const inRace = (id: Race['id'], space: number): boolean => {
  if (typeof id === 'number') return TEMPLE_OF[space] === id
  return COLOURS[space] === (id === 'yellow' ? 'Y' : 'G')
}

function race(id: Race['id'], view: View): Race {
  const spaces = SPACES.filter(space => inRace(id, space))
  const held = [0, 1].map(seat => spaces.filter(space => holderOf(view.stones, space) === seat).length)
  return { id, need: spaces.length, held }
}

/** Every set of spaces that wins at once, temples by their number, with how far both are. */
export const races = (view: View): Race[] =>
  ([...TEMPLES, 'yellow', 'green'] as const).map(id => race(id, view))

/** What a stone of the viewer on this space would complete. */
export function completedBy(view: View, space: number): 'temple' | 'yellow' | 'green' | null {
  const won = races(view).find(({ id, need, held }) => inRace(id, space) && held[view.seat ?? 0] === need - 1)
  if (!won) return null
  return typeof won.id === 'number' ? 'temple' : won.id
}

/** What the leader of each temple would score now, or null at a tie. */
export function templeGains(view: View): ({ readonly seat: Seat; readonly points: number } | null)[] {
  const gains = scoring(view.stones)
  return TEMPLES.map(temple => {
    const seat = gains[0][temple + 1] > 0 ? 0 : 1
    const points = gains[seat][temple + 1]
    return points > 0 ? { seat, points } : null
  })
}

/** How a space is counted within its temple, from 1. */
export const numberIn = (space: number): number => (space % TEMPLE_SIZE) + 1
