/** Helpers for plain data: copy, freeze, compare, check. Nothing here knows a game. */

/** A deep copy. Refuses on the spot what is not plain, so that a Map or a class never gets into a state. */
export function copy<T>(value: T): T {
  if (Array.isArray(value)) return value.map(copy) as T
  if (typeof value === 'object' && value !== null) {
    const fault = plainFault(value, '')
    if (fault) throw new Error(fault)
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, copy(part)])) as T
  }
  return value
}

/** Freezes a value all the way down and returns it. */
export function freeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value)
    for (const part of Object.values(value)) freeze(part)
  }
  return value
}

/** Deep equality of plain data, whatever the order of the keys. */
export function same(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a) !== Array.isArray(b)) return false
  const keys = Object.keys(a)
  if (keys.length !== Object.keys(b).length) return false
  const right = b as Record<string, unknown>
  return keys.every(key => Object.hasOwn(b, key) && same((a as Record<string, unknown>)[key], right[key]))
}

/** Where a value is not plain JSON, as one sentence; undefined if it is plain all the way down. */
export function plainFault(value: unknown, path: string): string | undefined {
  const where = path || 'the value'
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return undefined
  if (typeof value === 'number') {
    return Number.isFinite(value) && !Object.is(value, -0)
      ? undefined
      : `${where} is ${value}, not a plain number`
  }
  if (typeof value !== 'object') return `${where} is ${typeof value}, not plain data`
  const proto: unknown = Object.getPrototypeOf(value)
  if (!Array.isArray(value) && proto !== Object.prototype) return `${where} is not a plain object`
  for (const [key, part] of Object.entries(value)) {
    const fault = plainFault(part, `${path}/${key}`)
    if (fault) return fault
  }
  return undefined
}

/** The first place where two plain values differ, for messages; undefined if they are the same. */
export function difference(a: unknown, b: unknown, path = ''): string | undefined {
  if (same(a, b)) return undefined
  if (typeof a === 'object' && typeof b === 'object' && a !== null && b !== null) {
    for (const key of new Set([...Object.keys(a), ...Object.keys(b)])) {
      const at = `${path}/${key}`
      const found = difference((a as Record<string, unknown>)[key], (b as Record<string, unknown>)[key], at)
      if (found) return found
    }
  }
  return `${path || 'the value'}: ${JSON.stringify(a)} against ${JSON.stringify(b)}`
}
