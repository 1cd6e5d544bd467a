/** The tables of the board: what the sources say about them must hold, whatever is reconstructed; and what a table may correct. */
import { describe, expect, test } from 'vitest'
import { BadInput, readOptions } from '../../../kernel/options.ts'
import { boardOf } from './board.ts'
import { BIDS, COPIES, PRICES, PROVINCE, PROVINCES, type Province } from './data.ts'
import { amunRe } from './index.ts'
import { position } from './position.ts'

const count = (holds: (province: Province) => boolean) => PROVINCES.filter(holds).length
const table = (value: (province: Province) => number) =>
  Object.fromEntries(PROVINCES.filter(value).map(province => [province.id, value(province)]))
const triples = PROVINCES.flatMap((a, i) =>
  PROVINCES.slice(i + 1).flatMap((b, j) => PROVINCES.slice(i + j + 2).map(c => [a, b, c])),
)
const sum = (three: Province[], value: (province: Province) => number) =>
  three.reduce((total, province) => total + value(province), 0)

describe('the provinces', () => {
  test('there are fifteen, split 8 to 7 by side, half of Egypt and bank', () => {
    expect(new Set(PROVINCES.map(({ id }) => id)).size).toBe(15)
    expect(count(({ side }) => side === 'west')).toBe(8)
    expect(count(({ egypt }) => egypt === 'lower')).toBe(7)
    expect(count(({ bank }) => bank)).toBe(8)
  })

  test('[1.3] [1.4] free cards, stones and gold lie exactly where the rulebook says', () => {
    expect(table(({ freeCards }) => freeCards)).toEqual({ buto: 1, dakhla: 1, edfu: 1, thebes: 2 })
    expect(table(({ freeStones }) => freeStones)).toEqual({ abydos: 1, memphis: 2 })
    expect(table(({ freeGold }) => freeGold)).toEqual({ dakhla: 12 })
  })

  test('[5.2] [6.4] incomes, camels and temples are those of the rulebook', () => {
    expect(table(({ income, camel }) => (camel ? 0 : income))).toEqual({ abu: 4, berenike: 8 })
    expect(table(({ income, camel }) => (camel ? income : 0))).toEqual({ avaris: 8, sawu: 7, kharga: 5 })
    expect(table(({ temples }) => temples)).toEqual({ damanhur: 2, amarna: 1, edfu: 1 })
  })

  test('[3.2] [3.4] R9 limits and farms keep to what is certain', () => {
    const of = (id: string) => PROVINCES[PROVINCE[id]]
    expect(of('baharya')).toMatchObject({ printedFarmers: 2, farms: 2 })
    expect(of('berenike').farms).toBe(0)
    expect([of('memphis').limit, of('buto').limit, of('mendes').limit]).toEqual([3, 0, 0])
    expect(Math.max(of('amarna').limit, of('avaris').limit)).toBeLessThanOrEqual(3)
    expect([of('memphis').farms >= 1, of('abu').farms >= 2]).toEqual([true, true])
    expect(Math.max(...PROVINCES.map(({ farms }) => farms))).toBe(6)
    expect(Math.max(...PROVINCES.map(({ limit }) => limit))).toBe(4)
    expect(count(({ printedFarmers }) => printedFarmers > 0)).toBe(1)
  })

  test('the bonuses for seven cards and for nine farmers can be reached', () => {
    expect(triples).toHaveLength(455)
    expect(triples.some(three => sum(three, ({ limit, freeCards }) => limit + freeCards) >= 7)).toBe(true)
    expect(triples.some(three => sum(three, p => p.farms + p.printedFarmers) >= 9)).toBe(true)
  })
})

describe('cards, bids and prices', () => {
  test('there are 39 power cards and nine spaces to bid on', () => {
    expect(COPIES.reduce((total, n) => total + n, 0)).toBe(39)
    expect(BIDS).toEqual([0, 1, 3, 6, 10, 15, 21, 28, 36])
  })

  test('[3.1] T3: prices are 1, 3, 6 and so on; two cards, four farmers and three stones cost 19', () => {
    expect([1, 5, 6, 7, 8, 9, 10].map(n => PRICES[n])).toEqual([1, 15, 21, 28, 36, 45, 55])
    expect(PRICES[2] + PRICES[4] + PRICES[3]).toBe(19)
  })
})

describe('corrections by the table', () => {
  const fault = (provinces: unknown) => {
    try {
      readOptions(amunRe.meta, { provinces })
      return 'fine'
    } catch (error) {
      if (error instanceof BadInput) return error.message
      throw error
    }
  }

  test('a corrected value is played with, all others stay', () => {
    const provinces = { mendes: { farms: 4 }, sawu: { limit: 3, side: 'west' }, amarna: { temples: 2 } }
    expect(fault(provinces)).toBe('fine')
    const { board } = position({ options: { provinces } })
    const printed = boardOf({})
    expect([board.farms[PROVINCE.mendes], board.limit[PROVINCE.sawu]]).toEqual([4, 3])
    expect([board.west[PROVINCE.sawu], printed.west[PROVINCE.sawu]]).toEqual([1, 0])
    expect([board.temples[PROVINCE.amarna], printed.temples[PROVINCE.amarna]]).toEqual([2, 1])
    expect(board.farms.filter((farms, i) => farms !== printed.farms[i])).toEqual([4])
  })

  test('whatever is wrong is said in one sentence', () => {
    const says = 'The option "provinces" of Amun-Re'
    expect(fault([])).toBe(`${says} must be an object, not [].`)
    expect(fault({ siwa: { farms: 1 } })).toMatch(/must name provinces \(damanhur, .*\), not "siwa"\.$/)
    expect(fault({ abu: 3 })).toBe(`${says} must give abu an object such as {"farms":3}, not 3.`)
    expect(fault({ abu: { gold: 3 } })).toBe(
      `${says} can correct side, egypt, bank, farms, limit, temples of a province, not "gold" of abu.`,
    )
    expect(fault({ abu: { farms: 7 } })).toBe(
      `${says} must give farms of abu as one of 0, 1, 2, 3, 4, 5, 6, not 7.`,
    )
    expect(fault({ abu: { farms: '2' } })).toMatch(/not "2"\.$/)
    expect(fault({ avaris: { limit: 4 } })).toBe(
      `${says} must give limit of avaris as one of 0, 1, 2, 3, not 4.`,
    )
  })

  test('what the rulebook gives cannot be corrected', () => {
    expect(fault({ memphis: { limit: 2 } })).toBe(
      'The option "provinces" of Amun-Re cannot correct limit of memphis, which the rulebook itself gives as 3.',
    )
    for (const [id, values] of [
      ['baharya', { farms: 3 }],
      ['berenike', { farms: 1 }],
      ['buto', { limit: 1 }],
      ['edfu', { temples: 2 }],
    ] as const)
      expect(fault({ [id]: values })).toMatch(/cannot correct/)
  })
})

test('R44: the game is for three to five players', () => {
  expect(amunRe.meta.seats).toEqual({ min: 3, max: 5 })
})
