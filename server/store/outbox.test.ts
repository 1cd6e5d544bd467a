/** The outbox in both stores: written with the question, claimed once, marked, sent again after its lease, gone with the answer. */
import { afterEach, describe, expect, test } from 'vitest'
import { Pair } from '../testing/pair.ts'
import { STORES, serverForTests, type TestServer } from '../testing/servers.ts'
import {
  claimSignals,
  closePage,
  dropSignal,
  holdSignal,
  look,
  looksAt,
  markSignal,
  nextSignal,
  retrySignal,
  type Signal,
} from './outbox.ts'
import type { Script, Store } from './store.ts'
import { choose, readChoices, subscribe, subscriptionsOf } from './ways.ts'

let server: TestServer | undefined
let stores: Store[] = []
afterEach(async () => {
  for (const store of stores) await store.close()
  stores = []
  await server?.stop()
  server = undefined
})

const WAIT = 120_000
const LEASE = 45_000

for (const make of STORES) {
  describe(make.name, () => {
    /** A match that has just begun, at a server that itself sends nothing yet; and a store on its data. */
    async function begin(): Promise<{ readonly pair: Pair; readonly store: Store; readonly now: number }> {
      server = await serverForTests(make, { SIGNAL_WAIT: '86400', ORIGIN: 'http://localhost:1' })
      const pair = await Pair.sit(server.base)
      const store = await server.place.open()
      stores.push(store)
      return { pair, store, now: Date.now() }
    }

    test('where nobody can be called nothing lies there', async () => {
      server = await serverForTests(make, { SIGNAL_WAIT: '86400' })
      const pair = await Pair.sit(server.base)
      await pair.watch()
      await pair.act(0)
      const store = await server.place.open()
      stores.push(store)
      expect(await store.run(sql => nextSignal(sql, WAIT))).toBeUndefined()
    })

    const claim = (store: Store, now: number): Promise<Signal[]> =>
      store.run(sql => claimSignals(sql, { now, wait: WAIT, lease: LEASE, limit: 10 }))

    test('what is asked lies there, and is taken after the wait, once; after the lease again under the same id', async () => {
      const { pair, store, now } = await begin()
      expect(await claim(store, now)).toEqual([])
      expect(await store.run(sql => nextSignal(sql, WAIT))).toBeLessThanOrEqual(now + WAIT)
      const later = now + WAIT
      const other = (await server?.place.open()) as Store
      stores.push(other)
      const both = await Promise.all([claim(store, later), claim(other, later)])
      const all = both.flat()
      expect(all.map(({ player }) => player).sort()).toEqual(pair.people.map(({ id }) => id).sort())
      expect(new Set(all.map(({ id }) => id)).size).toBe(2)
      expect(await claim(store, later + LEASE - 1)).toEqual([])
      const again = await claim(store, later + LEASE)
      expect(again.map(({ id, tries }) => [id, tries]).sort()).toEqual(all.map(({ id }) => [id, 2]).sort())
    })

    test('an answer takes its question out; a mark is kept, a hold is no try, a retry waits', async () => {
      const { pair, store, now } = await begin()
      await pair.watch()
      await pair.act(0)
      const [signal, ...more] = await claim(store, now + WAIT + 1000)
      expect(more).toEqual([])
      expect(signal.player).toBe(pair.people[1].id)
      await store.run(sql => markSignal(sql, signal.id, 'mail'))
      await store.run(sql => holdSignal(sql, signal, now + WAIT + 5000))
      const [held] = await claim(store, now + WAIT + 5000)
      expect([held.tries, held.sent]).toEqual([1, ['mail']])
      await store.run(sql => retrySignal(sql, held, now + WAIT + 9000))
      expect(await claim(store, now + WAIT + 8999)).toEqual([])
      expect((await claim(store, now + WAIT + 9000))[0].tries).toBe(2)
      const [last] = await claim(store, now + WAIT + 9000 + LEASE)
      await store.run(sql => dropSignal(sql, last))
      expect(await store.run(sql => nextSignal(sql, WAIT))).toBeUndefined()
    })

    test('what was sent is not written again when somebody else answers', async () => {
      const { pair, store, now } = await begin()
      await pair.watch()
      for (const signal of await claim(store, now + WAIT + 1000))
        await store.run(sql => dropSignal(sql, signal))
      await pair.act(0)
      expect(await store.run(sql => nextSignal(sql, WAIT))).toBeUndefined()
      await pair.act(1) // both have chosen: somebody is asked anew
      expect(await claim(store, Date.now() + WAIT + 1000)).toHaveLength(1)
    })

    test('a question that comes back has a row of its own, which no earlier claim drops, holds or postpones', async () => {
      const { pair, store, now } = await begin()
      const [{ id: player }] = pair.people
      const claimed = (await claim(store, now + WAIT + 1000)).find(
        signal => signal.player === player,
      ) as Signal
      const { id, match, seat, ask } = claimed
      await store.run(function* (sql): Script<void> {
        yield sql.dropSignal({ id }) // a bot sits in
        yield sql.addSignal({ id, match, seat, ask, player, asked: now, at: now, tries: 0, sent: '[]' }) // and out again
      })
      await store.run(sql => dropSignal(sql, claimed)) // by a process that saw the bot there
      await store.run(sql => holdSignal(sql, claimed, now + 10 * WAIT))
      await store.run(sql => retrySignal(sql, claimed, now + 10 * WAIT))
      const again = await claim(store, now + WAIT + 1000)
      expect(again.map(signal => [signal.id, signal.tries])).toEqual([[id, 1]])
    })

    test('a process that is late with its claim takes nothing from the one that has it now', async () => {
      const { store, now } = await begin()
      const early = await claim(store, now + WAIT + 1000)
      const later = await claim(store, now + WAIT + 1000 + LEASE)
      expect(later.map(({ id }) => id).sort()).toEqual(early.map(({ id }) => id).sort())
      for (const signal of early) {
        await store.run(sql => dropSignal(sql, signal))
        await store.run(sql => holdSignal(sql, signal, now))
      }
      expect(await claim(store, now + WAIT + 1000 + LEASE + 1)).toEqual([])
      expect(await claim(store, now + WAIT + 1000 + 2 * LEASE)).toHaveLength(2)
    })

    test('who looks does so for as long as the page said, on any of their pages', async () => {
      const { pair, store } = await begin()
      const [{ id: player }] = pair.people
      const { match } = pair
      const looks = (now: number) => store.run(sql => looksAt(sql, player, match, now))
      await store.run(sql => look(sql, { player, match, page: 'a', until: 30 }))
      await store.run(sql => look(sql, { player, match, page: 'b', until: 20 }))
      await store.run(sql => look(sql, { player, match, page: 'a', until: 40 }))
      expect([await looks(39), await looks(40)]).toEqual([true, false])
      await store.run(sql => closePage(sql, 'a'))
      expect([await looks(19), await looks(20)]).toEqual([true, false])
    })

    test('what somebody has chosen is changed one by one; of many devices the last ten stay', async () => {
      const { pair, store } = await begin()
      const [{ id: player }] = pair.people
      await store.run(sql => choose(sql, player, { mail: false }))
      await store.run(sql => choose(sql, player, { language: 'de' }))
      expect(await store.run(sql => readChoices(sql, player))).toEqual({
        mail: false,
        push: true,
        webhook: true,
        quiet: null,
        language: 'de',
      })
      const device = (n: number) => ({
        id: `${n}`,
        player,
        endpoint: `e${n}`,
        p256dh: 'p',
        auth: 'a',
        language: 'de',
      })
      for (let n = 0; n < 12; n++) await store.run(sql => subscribe(sql, device(n), n))
      const kept = await store.run(sql => subscriptionsOf(sql, player))
      expect(kept.map(({ id }) => Number(id))).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11])
    })
  })
}
