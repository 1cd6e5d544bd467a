/** A full store: real matches of all games, played at random to their end or a little way, of which copies fill the store; and one that is very long. */
import { games } from '../../games/index.ts'
import { pick, seeded } from '../../kernel/rng.ts'
import { chanceSource, commitmentOf, newSecret } from '../../server/live/shuffle.ts'
import { addMatch } from '../../server/store/matches.ts'
import type { Store } from '../../server/store/store.ts'
import { copyOf, fillMatches, fillPeople, letIn, personOf, templateOf } from '../../server/testing/filling.ts'
import type { TestStore } from '../../server/testing/servers.ts'
import { act, start } from '../../table/act.ts'
import { takeBack } from '../../table/back.ts'
import { newTable } from '../../table/lobby.ts'
import { isRefusal, type LogRow, type Means, type Table } from '../../table/table.ts'

interface Played {
  readonly table: Table
  readonly log: readonly LogRow[]
}

const PEOPLE = 10_000
/** So many of them have hundreds of matches. */
const KEEN = 50
const TEMPLATES = 40
const LONGEST_ROWS = 2000
/** Those of the first and of the last people who ask for lists. */
const ASKING = 50

export interface Filled {
  readonly people: number
  /** An id of the n-th match, and of one that is very long. */
  readonly matchOf: (n: number) => string
  readonly longest: string
}

/** So many matches, with their logs or, for what reads none, without. */
export async function fill(place: TestStore, matches: number, logs: boolean): Promise<Filled> {
  const names = Object.keys(games)
  const filling = { people: PEOPLE, keen: KEEN, matches, templates: TEMPLATES, games: names, logs }
  await fillPeople(place, filling)
  const store = await place.open()
  await letIn(store, [...Array(ASKING).keys(), ...Array.from({ length: ASKING }, (_, n) => PEOPLE - 1 - n)])
  const rng = seeded('stored')
  for (let n = 0; n < TEMPLATES; n++) {
    await keep(store, templateOf('over', n), playOn(n, Number.POSITIVE_INFINITY))
    await keep(store, templateOf('runs', n), playOn(n, 1 + rng.int(20)))
  }
  await keep(store, 'longest', playAndTakeBack(LONGEST_ROWS))
  await store.close()
  await fillMatches(place, filling)
  return { people: PEOPLE, matchOf: copyOf, longest: 'longest' }
}

/** Keeps a match under this id, with people on its seats. */
async function keep(store: Store, id: string, { table, log }: Played): Promise<void> {
  const seats = table.seats.map((_, seat) => ({ player: personOf(seat), bot: null, name: `P${seat}` }))
  const book = { ...table.book, held: seats.map(({ player }) => player) }
  await store.run(sql => addMatch(sql, { ...table, id, seats, book, host: seats[0].player }, log))
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
      rated: true,
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
