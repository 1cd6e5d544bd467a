/** What must hold in every match of Amun-Re, whatever the players do and whatever the table has chosen. */

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { conform } from '../../../kernel/conformance.ts'
import { frameOf } from '../../../kernel/frames.ts'
import type { Entry } from '../../../kernel/game.ts'
import { checkInterference } from '../../../kernel/interference.ts'
import { pick, seeded } from '../../../kernel/rng.ts'
import { scaled } from '../../scale.ts'
import { handSize, size } from './cards.ts'
import { BIDS, COPIES, PROVINCE, PROVINCES, START_GOLD } from './data.ts'
import { amunRe } from './index.ts'
import { OPTIONS } from './position.ts'
import { setup } from './setup.ts'
import type { Action, AmunReEvent, Options, State } from './types.ts'

const runs = scaled(10)

interface Step {
  readonly before: State
  readonly state: State
  readonly actor: number | 'chance'
  readonly action: Action
  readonly events: readonly AmunReEvent[]
}

/** Plays a random match and shows every step of it. */
function everyStep(seed: number, look: (step: Step) => void, options: Options = OPTIONS): void {
  const rng = seeded(seed)
  const state = setup(3 + rng.int(3), options)
  for (let turn = amunRe.turn(state); turn.kind !== 'over'; turn = amunRe.turn(state)) {
    const before = amunRe.clone(state)
    const actor = turn.kind === 'chance' ? 'chance' : pick(rng, turn.seats)
    const action = actor === 'chance' ? amunRe.chance(state, rng) : pick(rng, amunRe.legal(state, actor))
    const events: AmunReEvent[] = []
    amunRe.apply(state, actor, action, event => events.push(event))
    look({ before, state, actor, action, events })
  }
}

const always = (property: (seed: number) => void) =>
  fc.assert(fc.property(fc.integer(), property), { numRuns: runs })

const sum = (numbers: readonly number[]) => numbers.reduce((total, n) => total + n, 0)

/** What an event moves between the bank and everybody else. */
function fromBank(event: AmunReEvent): number {
  switch (event.type) {
    case 'laid':
      return event.gold
    case 'sold':
      return 1
    case 'paid':
      return -event.gold
    case 'bought':
      return -event.price
    case 'offers':
      return -sum(event.gold.map(gold => Math.max(gold, -3)))
    case 'income':
      return event.harvest + event.further + event.eight
    default:
      return 0
  }
}

describe('conservation', () => {
  test('R2: gold only ever moves between the bank and the players, as the events tell it', () => {
    always(seed =>
      everyStep(seed, ({ before, state, events }) => {
        const table = (at: State) => sum(at.gold) + at.lyingGold
        expect(table(state) - table(before)).toBe(sum(events.map(fromBank)))
        expect(table(state) + state.bank).toBe(0)
        expect(Math.min(...state.gold)).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  test('the match begins with 20 gold each', () => {
    expect(sum(setup(4, OPTIONS).gold)).toBe(4 * START_GOLD)
  })

  test('there are always 39 power cards, of every kind as many as are printed', () => {
    always(seed =>
      everyStep(seed, ({ state }) => {
        for (const [kind, copies] of COPIES.entries()) {
          const open = state.faceUp.filter(set => (set >> kind) & 1).length
          const lying = state.deck[kind] + state.discard[kind] + open
          expect(lying + sum(state.held.map(hand => hand[kind]))).toBe(copies)
        }
      }),
    )
  })

  test('R7: without a limit, stones and farmers come only as they are bought, taken or free, and three stones make a pyramid', () => {
    always(seed =>
      everyStep(seed, ({ before, state, events }) => {
        const laid = sum(
          events.map(event => (event.type === 'stone' ? 1 : event.type === 'laid' ? event.stones : 0)),
        )
        const raised = events.filter(event => event.type === 'pyramid')
        const byBuilder = raised.filter(event => event.builder).length
        const atReveal = sum(events.map(event => (event.type === 'laid' ? event.pyramids : 0)))
        const spent = 3 * (raised.length - byBuilder + atReveal) + 2 * byBuilder
        expect(sum(state.stones) - sum(before.stones)).toBe(laid - spent)
        expect(sum(state.pyramids) - sum(before.pyramids)).toBe(raised.length + atReveal)
        const farmers = (at: State) => sum(at.farmers) + sum(at.flat)
        const placed = events.filter(event => event.type === 'farmer').length
        const cleared = events.some(event => event.type === 'kingdom')
        expect(farmers(state)).toBe(cleared ? 0 : farmers(before) + placed)
      }),
    )
  })

  test('R7: with a limit there are never more than 15 stones on the board, and the game conforms', () => {
    const options = { ...OPTIONS, limitedStones: true, provinces: { mendes: { farms: 2 } } }
    always(seed => everyStep(seed, ({ state }) => expect(sum(state.stones)).toBeLessThanOrEqual(15), options))
    for (const seats of [3, 5])
      expect(conform(amunRe, { seats, options: { ...options }, seed: 'limited' }).decisions).toBeGreaterThan(
        0,
      )
  })
})

describe('hoarders', () => {
  /** How many cards a choice brings. */
  const cardsOf = (action: Action): number => {
    if (action.type === 'take') return action.cards
    if (action.type === 'buy') return action.item === 'cards' ? action.count : 0
    return action.type === 'sell' ? -1 : 0
  }

  /** Plays a match in which everybody draws and nobody sells a card, if possible; shows every step before it is made. */
  function hoard(seats: number, seed: string, look: (state: State, entry: Entry<Action>) => void): void {
    const rng = seeded(seed)
    const state = setup(seats, OPTIONS)
    for (let turn = amunRe.turn(state); turn.kind !== 'over'; turn = amunRe.turn(state)) {
      const actor = turn.kind === 'chance' ? 'chance' : pick(rng, turn.seats)
      const all = actor === 'chance' ? [amunRe.chance(state, rng)] : amunRe.legal(state, actor)
      const most = Math.max(...all.map(cardsOf))
      const liked = all.filter(action => cardsOf(action) === most)
      const entry: Entry<Action> = { actor, action: pick(rng, liked) }
      look(state, entry)
      amunRe.apply(state, actor, entry.action)
    }
  }

  test('R3: hands that outlast shuffles are imagined so that nothing seen changes, and nothing leaks', () => {
    let layers = 0
    let lacking = 0
    let steps = 0
    for (let n = 0; n < runs; n++) {
      const rng = seeded(`hoarders ${n} aside`)
      hoard(3 + (n % 3), `hoarders ${n}`, (state, entry) => {
        layers = Math.max(layers, state.older.length)
        lacking = Math.max(lacking, ...state.lacks.flat())
        if (++steps % 5 > 0) return
        for (const viewer of [null, ...state.gold.keys()]) {
          const view = amunRe.view(state, viewer)
          const world = amunRe.imagine(view, rng)
          amunRe.check(world)
          expect(amunRe.view(world, viewer)).toEqual(view)
        }
        checkInterference(amunRe, state, entry, rng)
      })
    }
    expect(layers).toBeGreaterThan(1)
    expect(lacking).toBeGreaterThan(0)
  })
})

describe('invariants', () => {
  test('[2.1] R12: whoever must bid may bid 0 on an empty card', () => {
    always(seed =>
      everyStep(seed, ({ state }) => {
        const { phase, seat } = frameOf(state)
        if (phase !== 'bid') return
        const empty = state.offered.filter(province => !state.marker.includes(province))
        expect(empty.length).toBeGreaterThan(0)
        const zeros = amunRe
          .legal(state, seat)
          .flatMap(bid => (bid.type === 'bid' && bid.gold === 0 && bid.play === 'none' ? [bid.province] : []))
        expect(zeros).toEqual(empty.map(province => PROVINCES[province].id))
      }),
    )
  })

  test('R45: what a clock would choose is always allowed: 0 on an empty card, the theft, no purchase, no items, no cards', () => {
    const timeOut: Partial<Record<string, Action>> = {
      cards: { type: 'done' },
      farmers: { type: 'done' },
      stones: { type: 'done' },
      sacrifice: { type: 'steal', correction: false },
      correct: { type: 'correct', by: 'down' },
      items: { type: 'take', cards: 0, farmers: 0, stones: 0 },
      income: { type: 'done' },
      bonus: { type: 'bonus', cards: [] },
    }
    always(seed =>
      everyStep(seed, ({ state }) => {
        const turn = amunRe.turn(state)
        const { phase, farmers, stones } = frameOf(state)
        const action = timeOut[phase]
        if (turn.kind !== 'seats' || !action || farmers + stones > 0) return
        for (const seat of turn.seats) {
          if (phase === 'sacrifice' && state.offer[seat] !== 0) continue
          expect(amunRe.why(state, seat, action)).toBeUndefined()
        }
      }),
    )
  })

  test('R18 [2.9]: every round everybody acquires exactly one province, and its markers, cards and gold are taken', () => {
    always(seed =>
      everyStep(seed, ({ before, state, events }) => {
        const acquired = events.flatMap(event => (event.type === 'acquired' ? [event] : []))
        if (acquired.length === 0) return
        expect(acquired.map(event => event.seat).sort()).toEqual([...state.gold.keys()])
        expect(acquired.map(event => PROVINCE[event.province]).sort()).toEqual([...before.offered].sort())
        expect([state.lyingGold, Math.max(...state.marker), sum(state.faceUp)]).toEqual([0, -1, 0])
        expect(sum(state.held.slice(state.gold.length).map(size))).toBe(0)
      }),
    )
  })

  test('R39: when a kingdom is scored, every province with pyramids has an owner', () => {
    always(seed =>
      everyStep(seed, ({ state }) => {
        if (frameOf(state).phase !== 'bonus') return
        const owned = state.owned.flat()
        for (const [province, pyramids] of state.pyramids.entries())
          if (pyramids > 0) expect(owned).toContain(province)
      }),
    )
  })

  test('[7.1] R4: whoever is asked may sell any card in hand, unless an offer is being packed', () => {
    always(seed =>
      everyStep(seed, ({ state }) => {
        const turn = amunRe.turn(state)
        if (turn.kind !== 'seats') return
        for (const seat of turn.seats) {
          const packing = frameOf(state).phase === 'sacrifice' && state.offer[seat] !== 0
          const kinds = state.held[seat].filter(count => count > 0).length
          const sales = amunRe.legal(state, seat).filter(action => action.type === 'sell').length
          expect(sales).toBe(packing ? 0 : kinds)
        }
      }),
    )
  })

  test('R33 R35: in phases 5 and 6 being asked depends on the number of cards alone', () => {
    always(seed =>
      everyStep(seed, ({ state }) => {
        const turn = amunRe.turn(state)
        const { phase, seat } = frameOf(state)
        if (phase === 'income') expect(handSize(state, seat)).toBeGreaterThan(0)
        if (phase !== 'bonus' || turn.kind !== 'seats') return
        for (const asked of turn.seats) expect(handSize(state, asked)).toBeGreaterThan(0)
      }),
    )
  })

  test('no list is longer than about a hundred, but that of the offers', () => {
    let longest = 0
    always(seed =>
      everyStep(seed, ({ before, actor }) => {
        if (actor === 'chance' || frameOf(before).phase === 'sacrifice') return
        longest = Math.max(longest, amunRe.legal(before, actor).length)
      }),
    )
    expect(longest).toBeLessThanOrEqual(2 * 5 * BIDS.length + 12)
  })
})
