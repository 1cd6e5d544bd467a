/** The catalogue of the house in two parts: nothing is lost, nothing is in both, and what the first sight names is in the first. */
import { expect, test } from 'vitest'
import { CATALOGUES } from '../words/all.ts'
import { namedIn, split } from './first-words.ts'

type Sections = Parameters<typeof namedIn>[1]

const entriesOf = (sections: Sections): string[] =>
  Object.entries(sections).flatMap(([section, entries]) =>
    Object.keys(entries).map(key => `${section}.${key}`),
  )

test.each(Object.entries(CATALOGUES))('%s: both parts together are the catalogue', (_, catalogue) => {
  const sections = catalogue as unknown as Sections
  const { first, rest } = split(sections, namedIn(['<p>{w.table.menu}</p>', 'words().story.title'], sections))
  expect([...entriesOf(first), ...entriesOf(rest)].sort()).toEqual(entriesOf(sections).sort())
  expect(entriesOf(first).sort()).toEqual(['story.title', 'table.menu'])
})

test('a section that is handed on as a whole is wanted as a whole, and so is one whose entry cannot be told', () => {
  const sections = { one: { a: '', b: '' }, two: { c: '', d: '' }, three: { e: '' } }
  expect(namedIn(['f(w.one)', 'w.two[key]'], sections)).toEqual(
    new Map([
      ['one', new Set(['a', 'b'])],
      ['two', new Set(['c', 'd'])],
    ]),
  )
})
