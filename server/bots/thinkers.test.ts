/** Bots that fail: one that throws, one that never answers, one that is not there any more. The match goes on, and whoever runs the server can read why it was chance that played. */
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { gameOf } from '../../games/index.ts'
import { openTable } from '../../table/testing.ts'
import { Watched } from '../../table/watched.ts'
import { newSecret } from '../live/shuffle.ts'
import { Tables } from '../live/tables.ts'
import { Pulse } from '../operations/pulse.ts'
import type { Context } from '../operations/report.ts'
import { addTable } from '../store/matches.ts'
import { addGuest } from '../store/players.ts'
import type { Store } from '../store/store.ts'
import { sqliteForTests, type TestStore } from '../testing/servers.ts'
import { ThinkingPool } from './pool.ts'
import type { Thought } from './think.ts'
import { Thinkers } from './thinkers.ts'

const ani = { id: 'ani', name: 'Ani' }
const LONG_MS = 30_000

/** The first question of a match of Aton, for this bot. */
function thoughtOf(bot: string, ms: number): Thought {
  const { state, toAct } = new Watched('aton', 2).table
  const [seat] = toAct
  const game = gameOf('aton')
  return {
    game: 'aton',
    bot,
    view: game.view(state, seat),
    legal: game.legal(state, seat),
    budget: { ms },
    seed: 'x',
  }
}

describe('the pool', () => {
  test('a bot that throws is an answer: at once, and the thread goes on', async () => {
    const pool = new ThinkingPool(1)
    await expect(pool.think(thoughtOf('grandmaster', 10))).rejects.toThrow('There is no bot "grandmaster"')
    expect(await pool.think(thoughtOf('beginner', 10))).toHaveProperty('type')
    await pool.close()
  })

  test('a bot that does not answer is ended', async () => {
    const pool = new ThinkingPool(1, 300)
    // The expert is soon sure of a sealed choice; a plain search uses at least a fifth of its time.
    await expect(pool.think(thoughtOf('plain', LONG_MS))).rejects.toThrow('has not answered within 300 ms')
    await pool.close()
  })
})

describe('a match', () => {
  let place: TestStore
  let store: Store

  beforeAll(async () => {
    place = await sqliteForTests()
    store = await place.open()
    await store.run(sql => addGuest(sql, ani, { hash: newSecret(), device: '' }, 1))
  })

  afterAll(async () => {
    await store.close()
    await place.remove()
  })

  /** A table of Aton at which bots of this name sit, and these threads think. */
  async function seat(bot: string, pool: ThinkingPool) {
    const reports: { readonly text: string; readonly context: Context }[] = []
    const report = (error: unknown, context: Context) => {
      reports.push({ text: String(error), context })
      return ''
    }
    const pulse = new Pulse(store, Date.now, report)
    const tables = new Tables(store, Date.now, pulse)
    const pools = { quick: pool, deep: pool }
    const thinkers = new Thinkers({ store, tables, pulse, now: Date.now, report, pools })
    tables.listen(table => thinkers.rouse(table)) // somebody watches
    const fresh = openTable({ id: bot, game: 'aton', seats: 2, bots: ['random', 'random'], host: ani })
    await store.run(sql =>
      addTable(sql, { ...fresh, seats: fresh.seats.map(sitter => ({ ...sitter, bot })) }),
    )
    return { tables, thinkers, reports }
  }

  /** Bots of this name play until something holds; what was reported meanwhile. */
  async function play(
    bot: string,
    pool: ThinkingPool,
    isEnough: (rows: number, isOver: boolean, reported: number) => boolean,
  ) {
    const { tables, thinkers, reports } = await seat(bot, pool)
    const enough = new Promise<void>(resolve => {
      tables.listen(table => {
        if (isEnough(table.book.rows, table.status === 'over', reports.length)) resolve()
      })
    })
    await thinkers.start()
    expect(await tables.start(bot, ani)).toEqual({ done: true })
    await enough
    await thinkers.stop()
    return reports
  }

  test('goes on by chance where a bot always throws; npm run proof: to its end', async () => {
    const isEnough = (rows: number, isOver: boolean) => (process.env.ITERU_PROOF ? isOver : rows > 12)
    const reports = await play('grandmaster', new ThinkingPool(1), isEnough)
    expect(reports.length).toBeGreaterThan(6) // some of the rows are chance's own
    for (const { text, context } of reports) {
      expect(text).toContain('There is no bot')
      expect(context).toEqual({
        place: 'pool',
        what: 'decide',
        match: 'grandmaster',
        game: 'aton',
        bot: 'grandmaster',
      })
    }
  })

  test('is not handed to chance because its server ends', async () => {
    const { tables, thinkers, reports } = await seat('strong', new ThinkingPool(1))
    await thinkers.start()
    await tables.start('strong', ani)
    const before = (await tables.read('strong'))?.book.rows
    await wait(100)
    await thinkers.stop()
    expect((await tables.read('strong'))?.book.rows).toBe(before)
    expect(reports).toEqual([])
  })

  test('goes on where a bot chooses what it may not', async () => {
    class Cheating extends ThinkingPool {
      override think = async () => ({ type: 'cheat' })
    }
    const reports = await play('casual', new Cheating(1), rows => rows > 6)
    for (const { text } of reports) expect(text).toContain('refused by unknown-action')
  })

  test('goes on where a bot is stuck', async () => {
    // Clear choices are answered in time.
    const isEnough = (rows: number, isOver: boolean, reported: number) => isOver || (rows > 3 && reported > 0)
    const reports = await play('expert', new ThinkingPool(1, 300), isEnough)
    expect(reports[0].text).toContain('has not answered')
  })
})
