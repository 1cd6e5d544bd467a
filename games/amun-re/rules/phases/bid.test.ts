/** Rules 2.1 to 2.7: the auction, the card just left, the ability to pay, and the two cards of phase 2. */
import { describe, expect, test } from 'vitest'
import { frameOf } from '../../../../kernel/frames.ts'
import { handSize, size } from '../cards.ts'
import { BLOCKADE, OVERBID, PROVINCE, PROVINCE_IDS } from '../data.ts'
import { amunRe } from '../index.ts'
import { auction, BLACK, BLUE, choose, legal, RED, refused, WHITE } from '../position.ts'

const FOUR = 'baharya dakhla abydos sawu'
const bidsOn = (state: Parameters<typeof legal>[0], seat: number, province: string) =>
  legal(state, seat).filter(choice => choice.startsWith(`bid ${province} `))

describe('[2.1] the order of bidding', () => {
  test('T2 R10: the example of the rulebook, from the first bid to the income of Dakhla', () => {
    const state = auction({}, FOUR)
    choose(state, RED, 'bid abydos 3')
    choose(state, BLACK, 'bid sawu 1')
    choose(state, BLUE, 'bid abydos 6')
    expect(refused(state, WHITE, 'bid abydos 6')).toBe('2.2')
    choose(state, WHITE, 'bid abydos 10')
    expect(refused(state, RED, 'bid abydos 15')).toBe('2.3')
    choose(state, RED, 'bid dakhla 0')
    expect(frameOf(state).seat).toBe(BLUE)
    expect(refused(state, BLUE, 'bid sawu 1')).toBe('2.2')
    choose(state, BLUE, 'bid sawu 6')
    expect(frameOf(state).seat).toBe(BLACK)
    const told = choose(state, BLACK, 'bid baharya 0')
    expect(state.owned.map(own => own.map(province => PROVINCE_IDS[province]))).toEqual([
      ['dakhla'],
      ['baharya'],
      ['sawu'],
      ['abydos'],
    ])
    expect(told.filter(event => event.type === 'paid').map(event => event.gold)).toEqual([0, 0, 6, 10])
    expect(state.gold).toEqual([32, 20, 14, 10])
    expect(handSize(state, RED)).toBe(1)
    expect(state.stones[PROVINCE.abydos]).toBe(1)
    expect(frameOf(state)).toMatchObject({ phase: 'cards', seat: RED })
  })

  test('R10: who is overbid does not bid again at once, the others come first', () => {
    const state = auction({ start: 'blue' }, FOUR)
    choose(state, BLUE, 'bid abydos 0')
    choose(state, WHITE, 'bid abydos 1')
    expect(frameOf(state).seat).toBe(RED)
  })

  test('only provinces on offer can be bid on', () => {
    const state = auction({}, FOUR)
    expect(refused(state, RED, 'bid memphis 0')).toBe('2.1')
    expect(refused(state, RED, 'bid abydos 2')).toBe('unknown-action')
  })
})

describe('[2.2] a bid is above all others', () => {
  test('every space of a free card, and only higher ones of a card with a marker', () => {
    const state = auction({ gold: { black: 12 } }, FOUR)
    choose(state, RED, 'bid abydos 3')
    expect(bidsOn(state, BLACK, 'abydos')).toEqual(['bid abydos 6', 'bid abydos 10'])
    expect(bidsOn(state, BLACK, 'sawu')).toHaveLength(5)
    expect(legal(state, BLACK)).toHaveLength(2 + 3 * 5)
  })

  test('R12: whoever must bid can bid 0 on an empty card', () => {
    const state = auction({ gold: { red: 0, black: 0 } }, FOUR)
    expect(legal(state, RED)).toEqual(['bid baharya 0', 'bid dakhla 0', 'bid abydos 0', 'bid sawu 0'])
    choose(state, RED, 'bid abydos 0')
    expect(legal(state, BLACK)).toEqual(['bid baharya 0', 'bid dakhla 0', 'bid sawu 0'])
  })

  test('R12: without gold and cards and with one empty card to go to, the marker goes there unasked', () => {
    const state = auction({ seats: 3, gold: { red: 0 } }, 'baharya dakhla abydos')
    choose(state, RED, 'bid dakhla 0')
    choose(state, BLACK, 'bid abydos 0')
    const told = choose(state, BLUE, 'bid dakhla 1')
    expect(told[1]).toEqual({ type: 'bid', seat: RED, province: 'baharya', gold: 0, play: 'none' })
    expect(state.owned).toEqual([[PROVINCE.baharya], [PROVINCE.abydos], [PROVINCE.dakhla]])
  })

  test('R13: 36 is the highest space and cannot be overbid', () => {
    const state = auction({ gold: { red: 40, black: 90 } }, FOUR)
    choose(state, RED, 'bid abydos 36')
    expect(bidsOn(state, BLACK, 'abydos')).toEqual([])
    expect(refused(state, BLACK, 'bid abydos 36')).toBe('2.2')
    expect(bidsOn(state, BLACK, 'sawu').at(-1)).toBe('bid sawu 36')
  })
})

describe('[2.3] the card just left', () => {
  test('R11: only that card is barred; after being overbid elsewhere one may return', () => {
    const state = auction({ seats: 3 }, 'baharya dakhla abydos')
    choose(state, RED, 'bid abydos 0')
    choose(state, BLACK, 'bid abydos 1')
    choose(state, BLUE, 'bid dakhla 0')
    expect(refused(state, RED, 'bid abydos 3')).toBe('2.3')
    choose(state, RED, 'bid dakhla 1')
    choose(state, BLUE, 'bid abydos 3')
    expect(refused(state, BLACK, 'bid abydos 6')).toBe('2.3')
    choose(state, BLACK, 'bid dakhla 3')
    expect(refused(state, RED, 'bid abydos 6')).toBeUndefined()
    expect(refused(state, RED, 'bid dakhla 6')).toBe('2.3')
  })
})

describe('[2.4] the spaces', () => {
  test('a bid is one of nine numbers', () => {
    const state = auction({ gold: { red: 36 } }, FOUR)
    expect(bidsOn(state, RED, 'sawu').map(choice => choice.split(' ')[2])).toEqual(
      '0 1 3 6 10 15 21 28 36'.split(' '),
    )
  })
})

describe('[2.5] ability to pay', () => {
  test('T19 R5 R14: a card in hand counts one gold, a card played with the bid does not', () => {
    const state = auction({ gold: { red: 5 }, hands: { red: 'blockade' } }, FOUR)
    expect(refused(state, RED, 'bid abydos 6')).toBeUndefined()
    expect(refused(state, RED, 'bid abydos 6 blockade')).toBe('2.5')
    expect(refused(state, RED, 'bid abydos 3 blockade')).toBeUndefined()
    expect(refused(state, RED, 'bid abydos 10')).toBe('2.5')
  })

  test('R14: the gold of Dakhla cannot pay for Dakhla, and an open card counts no more', () => {
    const state = auction(
      { seats: 3, gold: { red: 5 }, hands: { red: 'blockade builder' } },
      'baharya dakhla abu',
    )
    choose(state, RED, 'bid dakhla 3 blockade')
    choose(state, BLACK, 'bid dakhla 10')
    choose(state, BLUE, 'bid abu 3')
    expect(refused(state, RED, 'bid baharya 10')).toBe('2.5')
    expect(refused(state, RED, 'bid baharya 6')).toBeUndefined()
  })
})

describe('[2.6] bidding blockade', () => {
  test('R15: it needs two spaces more, follows its owner, and does not bind the owner', () => {
    const state = auction({ seats: 3, hands: { red: 'blockade' } }, 'baharya dakhla abydos')
    choose(state, RED, 'bid abydos 3 blockade')
    expect(refused(state, BLACK, 'bid abydos 6')).toBe('2.2')
    choose(state, BLACK, 'bid abydos 10')
    expect(refused(state, BLUE, 'bid abydos 15')).toBeUndefined() // the blockade counts only while its owner is the highest
    choose(state, BLUE, 'bid dakhla 0')
    choose(state, RED, 'bid dakhla 1')
    expect(bidsOn(state, BLUE, 'dakhla')).toEqual([])
    choose(state, BLUE, 'bid abydos 15')
    expect(bidsOn(state, BLACK, 'dakhla')[0]).toBe('bid dakhla 6')
  })

  test('R15: on 28 or 36 it is unbeatable', () => {
    const state = auction({ gold: { red: 40, black: 99 }, hands: { red: 'blockade' } }, FOUR)
    choose(state, RED, 'bid abydos 28 blockade')
    expect(bidsOn(state, BLACK, 'abydos')).toEqual([])
    const lower = auction({ gold: { red: 40, black: 99 }, hands: { red: 'blockade' } }, FOUR)
    choose(lower, RED, 'bid abydos 21 blockade')
    expect(bidsOn(lower, BLACK, 'abydos')).toEqual(['bid abydos 36'])
  })

  test('R6 R15: it lies open, in no discard, until the end of the phase', () => {
    const state = auction({ seats: 3, hands: { red: 'blockade' } }, 'baharya dakhla abydos')
    choose(state, RED, 'bid abydos 0 blockade')
    expect([state.faceUp[RED], size(state.discard), handSize(state, RED)]).toEqual([1 << BLOCKADE, 0, 0])
    choose(state, BLACK, 'bid dakhla 0')
    choose(state, BLUE, 'bid baharya 0')
    expect([state.faceUp[RED], state.discard[BLOCKADE]]).toEqual([0, 1])
  })

  test('who holds none cannot play one', () => {
    expect(refused(auction({}, FOUR), RED, 'bid abydos 0 blockade')).toBe('2.6')
  })
})

describe('[2.7] overbid in same province', () => {
  const overbid = () => {
    const state = auction({ seats: 3, hands: { red: 'overbid builder' } }, 'baharya dakhla abydos')
    choose(state, RED, 'bid abydos 0')
    choose(state, BLACK, 'bid abydos 1')
    choose(state, BLUE, 'bid dakhla 0')
    return state
  }

  test('R16: it is played when overbid, with a bid on the same card, and works for the whole phase', () => {
    const state = overbid()
    expect(refused(state, RED, 'bid baharya 0 overbid')).toBe('2.7')
    expect(refused(state, RED, 'bid abydos 1 overbid')).toBe('2.2')
    choose(state, RED, 'bid abydos 3 overbid')
    expect(state.faceUp[RED]).toBe(1 << OVERBID)
    choose(state, BLACK, 'bid dakhla 1')
    choose(state, BLUE, 'bid abydos 6')
    expect(refused(state, RED, 'bid abydos 10')).toBeUndefined()
    expect(refused(state, RED, 'bid baharya 0')).toBeUndefined()
    expect(refused(state, RED, 'bid abydos 10 overbid')).toBe('2.7')
  })

  test('R16: not with the first placement, and not without the card', () => {
    const state = auction({ seats: 3, hands: { red: 'overbid' } }, 'baharya dakhla abydos')
    expect(refused(state, RED, 'bid abydos 0 overbid')).toBe('2.7')
    const without = auction({ seats: 3 }, 'baharya dakhla abydos')
    choose(without, RED, 'bid abydos 0')
    choose(without, BLACK, 'bid abydos 1')
    choose(without, BLUE, 'bid dakhla 0')
    expect(refused(without, RED, 'bid abydos 3 overbid')).toBe('2.7')
  })

  test('R16: against a blockade the bid is still two spaces higher; both cards can be played together', () => {
    const state = auction(
      { seats: 3, hands: { red: 'overbid blockade', black: 'blockade' } },
      'baharya dakhla abu',
    )
    choose(state, RED, 'bid abu 0')
    choose(state, BLACK, 'bid abu 1 blockade')
    choose(state, BLUE, 'bid dakhla 0')
    expect(refused(state, RED, 'bid abu 3 overbid')).toBe('2.2')
    choose(state, RED, 'bid abu 6 both')
    expect(state.faceUp[RED]).toBe((1 << BLOCKADE) | (1 << OVERBID))
    expect(bidsOn(state, BLACK, 'abu')).toEqual([])
  })
})

describe('[7.2] equal cards', () => {
  test('R17: nobody plays two blockades or two overbids in one auction', () => {
    const state = auction(
      { seats: 3, hands: { red: 'blockade blockade overbid overbid' } },
      'baharya dakhla abu',
    )
    choose(state, RED, 'bid abu 0 blockade')
    choose(state, BLACK, 'bid abu 3')
    choose(state, BLUE, 'bid dakhla 0')
    expect(refused(state, RED, 'bid dakhla 1 blockade')).toBe('7.2')
    expect(refused(state, RED, 'bid abu 6 both')).toBe('7.2')
    choose(state, RED, 'bid abu 6 overbid')
    choose(state, BLACK, 'bid dakhla 1')
    choose(state, BLUE, 'bid abu 15')
    expect(refused(state, RED, 'bid abu 21 overbid')).toBe('7.2')
  })
})

describe('[7.1] selling', () => {
  test('R4 R24: a bidder may sell a card for one gold; it lies open on the discard and cannot be taken back', () => {
    const state = auction({ gold: { red: 5 }, hands: { red: 'blockade eight' } }, FOUR)
    expect(legal(state, RED).slice(-2)).toEqual(['sell blockade', 'sell eight'])
    const entry = { actor: RED, action: { type: 'sell', card: 'eight' } } as const
    expect(amunRe.binding(state, entry)).toBe('shown')
    expect(choose(state, RED, 'sell eight')).toEqual([{ type: 'sold', seat: RED, card: 'eight' }])
    expect([state.gold[RED], handSize(state, RED), size(state.discard)]).toEqual([6, 1, 1])
    expect(refused(state, RED, 'sell eight')).toBe('7.1')
    expect(frameOf(state)).toMatchObject({ phase: 'bid', seat: RED })
  })
})
