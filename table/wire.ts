/** The wire: every message between a client and a table, in both directions, with the schemas that check them. docs/protocol.md tells it in words. */
import * as v from 'valibot'
import type { Final } from '../kernel/final.ts'
import type { RuleId } from '../kernel/game.ts'
import type { Calendar } from './calendar.ts'
import { personName } from './people.ts'
import type { TableRefusal } from './refusals.ts'
import { faultOfJson } from './text.ts'

/** A message larger than this is refused unread; a report of the page has less to say. */
export const LONGEST_MESSAGE = 64 * 1024
export const LONGEST_FAULT = 4 * 1024
/** A match that is longer as a file is not taken from a device: the longest of ours have 20 KB. Quoted it is longer in a request. */
export const LONGEST_MATCH = 64 * 1024
export const LONGEST_ATTACHING = 2 * LONGEST_MATCH

const id = v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/))
const count = v.pipe(v.number(), v.integer(), v.minValue(0))
const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(7))
const bytes16 = v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/))
const bytes32 = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))
const word = v.pipe(v.string(), v.maxLength(40))

const language = v.pipe(v.string(), v.regex(/^[a-z]{2}$/))
const endpoint = v.pipe(v.string(), v.url(), v.maxLength(1000))
const minuteOfDay = v.pipe(count, v.maxValue(24 * 60 - 1))
/** So many bytes as base64url. */
const bytes = (n: number) => v.pipe(v.string(), v.regex(new RegExp(`^[\\w-]{${Math.ceil((n * 4) / 3)}}=*$`)))

const text = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(500))

/** What needs the consent of everybody at the table. */
const wish = v.variant('kind', [
  v.strictObject({ kind: v.literal('undo'), steps: count }),
  v.strictObject({ kind: v.literal('draw') }),
  v.strictObject({ kind: v.literal('abandon') }),
])

export type WishKind = v.InferOutput<typeof wish>['kind']

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
  v.strictObject({
    t: v.literal('watch'),
    match: id,
    // What the client has already, and need not be sent: the last message, to whom, and the lines of chat before this one.
    seq: v.optional(count),
    seat: v.optional(v.nullable(seat)),
    lines: v.optional(count),
    key: v.optional(id),
  }),
  v.strictObject({ t: v.literal('leave'), match: id }),
  v.strictObject({ t: v.literal('act'), match: id, ask: count, action: v.unknown(), id }),
  v.strictObject({ t: v.literal('undo'), match: id, steps: count, id }),
  v.strictObject({ t: v.literal('propose'), match: id, wish, id }),
  v.strictObject({ t: v.literal('agree'), match: id, id }),
  v.strictObject({ t: v.literal('decline'), match: id, id }),
  v.strictObject({ t: v.literal('resign'), match: id, id }),
  v.strictObject({ t: v.literal('bot'), match: id, sits: v.boolean(), id }),
  v.strictObject({ t: v.literal('order'), match: id, about: word, order: v.unknown(), id }), // null: none any more
  v.strictObject({ t: v.literal('say'), match: id, text, id }),
  v.strictObject({ t: v.literal('look'), match: id, seen: v.boolean() }),
  v.strictObject({ t: v.literal('turns'), language }),
  v.strictObject({ t: v.literal('home') }), // from now on it is told when a list may have changed
  v.strictObject({ t: v.literal('ping') }),
])
export type ClientMessage = v.InferOutput<typeof ClientMessage>

/** In the query of an address everything is text. */
const digits = v.pipe(
  v.string(),
  v.regex(/^\d{1,6}$/, 'Expected a number of at most six digits'),
  v.transform(Number),
)
const wished = v.optional(v.pipe(v.string(), v.regex(/^[a-z]{2}$/, 'Expected two letters')))

/** What a client may send by HTTP, by route. */
export const Requests = {
  guest: v.strictObject({ name: personName, program: v.optional(v.literal(true)) }), // a program that plays says so
  create: v.strictObject({
    game: word,
    seats: seat,
    options: v.record(word, v.unknown()),
    bots: v.array(v.nullable(word)), // by seat; null: a person
    open: v.boolean(),
    rated: v.boolean(),
    pace,
    id: v.optional(id), // of this request: sent again it makes no second table
  }),
  sit: v.strictObject({
    seat: v.optional(seat),
    invite: v.optional(id),
    contribution: bytes16,
    promise: v.optional(bytes32), // the hash of sixteen other bytes, to be shown when all have promised
  }),
  show: v.strictObject({ contribution: bytes16 }),
  // A match of a device: its file, which seat was mine, and what it is called there.
  attach: v.strictObject({
    text: v.string(),
    seat,
    device: v.pipe(v.string(), v.regex(/^device-[\da-f-]{36}$/)),
  }),
  key: v.strictObject({ renew: v.boolean() }),
  signals: v.strictObject({
    mail: v.optional(v.boolean()),
    push: v.optional(v.boolean()),
    webhook: v.optional(v.boolean()),
    quiet: v.optional(
      v.nullable(
        v.strictObject({ from: minuteOfDay, until: minuteOfDay, zone: v.pipe(v.string(), v.maxLength(60)) }),
      ),
    ),
  }),
  subscribe: v.strictObject({ endpoint, p256dh: bytes(65), auth: bytes(16), language }),
  unsubscribe: v.strictObject({ endpoint }),
  hear: v.strictObject({ game: word, wants: v.boolean() }), // of new tables of a game
  mute: v.strictObject({ muted: v.boolean() }),
  webhook: v.strictObject({ url: endpoint }),
  bot: v.strictObject({ seat, bot: v.nullable(word) }), // null: the seat is free for a person
  unseat: v.strictObject({ seat }),
  swap: v.strictObject({ seats: v.tuple([seat, seat]) }),
  fault: v.strictObject({
    number: v.pipe(v.string(), v.regex(/^[0-9a-f]{8}$/)),
    place: v.pipe(v.string(), v.regex(/^[\w -]{1,40}$/)),
    message: v.string(),
    stack: v.string(),
    version: v.pipe(v.string(), v.regex(/^[\w.+-]{1,40}$/)),
  }),
  lists: v.object({ language: wished }),
  more: v.object({ language: wished, part: v.picklist(['turn', 'waiting', 'over']), from: digits }),
  history: v.object({
    from: v.optional(digits),
    // Through whose eyes: a seat, or `none` for what everybody saw.
    seat: v.optional(
      v.pipe(
        v.string(),
        v.regex(/^([0-7]|none)$/, 'Expected the number of a seat, or "none"'),
        v.transform(text => (text === 'none' ? null : Number(text))),
      ),
    ),
  }),
}

/** Who sits where, as everybody may know it. */
export interface PublicSeat {
  readonly name: string
  readonly player: string | null
  readonly bot: string | null
  readonly reserved: boolean // kept for this player, who has not come yet
  readonly calendar?: Calendar // at tables over several days: when the clock of this player stands still
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
  readonly unproved?: true // it was played on a device, and nobody has proved how
  readonly pace: v.InferOutput<typeof pace>
  readonly clocks: { readonly left: readonly number[]; readonly since: readonly (number | null)[] } // since when each seat is asked
  readonly proposal: {
    readonly by: number
    readonly agreed: readonly number[]
    readonly kind: WishKind
    readonly move: { readonly seat: number; readonly events: readonly unknown[] } | null // what is to be taken back
  } | null
  readonly result: { readonly ending: string; readonly places: readonly number[] } | null
  readonly commitment: string
  readonly contributions: readonly (string | null)[]
  /** By seat what was promised; until when it can be shown (null: not all have promised); whether all showed it, so that it counts. Null on a device. */
  readonly exchange: {
    readonly promised: readonly (string | null)[]
    readonly until: number | null
    readonly twoSteps: boolean
  } | null
  readonly secret: string | null // after the last move
  readonly rematch: string | null // the table at which the same people go on
  readonly host: string
  readonly created: number
  readonly updated: number
}

/** What the table itself tells beside the events of the game, in the same list. */
export type TableEvent =
  | { readonly type: 'table:undo'; readonly by: number | null; readonly only?: readonly number[] } // null: by consent
  | {
      readonly type: 'table:seat'
      readonly seat: number
      readonly by: 'bot' | 'player'
      readonly late?: true // time ran out
    }
  | { readonly type: 'table:proposed'; readonly by: number; readonly wish: WishKind }
  | { readonly type: 'table:agreed' | 'table:declined'; readonly by: number }
  | { readonly type: 'table:rules'; readonly rules: number } // from here on by newer ones
  | { readonly type: 'table:branched' } // from here on another match than the one it was played on from
  | { readonly type: 'table:failed'; readonly seat: number } // its bot could not answer, and something random was chosen
  | { readonly type: 'table:ended'; readonly ending: string; readonly places: readonly number[] }

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
  readonly refused: readonly (readonly [unknown, RuleId | TableRefusal])[]
  readonly final: readonly (readonly [number, Final])[] // the places in `legal` of what could not be taken back, and why
  readonly events: readonly unknown[]
  readonly undo: number // how many of one's own last entries can be taken back
  readonly frames: number // how many frames the history of this viewer has
  readonly order?: OrderState // where a seat can have a standing order: its own
}

/** Why a standing order counts no more: nothing it names can be done, somebody else changed what is one's own, something was taken back, a bot sat down, or the rules are newer. */
export type Dropped = 'nothing-left' | 'changed' | 'undone' | 'bot' | 'rules'

/** A seat's standing order, as its owner alone is told. */
export interface OrderState {
  readonly about: string | null // what an order would be about now; null: nothing can be ordered just now
  readonly given: unknown // null: none
  readonly at: number | null // when it answers the question that is open; null: it does not, or there is none
  readonly dropped: Dropped | null // why the last one counts no more, until another is given or this is dismissed
}

/** One thing that happened as one viewer saw it. The frames of a viewer are only ever appended; `n` counts them. */
export interface Frame {
  readonly n: number
  readonly at: number
  readonly actor: number | 'chance' | 'table'
  readonly action: unknown // what this viewer learned of it; { undo: n } takes back the frames from n on
  readonly events: readonly unknown[]
  readonly view: unknown // after it
}

/** A page of what one viewer saw: GET /api/tables/:id/history?from=n&seat=s. */
export interface History {
  readonly seat: number | null
  readonly before: unknown // the view before the first frame of the page
  readonly frames: readonly Frame[]
  readonly next: number | null // where the next page begins
}

/** A table in a list. */
export interface ListedTable {
  readonly id: string
  readonly unproved?: string // one of mine that was played on a device, and under which id
  readonly game: string
  readonly status: 'open' | 'running' | 'over'
  readonly options: Readonly<Record<string, unknown>>
  readonly pace: v.InferOutput<typeof pace>
  readonly open: boolean
  readonly rated: boolean
  readonly host: { readonly id: string; readonly name: string }
  readonly seats: readonly PublicSeat[]
  readonly toAct: readonly number[]
  readonly since: number | null // since when those are asked; the earliest of them
  readonly result: PublicTable['result']
  readonly created: number
  readonly updated: number
}

/** A table of mine in a list. The sentences are in the language that was asked for. */
export interface MyTable extends ListedTable {
  readonly seat: number | null // null: I have made it and sit nowhere
  readonly yourTurn: boolean
  readonly asked: string | null // what I am asked, if it is my turn
  readonly last: string | null // what everybody saw last
  readonly until: number | null // when my time runs out, or that of whoever is asked
}

/** What GET /api/tables gives: my tables, those that wait for me first, finished ones last, and the open ones that anybody may join. */
export interface Lists {
  readonly mine: readonly MyTable[] // of those that wait and of finished ones the latest; the rest by GET /api/tables/mine
  readonly counts: { readonly turn: number; readonly waiting: number; readonly over: number } // all there are
  readonly attached: readonly string[] // matches of devices among them, under their ids there
  readonly open: readonly ListedTable[]
}

/** What GET /api/signals gives: what I have chosen, and what this server can do; `off` says why it cannot. */
export interface SignalState {
  readonly choices: {
    readonly mail: boolean
    readonly push: boolean
    readonly webhook: boolean
    readonly quiet: { readonly from: number; readonly until: number; readonly zone: string } | null
  }
  readonly push: {
    readonly off: string | null
    readonly key: string | null
    readonly devices: readonly string[]
  }
  readonly mail: { readonly off: string | null; readonly address: string | null }
  readonly webhook: { readonly off: string | null; readonly url: string | null; readonly failed: boolean }
  readonly hear: { readonly off: string | null; readonly games: readonly string[] } // of whose new tables I want to hear
}

/** A line of the chat at a table. */
export interface Said {
  readonly n: number
  readonly player: string
  readonly name: string
  readonly text: string
  readonly at: number
}

/** A table that waits for me. */
export interface Turn {
  readonly match: string
  readonly game: string
  readonly names: readonly string[] // of the others
  readonly since: number
}

export type ServerMessage =
  | {
      readonly t: 'hello'
      readonly protocol: number
      readonly player: { readonly id: string; readonly name: string } | null
    }
  | TableMessage
  | {
      readonly t: 'said'
      readonly match: string
      readonly said: readonly Said[]
      readonly left?: readonly number[] // the numbers of lines left out: I do not want to read whoever said them
    }
  | { readonly t: 'done'; readonly id: string }
  | {
      readonly t: 'no'
      readonly id: string | null
      readonly why: RuleId | TableRefusal
      readonly sentence: string
      readonly match?: string // which table, where that is not clear by the id
      readonly report?: string // of `failed`: under which number the server has logged it
    }
  | { readonly t: 'turns'; readonly turns: readonly Turn[] } // all of them, whenever one comes or goes
  | { readonly t: 'opened'; readonly match: string; readonly game: string; readonly name: string } // a table I wanted to hear of, and who made it
  | { readonly t: 'here'; readonly match: string; readonly here: readonly string[] } // before it begins: who of those who sit there looks
  | { readonly t: 'lists' } // GET /api/tables may say something else now
  | { readonly t: 'pong' }

/** Reads a message of a client: the message, or one sentence that says what was wrong. */
export function readMessage(text: string): ClientMessage | { readonly fault: string } {
  const fault = faultOfJson(text)
  if (fault !== undefined) return { fault: `This is no message: ${fault}` }
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
