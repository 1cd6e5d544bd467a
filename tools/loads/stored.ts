/** A full store: what many stored matches cost at the start, in memory, when one of them is opened, and in every list. */
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
import { TestClient } from '../../server/testing/client.ts'
import type { TestStore } from '../../server/testing/servers.ts'
import type { SpawnedServer } from '../../server/testing/spawning.ts'
import { act, start } from '../../table/act.ts'
import { takeBack } from '../../table/back.ts'
import { type Guest, newTable } from '../../table/lobby.ts'
import { isRefusal, type LogRow, type Means, type Table } from '../../table/table.ts'
import { measureLists } from './lists.ts'
import { sumUp } from './times.ts'

interface Played {
  readonly table: Table
  readonly log: readonly LogRow[]
}

const PLAYERS = 10_000
/** So many of them have hundreds of matches. */
const KEEN = 50
const TEMPLATES = 40
const BATCH = 100
const OPENED = 100
const LONGEST_ROWS = 2000

export async function measureStored(server: SpawnedServer, place: TestStore, count: number) {
  const empty = await startAndWeigh(server)
  const { guests, ids, longest, rows } = await prepare(server, place, count, true)
  const full = await startAndWeigh(server)
  const opened = await openSome(server.base, ids, longest)
  const lists = await measureLists(server, guests)
  return {
    stored: count,
    rows,
    players: PLAYERS,
    empty,
    full,
    ...opened,
    lists,
    afterMB: server.megabytes,
  }
}

/** Lists alone: they read no logs, so the matches have none, which takes a sixth of the time. */
export async function measureListed(server: SpawnedServer, place: TestStore, count: number) {
  await server.start()
  const { guests } = await prepare(server, place, count, false)
  await server.start()
  return { listed: count, players: PLAYERS, lists: await measureLists(server, guests) }
}

/** Fills the store while the server is away. */
async function prepare(server: SpawnedServer, place: TestStore, count: number, logs: boolean) {
  await server.end('SIGTERM')
  const store = await place.open()
  const guests = Array.from({ length: PLAYERS }, (_, n) => ({ id: randomUUID(), name: `P${n}` }))
  await store.run(function* (sql) {
    for (const [n, guest] of guests.entries()) {
      yield* addGuest(sql, guest, { hash: hashOf(`token-${n}`), device: '' }, Date.now())
      yield* setAddress(sql, guest.id, `p${n}@localhost`, Date.now())
      yield sql.setShown({ player: guest.id, shown: 1 })
    }
  })
  const filled = await fill(store, count, guests, logs)
  await store.close()
  return { guests, ...filled }
}

/** The best of three starts, since the machine may be shared; and the processor time and memory of the last. */
async function startAndWeigh(server: SpawnedServer) {
  const times: number[] = []
  for (let n = 0; n < 3; n++) {
    await server.end('SIGTERM')
    times.push(await server.start())
  }
  return {
    startMs: Math.round(Math.min(...times)),
    cpuSeconds: server.cpuSeconds,
    megabytes: server.megabytes,
  }
}

/** Copies of real matches: one in ten played to its end, the others somewhere in their first moves; and one that is very long. */
async function fill(store: Store, count: number, guests: readonly Guest[], logs: boolean) {
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

/** Opens matches that this process has never seen, one after the other, as somebody who just looks; then the longest, with its history. */
async function openSome(base: string, ids: readonly string[], longest: string) {
  const client = await TestClient.greet(base, 'Onlooker')
  await client.connect()
  const rng = seeded('open')
  const open = async (match: string) => {
    const began = performance.now()
    client.send({ t: 'watch', match })
    await client.until(() => client.table(match))
    const ms = performance.now() - began
    client.send({ t: 'leave', match })
    client.forget()
    await new Promise(resolve => setTimeout(resolve, 250)) // within the limit of messages
    return ms
  }
  const times: number[] = []
  for (let n = 0; n < OPENED; n++) times.push(await open(pick(rng, ids)))
  const longestMs = await open(longest)
  const began = performance.now()
  await client.get(`/api/tables/${longest}/history`)
  const round = (ms: number) => Math.round(ms * 10) / 10
  client.close()
  return {
    opening: sumUp(times),
    openingLongestMs: round(longestMs),
    historyOfLongestMs: round(performance.now() - began),
  }
}
