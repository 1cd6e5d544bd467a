/** How long it takes from what one person does to the push service of another having been told, with the wait set to 0. */
import { setTimeout as wait } from 'node:timers/promises'
import { pick, seeded } from '../../kernel/rng.ts'
import type { TestClient } from '../../server/testing/client.ts'
import { Pair } from '../../server/testing/pair.ts'
import { Device, PushService } from '../../server/testing/push-service.ts'
import type { SpawnedServer } from '../../server/testing/spawning.ts'
import { sumUp } from './times.ts'

/** What a server needs so that everybody is told at once, at a push service of our own. */
export const PUSHING = { SIGNAL_WAIT: '0', SIGNALS_TO_LOOPBACK: '1', ORIGIN: 'https://play.example' }

const TABLES = 10
/** A signal that has not come by then is not counted, but said. */
const LONGEST_MS = 30_000
/** Within the limit of messages of a player. */
const REST_MS = 200

/** People at several tables act one after the other, until so many signals have come to somebody else. */
export async function measurePush(server: SpawnedServer, count: number) {
  await server.start()
  const service = await PushService.start()
  const times: number[] = []
  let missing = 0
  const play = async (n: number): Promise<void> => {
    const rng = seeded(`push ${n}`)
    while (times.length + missing < count) {
      const pair = await Pair.sit(server.base)
      await pair.watch()
      const devices = pair.people.map(client => new Device(client.id, service))
      for (const [seat, client] of pair.people.entries())
        await client.post('/api/signals/push', devices[seat].subscription)
      const asked = () => pair.people.filter(client => askOf(client, pair.match) !== null)
      while (asked().length > 0 && times.length + missing < count) {
        const actor = pick(rng, asked())
        const seat = actor === pair.people[0] ? 1 : 0
        const other = pair.people[seat]
        const before = askOf(other, pair.match)
        const began = Date.now()
        await act(actor, pair.match, rng)
        // Only a question that the other has just been asked is a call.
        const now = askOf(other, pair.match)
        if (now !== null && now !== before) {
          const came = await arrival(service, devices[seat], `${pair.match}.${seat}.${now}.${other.id}`)
          if (came === undefined) missing++
          else times.push(came - began)
        }
        await wait(REST_MS)
      }
      for (const client of pair.people) client.close()
    }
  }
  await Promise.all(Array.from({ length: TABLES }, (_, n) => play(n)))
  await service.stop()
  return { pushed: times.length, missing, tables: TABLES, push: sumUp(times) }
}

const askOf = (client: TestClient, match: string): number | null => client.table(match)?.ask ?? null

/** Does something legal; resolves when it is acknowledged and the others have heard of it. */
async function act(client: TestClient, match: string, rng: ReturnType<typeof seeded>): Promise<void> {
  const { ask, legal, seq } = client.table(match) ?? { ask: 0, legal: [], seq: 0 }
  const id = `${ask}-${match.slice(0, 8)}-${seq}`
  client.send({ t: 'act', match, ask: ask ?? 0, action: pick(rng, legal), id })
  await client.until(() => client.heard.some(heard => heard.t === 'done' && heard.id === id))
  await wait(REST_MS) // what others are shown is on its way, too
}

/** When this device was told of this question; undefined if it was not. */
async function arrival(service: PushService, device: Device, id: string): Promise<number | undefined> {
  const end = Date.now() + LONGEST_MS
  while (Date.now() < end) {
    const own = service.pushed.filter(pushed => pushed.device === device.name)
    const found = own.find(pushed => device.open(pushed).id === id)
    if (found) return found.at
    await wait(10)
  }
  return undefined
}
