/** Whether matches could be spread over several databases: every key and every statement of the path of a move contains the match, and what does not is named in docs/scaling.md. */
import { readFileSync } from 'node:fs'
import { PostgresDialect } from 'kysely'
import pg from 'pg'
import { expect, test } from 'vitest'
import { makeStatements } from './statements.ts'

/** By table, the column that says which match it is. */
const OF_MATCH: Readonly<Record<string, string>> = {
  matches: 'id',
  seats: 'match',
  entries: 'match',
  chat: 'match',
  invites: 'match',
  due: 'match',
}

/** Statements that are about many matches or none; each has its way on in docs/scaling.md or is about people alone. */
const ACROSS = [
  'readBehind',
  'openTables',
  'attachedOf',
  'hostedTables',
  'myTables',
  'countTables',
  'dueNow',
  'nextDue',
  'releaseBots',
  'findInvite',
  'oldMatches',
  'oldGuests',
  'removeWords',
  'clearHost',
  'matchesOf',
  'matchesBy',
  'matchesHeld',
  'ordersOf',
  'unfinishedOf',
  'moveHost',
  'moveOwner',
  'moveWords',
  'seatsOf',
  'wordsOf',
  'latest',
  'countMatches',
]

const statements = makeStatements(new PostgresDialect({ pool: new pg.Pool() }), true)
const named = Object.entries(statements).map(([name, make]) => ({ name, sql: make().sql }))
const tablesOf = (sql: string): string[] =>
  Object.keys(OF_MATCH).filter(table => new RegExp(`(from|into|update|join) "${table}"`).test(sql))

test('every statement about a match names the one match that it is about', () => {
  const loose = named.flatMap(({ name, sql }) => {
    const isBound = tablesOf(sql).every(table => {
      const column = OF_MATCH[table]
      const isAdded = new RegExp(`insert into "${table}" \\([^)]*"${column}"`).test(sql)
      return isAdded || new RegExp(`"${column}" = \\$\\d+`).test(sql)
    })
    return isBound ? [] : [name]
  })
  expect(loose.sort()).toEqual([...ACROSS].sort())
})

test('the path of a move has no other statements', () => {
  const path = readFileSync('server/store/matches.ts', 'utf8')
  const [, body] = /export function\* lockTable([\s\S]*?)\/\*\* What bots were to do/.exec(path) ?? []
  const used = [...body.matchAll(/sql\.(\w+)\(/g)].map(([, name]) => name)
  for (const name of ['lockMatch', 'addEntry', 'moveMatch', 'moveAtOnce', 'moveWithDue', 'moveWithCalls'])
    expect(used).toContain(name)
  for (const name of used.filter(one => one !== 'dueNow')) expect(ACROSS).not.toContain(name)
})

test('docs/scaling.md names what goes across matches on behalf of players', () => {
  const text = readFileSync('docs/scaling.md', 'utf8')
  for (const name of ACROSS.slice(0, 11)) expect(text).toContain(`\`${name}\``)
})
