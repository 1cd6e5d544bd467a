/** Rules 4.4 to 4.6: the ranking, the items, and the new start player. */
import { describe, expect, test } from 'vitest'
import { frameOf } from '../../../../kernel/frames.ts'
import { seeded } from '../../../../kernel/rng.ts'
import { settleHere } from '../../../../kernel/testing.ts'
import { handSize } from '../cards.ts'
import { amunRe } from '../index.ts'
import {
  BLACK,
  BLUE,
  choose,
  legal,
  offering,
  type Position,
  pieces,
  RED,
  refused,
  stack,
  WHITE,
} from '../position.ts'

const OWNED = { red: 'abu edfu', black: 'sawu', blue: 'buto mendes', white: 'thebes' }

/** All have offered this, by seat. */
function offered(given: Position, ...offers: string[]) {
  const state = offering({ owned: OWNED, gold: { red: 30, black: 30, blue: 30, white: 30 }, ...given })
  for (const [seat, offer] of offers.entries()) choose(state, seat, offer)
  return state
}

describe('[4.4] the ranking', () => {
  test('R27: ties go clockwise from the old start player', () => {
    const state = offered({ start: 'blue' }, 'offer 5', 'offer 5', 'offer 5', 'offer 5')
    expect(state.ranking).toEqual([BLUE, WHITE, RED, BLACK])
  })

  test('R28: after the two highest all others choose clockwise from the old start player, whatever they gave', () => {
    const state = offered({ start: 'black' }, 'offer 4', 'offer 1', 'offer 9', 'offer 8')
    expect(state.ranking).toEqual([BLUE, WHITE, BLACK, RED])
  })

  test('R27: thieves rank nowhere; without a second offer nobody takes two items', () => {
    const state = offered({}, 'steal', 'steal', 'offer 1', 'steal')
    expect(state.ranking).toEqual([BLUE])
    expect(legal(state, BLUE)).toHaveLength(20)
    choose(state, BLUE, 'take 0 0 0')
    expect(frameOf(state).phase).toBe('reveal')
  })

  test('three, two and one items; fewer are allowed', () => {
    const state = offered({}, 'offer 1', 'offer 2', 'offer 9', 'offer 3')
    expect(legal(state, BLUE)).toHaveLength(20)
    expect(refused(state, BLUE, 'take 2 1 1')).toBe('4.4')
    choose(state, BLUE, 'take 0 0 0')
    expect(legal(state, WHITE)).toHaveLength(10)
    choose(state, WHITE, 'take 0 1 0')
    expect(legal(state, RED)).toEqual(['take 0 0 0', 'take 0 0 1', 'take 0 1 0', 'take 1 0 0'])
    expect(refused(state, RED, 'take 0 1 1')).toBe('4.4')
  })
})

describe('[4.5] the items', () => {
  test('R29: the whole choice is declared, farmers and stones are placed, cards are drawn last', () => {
    const state = offered({}, 'offer 9', 'steal', 'steal', 'steal')
    choose(state, RED, 'take 1 1 1')
    expect(frameOf(state)).toMatchObject({ phase: 'settle', cards: 1, farmers: 1, stones: 1 })
    expect(legal(state, RED)).toEqual(['farmer abu', 'farmer edfu'])
    expect(refused(state, RED, 'stone abu')).toBe('4.5')
    choose(state, RED, 'farmer edfu')
    expect(legal(state, RED)).toEqual(['stone abu', 'stone edfu'])
    expect(refused(state, RED, 'farmer abu')).toBe('4.5')
    choose(state, RED, 'stone abu')
    expect(amunRe.turn(state)).toEqual({ kind: 'chance' })
    settleHere(amunRe, state, seeded('r29'))
    expect([pieces(state.farmers), pieces(state.stones), handSize(state, RED)]).toEqual([
      'edfu 1',
      'abu 1',
      1,
    ])
  })

  test('R30: no more farmers than empty farms, no more cards than deck and discard', () => {
    const state = offering({ owned: OWNED, farmers: 'abu 2 edfu 1' })
    stack(state, 'eight 1', 'builder 1', BLUE)
    choose(state, RED, 'offer 9')
    for (const seat of [BLACK, BLUE, WHITE]) choose(state, seat, 'steal')
    expect(refused(state, RED, 'take 0 2 0')).toBe('4.5')
    expect(refused(state, RED, 'take 3 0 0')).toBe('4.5')
    expect(refused(state, RED, 'take 2 1 0')).toBeUndefined()
    expect(refused(state, RED, 'take 0 0 3')).toBeUndefined()
  })

  test('R20 R30: the card limit of the provinces does not matter', () => {
    const state = offered({}, 'steal', 'steal', 'offer 2', 'steal')
    choose(state, BLUE, 'take 3 0 0')
    settleHere(amunRe, state, seeded('r20'))
    expect(handSize(state, BLUE)).toBe(3)
  })

  test('R31: neither free farmer nor builder can be used, but three stones still make a pyramid', () => {
    const given = { hands: { red: 'farmer builder' }, stones: 'abu 2' }
    const state = offered(given, 'offer 9', 'steal', 'steal', 'steal')
    expect(refused(state, RED, 'free-farmer abu')).toBe('unknown-action')
    expect(refused(state, RED, 'builder abu')).toBe('unknown-action')
    choose(state, RED, 'take 0 0 3', 'stone abu', 'stone abu')
    expect([pieces(state.stones), pieces(state.pyramids)]).toEqual(['abu 1', 'abu 1'])
    expect(legal(state, RED)).toEqual(['stone abu', 'stone edfu', 'sell farmer', 'sell builder'])
  })

  test('R4: who takes or places items may sell a card', () => {
    const state = offered({ hands: { red: 'eight increase' } }, 'offer 9', 'steal', 'steal', 'steal')
    choose(state, RED, 'sell eight')
    expect(frameOf(state)).toMatchObject({ phase: 'items', seat: RED })
    choose(state, RED, 'take 0 0 1', 'sell increase')
    expect(frameOf(state)).toMatchObject({ phase: 'settle', stones: 1 })
    expect(state.gold[RED]).toBe(23)
  })

  test('R7: with limited stones no more than are left', () => {
    const lying = 'damanhur 2 memphis 2 amarna 2 avaris 2 baharya 2 kharga 2 dakhla 2'
    const state = offered(
      { stones: lying, options: { limitedStones: true } },
      'offer 9',
      'steal',
      'steal',
      'steal',
    )
    expect(refused(state, RED, 'take 0 0 2')).toBe('4.5')
    expect(refused(state, RED, 'take 0 0 1')).toBeUndefined()
  })
})

describe('[4.6] the new start player', () => {
  test('R32: the highest offer takes the pharaoh', () => {
    const state = offered({}, 'steal', 'steal', 'offer 1', 'steal')
    choose(state, BLUE, 'take 0 0 0')
    expect(state.start).toBe(BLUE)
  })

  test('R32: if all steal, it stays where it is', () => {
    const state = offered({ start: 'white' }, 'steal', 'steal', 'steal', 'steal')
    expect([state.start, state.temple, state.total]).toEqual([WHITE, 1, -12])
    expect(frameOf(state).phase).toBe('reveal')
  })
})
