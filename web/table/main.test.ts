/** The main button of the dock: at most one, and it carries out what has been chosen. */
import { expect, test } from 'vitest'
import { mainOf } from './main.ts'

const ways = (...paths: string[]) => paths.map(path => ({ rest: path.split(' ') }))

test('after a choice the one button that ends it', () => {
  expect(mainOf(ways('do:bid'), true)).toBe('do:bid')
  expect(mainOf(ways('do:bid', 'b do:bid'), true)).toBe('do:bid')
  expect(mainOf(ways('do:more x', 'do:done'), true)).toBe('do:done')
})

test('before a choice only what is the only way', () => {
  expect(mainOf(ways('do:end'), false)).toBe('do:end')
  expect(mainOf(ways('do:end', 'a do:bid'), false)).toBeNull()
})

test('of two that end it none is the main one, and none where there is nothing', () => {
  expect(mainOf(ways('do:one', 'do:two'), true)).toBeNull()
  expect(mainOf([], true)).toBeNull()
})
