/** What every list of a full store costs: one's own tables with the open ones, profiles, leader boards. */
import { games } from '../../games/index.ts'
import { COOKIE } from '../../server/people/identity.ts'
import type { Guest } from '../../table/lobby.ts'
import { sumUp, type Times } from './times.ts'

const TRIES = 40

/** The first of these people play most; `token-n` is the cookie of the n-th. */
export async function measureLists(
  base: string,
  guests: readonly Guest[],
): Promise<Readonly<Record<string, Times>>> {
  const ids = Object.keys(games)
  return {
    ofKeenPlayers: await timed(base, n => ['/api/tables', n]),
    ofOthers: await timed(base, n => ['/api/tables', guests.length - 1 - n]),
    profiles: await timed(base, n => [`/api/people/${guests[n].id}`, n + 1]),
    leaders: await timed(base, n => [`/api/leaders/${ids[n % ids.length]}`, n]),
  }
}

/** The time until a list has arrived whole, asked for one after the other by different people. */
async function timed(base: string, ask: (n: number) => readonly [path: string, who: number]): Promise<Times> {
  const times: number[] = []
  for (let n = 0; n < TRIES; n++) {
    const [path, who] = ask(n)
    const began = performance.now()
    const response = await fetch(base + path, { headers: { cookie: `${COOKIE}=token-${who}` } })
    await response.text()
    if (!response.ok) throw new Error(`${path} was answered with ${response.status}`)
    times.push(performance.now() - began)
  }
  return sumUp(times)
}
