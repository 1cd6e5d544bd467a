/** Tables for tests: made in one call, with a clock that is given and a chance that repeats itself. */
import { seeded } from '../kernel/rng.ts'
import { start } from './act.ts'
import { type NewTable, newTable, sit } from './lobby.ts'
import { type Change, type Changed, isRefusal, type Means, type Table } from './table.ts'

/** Time is what the test says; the k-th outcome is always the same. */
export const at = (now: number): Means => ({ now, chance: (table, k) => seeded(`${table.secret} ${k}`) })

/** A table that waits, with its host on the first free seat: everything that is not said is as usual. */
export function openTable(wish: Partial<NewTable> & Pick<NewTable, 'game' | 'seats' | 'bots'>): Table {
  const table = newTable({
    id: 'm',
    secret: '5e'.repeat(32),
    commitment: 'c0'.repeat(32),
    options: {},
    settings: { open: true, rated: false, pace: { kind: 'untimed' } },
    host: { id: 'p0', name: 'P0' },
    now: 1,
    ...wish,
  })
  const seated = sit(table, {
    guest: wish.host ?? { id: 'p0', name: 'P0' },
    contribution: 'aa'.repeat(16),
    now: 1,
  })
  return isRefusal(seated) ? table : { ...seated.table, version: 0 }
}

/** A match that has begun: whoever is no bot is a person `p0`, `p1` …, who has come. */
export function begun(wish: Parameters<typeof openTable>[0]): Changed {
  const table = openTable(wish)
  const seats = table.seats.map((sitter, seat) =>
    sitter.bot === null ? { player: `p${seat}`, bot: null, name: `P${seat}` } : sitter,
  )
  const contributions = seats.map(({ bot }) => (bot === null ? 'bb'.repeat(16) : null))
  return granted(start({ ...table, seats, contributions }, at(2)))
}

/** A change that must not be refused. */
export function granted(change: Change): Changed {
  if (isRefusal(change)) throw new Error(`refused: ${change.refused}`)
  return change
}
