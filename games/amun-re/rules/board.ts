/** The board as this table plays it: the printed values with the corrections of the table, and what is wrong with a correction. */
import { type Field, PROVINCE, PROVINCE_IDS, PROVINCES, type Province } from './data.ts'
import type { Board } from './types.ts'

type Corrections = Readonly<Record<string, unknown>>

/** What may stand in a corrected field. */
const FIELDS: Readonly<Record<Field, readonly (string | number | boolean)[]>> = {
  side: ['west', 'east'],
  egypt: ['lower', 'upper'],
  bank: [true, false],
  farms: [0, 1, 2, 3, 4, 5, 6],
  limit: [0, 1, 2, 3, 4],
  temples: [1, 2],
}

/** The rulebook's example of the card limit shows that these have no more cards than the three of Memphis. */
const AT_MOST_3 = ['amarna', 'avaris']

const build = (provinces: readonly Province[]): Board => ({
  farms: provinces.map(({ farms }) => farms),
  limit: provinces.map(({ limit }) => limit),
  temples: provinces.map(({ temples }) => temples),
  west: provinces.map(({ side }) => Number(side === 'west')),
  upper: provinces.map(({ egypt }) => Number(egypt === 'upper')),
  bank: provinces.map(({ bank }) => Number(bank)),
})

const PRINTED = build(PROVINCES)

/** The board with these corrections, which have been checked; without any, the same one for all matches. */
export function boardOf(corrections: Corrections): Board {
  if (Object.keys(corrections).length === 0) return PRINTED
  return build(PROVINCES.map(province => ({ ...province, ...(corrections[province.id] as object) })))
}

/** What is wrong with these corrections, to follow "The option … of Amun-Re"; undefined if nothing is. */
export function correctionsFault(corrections: Corrections): string | undefined {
  for (const [id, values] of Object.entries(corrections)) {
    if (!Object.hasOwn(PROVINCE, id))
      return `must name provinces (${PROVINCE_IDS.join(', ')}), not ${JSON.stringify(id)}`
    if (typeof values !== 'object' || values === null || Array.isArray(values))
      return `must give ${id} an object such as {"farms":3}, not ${JSON.stringify(values)}`
    for (const [field, value] of Object.entries(values)) {
      const fault = fieldFault(id, field, value)
      if (fault) return fault
    }
  }
  return undefined
}

function fieldFault(id: string, field: string, value: unknown): string | undefined {
  if (!Object.hasOwn(FIELDS, field))
    return `can correct ${Object.keys(FIELDS).join(', ')} of a province, not ${JSON.stringify(field)} of ${id}`
  const name = field as Field
  const province = PROVINCES[PROVINCE[id]]
  if (!province.reconstructed.includes(name))
    return `cannot correct ${name} of ${id}, which the rulebook itself gives as ${JSON.stringify(province[name])}`
  const capped = name === 'limit' && AT_MOST_3.includes(id)
  const allowed = capped ? FIELDS.limit.slice(0, 4) : FIELDS[name]
  if (allowed.includes(value as string | number | boolean)) return undefined
  return `must give ${name} of ${id} as one of ${allowed.join(', ')}, not ${JSON.stringify(value)}`
}
