/** One list of my matches, at the server and on this device, in the order in which they matter: those that ask me, those that wait for others, finished ones. Pure. */
import type { Lists, MyTable } from '../../table/wire.ts'
import type { LocalMatch } from '../local/list.ts'
import type { Told } from '../local/told.ts'
import { isFree } from './standing.ts'

/** A match in the list. */
export interface HomeMatch extends Told {
  readonly id: string
  readonly href: string
  readonly game: string
  readonly title: string | null // what I call it; on this device only
  readonly others: readonly string[] // with whom I play
  readonly status: 'turn' | 'waiting' | 'over'
  readonly toMove: readonly string[] // for whom it waits
  readonly free: number // seats that are still free
  readonly standsIn: boolean // a bot plays for me
  readonly until: number | null // when time runs out for whoever is asked
  readonly at: number
  readonly place: number | null // how I came off
  readonly isLocal: boolean
  readonly unproved: boolean // it was played on a device, and is kept at the server
  readonly mine: readonly { readonly seat: number; readonly name: string }[] // on this device: the seats of people, one of whom I was
}

export type Part = HomeMatch['status']

/** To which part of the list a table belongs. */
const partOf = ({ status, yourTurn }: MyTable): Part =>
  status === 'over' ? 'over' : yourTurn ? 'turn' : 'waiting'

/** What is known of one part of my tables at the server: how many are still to be fetched, and after how many they come. Those at which I do not sit are there at once. */
export function restOf(server: Lists, part: Part): { readonly missing: number; readonly from: number } {
  const here = server.mine.filter(table => partOf(table) === part)
  return {
    missing: server.counts[part] - here.length,
    from: here.filter(({ seat }) => seat !== null).length,
  }
}

/** The lists with tables that were fetched after the first ones; what both have is as the newer ones say. */
export function withMore(server: Lists, more: readonly MyTable[]): Lists {
  const known = new Set(server.mine.map(({ id }) => id))
  return { ...server, mine: [...server.mine, ...more.filter(({ id }) => !known.has(id))] }
}

export function ofServer(table: MyTable, title: string | null = null): HomeMatch {
  const { id, game, seats, seat, status, toAct, result } = table
  return {
    id,
    game,
    href: `/t/${id}`,
    title,
    others: seats.flatMap(({ name }, at) => (at === seat || name === '' ? [] : [name])),
    status: partOf(table),
    toMove: toAct.map(at => seats[at].name),
    free: status === 'open' ? seats.filter(isFree).length : 0,
    standsIn: status === 'running' && seat !== null && seats[seat].bot !== null,
    until: table.until,
    at: table.updated,
    place: seat === null ? null : (result?.places[seat] ?? null),
    isLocal: false,
    unproved: table.unproved !== undefined,
    mine: [],
    asked: table.asked,
    last: table.last,
  }
}

/** Whether a seat of a device is a person's, also while a bot sits in; what older versions kept names no players. */
const isPerson = ({ player, bot }: LocalMatch['seats'][number]): boolean =>
  player === undefined ? bot === null : player !== null

export function ofDevice(match: LocalMatch, title: string | null, told: Told | undefined): HomeMatch {
  const { id, game, seats, status, result, updated } = match
  const people = seats.flatMap((seat, at) => (isPerson(seat) ? [at] : []))
  const own = people.length === 1 ? people[0] : null
  return {
    id,
    game,
    href: `/d/${id}`,
    title,
    others: seats.flatMap(({ name }, at) => (at === own ? [] : [name])),
    // Bots of this device think while the table is open: otherwise it always waits for me.
    status: status === 'over' ? 'over' : 'turn',
    toMove: [],
    free: 0,
    standsIn: false,
    until: null,
    at: updated,
    place: own === null ? null : (result?.places[own] ?? null),
    isLocal: true,
    unproved: false,
    mine: people.map(seat => ({ seat, name: seats[seat].name })),
    asked: told?.asked ?? null,
    last: told?.last ?? null,
  }
}

/** One list of both; what I have added to my name stands there once, as the server has it. */
export function homeOf(
  { mine, attached: known }: Pick<Lists, 'mine' | 'attached'>,
  local: readonly LocalMatch[],
  titleOf: (id: string) => string | null,
  told: Readonly<Record<string, Told>>,
): readonly HomeMatch[] {
  const attached = new Set(known)
  return [
    ...mine.map(table => ofServer(table, table.unproved === undefined ? null : titleOf(table.unproved))),
    ...local
      .filter(({ id }) => !attached.has(id))
      .map(match => ofDevice(match, titleOf(match.id), told[match.id])),
  ]
}

const NEVER = Number.MAX_SAFE_INTEGER

/** Whoever runs out of time first comes first; then those at the server, where others wait; the latest first. */
const byNeed = (a: HomeMatch, b: HomeMatch): number =>
  (a.until ?? NEVER) - (b.until ?? NEVER) || Number(a.isLocal) - Number(b.isLocal) || b.at - a.at

export interface Sections {
  readonly turn: readonly HomeMatch[]
  readonly waiting: readonly HomeMatch[]
  readonly over: readonly HomeMatch[]
  readonly hidden: number
}

/** The three parts of the list; what I have hidden is left out until it asks me. */
export function sectionsOf(matches: readonly HomeMatch[], hidden: ReadonlySet<string>): Sections {
  const isHidden = ({ id, status }: HomeMatch): boolean => status !== 'turn' && hidden.has(id)
  const shown = matches.filter(match => !isHidden(match))
  const part = (status: HomeMatch['status']) => shown.filter(match => match.status === status)
  return {
    turn: part('turn').sort(byNeed),
    waiting: part('waiting').sort((a, b) => b.at - a.at),
    over: part('over').sort((a, b) => b.at - a.at),
    hidden: matches.length - shown.length,
  }
}
