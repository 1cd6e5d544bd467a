/** Fills a store with copies of real matches of many people: one in ten played to its end, the others somewhere in their first moves; and one that is very long. */
import { randomUUID } from 'node:crypto'
import { games } from '../../games/index.ts'
import { pick, seeded } from '../../kernel/rng.ts'
import { chanceSource, commitmentOf, newSecret } from '../../server/live/shuffle.ts'
import { hashOf } from '../../server/people/identity.ts'
import { addMatch } from '../../server/store/matches.ts'
import { setAddress } from '../../server/store/people.ts'
import { addGuest } from '../../server/store/players.ts'
import { writeResult } from '../../server/store/results.ts'
import type { Store } from '../../server/store/store.ts'
import { act, start } from '../../table/act.ts'
import { takeBack } from '../../table/back.ts'
import { type Guest, newTable } from '../../table/lobby.ts'
import { isRefusal, type LogRow, type Means, type Table } from '../../table/table.ts'

interface Played {
  readonly table: Table
  readonly log: readonly LogRow[]
}

/** So many of them have hundreds of matches. */
const KEEN = 50
const TEMPLATES = 40
const BATCH = 100
const LONGEST_ROWS = 2000

/** People whose names last and who want to be shown; `token-n` is the cookie of the n-th. */
export async function invite(store: Store, count: number): Promise<readonly Guest[]> {
  const guests = Array.from({ length: count }, (_, n) => ({ id: randomUUID(), name: `P${n}` }))
  await store.run(function* (sql) {
    for (const [n, guest] of guests.entries()) {
      yield* addGuest(sql, guest, { hash: hashOf(`token-${n}`), device: '' }, Date.now())
      yield* setAddress(sql, guest.id, `p${n}@localhost`, Date.now())
      yield sql.setShown({ player: guest.id, shown: 1 })
    }
  })
  return guests
}

/** So many matches, with their logs or, for what reads none, without. */
export async function fill(store: Store, count: number, guests: readonly Guest[], logs: boolean) {
  const rng = seeded('stored')
  const ended = Array.from({ length: TEMPLATES }, (_, n) => playOn(n, Number.POSITIVE_INFINITY))
  const begun = Array.from({ length: TEMPLATES }, (_, n) => playOn(n, 1 + rng.int(20)))
  const ids: string[] = []
  let rows = 0
  for (let from = 0; from < count; from += BATCH) {
    await store.run(function* (sql) {
      for (let n = from; n < Math.min(count, from + BATCH); n++) {
        const { table, log } = copy(pick(rng, n % 10 === 0 ? ended : begun), n, guests)
        yield* addMatch(sql, table, logs ? log : [])
        yield* writeResult(sql, table)
        ids.push(table.id)
        rows += log.length
      }
    })
  }
  const long = copy(playAndTakeBack(LONGEST_ROWS), count, guests)
  await store.run(sql => addMatch(sql, long.table, long.log))
  return { ids, longest: long.table.id, rows: rows + long.log.length }
}

const means = (): Means => ({
  now: Date.now(),
  chance: (table, k) => chanceSource({ ...table, match: table.id }, k),
})

function promised() {
  const secret = newSecret()
  return { secret, commitment: commitmentOf(secret) }
}

function begin(n: number): Played {
  const game = pick(seeded(`game ${n}`), Object.values(games))
  const seats = game.meta.seats.max
  const made = newTable({
    id: 'template',
    ...promised(),
    game: game.meta.id,
    seats,
    options: {},
    bots: new Array<string>(seats).fill('random'),
    settings: {
      open: true, // so that an onlooker may read it
      rated: false,
      pace: { kind: 'each', ms: 14 * 24 * 3600_000, late: 'decide' },
    },
    host: { id: 'nobody', name: '' },
    now: Date.now(),
  })
  const change = start(made, means())
  if (isRefusal(change)) throw new Error(change.refused)
  return { table: change.table, log: change.rows }
}

function step({ table, log }: Played, seed: string): Played {
  const seat = table.toAct[0]
  const action = pick(seeded(seed), games[table.game as keyof typeof games].legal(table.state as never, seat))
  const id = `a${log.length}`
  const change = act(table, { seat, ask: table.book.asks[seat], action, id }, means())
  if (isRefusal(change)) throw new Error(change.refused)
  return { table: change.table, log: [...log, ...change.rows] }
}

function playOn(n: number, acts: number): Played {
  let played = begin(n)
  for (let a = 0; a < acts && played.table.status === 'running'; a++) played = step(played, `${n} ${a}`)
  return played
}

/** A match that grows by taking back and playing again, as long as it is allowed to. */
function playAndTakeBack(rows: number): Played {
  let played = begin(0)
  for (let a = 0; played.log.length < rows && played.table.status === 'running'; a++) {
    const seat = played.table.toAct[0]
    played = step(played, `long ${a}`)
    const back = takeBack(played.table, played.log, { seat, steps: 1 }, means())
    if (!isRefusal(back) && played.log.length < rows)
      played = { table: back.table, log: [...played.log, ...back.rows] }
  }
  return played
}

/** The same match under another id, with people on its seats. Everybody plays with everybody, and a few play far more than others. */
function copy({ table, log }: Played, n: number, guests: readonly Guest[]): Played {
  const seats = table.seats.map((_, seat) => {
    const guest = guests[(n * 7 + seat) % (n % 20 === 0 ? KEEN : guests.length)]
    return { player: guest.id, bot: null, name: guest.name }
  })
  const settings = { ...table.settings, rated: true }
  const book = { ...table.book, held: seats.map(({ player }) => player) }
  return { table: { ...table, id: randomUUID(), seats, settings, book, host: seats[0].player }, log }
}
