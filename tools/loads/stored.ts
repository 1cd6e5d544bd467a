/** A full store: what many stored matches cost at the start, in memory, when one of them is opened, and in every list. */
import { seeded } from '../../kernel/rng.ts'
import { TestClient } from '../../server/testing/client.ts'
import type { TestStore } from '../../server/testing/servers.ts'
import type { SpawnedServer } from '../../server/testing/spawning.ts'
import { type Filled, fill } from './filling.ts'
import { measureLists } from './lists.ts'
import { sumUp } from './times.ts'

const OPENED = 100

export async function measureStored(server: SpawnedServer, place: TestStore, count: number) {
  const empty = await startAndWeigh(server)
  const began = performance.now()
  const filled = await prepare(server, place, count, true)
  const fillSeconds = Math.round((performance.now() - began) / 1000)
  const full = await startAndWeigh(server)
  const opened = await openSome(server.base, count, filled)
  const lists = await measureLists(server, filled.people)
  return {
    stored: count,
    fillSeconds,
    players: filled.people,
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
  const { people } = await prepare(server, place, count, false)
  await server.start()
  return { listed: count, players: people, lists: await measureLists(server, people) }
}

/** Fills the store while the server is away. */
async function prepare(
  server: SpawnedServer,
  place: TestStore,
  count: number,
  logs: boolean,
): Promise<Filled> {
  await server.end('SIGTERM')
  return fill(place, count, logs)
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

/** Opens matches that this process has never seen, one after the other, as somebody who just looks; then the longest, with its history. */
async function openSome(base: string, count: number, { matchOf, longest }: Filled) {
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
  for (let n = 0; n < OPENED; n++) times.push(await open(matchOf(rng.int(count))))
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
