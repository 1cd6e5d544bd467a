/** People for tests who play one match after the other against bots, whatever happens to the servers, and what must be true of their matches afterwards. */
import { setTimeout as wait } from 'node:timers/promises'
import { expect } from 'vitest'
import { gameOf, games } from '../../games/index.ts'
import type { Rng } from '../../kernel/game.ts'
import { replay } from '../../kernel/play.ts'
import { pick, seeded } from '../../kernel/rng.ts'
import { type Due, dueOf } from '../../table/due.ts'
import { rowsOf } from '../../table/table.ts'
import type { ClientMessage } from '../../table/wire.ts'
import { chanceSource } from '../live/shuffle.ts'
import { readDue, readLog, readTable, TableCache } from '../store/matches.ts'
import type { Store } from '../store/store.ts'
import { TestClient } from './client.ts'
import type { TestStore } from './servers.ts'

export const PLAYERS = 3
/** Nobody's time runs out in a test. */
const DAY = 24 * 3600_000

/** When to ask again for what is away. */
const AGAIN_MS = 200

type Act = Extract<ClientMessage, { t: 'act' }>

/** Somebody who plays one match after the other against bots, and remembers what was acknowledged. */
export class Player {
  readonly matches: string[] = []
  readonly acknowledged: string[] = []
  readonly refusals: string[] = []
  private acts = 0

  constructor(
    readonly client: TestClient,
    private readonly rng: Rng,
  ) {}

  /** Plays until it is enough, or the server is gone: goes on where it was, or begins another match when a bot there is still claimed by a server that died. Between two answers it takes its time. */
  async play(isEnough: () => boolean, pause = 0): Promise<void> {
    let match: string | undefined = this.matches[this.matches.length - 1]
    while (!isEnough()) {
      match ??= await this.begin()
      if (match === undefined) await wait(AGAIN_MS)
      else await this.playAt(match, isEnough, pause)
      match = undefined
    }
  }

  private async playAt(match: string, isEnough: () => boolean, pause: number): Promise<void> {
    const from = this.client.heard.length
    this.client.send({ t: 'watch', match })
    await this.wait(() => isEnough() || this.client.heard.slice(from).some(({ t }) => t === 'table'))
    while (!isEnough() && this.client.table(match)?.table.status === 'running') {
      if (!(await this.step(match, isEnough))) return
      await wait(pause)
    }
  }

  private wait(until: () => boolean): Promise<boolean> {
    return this.client.until(until, 3000).catch(() => false)
  }

  /** A match of any game, with clocks; undefined if the server or its store is gone. */
  private async begin(): Promise<string | undefined> {
    // At Aton nobody waits for a bot's first choice: on a slow machine, too, something is going on.
    const { meta } = this.rng.int(2) ? games.aton : pick(this.rng, Object.values(games))
    const pace = { kind: 'bank', ms: DAY, increment: 0, late: 'decide' } as const
    const match = await this.client
      .create('random', meta.id, meta.seats.max, true, pace)
      .catch(() => undefined)
    if (match === undefined || match === 'undefined') return undefined
    this.matches.push(match)
    return match
  }

  /** Answers if asked, and waits for what comes next; whether anything came. */
  private async step(match: string, isEnough: () => boolean): Promise<boolean> {
    const { client } = this
    const message = client.table(match)
    if (message && message.ask !== null)
      await this.answer(
        { t: 'act', match, ask: message.ask, action: pick(this.rng, message.legal), id: `k${this.acts++}` },
        isEnough,
      )
    return this.wait(() => isEnough() || client.table(match)?.seq !== message?.seq)
  }

  /** Sends an answer; while the store is away, again and again under the same id, as a page does. */
  private async answer(act: Act, isEnough: () => boolean): Promise<void> {
    const { client } = this
    while (!isEnough()) {
      const from = client.heard.length
      const reply = () =>
        client.heard
          .slice(from)
          .find(heard => (heard.t === 'done' || heard.t === 'no') && heard.id === act.id)
      client.send(act)
      await this.wait(() => isEnough() || reply() !== undefined)
      const heard = reply()
      if (heard?.t === 'done') this.acknowledged.push(`${act.match} 0 ${act.id}`)
      if (heard?.t === 'no') this.refusals.push(heard.why)
      if (heard?.t !== 'no' || heard.why !== 'unavailable') return
      await wait(AGAIN_MS)
    }
  }
}

/** What a match in the store must be, whatever happened to the servers. Returns what was acted, as players remember it. */
async function checkMatch(store: Store, match: string): Promise<string[]> {
  const table = await store.run(sql => readTable(sql, match, new TableCache()))
  const log = await store.run(sql => readLog(sql, match))
  if (!table) throw new Error('the match is gone')
  // Made, and then the server was gone before anybody sat down.
  if (table.status === 'open') {
    expect(log).toEqual([])
    return []
  }
  const game = gameOf(table.game)
  const ids = log.flatMap(row => (row.id === null ? [] : [`${match} ${row.actor} ${row.id}`]))
  expect(new Set(ids).size).toBe(ids.length)
  expect(log.map(({ n }) => n)).toEqual(log.map((_, n) => n))
  expect(table.book.rows).toBe(log.length)
  // Every row is legal where it stands: so no sealed choice was asked twice.
  const start = { seats: table.seats.length, options: table.options }
  expect(replay(game, start, rowsOf(log))).toEqual(table.state)
  let state = game.setup(start.seats, start.options)
  let k = 0
  for (const row of rowsOf(log)) {
    if (row.actor === 'table') continue
    if (row.actor === 'chance')
      expect(game.chance(state, chanceSource({ ...table, match }, k++))).toEqual(row.action)
    state = game.clone(state)
    game.apply(state, row.actor, row.action)
  }
  // Clocks go on: whoever is asked has a time that is noted in the store, and no bank was paid twice.
  const due = await store.run(sql => readDue(sql, match))
  const named = (all: readonly Due[]) => all.map(({ kind, seat }) => `${kind} ${seat}`).sort()
  expect(named(due)).toEqual(named(dueOf(table)))
  const alive = table.updated - table.created
  for (const left of table.clocks.left) expect(DAY - left).toBeLessThanOrEqual(alive)
  return ids
}

/** Nothing that was acknowledged is lost, and every match is one. */
export async function checkAll(place: TestStore, players: readonly Player[]): Promise<void> {
  const store = await place.open()
  for (const { matches, acknowledged } of players) {
    const ids = new Set<string>()
    for (const match of matches) for (const id of await checkMatch(store, match)) ids.add(id)
    expect(acknowledged.filter(id => !ids.has(id))).toEqual([])
  }
  await store.close()
}

/** A few people at this server. */
export const greetAll = (base: string, name: string): Promise<Player[]> =>
  Promise.all(
    Array.from(
      { length: PLAYERS },
      async (_, n) => new Player(await TestClient.greet(base, 'Ani'), seeded(`${name} ${n}`)),
    ),
  )
