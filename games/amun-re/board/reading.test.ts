/** What the board works out for people: awards, incomes on every temple space, bonus conditions, hidden cards, the map. */
import { expect, test } from 'vitest'
import { BUILDER, PROVINCE } from '../rules/data.ts'
import { amunRe } from '../rules/index.ts'
import { BLACK, income, offering, RED, turn } from '../rules/position.ts'
import { setup } from '../rules/setup.ts'
import { layoutOf } from './layout.ts'
import { awardsOf, conditionsOf, hiddenCards, incomeAt, offerOf, phaseNumber, standingOf } from './reading.ts'

const see = (state: ReturnType<typeof setup>, seat: number | null = RED) => amunRe.view(state, seat)

test('6.3: the largest province of each side, stones break a tie, tied players share', () => {
  const owned = { red: 'memphis mendes', black: 'buto thebes' }
  const state = turn({ owned, pyramids: 'memphis 2 buto 2 mendes 1 thebes 1', stones: 'buto 1' }, RED)
  const [west, east] = awardsOf(see(state))
  expect(west).toMatchObject({ seats: [BLACK], provinces: [PROVINCE.buto], pyramids: 2, stones: 1 })
  expect(east).toMatchObject({ seats: [RED, BLACK], provinces: [PROVINCE.mendes, PROVINCE.thebes] })
})

test('6.3: without a pyramid nobody is largest', () => {
  const [west, east] = awardsOf(see(turn({ owned: { red: 'memphis' }, stones: 'memphis 2' }, RED)))
  expect([west.seats, east.seats]).toEqual([[], []])
})

test('5.1, 5.2 (T9): the income on every space of the temple, camels on the first two only', () => {
  const state = offering({ owned: { red: 'memphis abu sawu' }, farmers: 'memphis 1 abu 2' })
  expect([1, 2, 3, 4].map(space => incomeAt(see(state), RED, space))).toEqual([14, 17, 13, 16])
})

test('5.3, 5.4: in the harvest the cards that were played count', () => {
  const given = {
    temple: 2,
    owned: { red: 'memphis abu' },
    farmers: 'memphis 2',
    hands: { red: 'eight increase' },
  }
  const state = income(given)
  expect(incomeAt(see(state), RED, 2)).toBe(8)
  amunRe.apply(state, RED, { type: 'eight', province: 'abu' })
  expect(incomeAt(see(state), RED, 2)).toBe(12)
  amunRe.apply(state, RED, { type: 'increase', province: 'memphis' })
  expect(see(state).gold[RED]).toBe(34)
})

test('6.5: how far a seat is with each bonus card', () => {
  const state = turn({ owned: { red: 'memphis buto kharga' }, farmers: 'memphis 2 buto 5' }, RED)
  state.flat[PROVINCE.kharga] = 2
  const conditions = conditionsOf(see(state), RED).map(({ card, have, need, met }) => [card, have, need, met])
  expect(conditions).toEqual([
    ['card-bonus', 8, 7, true],
    ['farmer-bonus', 9, 9, true],
    ['egypt-bonus', 2, 3, false],
    ['side-bonus', 3, 3, true],
    ['bank-bonus', 2, 3, false],
  ])
})

test('of all cards, those in the own hand and in the discard are not hidden', () => {
  const state = turn({ hands: { red: 'builder builder', black: 'builder' } }, RED)
  state.deck[BUILDER]--
  state.discard[BUILDER]++
  expect(hiddenCards(see(state))[BUILDER]).toBe(5)
  expect(hiddenCards(see(state, null))[BUILDER]).toBe(7)
})

test('4.1: a sealed offer is a vessel to others and gold to its owner', () => {
  const state = offering({})
  expect(offerOf(see(state), BLACK)).toBe('open')
  amunRe.apply(state, BLACK, { type: 'offer', gold: 5, correction: false })
  expect([offerOf(see(state), BLACK), offerOf(see(state, BLACK), BLACK)]).toEqual(['sealed', 5])
  expect(phaseNumber(see(state))).toBe(4)
})

test('a province is on offer, owned, still to come or not in the match', () => {
  const state = turn({ owned: { red: 'memphis' } }, RED)
  state.offered.push(PROVINCE.buto)
  state.pile[PROVINCE.abu] = 0
  const standings = ['buto', 'memphis', 'edfu', 'abu'].map(id => standingOf(see(state), PROVINCE[id]))
  expect(standings).toEqual(['offered', 'owned', 'coming', 'out'])
})

test('every province has a cell of its own, also when a table corrects the map', () => {
  const printed = layoutOf(setup(3, { openGold: false, provinces: {}, limitedStones: false }).board)
  expect([printed.rows, printed.empty]).toEqual([4, [{ column: 3, row: 1 }]])
  const provinces = { buto: { bank: false }, mendes: { side: 'west' }, abydos: { bank: false } }
  const { cells } = layoutOf(setup(3, { openGold: false, provinces, limitedStones: false }).board)
  expect(new Set(cells.map(({ column, row }) => `${column} ${row}`)).size).toBe(15)
})
