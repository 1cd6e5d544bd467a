/** Who is playing here: the guest behind the cookie, or nobody yet. */
import { api, type Player } from './api.ts'

let player: Player | null = $state(null)
let known = $state(false)
let reachable = $state(true)
let lasting = $state(false)
let unread: readonly string[] = $state.raw([])

export const me = {
  get player(): Player | null {
    return player
  },
  /** Whether the server has been asked. */
  get known(): boolean {
    return known
  },
  /** Whether there is a server to play at. */
  get online(): boolean {
    return reachable
  },
  /** Whether the name can be taken to another device: there is a way to sign in. */
  get lasting(): boolean {
    return lasting
  },
  /** Whose words are not to be shown. */
  get unread(): readonly string[] {
    return unread
  },
  async look(): Promise<void> {
    try {
      const me = await api.me()
      player = me.player
      lasting = me.lasting ?? false
      unread = me.unread ?? []
      reachable = true
    } catch {
      reachable = false
    }
    known = true
  },
  async name(name: string): Promise<void> {
    player = (await api.guest(name)).player
  },
}
