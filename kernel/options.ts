/** Reads what a table has chosen: fills in the defaults and refuses what does not exist, in one sentence. */
import type { Meta, Option } from './game.ts'

/** Bad input: the message is one sentence that says what was wrong and what would be right. */
export class BadInput extends Error {}

/** The options of a match, complete and checked. Throws BadInput. */
export function readOptions(meta: Meta, given: unknown): Record<string, unknown> {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) {
    throw new BadInput(`The options of ${meta.title} must be an object such as {}.`)
  }
  const known = meta.options.map(option => option.id)
  for (const id of Object.keys(given)) {
    if (known.includes(id)) continue
    const choice = known.length > 0 ? `it has ${known.join(', ')}` : 'it has none'
    throw new BadInput(`${meta.title} has no option "${id}"; ${choice}.`)
  }
  const options: Record<string, unknown> = {}
  for (const option of meta.options) {
    const value: unknown = (given as Record<string, unknown>)[option.id] ?? option.default
    const fault = faultOf(option, value)
    if (fault) throw new BadInput(`The option "${option.id}" of ${meta.title} ${fault}.`)
    options[option.id] = value
  }
  return options
}

/** The number of seats, checked. Throws BadInput. */
export function readSeats(meta: Meta, seats: unknown): number {
  const { min, max } = meta.seats
  if (Number.isInteger(seats) && (seats as number) >= min && (seats as number) <= max) return seats as number
  const range = min === max ? `${min}` : `${min} to ${max}`
  throw new BadInput(`${meta.title} is for ${range} players, not ${String(seats)}.`)
}

function faultOf(option: Option, value: unknown): string | undefined {
  const got = JSON.stringify(value)
  switch (option.kind) {
    case 'flag':
      return typeof value === 'boolean' ? undefined : `must be true or false, not ${got}`
    case 'number': {
      const inside =
        Number.isInteger(value) && (value as number) >= option.min && (value as number) <= option.max
      return inside ? undefined : `must be a whole number from ${option.min} to ${option.max}, not ${got}`
    }
    case 'choice':
      return option.choices.includes(value as string)
        ? undefined
        : `must be one of ${option.choices.join(', ')}, not ${got}`
    case 'table':
      if (typeof value !== 'object' || value === null || Array.isArray(value))
        return `must be an object, not ${got}`
      return option.fault(value as Readonly<Record<string, unknown>>)
  }
}
