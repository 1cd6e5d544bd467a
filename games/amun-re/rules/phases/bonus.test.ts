/** Rule 6.5: bonus cards, sealed, and their conditions. */
import { describe, expect, test } from 'vitest'
import { spellCards } from '../cards.ts'
import { amunRe } from '../index.ts'
import { BLACK, choose, legal, type Position, RED, refused, scoring } from '../position.ts'

/** What red gains for bonus cards with these provinces. */
function bonus(owned: string, cards: string, more: Position = {}): number {
  const { state } = scoring({ round: 3, owned: { red: owned }, hands: { red: cards }, ...more })
  choose(state, RED, `bonus ${cards}`)
  return amunRe.score(state)[RED].lines.find(line => line.rule === '6.5')?.points ?? 0
}

describe('[6.5] choosing bonus cards', () => {
  test('R35 T13: any set of different kinds that is held; equal ones not twice', () => {
    const hands = { red: 'card-bonus farmer-bonus farmer-bonus' }
    const { state } = scoring({ round: 3, hands })
    expect(legal(state, RED)).toEqual([
      'bonus',
      'bonus card-bonus',
      'bonus farmer-bonus',
      'bonus card-bonus farmer-bonus',
      'sell card-bonus',
      'sell farmer-bonus',
    ])
    expect(refused(state, RED, 'bonus farmer-bonus farmer-bonus')).toBe('7.2')
    expect(refused(state, RED, 'bonus builder')).toBe('unknown-action')
    expect(refused(state, RED, 'bonus bank-bonus')).toBe('6.5')
    expect(refused(state, RED, 'bonus farmer-bonus card-bonus')).toBe('6.5') // each set is written in one way only
  })

  test('R35: sealed by all who hold a card, fitting or not, and revealed together', () => {
    const { state } = scoring({ round: 3, hands: { red: 'card-bonus', black: 'builder' } })
    expect(amunRe.turn(state)).toEqual({ kind: 'seats', seats: [RED, BLACK] })
    const entry = { actor: RED, action: { type: 'bonus', cards: ['card-bonus'] } } as const
    expect(amunRe.seen(state, entry, BLACK)).toEqual({ type: 'bonus' })
    expect(amunRe.binding(state, entry)).toBe('sealed')
    expect(choose(state, RED, 'bonus card-bonus')).toEqual([{ type: 'sealed', seat: RED }])
    expect(amunRe.view(state, BLACK)).toMatchObject({ bonus: [null, 0, null, null], sealed: 0b1101 })
    expect(amunRe.view(state, BLACK).heldSize[RED]).toBe(1)
    const told = choose(state, BLACK, 'bonus')
    expect(told[1]).toEqual({ type: 'bonuses', cards: [['card-bonus'], [], [], []] })
  })

  test('R35: played cards are discarded even if they score nothing; the others are kept for the second scoring', () => {
    const { state } = scoring({
      round: 3,
      owned: { red: 'buto mendes abu' },
      hands: { red: 'card-bonus farmer-bonus' },
    })
    choose(state, RED, 'bonus card-bonus')
    expect(amunRe.score(state)[RED].total).toBe(0)
    expect(spellCards(state.discard)).toEqual(['card-bonus'])
    expect(spellCards(state.held[RED])).toEqual(['farmer-bonus'])
  })

  test('R4: a card may be sold first; who has sold the last one has nothing to choose', () => {
    const { state } = scoring({ round: 3, hands: { red: 'card-bonus', black: 'builder' } })
    choose(state, RED, 'sell card-bonus')
    expect(amunRe.turn(state)).toEqual({ kind: 'seats', seats: [BLACK] })
    expect(state.gold[RED]).toBe(21)
  })
})

describe('[6.5] the conditions', () => {
  test('R36: seven cards at the borders and in the boxes of the three provinces', () => {
    expect(bonus('memphis kharga buto', 'card-bonus')).toBe(3)
    expect(bonus('kharga thebes abu', 'card-bonus')).toBe(3)
    expect(bonus('memphis abydos avaris', 'card-bonus')).toBe(0)
  })

  test('R36 R9: nine farmers, printed and free ones included', () => {
    const owned = 'baharya mendes buto'
    expect(bonus(owned, 'farmer-bonus', { farmers: 'mendes 6', flat: 'buto 1' })).toBe(3)
    expect(bonus(owned, 'farmer-bonus', { farmers: 'mendes 6' })).toBe(0)
  })

  test('R36: all three in one half of Egypt, on one side, on the bank or off it; three different kinds', () => {
    expect(bonus('abu thebes edfu', 'egypt-bonus')).toBe(3)
    expect(bonus('abu thebes buto', 'egypt-bonus')).toBe(0)
    expect(bonus('abu thebes mendes', 'side-bonus')).toBe(3)
    expect(bonus('abu thebes edfu', 'side-bonus')).toBe(0)
    expect(bonus('sawu avaris kharga', 'bank-bonus')).toBe(3)
    expect(bonus('sawu avaris abu', 'bank-bonus')).toBe(0)
    expect(bonus('sawu berenike kharga', 'egypt-bonus bank-bonus')).toBe(6)
    expect(bonus('abu thebes amarna', 'egypt-bonus side-bonus bank-bonus')).toBe(6)
  })
})
