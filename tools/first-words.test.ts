/** The catalogue of the house in parts: nothing is lost, nothing is in two of them, and each sight has what it names. */
import { expect, test } from 'vitest'
import { CATALOGUES } from '../words/all.ts'
import { namedIn, split } from './first-words.ts'

type Sections = Parameters<typeof namedIn>[1]

const entriesOf = (sections: Sections): string[] =>
  Object.entries(sections).flatMap(([section, entries]) =>
    Object.keys(entries).map(key => `${section}.${key}`),
  )

test.each(Object.entries(CATALOGUES))('%s: all parts together are the catalogue', (_, catalogue) => {
  const sections = catalogue as unknown as Sections
  const seen = (source: string) => namedIn([source], sections)
  const parts = split(sections, {
    first: seen('<p>{w.newer.waits}</p>'),
    table: seen('<p>{w.table.menu}{w.app.loading}</p>'),
    site: seen('words().front.bots + words().app.loading'),
  })
  expect(Object.values(parts).flatMap(entriesOf).sort()).toEqual(entriesOf(sections).sort())
  expect(entriesOf(parts.first).sort()).toEqual(['app.loading', 'newer.waits'])
  expect([entriesOf(parts.table), entriesOf(parts.site)]).toEqual([['table.menu'], ['front.bots']])
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
