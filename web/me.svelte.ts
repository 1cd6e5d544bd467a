/** Who is playing here: the guest behind the cookie, or nobody yet. */
import { api, type Player } from './api.ts'

let player: Player | null = $state(null)
let known = $state(false)
let reachable = $state(true)

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
  async look(): Promise<void> {
    try {
      player = (await api.me()).player
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
