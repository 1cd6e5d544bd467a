/**
 * Measures the server under load: npm run load -- [--game dahschur] [--tables 750] [--seconds 30] [--every 3000]. Starts a server of its own on loopback with a
 * fresh SQLite file (or DATABASE_URL), lets every table act every so many milliseconds, and ends with one JSON line.
 */
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'
import { gameOf } from '../games/index.ts'
import { pick, seeded } from '../kernel/rng.ts'
import { TestClient } from '../server/client.ts'
import { main, numberOption, readArguments } from './arguments.ts'

const USAGE = 'npm run load -- [--game G] [--tables N] [--seconds N] [--every MS]'
const rng = seeded('load')

interface LoadTable {
  readonly match: string
  readonly clients: readonly TestClient[]
  acts: number
}

main(async () => {
  const given = readArguments(USAGE, 0, ['game', 'tables', 'seconds', 'every'])
  const game = gameOf(given.options.get('game') ?? 'dahschur')
  const count = numberOption(given, 'tables', 750, 1, 5000)
  const seconds = numberOption(given, 'seconds', 30, 1, 600)
  const every = numberOption(given, 'every', 3000, 10, 60_000)
  const seats = game.meta.seats.max === 5 ? 4 : game.meta.seats.max

  const folder = mkdtempSync(join(tmpdir(), 'iteru-load-'))
  const server = await startServer(folder)
  try {
    const tables: LoadTable[] = []
    for (let n = 0; n < count; n += 25) {
      const batch = Array.from({ length: Math.min(25, count - n) }, () =>
        openTable(server.base, game.meta.id, seats),
      )
      tables.push(...(await Promise.all(batch)))
    }
    const cpuBefore = await cpuOf(server.base)
    const tally = { acts: 0, errors: 0, times: [] as number[] }
    const end = Date.now() + seconds * 1000
    await Promise.all(
      tables.map((table, n) => drive(table, { start: (n * every) / count, every, end }, tally)),
    )
    const cpu = (await cpuOf(server.base)) - cpuBefore
    tally.times.sort((a, b) => a - b)
    const at = (share: number) => Math.round(tally.times[Math.floor(tally.times.length * share)] ?? 0)
    console.log(
      JSON.stringify({
        game: game.meta.id,
        tables: count,
        sockets: count * seats,
        seconds,
        acts: tally.acts,
        errors: tally.errors,
        p50Ms: at(0.5),
        p95Ms: at(0.95),
        p99Ms: at(0.99),
        serverMB: server.memory(),
        actsPerServerCpuSecond: Math.round(tally.acts / cpu),
      }),
    )
  } finally {
    server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  process.exit(0)
})

async function startServer(folder: string) {
  const env = {
    ...process.env,
    PORT: '0',
    HOST: '127.0.0.1',
    LOG_LEVEL: 'silent',
    DATA_DIR: folder,
    RATE_LIMIT: '1000000',
  }
  const child = spawn(process.execPath, ['--import', 'tsx', 'server/main.ts'], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  for await (const line of createInterface({ input: child.stdout })) {
    const { address } = JSON.parse(line) as { address: string }
    const memory = () =>
      Math.round(
        Number(readFileSync(`/proc/${child.pid}/status`, 'utf8').match(/VmRSS:\s+(\d+)/)?.[1] ?? 0) / 1024,
      )
    return { base: address, memory, stop: () => child.kill('SIGTERM') }
  }
  throw new Error('the server did not start')
}

/** A running table with a person on every seat, all of them watching. */
async function openTable(base: string, game: string, seats: number): Promise<LoadTable> {
  const clients = await Promise.all(Array.from({ length: seats }, (_, n) => TestClient.greet(base, `L${n}`)))
  const match = await clients[0].create(null, game, seats)
  for (const client of clients.slice(1)) await client.sit(match)
  await clients[0].post(`/api/tables/${match}/start`, {})
  for (const client of clients) {
    await client.connect()
    client.send({ t: 'watch', match })
    await client.until(() => client.table(match))
  }
  return { match, clients, acts: 0 }
}

interface Beat {
  readonly start: number
  readonly every: number
  readonly end: number
}

/** Acts every so often for whichever seat is asked, and measures until every seat has its new view. */
async function drive(
  table: LoadTable,
  { start, every, end }: Beat,
  tally: { acts: number; errors: number; times: number[] },
): Promise<void> {
  await wait(start)
  while (Date.now() < end) {
    const began = performance.now()
    const actor = table.clients.find(client => client.table(table.match)?.ask != null)
    const message = actor?.table(table.match)
    if (!actor || !message) return
    const seqs = table.clients.map(client => client.table(table.match)?.seq)
    const id = `l${table.acts++}`
    actor.send({ t: 'act', match: table.match, ask: message.ask ?? 0, action: pick(rng, message.legal), id })
    try {
      await actor.until(() => actor.heard.some(heard => heard.t === 'done' && heard.id === id), 5000)
      await Promise.all(
        table.clients.map((client, seat) =>
          client.until(() => client.table(table.match)?.seq !== seqs[seat], 5000),
        ),
      )
      tally.times.push(performance.now() - began)
      tally.acts++
    } catch {
      tally.errors++
    }
    for (const client of table.clients) client.forget()
    await wait(Math.max(0, every - (performance.now() - began)))
  }
}

async function cpuOf(base: string): Promise<number> {
  const text = await (await fetch(`${base}/metrics`)).text()
  return Number(text.match(/^process_cpu_seconds_total (\S+)/m)?.[1])
}
