/** What lies on this device and at the server for me: looked at again while the page is open. */
import type { Lists } from '../../table/wire.ts'
import { api } from '../api.ts'
import { stored } from '../kit/stored.ts'
import { type LocalMatch, listLocal } from '../local/list.ts'
import { report } from '../report.ts'

/** So many matches of this device are listed. */
const MOST = 12
const KEPT = 'iteru.mine'

export class MyLists {
  server: Lists = $state.raw({ mine: [], open: [] })
  local: readonly LocalMatch[] = $state.raw([])
  /** The matches of this device cannot be read. */
  unread = $state(false)
  known = $state(false)

  /** Whether there is a match of mine; until it is known, whether there was one the last time. */
  get any(): boolean {
    return this.known ? this.server.mine.length + this.local.length > 0 : stored.get(KEPT) === 'yes'
  }

  async look(): Promise<void> {
    try {
      this.local = (await listLocal()).slice(0, MOST)
      this.unread = false
    } catch (error) {
      report(error, 'lists')
      this.unread = true
    }
    try {
      this.server = await api.tables()
    } catch {
      this.server = { ...this.server, open: [] }
    }
    this.known = true
    stored.set(KEPT, this.any ? 'yes' : 'no')
  }
}
