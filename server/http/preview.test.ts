/** What a link shows before it is opened, read as programs read it: without running a script. */
import { expect, test } from 'vitest'
import type { Table } from '../../table/table.ts'
import { begun } from '../../table/testing.ts'
import { previewOf, withPreview } from './preview.ts'

const PAGE = '<head><title>Iteru</title><meta name="description" content="Four games." /></head><body></body>'
const contentOf = (html: string, property: string): string | undefined =>
  new RegExp(`<meta (?:property|name)="${property}" content="([^"]*)"`).exec(html)?.[1]

/** A finished match of Aton with people of these names. */
function finished(names: readonly string[], open: boolean, places = [2, 1]): Table {
  const { table } = begun({ game: 'aton', seats: 2, bots: [null, null], secret: 'preview' })
  return {
    ...table,
    status: 'over',
    settings: { ...table.settings, open },
    seats: table.seats.map((sitter, seat) => ({ ...sitter, name: names[seat] })),
    result: { kind: 'over', ending: 'forty', places },
  }
}

test('a finished match that anybody may watch tells who won, in the language that is asked for', () => {
  const table = finished(['Isis', 'Seth'], true)
  const html = withPreview(PAGE, previewOf(table, 'en'), 'https://play.example')
  expect(contentOf(html, 'og:title')).toBe('Aton')
  expect(contentOf(html, 'og:description')).toBe('Seth wins: Seth 0, Isis 0.')
  expect(contentOf(html, 'description')).toBe('Seth wins: Seth 0, Isis 0.')
  expect(contentOf(html, 'og:image')).toBe('https://play.example/preview/aton.png')
  expect(html).toContain('<title>Aton · Iteru</title>')
  expect(previewOf(table, 'de').sentence).toMatch(/^Seth gewinnt/)
  expect(previewOf(finished(['Isis', 'Seth'], true, [1, 1]), 'en').sentence).toMatch(/^Isis and Seth share/)
})

test('a table by invitation gives nothing but the name of its game', () => {
  const html = withPreview(PAGE, previewOf(finished(['Isis', 'Seth'], false), 'en'), 'https://play.example')
  expect(contentOf(html, 'og:title')).toBe('Aton')
  expect(contentOf(html, 'og:description')).toBeUndefined()
  expect(html).not.toMatch(/Isis|Seth/)
})

test('what people call themselves cannot become markup', () => {
  const html = withPreview(
    PAGE,
    previewOf(finished(['"><script>alert(1)</script>', '$& &amp;'], true, [1, 2]), 'en'),
    'http://a',
  )
  expect(html).not.toContain('<script')
  expect(contentOf(html, 'og:description')).toContain('&quot;&gt;&lt;script&gt;')
  expect(contentOf(html, 'og:description')).toContain('$&amp; &amp;amp;')
})
