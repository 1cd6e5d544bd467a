/** Whoever answers for a table: a server over a socket or a worker in this browser. The table does not know which. */
import type { ClientMessage, Frame, History, ServerMessage } from '../../table/wire.ts'

/** What went wrong at the other end, in the words of the catalogue: the match goes on but is not kept, cannot be read, or nobody answers. */
export type Trouble = 'unkept' | 'unread' | 'stopped'

export interface Connection {
  /** What is sent while nobody is there is lost: whoever sends sends it again when somebody is. */
  send(message: ClientMessage): void
  /** Hears every message from now on; the returned function stops it. */
  listen(hear: (message: ServerMessage) => void): () => void
  /** Whether somebody is there at the moment. */
  onState(hear: (up: boolean) => void): () => void
  /** Something is wrong with a match, or with all of them (null); or it is right again. */
  onTrouble?(hear: (match: string | null, trouble: Trouble | null) => void): () => void
  /** All that this viewer has been shown of a match, from the first entry on; after the end, what any seat has. */
  history(match: string, seat?: number | null): Promise<readonly Frame[]>
  /** Where that comes from afar: what this viewer has been shown from a frame on. */
  frames?(match: string, from: number): Promise<Fetched>
}

/** Frames, and through whose eyes they are. */
export type Fetched = Pick<History, 'seat' | 'frames'>
