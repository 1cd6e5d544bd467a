/** Tells a match in lines of text, entry by entry: for golden files, replays and the show in the terminal. */
import type { ActionBase, AnyGame, Entry, EventBase, Score } from '../kernel/game.ts'
import type { Match } from '../kernel/match.ts'
import { standingRows } from '../kernel/play.ts'

/** The whole match, or its first `to` rows: every entry with its events, a picture at the start of every round and at the end. */
export function narrate(game: AnyGame, match: Match<ActionBase, unknown>, to = match.rows.length): string[] {
  const rows = match.rows.slice(0, to)
  const state = game.setup(match.seats, match.options)
  const lines = [
    `${game.meta.title}, ${match.seats} seats, rules ${match.rules}, options ${JSON.stringify(match.options)}`,
  ]
  let round = 0
  for (const n of standingRows(rows)) {
    const entry = rows[n] as Entry<ActionBase>
    const choices = entry.actor === 'chance' ? '' : ` of ${game.legal(state, entry.actor).length}`
    const events: EventBase[] = []
    game.apply(state, entry.actor, entry.action, event => events.push(event))
    lines.push(
      `${String(n).padStart(4)} ${whoOf(entry)} ${words(entry.action)}${choices}`,
      ...events.map(event => `       ${words(event)}`),
    )
    if (game.round(state) !== round && game.turn(state).kind === 'seats') {
      round = game.round(state)
      lines.push('', ...picture(game, state, match.seats), '')
    }
  }
  return [...lines, '', ...picture(game, state, match.seats), ...scoreLines(game.score(state))]
}

/** What a spectator sees, and a fingerprint of what everybody sees, so that a change of any view shows. */
function picture(game: AnyGame, state: unknown, seats: number): string[] {
  const viewers = [null, ...Array.from({ length: seats }, (_, seat) => seat)]
  const prints = viewers.map(viewer => fingerprint(JSON.stringify(game.view(state, viewer))))
  return [...game.sketch(game.view(state, null)), `  views ${prints.join(' ')}`]
}

export function scoreLines(scores: readonly Score[]): string[] {
  return scores.map(({ total, lines }, seat) => {
    const items = lines.map(line => `${line.rule}: ${line.points}`).join(', ')
    return `  seat ${seat}: ${total} points (${items})`
  })
}

export const whoOf = ({ actor }: Entry<unknown>): string =>
  (actor === 'chance' ? 'chance' : `seat ${actor}`).padEnd(6)

/** The type, then the other fields in their order: "placed seat=0 space=4". */
export function words(data: ActionBase | EventBase): string {
  const fields = Object.entries(data).filter(([key]) => key !== 'type')
  return [data.type, ...fields.map(([key, value]) => `${key}=${JSON.stringify(value)}`)].join(' ')
}

/** Four letters of FNV-1a: enough to show that something changed. */
function fingerprint(text: string): string {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  return (hash >>> 0).toString(16).padStart(8, '0').slice(0, 4)
}
