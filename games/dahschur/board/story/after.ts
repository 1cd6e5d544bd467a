/** What the board shows between two events of one message: a pure step from a viewer's view over one of their own events. */
import { frameOf } from '../../../../kernel/frames.ts'
import type { Seat } from '../../../../kernel/game.ts'
import { CITIES } from '../../rules/data.ts'
import { metalOf } from '../../rules/points.ts'
import { ALL, bitOf } from '../../rules/sets.ts'
import { type DahschurEvent, GOLD, NEUTRAL, SILVER, type View } from '../../rules/types.ts'
import { discsOf, isTurn, phaseOf } from '../facts.ts'
import { add, askGiver, goOn, next, nextCard, put } from './steps.ts'
import { afterAdvance, afterAvenue, afterCard, afterTrade } from './turns.ts'

/** A view in the middle of the story: dice lie on the table until something else happens. */
export type Shown = View & { readonly dice?: readonly number[] }

/** The parts of the match that are drawn differently. What is asked within them comes with the question, not with the story. */
function partOf(view: View): string {
  if (view.over !== null || view.round === 0) return ''
  if (isTurn(view)) return 'turns'
  const phase = phaseOf(view)
  if (phase === 'third' || phase === 'bury') return phase
  return phase === 'chamber' || phase === 'cities' ? 'chambers' : 'prizes'
}

/** The fields of a view that the board draws. */
export function drawn(view: Shown): object {
  const {
    dice: _dice,
    flow: _flow,
    pile: _pile,
    tie: _tie,
    due: _due,
    silver: _silver,
    gold: _gold,
    given,
    ...rest
  } = view
  const part = partOf(view)
  return {
    ...rest,
    part,
    given: part === 'turns' ? given : 0,
    giver: part === 'turns' && phaseOf(view) === 'give' ? frameOf(view).seat : null,
    discs: view.hands.map((_, seat) => discsOf(view, seat)),
    mine: view.discs,
  }
}

export function after({ dice: _, ...before }: Shown, event: DahschurEvent): Shown {
  const view = event.type === 'disc' ? before : keepDisc(before)
  if (event.type === 'rolled') return { ...goOn(view, 'roll', 0, 0, event.prize), dice: event.dice }
  switch (event.type) {
    case 'stocked':
    case 'cities':
    case 'gems':
    case 'plates':
    case 'pharaoh':
    case 'active':
    case 'neutral':
      return afterDeal(view, event)
    case 'gave':
    case 'used':
    case 'laid':
    case 'hired':
    case 'entombed':
      return afterCard(view, event)
    case 'moved':
    case 'bought':
    case 'restocked':
    case 'tookBack':
      return afterTrade(view, event)
    case 'swapped':
    case 'placed':
    case 'scored':
      return afterAvenue(view, event)
    case 'advanced':
      return afterAdvance(view, event)
    case 'passed':
      return phaseOf(view) === 'area' ? nextCard(view) : view
    default:
      return afterPrize(view, event)
  }
}

/** What chance lays out, and whose round or turn begins. */
function afterDeal(view: View, event: DahschurEvent): View {
  const seats = view.hands.length
  switch (event.type) {
    case 'stocked':
      return {
        ...view,
        offers: [...event.offers],
        wares: [...event.gems],
        bag: view.bag.map((n, gem) => n - event.gems.filter(other => other === gem).length),
      }
    case 'cities':
      return withCities(view, event.cities)
    case 'gems':
      return {
        ...view,
        gems: view.gems.map((n, i) => n + event.gems[Math.trunc(i / 3)][i % 3]),
        bag: view.bag.map((n, gem) => n - event.gems.reduce((sum, counts) => sum + counts[gem], 0)),
      }
    case 'plates':
      return { ...view, plates: [...event.plates] }
    case 'pharaoh': {
      const neutral = seats < 4 ? view.neutral.map(() => 1) : view.neutral
      return { ...view, start: event.seat, round: event.round, neutral, princes: seats === 2 ? ALL : 0 }
    }
    case 'active': {
      const turn = { ...view, active: event.seat, given: 0 }
      return seats < 4 ? goOn(turn, 'neutral', event.seat) : askGiver(turn, next(view, event.seat))
    }
    case 'neutral': {
      const given = view.given | bitOf(event.card)
      const row = put(view.row, [NEUTRAL, event.card])
      return askGiver(
        { ...view, neutral: add(view.neutral, event.card - 1, -1), row, given },
        next(view, view.active),
      )
    }
    default:
      return view
  }
}

function withCities(view: View, drawn: readonly number[]): View {
  const isNew = (field: number): boolean => drawn[field] > 0
  return {
    ...view,
    cities: view.cities.map((city, field) => (isNew(field) ? drawn[field] : city)),
    metals: view.metals.map((discs, field) => (isNew(field) ? SILVER | GOLD : discs)),
    cityPile: view.cityPile.map((n, i) => (drawn.includes(CITIES[i]) ? 0 : n)),
  }
}

/** The phase that each part after the turns begins with. */
const FIRST = { rewards: 'roll', chambers: 'chamber', discs: 'bury' } as const

/** Prizes, discs, cities and the end. */
function afterPrize(view: View, event: DahschurEvent): View {
  const { at } = frameOf(view)
  switch (event.type) {
    case 'phase':
      return goOn(view, FIRST[event.name], view.start)
    case 'won':
      return goOn(view, event.prize < 3 ? 'reward' : 'tribute', event.seat, 0, event.prize)
    case 'consoled':
      return goOn(view, 'consolation', event.seat, 1, event.prize)
    case 'took':
      return tookDisc(view, event)
    case 'disc':
      return {
        ...goOn(withDisc(view, event.seat, event.value, 1), 'roll', event.seat, 0, at),
        unseen: add(view.unseen, event.value - 1, -1),
      }
    case 'gem':
      return {
        ...view,
        bag: add(view.bag, event.gem, -1),
        gems: add(view.gems, event.seat * 3 + event.gem, 1),
      }
    case 'cityGone':
      return { ...view, cities: view.cities.map(city => (city === event.city ? 0 : city)) }
    case 'buried': {
      const laid = withDisc(view, event.seat, event.value, -1)
      const unseen = event.seat === view.seat ? view.unseen : add(view.unseen, event.value - 1, -1)
      return { ...laid, unseen, filled: view.filled | (1 << event.door) }
    }
    case 'over':
      return { ...view, over: { kind: 'over', ending: event.ending, places: event.places } }
    default:
      return view
  }
}

/** A disc leaves its city; until its owner has looked at it, it is counted apart. */
function tookDisc(view: View, { seat, city, metal }: Extract<DahschurEvent, { type: 'took' }>): View {
  const kind = metal === 'gold' ? 1 : 0
  const field = view.cities.indexOf(city)
  const metals = put(view.metals, [field, view.metals[field] & ~(kind === 1 ? GOLD : SILVER)])
  return goOn({ ...view, metals }, 'disc', seat, kind, frameOf(view).at)
}

/** A disc that somebody else took is theirs now; only they were told which one it is. */
function keepDisc(view: View): View {
  const { phase, seat, at } = frameOf(view)
  if (phase !== 'disc') return view
  const { silver, gold } = discsOf(view, seat)
  return goOn(
    { ...view, silver: put(view.silver, [seat, silver]), gold: put(view.gold, [seat, gold]) },
    'roll',
    seat,
    0,
    at,
  )
}

/** A player has a disc more or less; which one, its owner knows. */
function withDisc(view: View, seat: Seat, value: number, by: number): View {
  const metal = metalOf(value) === 1 ? 'gold' : 'silver'
  const discs = view.discs && seat === view.seat ? add(view.discs, value - 1, by) : view.discs
  return { ...view, discs, [metal]: add(view[metal], seat, by) }
}
