/** How a guest is recognised, on both stores, and that a session knows when it was last used. */
import { expect, test } from 'vitest'
import { STORES } from '../testing/servers.ts'
import { hashOf, Identities } from './identity.ts'

const HOUR = 3600 * 1000

for (const make of STORES) {
  test(`on ${make.name} the use of a session is noted at most once a day`, async () => {
    const place = await make()
    const store = await place.open()
    const time = { now: 1000 }
    const identities = new Identities(store, () => time.now)
    const { guest, token } = await identities.greet('Ani')
    const used = () =>
      store.run(function* (sql) {
        const [row] = yield sql.findSession({ hash: hashOf(token) })
        return Number(row.used)
      })
    const noted: number[] = []
    for (const hours of [0, 23, 24, 30, 47, 48]) {
      time.now = 1000 + hours * HOUR
      expect(await identities.recognise(token)).toEqual(guest)
      noted.push(((await used()) - 1000) / HOUR)
    }
    expect(noted).toEqual([0, 0, 24, 24, 24, 48])
    expect(await identities.recognise('somebody else')).toBeUndefined()
    await store.close()
    await place.remove()
  })
}
