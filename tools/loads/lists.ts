/** What every list of a full store costs: one's own tables with the open ones, profiles, leader boards. */
import { games } from '../../games/index.ts'
import { cookieOf, personOf } from '../../server/testing/filling.ts'
import type { SpawnedServer } from '../../server/testing/spawning.ts'
import { sumUp, type Times } from './times.ts'

const TRIES = 40
/** A server that has just started first has to learn what it does often. */
const WARM = 60

/** How long a list took, and the processor time of the server for one: what else runs on the machine does not change that much. */
type Cost = Times & { readonly cpuMs: number }

/** The first of these people play most. */
export async function measureLists(
  server: SpawnedServer,
  people: number,
): Promise<Readonly<Record<string, Cost>>> {
  const ids = Object.keys(games)
  return {
    ofKeenPlayers: await timed(server, n => ['/api/tables', n]),
    ofOthers: await timed(server, n => ['/api/tables', people - 1 - n]),
    profiles: await timed(server, n => [`/api/people/${personOf(n)}`, n + 1]),
    leaders: await timed(server, n => [`/api/leaders/${ids[n % ids.length]}`, n]),
  }
}

/** The time until a list has arrived whole, asked for one after the other by different people. */
async function timed(
  server: SpawnedServer,
  ask: (n: number) => readonly [path: string, who: number],
): Promise<Cost> {
  const times: number[] = []
  let before = 0
  for (let n = -WARM; n < TRIES; n++) {
    if (n === 0) before = server.cpuSeconds
    const [path, who] = ask((n + WARM) % TRIES)
    const began = performance.now()
    const response = await fetch(server.base + path, { headers: { cookie: cookieOf(who) } })
    await response.text()
    if (!response.ok) throw new Error(`${path} was answered with ${response.status}`)
    if (n >= 0) times.push(performance.now() - began)
  }
  return { ...sumUp(times), cpuMs: Math.round(((server.cpuSeconds - before) / TRIES) * 10_000) / 10 }
}
