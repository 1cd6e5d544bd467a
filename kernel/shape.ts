/** The shape of actions: a table that says what each field of each action may hold, so that junk is recognised before any rule is asked. */
import type { ActionBase } from './game.ts'

/** Whether a value may stand in a field. */
export type Field = (value: unknown) => boolean

/** For every type of action, its fields. The compiler sees to it that none is missing and none too many. */
export type Shapes<A extends ActionBase> = {
  readonly [T in A['type']]: { readonly [F in Exclude<keyof Extract<A, { type: T }>, 'type'>]: Field }
}

/** A whole number from `min` to `max`. */
export function whole(min: number, max: number): Field {
  return value => Number.isInteger(value) && (value as number) >= min && (value as number) <= max
}

/** One of these words. */
export function oneOf(words: readonly string[]): Field {
  return value => typeof value === 'string' && words.includes(value)
}

/** A list of exactly `length` such values. */
export function list(length: number, field: Field): Field {
  return value => Array.isArray(value) && value.length === length && value.every(field)
}

/** True or false. */
export const flag: Field = value => typeof value === 'boolean'

/** Whether a value is an action of one of these shapes, with every field right and no field more. */
export function fits<A extends ActionBase>(shapes: Shapes<A>, value: unknown): value is A {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  const given = value as Record<string, unknown>
  const type = given.type
  if (typeof type !== 'string' || !Object.hasOwn(shapes, type)) return false
  const fields = Object.entries(shapes[type as A['type']] as Record<string, Field>)
  if (Object.keys(given).length !== fields.length + 1) return false
  return fields.every(([name, field]) => Object.hasOwn(given, name) && field(given[name]))
}
