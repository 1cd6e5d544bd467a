/** What a wish reads: the whole log only where something is really taken back, so that nobody makes everybody wait by asking (findings/server 12). */
import { expect, test } from 'vitest'
import { gameOf } from '../games/index.ts'
import { hear, type Need, type Wish } from './host.ts'
import type { LogRow, Table } from './table.ts'
import { at, begun } from './testing.ts'

/** How a wish of seat 0 is answered, whether the log was read for it, and the table after it. */
function heard(table: Table, log: readonly LogRow[], wish: Wish) {
  const needs: Need[] = []
  const script = hear(wish, { seat: 0 }, at(5))
  let next = script.next()
  while (!next.done) {
    needs.push(next.value)
    const { need } = next.value
    next = script.next(need === 'table' ? table : need === 'log' ? log : need === 'row' ? false : undefined)
  }
  const { reply, change } = next.value
  return { reply, reads: needs.some(({ need }) => need === 'log'), change: change ?? { table, rows: [] } }
}

test('only what takes back reads the log', () => {
  const { table, rows } = begun({ game: 'horus', seats: 2, bots: [null, null] })
  const own = { match: table.id, id: 'w' }
  const [action] = gameOf('horus').legal(table.state, table.toAct[0])
  const undo: Wish = { t: 'undo', steps: 1, ...own }
  const others: readonly Wish[] = [
    { t: 'act', ask: table.book.asks[0], action, ...own },
    undo, // there is nothing to be taken back, as the counters tell
    { t: 'propose', wish: { kind: 'draw' }, ...own },
    { t: 'propose', wish: { kind: 'abandon' }, ...own },
    { t: 'agree', ...own },
    { t: 'decline', ...own },
    { t: 'resign', ...own },
    { t: 'bot', sits: true, ...own },
    { t: 'order', about: 'x', order: null, ...own },
  ]
  expect(others.filter(wish => heard(table, rows, wish).reads)).toEqual([])
  const { change } = heard(table, rows, others[0])
  const back = heard(change.table, [...rows, ...change.rows], { ...undo, id: 'u' })
  expect([back.reply, back.reads]).toEqual([{ done: true }, true])
})
