/** The record of npm run torture is of versions: what happened to other sources is told, and does not count for these. */
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { countsOf, readRecord, tell, versionOfSources } from './record.mjs'

const fault = (sources: string, kind: string, lateMs: number) => ({
  at: '2026-11-17',
  store: 'sqlite',
  fault: kind,
  sources,
  acknowledged: 10,
  lateMs,
  megabytes: 120,
})

test('what happened to these sources and to earlier ones is told apart', () => {
  const lines = [fault('aaaaaa', 'kill', 40), fault('bbbbbb', 'kill', 50), fault('bbbbbb', 'kill', 30)]
  expect(tell(lines, 'bbbbbb')).toEqual([
    'On these sources (bbbbbb):',
    'sqlite kill: 2 times, 20 actions acknowledged, watchers right after 50 ms (p95), 50 ms (all), 120 MB',
    'On earlier sources:',
    'sqlite kill: 1 times, 10 actions acknowledged, watchers right after 40 ms (p95), 40 ms (all), 120 MB',
  ])
  expect(countsOf(lines.slice(1))).toEqual({ 'sqlite kill': 2 })
})

test('the version follows what a server is made of, and no test', () => {
  const root = mkdtempSync(join(tmpdir(), 'iteru-sources-'))
  for (const folder of ['kernel', 'server/whole', 'table']) mkdirSync(join(root, folder), { recursive: true })
  cpSync('server/main.ts', join(root, 'server/main.ts'))
  const before = versionOfSources(root)
  expect(before).toMatch(/^[0-9a-f]{6}$/)
  writeFileSync(join(root, 'server/main.test.ts'), '')
  writeFileSync(join(root, 'server/whole/all.ts'), '')
  expect(versionOfSources(root)).toBe(before)
  writeFileSync(join(root, 'table/table.ts'), '')
  expect(versionOfSources(root)).not.toBe(before)
  rmSync(root, { recursive: true })
})

test('every line of the record in docs can be read', () => {
  for (const { at, store, fault: kind } of readRecord('docs/torture.jsonl')) {
    expect(at).toMatch(/^2\d{3}-\d\d-\d\d/)
    expect(['sqlite', 'postgres', 'disk', 'standby', 'flood', 'outbox']).toContain(store)
    expect(kind).not.toBe('')
  }
})
