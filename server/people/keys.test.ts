/** The keys of the house are made once, whoever comes first, and are the same for every process on the same data. */
import { createECDH } from 'node:crypto'
import { expect, test } from 'vitest'
import { postgresForTests, STORES } from '../testing/servers.ts'
import { isSame, readKeys } from './keys.ts'

for (const make of STORES) {
  test(`on ${make.name} all processes have the same keys, and purposes are kept apart`, async () => {
    const place = await make()
    const stores = [await place.open(), ...(make === postgresForTests ? [await place.open()] : [])]
    const all = await Promise.all([...stores, ...stores].map(readKeys))
    const signed = all.map(keys => keys.sign('code', 'x'))
    expect(new Set(signed).size).toBe(1)
    expect(new Set(all.map(({ vapid }) => JSON.stringify(vapid))).size).toBe(1)
    const [keys] = all
    expect(keys.sign('code', 'x')).not.toBe(keys.sign('unsubscribe', 'x'))
    expect(isSame(signed[0], keys.sign('code', 'x'))).toBe(true)
    expect(isSame(signed[0], keys.sign('code', 'y'))).toBe(false)
    const pair = createECDH('prime256v1')
    pair.setPrivateKey(keys.vapid.privateKey, 'base64url')
    expect(pair.getPublicKey('base64url')).toBe(keys.vapid.publicKey)
    for (const store of stores) await store.close()
    await place.remove()
  })
}
