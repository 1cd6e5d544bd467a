/** R3: what is public and what is not; and worlds imagined by exact odds. */
import { describe, expect, test } from 'vitest'
import { seeded } from '../../../kernel/rng.ts'
import { act, settleHere } from '../../../kernel/testing.ts'
import { showCard } from './cards.ts'
import { BUILDER, CARD, CORRECTION, KINDS, PROVINCE } from './data.ts'
import { amunRe } from './index.ts'
import {
  auction,
  BLACK,
  choose,
  OPTIONS,
  offering,
  position,
  RED,
  scoring,
  stack,
  turn,
  WHITE,
} from './position.ts'
import { setup } from './setup.ts'
import type { State } from './types.ts'

/** How often something holds in worlds that this viewer imagines. */
function share(state: State, viewer: number | null, holds: (world: State) => boolean, worlds = 4000): number {
  const view = amunRe.view(state, viewer)
  const rng = seeded('worlds')
  let count = 0
  for (let n = 0; n < worlds; n++) if (holds(amunRe.imagine(view, rng))) count++
  return count / worlds
}

describe('R3 the view', () => {
  test('others see how many cards a hand has, its owner which', () => {
    const state = turn({ owned: { red: 'abu' }, hands: { red: 'eight eight builder' } }, RED)
    expect(amunRe.view(state, RED).held[RED]).toEqual(state.held[RED])
    for (const viewer of [BLACK, null])
      expect(amunRe.view(state, viewer)).toMatchObject({
        held: [null, viewer === BLACK ? state.held[BLACK] : null, null, null, null, null, null, null],
        heldSize: [3, 0, 0, 0, 0, 0, 0, 0],
      })
  })

  test('R2: gold is a number that everybody could have counted, whatever the screen shows', () => {
    const veiled = position({ gold: { red: 33 } })
    const open = position({ gold: { red: 33 }, options: { openGold: true } })
    expect(amunRe.view(veiled, BLACK)).toMatchObject({ gold: [33, 20, 20, 20], openGold: false })
    expect(amunRe.view(open, BLACK)).toMatchObject({ gold: [33, 20, 20, 20], openGold: true })
  })

  test('no number in an opposing view depends on hidden cards', () => {
    const one = auction({ hands: { red: 'eight builder' } }, 'thebes abu edfu sawu')
    const two = auction({ hands: { red: 'farmer increase' } }, 'thebes abu edfu sawu')
    expect(amunRe.view(one, BLACK)).toEqual(amunRe.view(two, BLACK))
    expect(amunRe.view(one, null)).toEqual(amunRe.view(two, null))
    expect(amunRe.view(one, RED)).not.toEqual(amunRe.view(two, RED))
  })

  test('discard, size of the deck, bids and open cards are public', () => {
    const state = auction({ hands: { red: 'blockade eight' } }, 'abydos abu baharya sawu')
    choose(state, RED, 'sell eight', 'bid abu 3 blockade')
    const view = amunRe.view(state, null)
    expect(view).toMatchObject({ deck: 37, marker: [13, -1, -1, -1], space: [2, 0, 0, 0] })
    expect([view.faceUp[RED], view.discard[CARD.eight]]).toEqual([1, 1])
  })
})

describe('imagine', () => {
  test('everybody knows the builders of the start', () => {
    const state = setup(3, OPTIONS)
    expect(share(state, BLACK, world => world.held[RED][BUILDER] === 1, 200)).toBe(1)
    const bought = turn({ seats: 3, owned: { red: 'memphis' } }, RED)
    expect(share(bought, BLACK, world => world.held[RED][BUILDER] === 0, 200)).toBe(1)
  })

  test('a hidden hand is drawn by the odds of the unseen cards', () => {
    const state = turn({ owned: { red: 'memphis' }, hands: { black: 'builder builder' } }, RED)
    choose(state, RED, 'buy cards 1')
    settleHere(amunRe, state, seeded('draw'))
    // Black sees two builders: six of the 37 other cards are builders.
    expect(share(state, BLACK, world => world.held[RED][BUILDER] === 1)).toBeCloseTo(6 / 37, 1)
    expect(share(state, WHITE, world => world.held[RED][BUILDER] === 1)).toBeCloseTo(8 / 39, 1)
  })

  test('free cards under a province are unknown to all, the start player too', () => {
    const state = auction({}, 'buto abu baharya sawu')
    expect(share(state, RED, world => world.held[4][BUILDER] === 1)).toBeCloseTo(8 / 39, 1)
  })

  test('after a shuffle the deck is known to be what was discarded, and hands are what was not', () => {
    const state = turn({ owned: { red: 'memphis' }, hands: { black: 'eight increase' } }, RED)
    stack(state, 'builder 1', 'farmer 2 correction 1', WHITE)
    choose(state, RED, 'buy cards 1')
    settleHere(amunRe, state, seeded('shuffle'))
    const view = amunRe.view(state, RED)
    expect([view.unseen[CARD.farmer], view.unseen[CORRECTION], view.unseen[BUILDER]]).toEqual([2, 1, 0])
    expect(
      share(state, RED, world => world.deck[CARD.farmer] === 2 && world.deck[CORRECTION] === 1, 200),
    ).toBe(1)
    // Of the 35 cards that red sees nowhere, two are black's; three of them are "8 gold".
    expect(share(state, RED, world => world.held[BLACK][CARD.eight] > 0)).toBeCloseTo(
      1 - (32 * 31) / (35 * 34),
      1,
    )
    // What is drawn now comes from the three cards of the new deck.
    choose(state, RED, 'done', 'done')
    state.owned[BLACK] = [PROVINCE.kharga]
    state.flow = [{ ...state.flow[0], phase: 'cards', seat: BLACK }]
    choose(state, BLACK, 'buy cards 1')
    act(amunRe, state, 'chance', { type: 'draw', seat: BLACK, card: 'farmer' })
    expect(share(state, RED, world => world.deck[CORRECTION] === 1)).toBeCloseTo(2 / 3, 1)
  })

  test('of equal cards the one held longest goes, so that what an old part of a hand lacks is known', () => {
    const state = position({})
    stack(state, 'builder 7 farmer 5', '', WHITE)
    // Black holds two old cards and two new ones; the new ones are builders.
    state.older = [new Array<number>(8 * KINDS).fill(0)]
    state.lacks = [new Array<number>(8).fill(0)]
    for (const card of ['eight', 'increase']) {
      state.held[WHITE][CARD[card]]--
      state.held[BLACK][CARD[card]]++
      state.older[0][BLACK * KINDS + CARD[card]]++
    }
    for (let kind = 0; kind < KINDS; kind++) state.older[0][WHITE * KINDS + kind] = state.held[WHITE][kind]
    state.deck[BUILDER] -= 2
    state.held[BLACK][BUILDER] += 2
    expect(share(state, RED, world => world.older[0][BLACK * KINDS + BUILDER] > 0)).toBeGreaterThan(0.05)
    showCard(state, BLACK, BUILDER)
    state.discard[BUILDER]++
    amunRe.check(state)
    expect(amunRe.view(state, RED).olderSize[0][BLACK]).toBe(2)
    expect(share(state, RED, world => world.older[0][BLACK * KINDS + BUILDER] > 0, 500)).toBe(0)
  })

  test('a sealed offer is any that the imagined hand allows', () => {
    const state = offering({ seats: 3, gold: { red: 2 }, hands: { red: 'correction eight' } })
    choose(state, RED, 'offer 3 correction')
    for (const [gold, odds] of [
      [-3, 1 / 5],
      [4, 1 / 5],
    ])
      expect(share(state, BLACK, world => world.offer[RED] === gold)).toBeCloseTo(odds, 1)
    expect(share(state, BLACK, world => world.offer[RED] === 0, 200)).toBe(0)
    expect(share(state, BLACK, world => world.correction[RED] <= world.held[RED][CORRECTION], 500)).toBe(1)
    const sold = (world: State) => world.sold[RED].reduce((sum, n) => sum + n, 0)
    expect(share(state, BLACK, world => sold(world) === Math.max(0, world.offer[RED] - 2), 500)).toBe(1)
  })

  test('an offer that is not sealed yet is imagined as not begun', () => {
    const state = offering({ seats: 3, gold: { red: 2 }, hands: { red: 'builder eight' } })
    choose(state, RED, 'offer 3')
    expect(share(state, BLACK, world => world.offer[RED] === 0, 100)).toBe(1)
    expect(share(state, RED, world => world.offer[RED] === 3, 100)).toBe(1)
  })

  test('sealed bonus cards are any that the imagined hand allows', () => {
    const { state } = scoring({ round: 3, hands: { red: 'card-bonus', black: 'builder' } })
    choose(state, RED, 'bonus card-bonus')
    const bonus = (world: State) => world.bonus[RED] > 0
    // Ten of the 38 cards that black does not hold are bonus cards, and each is chosen in half of the worlds.
    expect(share(state, BLACK, bonus)).toBeCloseTo(10 / 38 / 2, 1)
    expect(share(state, BLACK, world => !bonus(world) || world.held[RED][CARD.builder] === 0, 500)).toBe(1)
  })
})
