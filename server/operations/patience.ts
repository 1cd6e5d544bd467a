/** Waiting for a store that is not there yet: tries again until it is, and says what it waits for. */
import { setTimeout as wait } from 'node:timers/promises'
import { Unavailable } from '../store/store.ts'

const RETRY_MS = 500

/** Does something as soon as the store can be reached. It never gives up: whoever started the server knows best how long to wait. `tell` is called once for each reason. */
export async function patiently<T>(attempt: () => Promise<T>, tell: (reason: string) => void): Promise<T> {
  for (let told: string | undefined; ; ) {
    try {
      return await attempt()
    } catch (error) {
      if (!(error instanceof Unavailable)) throw error
      if (error.message !== told) tell(error.message)
      told = error.message
      await wait(RETRY_MS)
    }
  }
}
