/** Settings of a device whose browser keeps nothing. */
import { afterEach, expect, test, vi } from 'vitest'
import { stored } from './stored.ts'

afterEach(() => vi.unstubAllGlobals())

test('what is kept is read again, also what another tab has kept', () => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
  stored.set('test.kept', 'a')
  kept.set('test.kept', 'b') // another tab
  expect([stored.get('test.kept'), stored.get('test.unknown')]).toEqual(['b', null])
})

test('storage that throws: a choice holds as long as the page', () => {
  const forbidden = (): never => {
    throw new DOMException('denied', 'SecurityError')
  }
  vi.stubGlobal('localStorage', { getItem: forbidden, setItem: forbidden })
  expect(stored.get('test.forbidden')).toBeNull()
  stored.set('test.forbidden', '1')
  expect(stored.get('test.forbidden')).toBe('1')
})
