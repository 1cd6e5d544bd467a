/** The wire: every message between a client and a table, in both directions, with the schemas that check them. docs/protocol.md tells it in words. */
import * as v from 'valibot'

/** Goes up when an old client could misunderstand a new server: it then reloads itself. */
export const PROTOCOL = 1

/** A message larger than this is refused unread. */
export const LONGEST_MESSAGE = 64 * 1024

const id = v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/))
const count = v.pipe(v.number(), v.integer(), v.minValue(0))
const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(7))
const bytes16 = v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/))
const name = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(30))
const word = v.pipe(v.string(), v.maxLength(40))

const text = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(500))

/** What needs the consent of everybody at the table. */
const wish = v.variant('kind', [
  v.strictObject({ kind: v.literal('undo'), steps: count }),
  v.strictObject({ kind: v.literal('draw') }),
  v.strictObject({ kind: v.literal('abandon') }),
])

const late = v.picklist(['decide', 'replace'])
const minute = 60_000
const pace = v.variant('kind', [
  v.strictObject({ kind: v.literal('untimed') }),
  v.strictObject({
    kind: v.literal('each'),
    ms: v.pipe(count, v.minValue(minute), v.maxValue(14 * 24 * 60 * minute)),
    late,
  }),
  v.strictObject({
    kind: v.literal('bank'),
    ms: v.pipe(count, v.minValue(minute), v.maxValue(30 * 24 * 60 * minute)),
    increment: v.pipe(count, v.maxValue(24 * 60 * minute)),
    late,
  }),
])

/** What a client may ask over the socket. */
export const ClientMessage = v.variant('t', [
  v.strictObject({ t: v.literal('hello'), protocol: count }),
  v.strictObject({ t: v.literal('watch'), match: id, seq: v.optional(count) }),
  v.strictObject({ t: v.literal('leave'), match: id }),
  v.strictObject({ t: v.literal('act'), match: id, ask: count, action: v.unknown(), id }),
  v.strictObject({ t: v.literal('undo'), match: id, steps: count, id }),
  v.strictObject({ t: v.literal('propose'), match: id, wish, id }),
  v.strictObject({ t: v.literal('agree'), match: id, id }),
  v.strictObject({ t: v.literal('decline'), match: id, id }),
  v.strictObject({ t: v.literal('resign'), match: id, id }),
  v.strictObject({ t: v.literal('bot'), match: id, sits: v.boolean(), id }),
  v.strictObject({ t: v.literal('say'), match: id, text, id }),
  v.strictObject({ t: v.literal('ping') }),
])
export type ClientMessage = v.InferOutput<typeof ClientMessage>

/** What a client may send by HTTP, by route. */
export const Requests = {
  guest: v.strictObject({ name }),
  create: v.strictObject({
    game: word,
    seats: seat,
    options: v.record(word, v.unknown()),
    bots: v.array(v.nullable(word)), // by seat; null: a person
    open: v.boolean(),
    rated: v.boolean(),
    pace,
    contribution: bytes16,
  }),
  sit: v.strictObject({ seat: v.optional(seat), invite: v.optional(id), contribution: bytes16 }),
}

/** Who sits where, as everybody may know it. */
export interface PublicSeat {
  readonly name: string
  readonly player: string | null
  readonly bot: string | null
}

/** A table without its secrets. */
export interface PublicTable {
  readonly id: string
  readonly game: string
  readonly rules: number
  readonly options: Readonly<Record<string, unknown>>
  readonly status: 'open' | 'running' | 'over'
  readonly seats: readonly PublicSeat[]
  readonly toAct: readonly number[]
  readonly open: boolean
  readonly rated: boolean
  readonly pace: v.InferOutput<typeof pace>
  readonly clocks: { readonly left: readonly number[]; readonly since: readonly (number | null)[] }
  readonly proposal: { readonly by: number; readonly agreed: readonly number[]; readonly kind: string } | null
  readonly result: { readonly ending: string; readonly places: readonly number[] } | null
  readonly commitment: string
  readonly contributions: readonly (string | null)[]
  readonly secret: string | null // after the last move
  readonly host: string
  readonly rematch: string | null // the table at which they play again
  readonly created: number
  readonly updated: number
}

/** What this viewer now sees: all of it, never a difference. `seq` counts what they have been shown, `ask` is the number of their question. */
export interface TableMessage {
  readonly t: 'table'
  readonly match: string
  readonly seq: number
  readonly seat: number | null
  readonly ask: number | null
  readonly table: PublicTable
  readonly view: unknown // null before the start
  readonly legal: readonly unknown[]
  readonly refused: readonly (readonly [unknown, string])[]
  readonly events: readonly unknown[]
  readonly undo: number // how many of one's own last entries can be taken back
}

/** One step of a match as this viewer saw it: what happened and what the table looked like after it. */
export interface Frame {
  readonly actor: number | 'chance' | 'table'
  readonly view: unknown
  readonly events: readonly unknown[]
}

/** A line of the chat at a table. */
export interface Said {
  readonly n: number
  readonly player: string
  readonly name: string
  readonly text: string
  readonly at: number
}

export type ServerMessage =
  | {
      readonly t: 'hello'
      readonly protocol: number
      readonly player: { readonly id: string; readonly name: string } | null
    }
  | TableMessage
  | { readonly t: 'said'; readonly match: string; readonly said: readonly Said[] }
  | { readonly t: 'done'; readonly id: string }
  | { readonly t: 'no'; readonly id: string | null; readonly why: string; readonly sentence: string }
  | { readonly t: 'pong' }

/** Reads a message of a client: the message, or one sentence that says what was wrong. */
export function readMessage(text: string): ClientMessage | { readonly fault: string } {
  let data: unknown
  try {
    data = JSON.parse(text)
  } catch {
    return { fault: 'A message must be JSON.' }
  }
  const result = v.safeParse(ClientMessage, data)
  if (result.success) return result.output
  const [issue] = result.issues
  const path = v.getDotPath(issue)
  return {
    fault: path ? `The field "${path}" is wrong: ${issue.message}.` : `This is no message: ${issue.message}.`,
  }
}
