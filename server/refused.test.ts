/** Every refusal has a sentence: none reaches a person as a bare word. */
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { isRefusal, REFUSALS } from '../web/refusals.ts'
import { sentenceOf } from './refused.ts'

const sources = readdirSync('server')
  .filter(file => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map(file => readFileSync(`server/${file}`, 'utf8'))

/** What the kernel and the limits give, which no `refused:` in this folder spells out. */
const ELSEWHERE = [
  'not-your-turn',
  'unknown-action',
  'impossible-outcome',
  'start',
  'chance',
  'other',
  'shown',
]

test('what the server refuses is in the list, and the list has nothing else', () => {
  const given = sources.flatMap(text =>
    [...text.matchAll(/(?:refused: |Refused\(\d+, |no\([^)]*, )'([a-z-]+)'/g)].map(([, why]) => why),
  )
  expect(given.filter(why => !isRefusal(why))).toEqual([])
  expect([...new Set([...given, ...ELSEWHERE])].sort()).toEqual(Object.keys(REFUSALS).sort())
})

test('a rule of the game is named by its number', () => {
  expect(sentenceOf('5.3')).toBe('Rule 5.3 of the game forbids it.')
  expect(sentenceOf('stale')).toBe('The table has moved on; look again.')
})
