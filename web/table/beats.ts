/** A message becomes beats: events that belong together, and what the board shows after each of them, folded over the viewer's own events. Pure. */
import type { EventBase, Seat } from '../../kernel/game.ts'
import type { TableMessage } from '../../table/wire.ts'
import type { BoardKit, Weight } from '../kit/board.ts'
import { type Beat, heaviest } from './story.ts'
import { isOfTable } from './tell.ts'

/** One thing to draw: the table as it stands after these events. */
export interface Step {
  readonly message: TableMessage
  readonly events: readonly EventBase[]
  /** How many frames the history has with the whole of its message. */
  readonly frames: number
}

export const eventsOf = ({ events }: { readonly events: readonly unknown[] }): readonly EventBase[] =>
  events as readonly EventBase[]

export const seatOf = (event: EventBase): Seat | null => (event as { readonly seat?: Seat }).seat ?? null

/** How much there is to see in an event of the game or of the table. */
export function weightOf(kit: BoardKit, event: EventBase): Weight {
  const { type } = event
  if (!isOfTable(event)) return kit.motion.weightOf(event)
  if (type === 'table:ended') return 'ceremony'
  return type === 'table:undo' ? 'normal' : 'nothing'
}

/** Whether a part of the match begins here: then no turn goes on. */
export const isHead = (kit: BoardKit, event: EventBase): boolean =>
  !isOfTable(event) && kit.motion.heads(event)

/** What there is nothing to see in belongs to what came before it, or to what comes first. */
function joins(kit: BoardKit, event: EventBase, before: readonly EventBase[]): boolean {
  if (before.every(other => weightOf(kit, other) === 'nothing')) return true
  if (weightOf(kit, event) === 'nothing') return true
  const last = before[before.length - 1]
  return !isOfTable(event) && !isOfTable(last) && kit.motion.joins(event, last)
}

function groupsOf(kit: BoardKit, events: readonly EventBase[]): readonly (readonly EventBase[])[] {
  const groups: EventBase[][] = []
  for (const event of events) {
    const last = groups.at(-1)
    if (last && joins(kit, event, last)) last.push(event)
    else groups.push([event])
  }
  return groups
}

/** Nobody can tell from events alone what a board looked like before: what is taken back, and newer rules, are shown as one. */
const LEAPS: readonly string[] = ['table:undo', 'table:rules']

const beatOf = (kit: BoardKit, step: Step, turn: Beat<Step>['turn']): Beat<Step> => ({
  items: [step],
  weight: heaviest(step.events.map(event => weightOf(kit, event))),
  turn,
})

/** The whole message as one beat. */
export function oneBeat(kit: BoardKit, message: TableMessage): Beat<Step> {
  const events = eventsOf(message)
  const turn = events.map(seatOf).find(seat => seat !== null) ?? null
  return beatOf(kit, { message, events, frames: message.frames }, turn)
}

/** The beats of a message that goes on from another one. Until the last of them, all but the board is as it was before. */
export function beatsOf(kit: BoardKit, before: TableMessage, message: TableMessage): readonly Beat<Step>[] {
  const events = eventsOf(message)
  const groups = groupsOf(kit, events)
  if (groups.length < 2 || events.some(({ type }) => LEAPS.includes(type))) return [oneBeat(kit, message)]
  let view = before.view
  let turn: Beat<Step>['turn'] = null
  return groups.map((group, i) => {
    for (const event of group) if (!isOfTable(event)) view = kit.motion.after(view, event)
    // What nobody did belongs to the turn before it, unless a new part of the match begins.
    turn = group.map(seatOf).find(seat => seat !== null) ?? turn
    if (group.some(event => isHead(kit, event))) turn = `${message.seq} ${i}`
    const isLast = i === groups.length - 1
    const shown = isLast ? message : { ...before, view, events: group }
    return beatOf(kit, { message: shown, events: group, frames: message.frames }, turn)
  })
}
