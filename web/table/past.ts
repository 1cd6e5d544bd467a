/** What a session has read of its history at a server. Frames are only ever added, so that only those since then are fetched. */
import type { Frame } from '../../table/wire.ts'
import type { Connection, Fetched } from './connection.ts'

export class Past {
  readonly #fetch: (from: number) => Promise<Fetched>
  #known: Fetched = { seat: null, frames: [] }

  constructor(fetch: NonNullable<Connection['frames']>, match: string) {
    this.#fetch = from => fetch(match, from)
  }

  async read(): Promise<readonly Frame[]> {
    this.#known = (await this.#since(this.#known)) ?? (await this.#fetch(0))
    return this.#known.frames
  }

  /** What is known and what came since; null if that is not the same past: of another seat, by newer rules, or at a server that was set back. */
  async #since({ seat, frames }: Fetched): Promise<Fetched | null> {
    const last = frames.at(-1)
    if (!last) return null
    const page = await this.#fetch(last.n)
    const [again, ...more] = page.frames
    const isSame = page.seat === seat && JSON.stringify(again) === JSON.stringify(last)
    return isSame ? { seat, frames: [...frames, ...more] } : null
  }
}
