/** The host on SQLite, on PostgreSQL and on IndexedDB: the same messages get the same answers, and leave the same match behind. */
import 'fake-indexeddb/auto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { gameOf, games } from '../games/index.ts'
import { pick, seeded } from '../kernel/rng.ts'
import { runHost } from '../server/store/host.ts'
import { addMatch, readLog, readTable, TableCache } from '../server/store/matches.ts'
import { addGuest } from '../server/store/players.ts'
import { Conflict } from '../server/store/store.ts'
import { postgresForTests, sqliteForTests, type TestStore } from '../server/testing/servers.ts'
import { DeviceStore } from '../web/local/device-store.ts'
import {
  answerAtRandom,
  carryOut,
  type Heard,
  hear,
  IdUsed,
  look,
  type Script,
  type Who,
  type Wish,
} from './host.ts'
import { messageFor } from './message.ts'
import type { Changed, LogRow, Table } from './table.ts'
import { at, begun } from './testing.ts'

/** A place where matches are, and scripts run. */
interface Place {
  add(match: Changed): Promise<void>
  run<T>(match: string, script: () => Script<T>): Promise<T>
  read(match: string): Promise<{ readonly table: Table; readonly log: readonly LogRow[] }>
  close(): Promise<void>
}

const PEOPLE = ['p0', 'p1', 'p2', 'p3', 'p4']

async function onServer(make: () => Promise<TestStore>): Promise<Place> {
  const place = await make()
  const store = await place.open()
  const cache = new TableCache()
  for (const id of PEOPLE)
    await store.run(sql => addGuest(sql, { id, name: id.toUpperCase() }, { hash: id, device: '' }, 1))
  return {
    add: ({ table, rows }) => store.run(sql => addMatch(sql, table, rows)),
    run: async (match, script) => {
      const answer = await runHost(store, { match, cache, calls: true }, script)
      // As a process does: what it has committed it knows, so that the next move can be one statement.
      const change = (answer as Partial<Heard> | undefined)?.change
      if (change) cache.keep(change.table)
      return answer
    },
    read: async match => {
      // As another process would: not out of the cache.
      const table = await store.run(sql => readTable(sql, match, new TableCache()))
      if (!table) throw new Error(`${match} is gone`)
      return { table, log: await store.run(sql => readLog(sql, match)) }
    },
    close: async () => {
      await store.close()
      await place.remove()
    },
  }
}

async function onDevice(): Promise<Place> {
  const fail = (_match: string, error: unknown): void => {
    if (error !== null) throw error
  }
  const store = new DeviceStore({ means: () => at(1), onKept: fail })
  return {
    add: match => store.add(match),
    run: (match, script) => store.run(match, script),
    read: async match => {
      const found = await new DeviceStore({ means: () => at(1), onKept: fail }).read(match)
      if (!found) throw new Error(`${match} is gone`)
      return found
    },
    close: async () => {},
  }
}

const MAKERS: Readonly<Record<string, () => Promise<Place>>> = {
  SQLite: () => onServer(sqliteForTests),
  PostgreSQL: () => onServer(postgresForTests),
  IndexedDB: onDevice,
}
const places: Record<string, Place> = {}

beforeAll(async () => {
  for (const [name, make] of Object.entries(MAKERS)) places[name] = await make()
})
afterAll(async () => {
  for (const place of Object.values(places)) await place.close()
})

/** A table for people, or for people and bots, under an id of its own. */
let tables = 0
const table = (game: string, bots: (string | null)[], rated = false): Changed =>
  begun({
    id: `m${tables++}`,
    game,
    seats: bots.length,
    bots,
    settings: { open: true, rated, pace: { kind: 'untimed' } },
  })

for (const name of Object.keys(MAKERS)) {
  describe(`the host on ${name}`, () => {
    let place: Place
    let ids = 0
    beforeAll(() => {
      place = places[name]
    })

    /** Leaves out what is given anew each time. */
    type Bare = Wish extends infer W
      ? W extends Wish
        ? Omit<W, 'id' | 'match'> & { id?: string }
        : never
      : never
    const say = async (match: string, who: Who | string, wish: Bare, now = 5): Promise<Heard> => {
      const whole = { match, id: `w${ids++}`, ...wish } as Wish
      return place.run(match, () => hear(whole, typeof who === 'string' ? { player: who } : who, at(now)))
    }
    const begin = async (game: string, bots: (string | null)[], rated = false): Promise<string> => {
      const made = table(game, bots, rated)
      await place.add(made)
      return made.table.id
    }
    const act = async (match: string, seat?: number, id?: string): Promise<{ who: string; wish: Bare }> => {
      const { table: here } = await place.read(match)
      const chosen = seat ?? here.toAct[0]
      const [action] = gameOf(here.game).legal(here.state, chosen)
      return {
        who: here.seats[chosen].player ?? '',
        wish: { t: 'act', ask: here.book.asks[chosen], action, ...(id !== undefined && { id }) },
      }
    }
    const step = async (match: string, id?: string): Promise<{ who: string; wish: Bare }> => {
      const { who, wish } = await act(match, undefined, id)
      expect((await say(match, who, wish)).reply).toEqual({ done: true })
      return { who, wish }
    }

    test('a match that is not there is refused', async () => {
      expect((await say('nowhere', 'p0', { t: 'resign' })).reply).toEqual({ refused: 'no-such-match' })
      expect(await place.run('nowhere', () => look(at(1)))).toBeUndefined()
    })

    test('whoever does not sit there is refused, and so is an answer to a closed question', async () => {
      const match = await begin('aton', [null, null])
      const { wish } = await act(match)
      expect((await say(match, 'p4', wish)).reply).toEqual({ refused: 'not-your-seat' })
      await step(match)
      expect((await say(match, 'p0', wish)).reply).toEqual({ refused: 'stale' })
    })

    describe('what was granted is granted again, whatever has happened since:', () => {
      test('an act after the match has ended', async () => {
        const match = await begin('aton', [null, null])
        const { who, wish } = await step(match, 'mine')
        const again = { ...wish, id: 'mine' } as Bare
        expect((await say(match, 'p1', { t: 'resign' })).reply).toEqual({ done: true })
        expect((await say(match, who, again)).reply).toEqual({ done: true })
        const { log } = await place.read(match)
        expect(log.filter(row => row.id === 'mine')).toHaveLength(1)
      })

      test('an act after a bot has sat in, and sitting in', async () => {
        const match = await begin('aton', [null, null])
        const { who, wish } = await step(match, 'mine')
        expect((await say(match, who, { t: 'bot', sits: true, id: 'sit' })).reply).toEqual({ done: true })
        expect((await say(match, who, { ...wish, id: 'mine' } as Bare)).reply).toEqual({ done: true })
        expect((await say(match, who, { t: 'bot', sits: true, id: 'sit' })).reply).toEqual({ done: true })
      })

      test('a resignation at a table of three', async () => {
        const match = await begin('dahschur', [null, null, null])
        for (const _ of [1, 2])
          expect((await say(match, 'p1', { t: 'resign', id: 'up' })).reply).toEqual({ done: true })
        const { table: here } = await place.read(match)
        expect(here.seats[1]).toMatchObject({ player: null, bot: 'casual' })
      })

      test('taking back, once only', async () => {
        const match = await begin('aton', [null, null])
        let before = await place.read(match)
        let who = ''
        for (let undo = 0; undo === 0; ) {
          before = await place.read(match)
          who = (await step(match)).who
          const { table: here } = await place.read(match)
          undo = messageFor(here, Number(who[1]), []).undo
        }
        for (const _ of [1, 2])
          expect((await say(match, who, { t: 'undo', steps: 1, id: 'back' })).reply).toEqual({ done: true })
        const after = await place.read(match)
        expect(after.table.state).toEqual(before.table.state)
        expect(after.log).toHaveLength(before.log.length + 2)
      })
    })

    test('two who agree at once both succeed, and a resignation beside a move, too', async () => {
      for (let n = 0; n < 5; n++) {
        const match = await begin('dahschur', [null, null, null])
        await say(match, 'p0', { t: 'propose', wish: { kind: 'draw' } })
        const heard = await Promise.all(['p1', 'p2'].map(who => say(match, who, { t: 'agree' })))
        expect(heard.map(({ reply }) => reply)).toEqual([{ done: true }, { done: true }])
        expect((await place.read(match)).table.result?.ending).toBe('agreed')
        const other = await begin('aton', [null, null])
        const { who, wish } = await act(other)
        const both = await Promise.all([
          say(other, who, wish),
          say(other, who === 'p0' ? 'p1' : 'p0', { t: 'resign' }),
        ])
        expect(both[1].reply).toEqual({ done: true })
      }
    })

    test('while a bot sits in for B, A cannot end the match alone', async () => {
      const match = await begin('aton', [null, null])
      await say(match, 'p1', { t: 'bot', sits: true })
      await say(match, 'p0', { t: 'propose', wish: { kind: 'abandon' } })
      expect((await place.read(match)).table).toMatchObject({ status: 'running', proposal: { by: 0 } })
      await say(match, 'p1', { t: 'agree' })
      expect((await place.read(match)).table.status).toBe('over')
    })

    test('a log that has grown beyond all measure takes moves, ends and nothing else', async () => {
      const made = table('aton', [null, null])
      const long = { ...made.table, book: { ...made.table.book, rows: 6000 } }
      await place.add({ table: long, rows: [] })
      const match = long.id
      for (const wish of [
        { t: 'propose', wish: { kind: 'draw' } },
        { t: 'bot', sits: true },
        { t: 'undo', steps: 1 },
      ] as const)
        expect((await say(match, 'p0', wish)).reply).toEqual({ refused: 'too-long' })
      await step(match)
      expect((await say(match, 'p1', { t: 'resign' })).reply).toEqual({ done: true })
    })

    describe('alone among bots', () => {
      /** Everybody plays on, the person and the bots. */
      async function playOn(match: string, acts: number, seed: string): Promise<void> {
        const rng = seeded(seed)
        for (let n = 0; n < acts; n++) {
          const { table: here } = await place.read(match)
          if (here.status !== 'running') return
          const seat = pick(rng, here.toAct)
          const action = pick(rng, gameOf(here.game).legal(here.state, seat))
          const heard = await say(match, { seat }, { t: 'act', ask: here.book.asks[seat], action })
          expect(heard.reply).toEqual({ done: true })
        }
      }

      for (const game of Object.keys(games)) {
        test(`${game}: every decision can be taken back, across chance, seals and the bots`, async () => {
          const seats = gameOf(game).meta.seats.min
          const match = await begin(game, [null, ...new Array<string>(seats - 1).fill('random')])
          await playOn(match, 30, `alone ${game}`)
          const { table: here, log } = await place.read(match)
          const own = log.filter(({ actor }) => actor === 0).length
          expect(messageFor(here, 0, []).undo).toBe(own)
          expect(messageFor(here, 0, []).final.every(([, why]) => why === 'end')).toBe(true)
          expect((await say(match, 'p0', { t: 'undo', steps: own })).reply).toEqual({ done: true })
          const after = await place.read(match)
          const first = log.findIndex(({ actor }) => actor === 0)
          expect(after.log.at(-1)).toMatchObject({ actor: 'table', action: { undo: first } })
          expect(after.table.toAct).toContain(0)
          expect(messageFor(after.table, 0, []).undo).toBe(0)
          await playOn(match, 30, `again ${game}`)
        })
      }

      test('not at a rated table, not where somebody else has ever played, and not after the end', async () => {
        const rated = await begin('aton', [null, 'random'], true)
        const shared = await begin('dahschur', [null, null, 'random'])
        await say(shared, 'p1', { t: 'resign' })
        for (const match of [rated, shared]) {
          await playOn(match, 20, 'shared')
          const { table: here, log } = await place.read(match)
          const own = log.filter(({ actor }) => actor === 0).length
          expect(messageFor(here, 0, []).undo).toBeLessThan(own)
          expect((await say(match, 'p0', { t: 'undo', steps: own })).reply).toHaveProperty('refused')
        }
        const over = await begin('aton', [null, 'random'])
        await playOn(over, 5, 'over')
        await say(over, 'p0', { t: 'resign' })
        expect((await say(over, 'p0', { t: 'undo', steps: 1 })).reply).toEqual({ refused: 'not-running' })
        expect(messageFor((await place.read(over)).table, 0, []).undo).toBe(0)
      })
    })

    test('a standing order is kept, carried out once as an entry of its seat, and gone', async () => {
      const match = await begin('amun-re', [null, null, null])
      const { table: here } = await place.read(match)
      const [first] = here.toAct
      const owner = (first + 1) % 3
      const [bid] = gameOf('amun-re').legal(here.state, first)
      const state = messageFor(here, owner, []).order
      const order = [{ province: (bid as unknown as { province: string }).province, gold: 36 }]
      const wish: Bare = { t: 'order', about: state?.about ?? '', order, id: 'mine' }
      for (const _ of [1, 2]) expect((await say(match, `p${owner}`, wish)).reply).toEqual({ done: true })
      expect((await place.read(match)).table).toMatchObject({
        version: here.version + 1,
        updated: here.updated,
      })
      expect((await say(match, 'stranger', wish)).reply).toEqual({ refused: 'not-your-seat' })
      await step(match)
      const carry = (now: number) => place.run(match, () => carryOut(owner, at(now)))
      const heard = [await carry(4), await carry(5), await carry(5)]
      expect(heard.map(({ reply }) => reply)).toEqual([
        { refused: 'stale' },
        { done: true },
        { refused: 'stale' },
      ])
      const { table: after, log } = await place.read(match)
      expect(log.at(-1)).toMatchObject({ actor: owner, action: { type: 'bid', ...order[0], gold: 1 } })
      expect(messageFor(after, owner, []).order?.given).toEqual(order)
      expect((await say(match, `p${owner}`, { ...wish, order: null })).reply).toEqual({ done: true })
      expect((await place.read(match)).table.orders).toBeUndefined()
    })

    test('a bot that fails is replaced for this question, and the log says so', async () => {
      const match = await begin('aton', [null, 'random'])
      const { table: here } = await place.read(match)
      const [action] = gameOf('aton').legal(here.state, 1)
      const wish = { t: 'act', match, ask: here.book.asks[1], action, id: 'x' } as const
      const heard = await place.run(match, () => answerAtRandom(wish, 1, at(9)))
      expect(heard.change?.rows.at(-1)?.events).toEqual([{ type: 'table:failed', seat: 1 }])
      expect((await place.read(match)).log.at(-1)?.action).toEqual({ note: { kind: 'failed', seat: 1 } })
    })
  })
}

/** An order for whatever can be bid on, or none. */
function orderOf([first]: readonly unknown[]): unknown {
  const { province } = (first ?? {}) as { province?: string }
  return province === undefined ? null : [{ province, gold: 10 }]
}

/** Everything that can be wanted, at random; everything that everybody is told of it, as text. */
async function transcript(place: Place, game: string): Promise<string[]> {
  const rng = seeded(`script ${game}`)
  const { max } = gameOf(game).meta.seats
  const made = begun({ id: `script-${game}`, game, seats: max, bots: new Array<null>(max).fill(null) })
  await place.add(made)
  const match = made.table.id
  let { table: here } = made
  const lines: string[] = []
  for (let n = 0; n < 80 && here.status === 'running'; n++) {
    const seat = rng.int(3) === 0 ? rng.int(max) : pick(rng, here.toAct)
    const legal = gameOf(game).legal(here.state, seat)
    const id = `s${rng.int(4) === 0 ? Math.max(0, n - 1) : n}` // now and then an id is used again
    const wishes: Wish[] = [
      { t: 'undo', match, steps: 1 + rng.int(2), id },
      { t: 'propose', match, wish: { kind: 'undo', steps: 1 }, id },
      { t: 'agree', match, id },
      { t: 'decline', match, id },
      { t: 'bot', match, sits: rng.int(2) === 0, id },
      { t: 'order', match, about: 'auction 1', order: orderOf(legal), id },
    ]
    const move: Wish = {
      t: 'act',
      match,
      ask: here.book.asks[seat],
      action: legal[0] ?? { type: 'junk' },
      id,
    }
    const wish =
      rng.int(3) === 0 ? pick(rng, wishes) : { ...move, action: pick(rng, [...legal, move.action]) }
    const { reply, change } = await place
      .run(match, () => hear(wish, { player: `p${seat}` }, at(10 + n)))
      .catch((error: unknown): Heard => {
        if (error instanceof IdUsed || error instanceof Conflict) return { reply: { refused: 'id-used' } }
        throw error
      })
    lines.push(JSON.stringify(reply))
    if (!change) continue
    here = change.table
    for (const viewer of [null, ...here.seats.keys()])
      lines.push(JSON.stringify(messageFor(here, viewer, change.rows)))
  }
  const stored = await place.read(match)
  return [...lines, JSON.stringify(stored.log), JSON.stringify(stored.table.book)]
}

describe('the same messages', () => {
  for (const game of Object.keys(games)) {
    test(`get the same answers everywhere: ${game}`, async () => {
      const all: string[][] = []
      for (const place of Object.values(places)) all.push(await transcript(place, game))
      expect(all[0].length).toBeGreaterThan(40)
      expect(all[1]).toEqual(all[0])
      expect(all[2]).toEqual(all[0])
    })
  }
})
