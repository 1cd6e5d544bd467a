/** A store or a whole server around the tests of a description: opened before the first of them, gone after the last. */
import { afterAll, beforeAll } from 'vitest'
import type { Store } from '../store/store.ts'
import { serverForTests, type TestServer, type TestStore } from './servers.ts'

type Make = () => Promise<TestStore>
const MOST = 60_000

/** `use` is told the store, and the place where it could be opened anew. */
export function storeAround(make: Make, use: (store: Store, place: TestStore) => void): void {
  let end: () => Promise<void>
  beforeAll(async () => {
    const place = await make()
    const store = await place.open()
    end = async () => {
      await store.close()
      await place.remove()
    }
    use(store, place)
  }, MOST)
  afterAll(() => end())
}

/** `use` is told the server. */
export function serverAround(make: Make, use: (server: TestServer) => void): void {
  let end: () => Promise<void>
  beforeAll(async () => {
    const server = await serverForTests(make)
    end = server.stop
    use(server)
  }, MOST)
  afterAll(() => end())
}
