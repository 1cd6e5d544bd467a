/** What can be set on a device: kept, read anew, and harmless when what is kept is nonsense. */
import { afterEach, expect, test, vi } from 'vitest'
import { settings } from './settings.svelte.ts'
import { stored } from './stored.ts'

afterEach(() => {
  settings.choose('speed', 'normal')
  settings.choose('confirm', 'final')
  settings.choose('motion', 'system')
  settings.choose('sound', 'auto')
  vi.unstubAllGlobals()
})

function media(matching: string): void {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes(matching) }))
}

test('speeds: relaxed is slower than normal, fast is faster, instant waits for nothing', () => {
  const paces = (['relaxed', 'normal', 'fast', 'now'] as const).map(speed => {
    settings.choose('speed', speed)
    return settings.pace
  })
  expect(paces).toEqual([...paces].sort((a, b) => b - a))
  expect([paces[1], paces[3]]).toEqual([1, 0])
})

test('what is kept is read anew, and nonsense is the default', () => {
  stored.set('iteru.speed', 'fast')
  expect(settings.speed).toBe('fast')
  stored.set('iteru.speed', 'as fast as light')
  expect(settings.speed).toBe('normal')
})

test('confirmations: what is final, everything, or nothing', () => {
  const asks = (['final', 'always', 'never'] as const).map(confirm => {
    settings.choose('confirm', confirm)
    return [settings.confirms(true), settings.confirms(false)]
  })
  expect(asks).toEqual([
    [true, false],
    [true, true],
    [false, false],
  ])
})

test('motion: as the device wants it, unless somebody has chosen', () => {
  media('reduced-motion')
  expect(settings.prefersReducedMotion).toBe(true)
  settings.choose('motion', 'full')
  expect(settings.prefersReducedMotion).toBe(false)
  media('nothing')
  settings.choose('motion', 'system')
  expect(settings.prefersReducedMotion).toBe(false)
  settings.choose('motion', 'none')
  expect(settings.prefersReducedMotion).toBe(true)
})

test('phones are silent until somebody wants to hear something', () => {
  media('coarse')
  expect([settings.hasSound, settings.volume]).toEqual([false, 0])
  settings.choose('sound', 'on')
  expect(settings.volume).toBeGreaterThan(0)
  media('nothing')
  settings.choose('sound', 'auto')
  expect(settings.volume).toBeGreaterThan(0)
  settings.choose('sound', 'off')
  expect(settings.volume).toBe(0)
})
