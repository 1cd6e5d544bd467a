/** People among bots: how long the action of a person takes while all threads think. */
import { gameOf } from '../../games/index.ts'
import { pick, seeded } from '../../kernel/rng.ts'
import { TestClient } from '../../server/testing/client.ts'
import type { SpawnedServer } from '../../server/testing/spawning.ts'
import { drive, type LoadTable, type Measured, openTable, openTables } from './tables.ts'
import { sumUp } from './times.ts'

export interface Thinking {
  readonly bot: string
  readonly game: string
  readonly tables: number
  readonly seconds: number
}

/** So many tables of people act beside the bots, each twice a second. */
const PEOPLE_TABLES = 10
const EVERY_MS = 500

export async function measureThinking(
  server: SpawnedServer,
  { bot, game, tables: count, seconds }: Thinking,
) {
  const seats = Math.min(4, gameOf(game).meta.seats.max)
  await server.start()
  const bots = await openTables(count, () => openBots(server.base, game, seats, bot))
  const people = await openTables(PEOPLE_TABLES, () => openTable([server.base], game, seats))
  const among: Measured = { acts: 0, errors: 0, times: [] }
  const beside: Measured = { acts: 0, errors: 0, times: [] }
  const rng = seeded('thinking')
  const before = server.cpuSeconds
  const end = Date.now() + seconds * 1000
  await Promise.all([
    ...bots.map(table => answerAtOnce(table, end, among)),
    ...people.map((table, n) => drive(table, { start: n * 50, every: EVERY_MS, end }, beside, rng)),
  ])
  const cpu = server.cpuSeconds - before
  return {
    bot,
    game,
    botTables: count,
    peopleTables: PEOPLE_TABLES,
    seconds,
    processorsBusy: Math.round((cpu / seconds) * 100) / 100,
    errors: among.errors + beside.errors,
    besideBots: { acts: beside.acts, ...sumUp(beside.times) },
    amongBots: { acts: among.acts, ...sumUp(among.times) },
  }
}

/** A table of one person and bots. */
async function openBots(base: string, game: string, seats: number, bot: string): Promise<LoadTable> {
  const client = await TestClient.greet(base, 'L')
  const match = await client.create(bot, game, seats)
  await client.connect()
  client.send({ t: 'watch', match })
  await client.until(() => client.table(match))
  return { match, clients: [client], acts: 0 }
}

/** The person answers as soon as asked, so that the bots never rest; measured until it is acknowledged. */
async function answerAtOnce(table: LoadTable, end: number, measured: Measured): Promise<void> {
  const [client] = table.clients
  const rng = seeded(table.match)
  while (Date.now() < end) {
    const message = client.table(table.match)
    if (message?.table.status === 'over') return
    if (message && message.ask !== null) {
      const id = `b${table.acts++}`
      const began = performance.now()
      client.send({ t: 'act', match: table.match, ask: message.ask, action: pick(rng, message.legal), id })
      const isAnswer = () =>
        client.heard.find(heard => (heard.t === 'done' || heard.t === 'no') && heard.id === id)
      const answer = await client.until(isAnswer, 5000).catch(() => undefined)
      if (answer?.t === 'done') {
        measured.acts++
        measured.times.push(performance.now() - began)
      } else measured.errors++
      client.forget()
    }
    const left = Math.max(1, end - Date.now())
    await client.until(() => client.table(table.match)?.seq !== message?.seq, left).catch(() => undefined)
  }
}
