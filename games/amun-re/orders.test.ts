/** Standing orders in every situation of the auction, out of the golden matches and out of random ones: what is answered is legal, follows the order, and never exceeds it. */
import { describe, expect, test } from 'vitest'
import { frameOf } from '../../kernel/frames.ts'
import type { Rng, Seat } from '../../kernel/game.ts'
import { pick, seeded } from '../../kernel/rng.ts'
import { walkQuestions } from '../golden.ts'
import { type BidOrder, amunReOrders as orders } from './orders.ts'
import { mayReturn, means } from './rules/auction.ts'
import { lowestSpace } from './rules/bids.ts'
import { BIDS, PROVINCE, PROVINCE_IDS } from './rules/data.ts'
import { amunRe } from './rules/index.ts'
import { OPTIONS } from './rules/position.ts'
import type { State } from './rules/types.ts'

const MATCHES = 6 // two of each size

/** Every question of random matches in which bids are low, so that auctions are long. */
function walkRandom(seed: number, visit: (state: State, seat: Seat) => void): void {
  const rng = seeded(`orders ${seed}`)
  const state = amunRe.setup(3 + (seed % 3), OPTIONS)
  for (let turn = amunRe.turn(state); turn.kind !== 'over'; turn = amunRe.turn(state)) {
    if (turn.kind === 'chance') {
      amunRe.apply(state, 'chance', amunRe.chance(state, rng))
      continue
    }
    const [seat] = turn.seats
    visit(state, seat)
    const legal = amunRe.legal(state, seat)
    const low = legal.filter(action => action.type === 'bid' && action.gold <= 3 + rng.int(12))
    amunRe.apply(state, seat, pick(rng, low.length > 0 ? low : legal))
  }
}

/** Some order for the provinces on offer. */
function someOrder(state: State, rng: Rng): BidOrder {
  const left = state.offered.map(province => PROVINCE_IDS[province])
  return Array.from({ length: 1 + rng.int(left.length) }, () => {
    const [province] = left.splice(rng.int(left.length), 1)
    return { province, gold: BIDS[rng.int(5)] }
  })
}

/** By the rules of the auction alone, from the markers: what the first wish costs that can be had. */
function wanted(state: State, seat: Seat, order: BidOrder): { province: string; gold: number } | undefined {
  return order.flatMap(({ province, gold: most }) => {
    const at = PROVINCE[province]
    const gold = BIDS[lowestSpace(state, seat, at)]
    const isBarred = state.marker[seat] === at && !mayReturn(state, seat)
    return !isBarred && gold <= most && gold <= means(state, seat) ? [{ province, gold }] : []
  })[0]
}

/** What became of orders, so that the test knows it has seen everything; and what was wrong, since an expectation for each would take longer than all the rest. */
const seen = { first: 0, later: 0, nothing: 0, again: 0 }
const wrong: unknown[] = []

function check(state: State, seat: Seat, rng: Rng): void {
  const view = amunRe.view(state, seat)
  const isBid = frameOf(state).phase === 'bid'
  if (orders.about(view) !== (isBid ? `auction ${state.round}` : null)) wrong.push(view)
  if (!isBid) return
  const legal = amunRe.legal(state, seat)
  for (let n = 0; n < 8; n++) {
    const order = someOrder(state, rng)
    const answer = orders.answer(view, legal, order)
    const bid = wanted(state, seat, order)
    const expected = bid && { type: 'bid', ...bid, play: 'none' }
    const isFine = orders.fits(view, order) && JSON.stringify(answer) === JSON.stringify(expected)
    const isLegal = !answer || amunRe.why(state, seat, answer) === undefined
    const place = order.findIndex(({ province }) => province === bid?.province)
    if (!isFine || !isLegal || (bid && bid.gold > order[place].gold)) wrong.push({ order, answer, expected })
    seen[!bid ? 'nothing' : place === 0 ? 'first' : 'later']++
    if (bid && state.marker[seat] >= 0) seen.again++
  }
}

describe('a standing order', () => {
  test('bids the least that is legal on the first province within its most, or nothing, wherever one is asked', () => {
    const rng = seeded('orders')
    walkQuestions('amun-re', (state, seat) => check(state as State, seat, rng))
    for (let seed = 0; seed < MATCHES; seed++) walkRandom(seed, (state, seat) => check(state, seat, rng))
    expect(wrong).toEqual([])
    for (const count of Object.values(seen)) expect(count).toBeGreaterThan(20)
  })

  test('has its owner’s gold and cards for its ground: others’ bids leave them alone', () => {
    const rng = seeded('ground')
    walkRandom(1, (state, seat) => {
      if (frameOf(state).phase !== 'bid') return
      const action = pick(rng, amunRe.legal(state, seat))
      const next = amunRe.clone(state)
      amunRe.apply(next, seat, action)
      if (orders.about(amunRe.view(next, seat)) === null) return
      for (const viewer of state.gold.keys()) {
        const [was, is] = [state, next].map(one => orders.own(amunRe.view(one, viewer)))
        if (viewer !== seat) expect(is).toBe(was)
        else if (action.type === 'sell') expect(is).not.toBe(was)
      }
    })
  })

  test('of anything that is none is not taken', () => {
    walkRandom(2, (state, seat) => {
      if (frameOf(state).phase !== 'bid') return
      const view = amunRe.view(state, seat)
      const province = PROVINCE_IDS[state.offered[0]]
      const foreign = PROVINCE_IDS.find((_, n) => !state.offered.includes(n))
      const wrong = [
        undefined,
        null,
        'all',
        {},
        [],
        [null],
        [[]],
        [{ province }],
        [{ province, gold: 9 }], // no space
        [{ province, gold: -1 }],
        [{ province, gold: '6' }],
        [{ province, gold: 6, play: 'both' }],
        [{ province: foreign, gold: 6 }],
        [{ province: 'toString', gold: 6 }],
        [
          { province, gold: 6 },
          { province, gold: 3 },
        ],
      ]
      for (const order of wrong) expect(orders.fits(view, order)).toBe(false)
    })
  })
})
