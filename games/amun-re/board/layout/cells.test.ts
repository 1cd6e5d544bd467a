/** Where the plots lie: a cell for every province. */
import { expect, test } from 'vitest'
import { setup } from '../../rules/setup.ts'
import { layoutOf } from './cells.ts'

test('every province has a cell of its own, also when a table corrects the map', () => {
  const printed = layoutOf(setup(3, { openGold: false, provinces: {}, limitedStones: false }).board)
  expect([printed.rows, printed.empty]).toEqual([4, [{ column: 3, row: 1 }]])
  const provinces = { buto: { bank: false }, mendes: { side: 'west' }, abydos: { bank: false } }
  const { cells } = layoutOf(setup(3, { openGold: false, provinces, limitedStones: false }).board)
  expect(new Set(cells.map(({ column, row }) => `${column} ${row}`)).size).toBe(15)
})
