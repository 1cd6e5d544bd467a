/** Whoever answers for a table: a server over a socket or a worker in this browser. The table does not know which. */
import type { ClientMessage, Frame, ServerMessage } from '../messages.ts'

export interface Line {
  send(message: ClientMessage): void
  /** Hears every message from now on; the returned function stops it. */
  listen(hear: (message: ServerMessage) => void): () => void
  /** Whether somebody is there at the moment. */
  onState(hear: (up: boolean) => void): () => void
  /** All that this viewer has been shown of a match, from the first entry on. */
  history(match: string): Promise<readonly Frame[]>
}
