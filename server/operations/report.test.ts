/** A report says where and why, and nothing that only players may know; a store that is away does not fill the log. */
import { expect, test } from 'vitest'
import { Unavailable } from '../store/store.ts'
import { Reports } from './report.ts'

function reporting() {
  const lines: { readonly level: string; readonly fields: Record<string, unknown> }[] = []
  const at = (level: string) => (fields: object) => void lines.push({ level, fields: { ...fields } })
  const time = { now: 0 }
  const reports = new Reports({ error: at('error'), warn: at('warn') }, () => time.now)
  return { lines, time, reports }
}

test('a fault is logged with its stack under the number that is returned, and counted', () => {
  const { lines, reports } = reporting()
  const number = reports.report(new TypeError("Cannot read properties of undefined (reading 'seat')"), {
    place: 'pool',
    what: 'decide',
    bot: 'solid',
  })
  expect(lines).toHaveLength(1)
  expect(lines[0].level).toBe('error')
  expect(lines[0].fields).toMatchObject({ report: number, place: 'pool', what: 'decide', bot: 'solid' })
  expect(lines[0].fields.error).toMatch(
    /^TypeError: Cannot read properties of undefined \(reading "…"\)\n\s+at .*report\.test\.ts/,
  )
  expect(Object.fromEntries(reports.counts)).toMatchObject({ pool: 1, socket: 0, store: 0 })
})

test('what a message quotes stays out of the log', () => {
  const { lines, reports } = reporting()
  const secrets = [
    `bad action {"type":"bid","gold":17,"cards":[{"kind":"4711"}]}`,
    `invalid input syntax for type bigint: "4711"`,
    `Unexpected token '<', "<4711>" is not valid JSON`,
    `state [1,[4711,3]] is broken\nand {"hand":4711} too`,
    `x${' '.repeat(1000)}4711`,
    `Unexpected token 'x', "{"gold":"4711" x}" is not valid JSON`,
    `Unexpected token 'x', ..."cards":"4711" x, "is not valid JSON`,
    `duplicate key 'it's 4711'`,
    `no answer from https://example.org/t/a-1?invite=4711`,
    `Route GET:/api/links/4711 not found`,
    `t/a-1?invite=4711 is gone`,
    `no session aaaaaaaaaaaa-bbbbbbbbbbbb_4711`,
    `said\n    at 4711 (somewhere)`,
  ]
  for (const secret of secrets) reports.report(new Error(secret), { place: 'http', what: 'test' })
  reports.report('4711', { place: 'http', what: 'test' })
  expect(lines).toHaveLength(secrets.length + 1)
  expect(JSON.stringify(lines)).not.toContain('4711')
})

test('what a page reports is told in the same way, under the number of the page', () => {
  const { lines, reports } = reporting()
  const stack = [
    '4711',
    '    at move (https://example.org/t/4711?invite=4711:1:2)',
    'look@https://example.org/assets/a-1.js:3:4',
  ]
  reports.noteOfPage({
    number: '0a1b2c3d',
    place: 'board',
    message: 'Error: no {"gold":4711}',
    stack: stack.join('\n'),
    version: '0.2.0',
  })
  const error = 'Error: no …\n    at move (:1:2)\nlook@a-1.js:3:4'
  const fields = { report: '0a1b2c3d', place: 'page', what: 'board', version: '0.2.0', error }
  expect(lines).toEqual([{ level: 'warn', fields }])
  expect(reports.counts.get('page')).toBe(1)
})

test('a store that is away is one line in five seconds for each place, which says how many were left out', () => {
  const { lines, time, reports } = reporting()
  const away = new Unavailable(new Error('connect ECONNREFUSED 127.0.0.1:5432'))
  for (let n = 0; n < 10; n++) reports.report(away, { place: 'socket', what: 'act' })
  reports.report(away, { place: 'pulse', what: 'beat' })
  time.now = 5000
  reports.report(away, { place: 'socket', what: 'act' })
  expect(lines.map(({ level, fields }) => [level, fields.place, fields.unsaid])).toEqual([
    ['warn', 'socket', 0],
    ['warn', 'pulse', 0],
    ['warn', 'socket', 9],
  ])
  expect(lines[0].fields.reason).toBe('connect ECONNREFUSED 127.0.0.1:5432')
  expect(Object.fromEntries(reports.counts)).toMatchObject({ socket: 11, pulse: 1 })
})
