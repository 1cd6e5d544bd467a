/**
 * A finished match of a device, added to somebody's name at a server. Its log is played again by the rules, so its result is its own; that it was played so only
 * its owner says, and it stays marked as unproved.
 */
import { gameOf } from '../games/index.ts'
import { BadFile } from '../kernel/bad-file.ts'
import { type Match, parseMatch } from '../kernel/match.ts'
import { adopt, logOf } from './adopt.ts'
import { type Guest, newTable } from './lobby.ts'
import type { TableRefusal } from './refusals.ts'
import type { Changed, Means, Note, Sitter } from './table.ts'
import { cleanName, faultOfJson } from './text.ts'
import { LONGEST_MATCH } from './wire.ts'

export interface Attaching {
  readonly id: string
  readonly text: string // of the match file
  readonly seat: number // the owner's
  readonly device: string // its id on the device
  readonly owner: Guest
  readonly key: string // with which others may look at it
}

const LONGEST_NAME = 30
/** What the table may have noted in a match that counts: who sat there, and what was proposed. Anything else did not come about by playing on. */
const NOTED: readonly Note['kind'][] = ['seat', 'proposed', 'agreed', 'declined', 'failed']

type Refusal = { readonly refused: TableRefusal }

/** The match as a table of this server with its log, or why it is not taken. */
export function attach({ id, text, seat, device, owner, key }: Attaching, means: Means): Changed | Refusal {
  if (text.length > LONGEST_MATCH) return { refused: 'match-too-long' }
  const match = read(text)
  if ('refused' in match) return match
  const { players, rows } = match
  if (!players?.[seat]) return { refused: 'no-such-seat' }
  // Where a bot sat to the end, it did so for a person, or that was nobody's seat.
  if (players[seat].bot !== null && !rows.some(row => isTakenOver(row, seat)))
    return { refused: 'not-your-seat' }
  const why = rows.map(refusalOf).find(refusal => refusal !== undefined)
  if (why) return { refused: why }
  const open = newTable({
    id,
    game: match.game,
    options: match.options,
    seats: players.length,
    bots: [],
    settings: { open: false, rated: false, pace: { kind: 'untimed' }, unproved: device, key },
    host: owner,
    now: means.now,
    ...{ secret: '', commitment: '' }, // nobody has promised anything about its shuffles
  })
  const seats = players.map(({ name, bot }, at): Sitter => {
    if (at === seat) return { player: owner.id, bot, name: owner.name }
    return { player: null, bot, name: cleanName(name).slice(0, LONGEST_NAME) }
  })
  const change = adopt({ ...open, seats }, logOf(rows, means.now), means)
  return change.table.status === 'over' ? change : { refused: 'not-played-out' }
}

function read(text: string): Match | Refusal {
  if (text.split('\n').some(line => faultOfJson(line) !== undefined)) return { refused: 'match-broken' }
  try {
    return parseMatch(text, gameOf)
  } catch (error) {
    if (!(error instanceof BadFile)) throw error
    return { refused: error.fault.kind === 'rules' ? 'match-of-other-rules' : 'match-broken' }
  }
}

/** Whether a bot sits down here for a person. */
function isTakenOver(row: Match['rows'][number], seat: number): boolean {
  const note = row.actor === 'table' ? (row.note as Partial<Note> | undefined) : undefined
  return note?.kind === 'seat' && note.seat === seat && note.by === 'bot'
}

/** Why a row does not belong into a match that was played from its beginning to its end. */
function refusalOf(row: Match['rows'][number]): TableRefusal | undefined {
  if (row.actor !== 'table' || row.note === undefined) return undefined
  const { kind } = row.note as Partial<Note>
  if (kind === 'branched') return 'match-branched'
  if (kind === 'rules') return 'match-of-other-rules'
  if (kind === 'ended') return 'not-played-out'
  return kind !== undefined && NOTED.includes(kind) ? undefined : 'match-broken'
}
