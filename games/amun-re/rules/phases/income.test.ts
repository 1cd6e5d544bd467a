/** Rules 5.1 to 5.4: harvest, further income, and the two cards of phase 5. */
import { describe, expect, test } from 'vitest'
import { frameOf } from '../../../../kernel/frames.ts'
import { spellCards } from '../cards.ts'
import { beginIncome } from '../harvest.ts'
import { amunRe } from '../index.ts'
import { BLACK, choose, income, legal, type Position, position, RED, refused, WHITE } from '../position.ts'

/** What red gains without playing a card. */
const gain = (given: Position) => income({ ...given, gold: { red: 0 } }).gold[RED]

describe('[5.1] the harvest', () => {
  test('T9: temple 2 with Memphis (1 farmer), Abu (2) and Sawu (none) brings 17', () => {
    expect(gain({ temple: 2, owned: { red: 'memphis abu sawu' }, farmers: 'memphis 1 abu 2' })).toBe(17)
  })

  test('R9: printed farmers and farmers on flat land harvest too', () => {
    expect(gain({ temple: 3, owned: { red: 'baharya' }, farmers: 'baharya 1', flat: 'baharya 2' })).toBe(15)
  })

  test('R33: the new start player begins, the others follow clockwise', () => {
    const state = position({ start: 'white', temple: 1, hands: { red: 'builder', black: 'builder' } })
    const told: unknown[] = []
    beginIncome(state, event => told.push(event))
    expect(told.slice(1)).toEqual([{ type: 'income', seat: WHITE, harvest: 0, further: 0, eight: 0 }])
    expect(frameOf(state)).toMatchObject({ phase: 'income', seat: RED })
    choose(state, RED, 'done')
    expect(frameOf(state).seat).toBe(BLACK)
  })
})

describe('[5.2] further income', () => {
  test('coins always, camels only with the temple on space 1 or 2', () => {
    const all = { owned: { red: 'abu berenike kharga' } }
    expect([1, 2, 3, 4].map(temple => gain({ ...all, temple }))).toEqual([17, 17, 12, 12])
    const camels = { owned: { red: 'sawu avaris' } }
    expect([2, 3].map(temple => gain({ ...camels, temple }))).toEqual([15, 0])
  })
})

const CARDS: Position = {
  temple: 3,
  owned: { red: 'abu mendes sawu' },
  farmers: 'abu 2 mendes 4',
  hands: { red: 'eight eight increase increase builder' },
  gold: { red: 0 },
}

describe('[5.3] 8 gold', () => {
  test('R34: it replaces harvest and further income of a province, camel or not', () => {
    const state = income(CARDS)
    choose(state, RED, 'eight abu')
    const told = choose(state, RED, 'done')
    expect(told[0]).toEqual({ type: 'income', seat: RED, harvest: 12, further: 0, eight: 8 })
    const camel = income(CARDS)
    choose(camel, RED, 'eight sawu', 'done')
    expect(camel.gold[RED]).toBe(8 + 6 + 4 + 12)
  })

  test('R33: one of them in a round, only in an own province, only if it is held', () => {
    const state = income(CARDS)
    expect(refused(state, RED, 'eight edfu')).toBe('5.3')
    choose(state, RED, 'eight abu')
    expect(refused(state, RED, 'eight sawu')).toBe('7.2')
    expect(refused(income({ ...CARDS, hands: { red: 'builder' } }), RED, 'eight abu')).toBe('5.3')
  })
})

describe('[5.4] harvest increase', () => {
  test('R34: one gold more for every farmer there, printed and free ones too, none for further income', () => {
    const state = income(CARDS)
    choose(state, RED, 'increase abu', 'done')
    expect(state.gold[RED]).toBe(12 + 4 + 8)
    const printed = income({
      temple: 1,
      owned: { red: 'baharya' },
      flat: 'baharya 1',
      hands: { red: 'increase' },
      gold: { red: 0 },
    })
    choose(printed, RED, 'increase baharya')
    expect(printed.gold[RED]).toBe(6)
  })

  test('R33: both cards in one round, but not on the same province; then nothing more is asked', () => {
    const state = income(CARDS)
    choose(state, RED, 'increase mendes')
    expect(refused(state, RED, 'increase abu')).toBe('7.2')
    expect(refused(state, RED, 'eight mendes')).toBe('5.3')
    const told = choose(state, RED, 'eight abu')
    expect(told[1]).toEqual({ type: 'income', seat: RED, harvest: 16, further: 0, eight: 8 })
    expect(spellCards(state.discard)).toEqual(['eight', 'increase'])
    const reverse = income(CARDS)
    choose(reverse, RED, 'eight mendes')
    expect(refused(reverse, RED, 'increase mendes')).toBe('5.4')
  })

  test('R33: whoever holds a card is asked, fitting or not; the question betrays nothing', () => {
    const asked = (hand: string) => amunRe.turn(income({ ...CARDS, hands: { red: hand } }))
    expect(asked('builder')).toEqual({ kind: 'seats', seats: [RED] })
    expect(asked('eight')).toEqual({ kind: 'seats', seats: [RED] })
    expect(asked('')).toEqual({ kind: 'chance' })
  })

  test('R4: a card may be sold before the income; without a card left the income is paid', () => {
    const state = income({ ...CARDS, hands: { red: 'builder' } })
    expect(legal(state, RED)).toEqual(['done', 'sell builder'])
    choose(state, RED, 'sell builder')
    expect(state.gold[RED]).toBe(1 + 6 + 4 + 12)
  })
})
