/** Choosing by lit elements: step by step to one action, and a change of mind before anything is sent. */
import { expect, test } from 'vitest'
import type { ActionBase } from '../../kernel/game.ts'
import { Chooser, type Question } from './chooser.svelte.ts'

interface Go extends ActionBase {
  readonly path: string
}
const go = (path: string): Go => ({ type: 'go', path })

const question = (ask: number, legal: readonly string[], refused: readonly string[] = []): Question => ({
  ask,
  legal: legal.map(go),
  refused: refused.map(path => [go(path), '2.4'] as const),
  pathOf: action => (action as Go).path.split(' '),
})

function asking(legal: readonly string[], refused: readonly string[] = []) {
  const answers: string[] = []
  const chooser = new Chooser(action => answers.push((action as Go).path))
  chooser.ask(question(1, legal, refused))
  return { chooser, answers }
}

test('the last element of a path answers, once', () => {
  const { chooser, answers } = asking(['a do:it', 'b do:it'])
  chooser.choose('a')
  expect([...chooser.lit]).toEqual(['do:it'])
  chooser.choose('do:it')
  chooser.choose('do:it')
  expect(answers).toEqual(['a do:it'])
})

test('another element of an earlier step can be chosen instead', () => {
  const { chooser, answers } = asking(['a x do:it', 'a y do:it', 'b do:it'])
  chooser.choose('a')
  chooser.choose('x')
  expect(['y', 'b', 'do:it'].map(key => chooser.isOpen(key))).toEqual([true, true, true])
  chooser.choose('y')
  expect(chooser.chosen).toEqual(['a', 'y'])
  chooser.choose('b')
  expect(chooser.chosen).toEqual(['b'])
  expect(chooser.isOpen('x')).toBe(false)
  chooser.choose('do:it')
  expect(answers).toEqual(['b do:it'])
})

test('what is refused says why and chooses nothing', () => {
  const { chooser, answers } = asking(['a'], ['c'])
  chooser.choose('c')
  expect([chooser.forbidden?.rule, chooser.chosen, answers]).toEqual(['2.4', [], []])
})

test('the same question again leaves what was chosen, unless it has become impossible', () => {
  const { chooser } = asking(['a x', 'b x'])
  chooser.choose('a')
  chooser.ask(question(1, ['a x', 'b x']))
  expect(chooser.chosen).toEqual(['a'])
  chooser.ask(question(1, ['b x']))
  expect(chooser.chosen).toEqual([])
})

test('another question begins at its beginning', () => {
  const { chooser } = asking(['a x', 'b x'])
  chooser.choose('a')
  chooser.ask(question(2, ['a x', 'b x']))
  expect(chooser.chosen).toEqual([])
})
