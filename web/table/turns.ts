/** The log by parts of the match and by turns: lines that follow each other and are one player's doing belong together. Pure. */
import type { EventBase, Seat } from '../../kernel/game.ts'
import { seatOf } from './beats.ts'

export interface Told<Event = EventBase> {
  /** Its place in the log. */
  readonly n: number
  readonly text: string
  readonly event: Event
}

export interface Turn<Event = EventBase> {
  /** Whose turn; null for what nobody did: chance, a new round, a scoring. */
  readonly seat: Seat | null
  readonly lines: readonly Told<Event>[]
}

/** A round, a phase, a kingdom: what it is called, and its turns. */
export interface Chapter {
  /** Null for what happened before the first heading. */
  readonly head: Told | null
  readonly turns: readonly Turn[]
}

/** One line as it is read: equal ones are counted, and whose doing it is is said once a turn. */
export interface Line {
  readonly n: number
  readonly text: string
  readonly times: number
  /** Whether a name belongs in front of it. */
  readonly isNamed: boolean
  readonly events: readonly EventBase[]
}

/** Gathers lines into turns, oldest first. */
export function turnsOf(lines: readonly Told[]): Turn[] {
  const turns: { readonly seat: Seat | null; readonly lines: Told[] }[] = []
  for (const line of lines) {
    const seat = seatOf(line.event)
    const last = turns.at(-1)
    if (last && last.seat === seat) last.lines.push(line)
    else turns.push({ seat, lines: [line] })
  }
  return turns
}

/** Gathers lines under the headings they follow, oldest first. */
export function chaptersOf(lines: readonly Told[], isHead: (event: EventBase) => boolean): Chapter[] {
  const heads = lines.flatMap((line, i) => (isHead(line.event) ? [i] : []))
  const before = lines.slice(0, heads[0] ?? lines.length)
  return [
    ...(before.length > 0 ? [{ head: null, turns: turnsOf(before) }] : []),
    ...heads.map((at, i) => ({ head: lines[at], turns: turnsOf(lines.slice(at + 1, heads[i + 1])) })),
  ]
}

/** The lines of a turn without the name of whose it is: that stands in front of the first one. To `you`, whose own turn it is, every line speaks by itself. */
export function linesOf({ seat, lines }: Turn, you: Seat | null = null): Line[] {
  const name = `@${seat} `
  const read: Line[] = []
  for (const { n, text, event } of lines) {
    const isAbout = seat !== null && text.startsWith(name)
    const body = isAbout ? text.slice(name.length) : text
    const last = read.at(-1)
    if (last && last.text === body)
      read[read.length - 1] = { ...last, times: last.times + 1, events: [...last.events, event] }
    else
      read.push({
        n,
        text: body,
        times: 1,
        isNamed: (isAbout || (seat !== null && seat === you)) && read.length === 0,
        events: [event],
      })
  }
  return read
}
