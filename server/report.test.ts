/** A report says where and why, and nothing that only players may know; a store that is away does not fill the log. */
import { expect, test } from 'vitest'
import { Reports } from './report.ts'
import { Unavailable } from './store/store.ts'

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
  expect(lines[0].fields.error).toMatch(/^TypeError: Cannot read .*'seat'\)\n\s+at .*report\.test\.ts/)
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
  ]
  for (const secret of secrets) reports.report(new Error(secret), { place: 'http', what: 'test' })
  reports.report('4711', { place: 'http', what: 'test' })
  expect(lines).toHaveLength(secrets.length + 1)
  expect(JSON.stringify(lines)).not.toContain('4711')
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
