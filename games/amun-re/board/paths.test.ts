/** What cannot be taken back is confirmed once, by a button that says what it does. */
import { expect, test } from 'vitest'
import { finals } from '../../../kernel/final.ts'
import { frameOf } from '../../../kernel/frames.ts'
import { amunRe } from '../rules/index.ts'
import { choose, type Position, RED, turn } from '../rules/position.ts'
import type { Action } from '../rules/types.ts'
import { pathOf } from './paths.ts'

/** By its spelling: the way to every choice of red, at the step of the stones. */
function waysOf(given: Position): Map<string, string> {
  const state = turn(given, RED)
  for (let steps = 0; frameOf(state).phase !== 'stones' && steps < 2; steps++) choose(state, RED, 'done')
  const legal = amunRe.legal(state, RED)
  const final = new Set(finals(amunRe, state, RED, legal).map(([n]) => n))
  const view = amunRe.view(state, RED)
  const spell = ({ type, ...rest }: Action): string => [type, ...Object.values(rest)].join(' ')
  return new Map(legal.map((action, n) => [spell(action), pathOf(action, view, final.has(n)).join(' ')]))
}

test('a turn that ends without stones although some could be bought is asked about once more', () => {
  expect(waysOf({ owned: { red: 'berenike' }, gold: { red: 3 } }).get('done')).toBe('do:done do:endTurn')
  expect(
    waysOf({ owned: { red: 'berenike' }, gold: { red: 0 }, hands: { red: 'eight builder' } }).get('done'),
  ).toBe('do:done')
})

test('a purchase that ends the turn is confirmed; one that leaves something to place is not', () => {
  expect(waysOf({ owned: { red: 'berenike' } }).get('buy stones 2')).toBe('buy:stones:2 do:buy')
  expect(waysOf({ owned: { red: 'berenike abu' } }).get('buy stones 2')).toBe('buy:stones:2')
})
