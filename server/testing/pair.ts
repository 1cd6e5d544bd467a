/** Two people at a table over several days, for tests of what calls them back: they sit, act when they are asked, and can be given ways to be told. */
import { randomUUID } from 'node:crypto'
import type { Script, Store } from '../store/store.ts'
import { TestClient } from './client.ts'

export class Pair {
  private constructor(
    readonly match: string,
    readonly people: readonly [TestClient, TestClient],
  ) {}

  /** Two new people at a new match of Aton, which has begun: both are asked. */
  static async sit(base: string, names: readonly [string, string] = ['Ani', 'Bek']): Promise<Pair> {
    const first = await TestClient.greet(base, names[0])
    const second = await TestClient.greet(base, names[1])
    return Pair.of(first, second)
  }

  static async of(first: TestClient, second: TestClient): Promise<Pair> {
    const match = await first.create(null)
    await second.sit(match)
    await first.post(`/api/tables/${match}/start`, {})
    return new Pair(match, [first, second])
  }

  /** Both watch, by a socket. */
  async watch(): Promise<void> {
    for (const client of this.people) {
      await client.connect()
      client.send({ t: 'watch', match: this.match })
      await client.until(() => client.table(this.match))
    }
  }

  /** Somebody answers what they are asked; resolves when that is acknowledged. */
  async act(who: 0 | 1): Promise<void> {
    const client = this.people[who]
    const message = await client.until(() => {
      const last = client.table(this.match)
      return last?.ask !== null && last
    })
    const id = randomUUID()
    const action = (message.legal as readonly { readonly type: string }[]).find(
      ({ type }) => type !== 'exchange',
    )
    client.send({ t: 'act', match: this.match, ask: message.ask ?? 0, action, id })
    await client.until(() => client.heard.find(reply => reply.t === 'done' && reply.id === id))
  }
}

/** A mail address without the way by which people prove that it is theirs. */
export function giveAddress(store: Store, player: string, address: string): Promise<void> {
  return store.run(function* (): Script<void> {
    yield {
      name: `address ${randomUUID()}`,
      sql: `insert into addresses (address, player, created) values ('${address}', '${player}', 0)`,
      parameters: [],
    }
  })
}
