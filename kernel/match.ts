/** A match as a text file: a header, one line per row of the log, and how it stands at the end. Each line is a piece of JSON. */
import { BadFile, type FileFault } from './bad-file.ts'
import { same } from './data.ts'
import type { ActionBase, Entry, EventBase, Game, Over, Score } from './game.ts'
import { BadInput, readOptions, readSeats } from './options.ts'
import { BrokenLog, beginning, type Row, replay, type Start, standingRows, walk } from './play.ts'

export interface Match<A extends ActionBase = ActionBase, O = unknown> extends Start<O> {
  readonly game: string
  readonly rules: number
  readonly rows: readonly Row<A>[]
  /** Who played: for whoever goes on with the file. */
  readonly players?: readonly Player[]
  /** What proves the shuffles of a match played at a server; `npm run verify` checks it. */
  readonly fair?: Fair
}

export interface Player {
  readonly name: string
  readonly bot: string | null
}

export interface Fair {
  readonly match: string
  readonly secret: string
  readonly commitment: string
  readonly contributions: readonly (string | null)[]
  readonly promises?: readonly (string | null)[] // the hashes of the contributions, if all were promised before any was shown
}

/** The last line of a file: how the match stood, so that a file cut short is recognised. */
interface Standing {
  readonly over: Over | null
  readonly score: Score[]
}

const FORMAT = 1

/** The text of a match file, with the state in which its rows have ended. */
export function formatMatch<S, A extends ActionBase, V, O, E extends EventBase>(
  game: Game<S, A, V, O, E>,
  match: Match<A, O>,
  end: S = replay(game, match, match.rows),
): string {
  const { rows, ...rest } = match
  const header = { iteru: FORMAT, ...rest }
  const lines = rows.map((row, n) => ({ n, ...row }))
  return `${[header, ...lines, standing(game, end)].map(line => JSON.stringify(line)).join('\n')}\n`
}

/**
 * Reads a match file and proves it: every row must be legal where it stands and the end must be what the file says. Throws BadInput with one
 * sentence that names the entry at which the file stops being a legal match.
 */
export function parseMatch<S, A extends ActionBase, V, O, E extends EventBase>(
  text: string,
  gameOf: (id: string) => Game<S, A, V, O, E>,
): Match<A, O> {
  const lines = text.split('\n').filter(line => line.trim() !== '')
  const header = headerOf(lines[0] ?? '')
  const game = about('game', header.game, () => gameOf(header.game))
  if (header.rules !== game.meta.rules) {
    throw new BadFile(
      `The match was played by version ${header.rules} of the rules of ${game.meta.title}; this program has version ${game.meta.rules}.`,
      { kind: 'rules', about: game.meta.title },
    )
  }
  const { title } = game.meta
  const seats = about('table', title, () => readSeats(game.meta, header.seats))
  const options = about('table', title, () => readOptions(game.meta, header.options)) as O
  const rows: Row<A>[] = []
  for (const [n, line] of lines.slice(1, -1).entries()) rows.push(rowOf<A>(line, n))
  const match: Match<A, O> = {
    game: header.game,
    rules: header.rules,
    seats,
    options,
    ...(header.players && { players: header.players }),
    ...(header.fair && { fair: header.fair }),
    rows,
  }
  const last = lines.length > 1 ? lines[lines.length - 1] : ''
  const given = json(last) as Partial<Standing> | undefined
  const proved = prove(game, match)
  if (given === undefined || !('score' in given))
    throw stops(rows.length, 'the file ends there without its last line')
  if (!same(given, proved))
    throw stops(rows.length, 'the end that the file gives is not the end that its entries give')
  return match
}

function prove<S, A extends ActionBase, V, O, E extends EventBase>(
  game: Game<S, A, V, O, E>,
  match: Match<A, O>,
): Standing {
  try {
    standingRows(match.rows) // throws where something is taken back that does not stand
    let end = beginning(game, match)
    for (const { after } of walk(game, match, match.rows, true)) end = after
    return standing(game, end)
  } catch (error) {
    if (error instanceof BrokenLog) throw stops(error.row, error.message)
    throw error
  }
}

function standing<S, A extends ActionBase, V, O, E extends EventBase>(
  game: Game<S, A, V, O, E>,
  state: S,
): Standing {
  const turn = game.turn(state)
  return { over: turn.kind === 'over' ? turn : null, score: game.score(state) }
}

function stops(n: number, reason: string): BadFile {
  const sentence = `The match file stops being a legal match at entry ${n}: ${reason}.`
  return new BadFile(sentence, { kind: 'entry', about: n })
}

/** What others find wrong in a file is a fault of the file. */
function about<T>(kind: FileFault['kind'], what: string, read: () => T): T {
  try {
    return read()
  } catch (error) {
    throw error instanceof BadInput ? new BadFile(error.message, { kind, about: what }) : error
  }
}

interface Header {
  readonly game: string
  readonly rules: number
  readonly seats: unknown
  readonly options: unknown
  readonly players: readonly Player[] | undefined
  readonly fair: Fair | undefined
}

function headerOf(line: string): Header {
  const value = json(line) as Record<string, unknown> | undefined
  if (value?.iteru !== FORMAT || typeof value.game !== 'string' || typeof value.rules !== 'number') {
    throw new BadFile(
      `This is not a match file: its first line must be a header such as {"iteru":${FORMAT},"game":…,…}.`,
      { kind: 'header', about: '' },
    )
  }
  const { game, rules, seats, options, players, fair } = value
  return {
    game,
    rules,
    seats,
    options,
    players: arePlayers(players, seats) ? players : undefined,
    fair: isFair(fair) ? fair : undefined,
  }
}

function arePlayers(value: unknown, seats: unknown): value is Player[] {
  const isPlayer = (player: unknown): boolean => {
    const { name, bot } = (player ?? {}) as Record<string, unknown>
    return typeof name === 'string' && (bot === null || typeof bot === 'string')
  }
  return Array.isArray(value) && value.length === seats && value.every(isPlayer)
}

function isFair(value: unknown): value is Fair {
  if (typeof value !== 'object' || value === null) return false
  const { match, secret, commitment, contributions } = value as Record<string, unknown>
  return [match, secret, commitment].every(part => typeof part === 'string') && Array.isArray(contributions)
}

function rowOf<A>(line: string, n: number): Row<A> {
  const value = json(line) as (Record<string, unknown> & { n?: unknown }) | undefined
  if (value === undefined) throw stops(n, 'the line is not JSON')
  const { n: number, ...row } = value
  if (number !== n) throw stops(n, `the line is numbered ${String(number)}`)
  const fine =
    row.actor === 'table'
      ? (Number.isInteger(row.undo) && Array.isArray(row.keep ?? [])) || typeof row.note === 'object'
      : isActor(row.actor) && 'action' in row
  if (!fine) throw stops(n, 'the line is neither an entry nor an undo')
  return row as unknown as Row<A>
}

function isActor(value: unknown): value is Entry<unknown>['actor'] {
  return value === 'chance' || (Number.isInteger(value) && (value as number) >= 0)
}

function json(line: string): object | undefined {
  try {
    const value: unknown = JSON.parse(line)
    return typeof value === 'object' && value !== null ? value : undefined
  } catch {
    return undefined
  }
}
