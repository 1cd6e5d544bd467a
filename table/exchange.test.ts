/** The exchange: nobody's bytes are shown before everybody's are promised, and what is not shown in time is not waited for. */
import { describe, expect, test } from 'vitest'
import { start } from './act.ts'
import { dueOf } from './due.ts'
import { beginSoon, isTwoSteps, show } from './exchange.ts'
import { exportMatch } from './export.ts'
import { newTable, sit, stand } from './lobby.ts'
import type { Table } from './table.ts'
import { at, granted } from './testing.ts'

const people = ['p0', 'p1', 'p2']
const bytes = (n: number) => `${n}`.repeat(32)
/** In tests the hash of something is its name. */
const hashOf = (text: string) => `hash of ${text}`

function open(seats: number, bots: (string | null)[] = []): Table {
  return newTable({
    id: 'm',
    secret: '5e'.repeat(32),
    commitment: 'c0'.repeat(32),
    game: 'horus',
    seats,
    options: {},
    bots,
    settings: { open: true, rated: false, pace: { kind: 'untimed' } },
    host: { id: 'p0', name: 'P0' },
    now: 1,
  })
}

const come = (table: Table, n: number, promises = true): Table =>
  granted(
    sit(table, {
      guest: { id: people[n], name: people[n] },
      contribution: bytes(n),
      ...(promises && { promise: hashOf(bytes(n + 5)) }),
      now: 10,
    }),
  ).table

const showing = (table: Table, n: number, now = 11, given = bytes(n + 5)) =>
  show(table, { player: people[n], contribution: given, hash: hashOf(given) }, now)

const all = (count: number, promises = true): Table =>
  people.slice(0, count).reduce((table, _, n) => come(table, n, promises), open(count))

describe('an exchange', () => {
  test('a table has a promise and nobody at it: its host comes like everybody', () => {
    const table = open(3)
    expect([table.commitment, table.seats.every(({ player }) => player === null)]).toEqual([
      'c0'.repeat(32),
      true,
    ])
    expect(table.contributions).toEqual([null, null, null])
  })

  test('opens with the last of several people, and what all show is what counts', () => {
    expect(come(open(2), 0).exchange?.until).toBeNull()
    let table = all(3)
    expect(table.exchange?.until).toBe(10_010)
    expect(start(table, at(11))).toEqual({ refused: 'being-shuffled' })
    for (let n = 0; n < 3; n++) table = granted(showing(table, n)).table
    expect(isTwoSteps(table)).toBe(true)
    expect(table.contributions).toEqual([bytes(5), bytes(6), bytes(7)])
    const begun = granted(start(table, at(12)))
    expect(exportMatch(begun.table, begun.rows)).toContain('"promises":["hash of')
  })

  test('that not all finish in time is one step, and the record does not claim two', () => {
    const table = granted(showing(all(2), 0)).table
    expect(table.contributions).toEqual([bytes(0), bytes(1)])
    expect(showing(table, 1, 10_010)).toEqual({ refused: 'too-late' })
    const begun = granted(start(table, at(10_010)))
    expect([isTwoSteps(begun.table), begun.table.contributions]).toEqual([false, [bytes(0), bytes(1)]])
    expect(exportMatch(begun.table, begun.rows)).not.toContain('promises')
  })

  test('takes only what was promised, once, by those who sit there', () => {
    const table = all(2)
    expect(showing(table, 0, 11, bytes(9))).toEqual({ refused: 'not-promised' })
    expect(showing(table, 2)).toEqual({ refused: 'not-your-seat' })
    const shown = granted(showing(table, 0)).table
    expect(showing(shown, 0)).toEqual({ refused: 'already-so' })
    expect(showing(shown, 0, 11, bytes(9))).toEqual({ refused: 'not-promised' })
  })

  test('is void once something was shown and somebody leaves: whoever comes then could choose', () => {
    const shown = granted(showing(all(2), 0)).table
    const left = granted(stand(shown, 'p1', 12)).table
    const again = come(left, 1)
    expect(again.exchange?.until).toBeNull()
    expect(isTwoSteps(granted(start(again, at(13))).table)).toBe(false)
  })

  test('needs everybody, and several: otherwise there is none', () => {
    expect(all(2, false).exchange?.until).toBeNull()
    expect(come(open(2, [null, 'random']), 0).exchange?.until).toBeNull()
  })

  test('that was asked to begin does so at the end of its time by itself', () => {
    expect(dueOf(all(2))).toEqual([])
    expect(dueOf(granted(beginSoon(all(2))).table)).toEqual([{ kind: 'start', seat: 0, at: 10_010 }])
  })
})
