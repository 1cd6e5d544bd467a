/** Who looks at their lists: each is told when theirs may have changed, and asks for them then. So nobody has to ask again and again. */
import type { ServerMessage } from '../../table/wire.ts'
import type { Listed } from '../store/store.ts'
import { type Connection, MOST_BUFFERED } from './hub.ts'

const CHANGED = JSON.stringify({ t: 'lists' } satisfies ServerMessage)

export class Homes {
  private readonly looking = new Map<string | null, Set<Connection>>()

  join(connection: Connection): void {
    const own = this.looking.get(connection.player) ?? new Set()
    this.looking.set(connection.player, own.add(connection))
  }

  leave(connection: Connection): void {
    const own = this.looking.get(connection.player)
    own?.delete(connection)
    if (own?.size === 0) this.looking.delete(connection.player)
  }

  /** These lists have changed; without a word of whose, anybody's may have. */
  tell({ told, lobby }: Listed = {}): void {
    const all = told === undefined || lobby
    for (const player of all ? this.looking.keys() : told)
      for (const connection of this.looking.get(player) ?? []) this.deliver(connection)
  }

  private deliver(connection: Connection): void {
    if (connection.buffered() > MOST_BUFFERED) connection.cut()
    else connection.send(CHANGED)
  }
}
