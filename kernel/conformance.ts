/** The suite every game must pass, at every seat count: one random match, with everything the contract promises checked at every step. */
import { copy, difference, freeze, plainFault, same } from './data.ts'
import { finals } from './final.ts'
import type { ActionBase, Actor, AnyGame, Entry, EventBase, Game, Rng, Seat, Turn } from './game.ts'
import { bend } from './illegal.ts'
import { checkInterference } from './interference.ts'
import { isFor, type Row, replay, settle, undo, undoRow } from './play.ts'
import { pick, seeded } from './rng.ts'

export interface Trial {
  readonly seats: number
  readonly options: Readonly<Record<string, unknown>>
  readonly seed: string
}

export interface Report {
  readonly ending: string
  readonly decisions: number
  readonly longestList: number
  /** How many of the imagined worlds were not the true one: none means that a view gives the truth away. */
  readonly imagined: number
}

/** Plays one random match and throws at the first broken promise. */
export function conform<S, A extends ActionBase, V, O, E extends EventBase>(
  game: Game<S, A, V, O, E>,
  trial: Trial,
): Report {
  const rng = seeded(trial.seed)
  const side = seeded(`${trial.seed} aside`) // what the checks draw must not change the match
  const start = { seats: trial.seats, options: trial.options as O }
  const rows: Row<A>[] = []
  let state = freeze(game.setup(start.seats, start.options))
  let decisions = 0
  let longestList = 0
  let imagined = 0
  for (let step = 0; ; step++) {
    demand(step < 20_000, 'a match must come to an end')
    const turn = game.turn(state)
    checkState(game, state, turn)
    if (turn.kind === 'over') break
    imagined += checkImagination(game, state, side)
    const entry = nextEntry(game, state, turn, rng)
    if (entry.actor !== 'chance') {
      decisions++
      longestList = Math.max(longestList, game.legal(state, entry.actor).length)
    }
    checkRefusals(game, state, turn, entry, side)
    const next = checkApply(game, state, entry)
    if (step % 3 === 0) checkInterference(game, state, entry, side)
    rows.push(entry)
    state = freeze(next)
  }
  checkLog(game, start, rows, state)
  const turn = game.turn(state)
  return { ending: turn.kind === 'over' ? turn.ending : '', decisions, longestList, imagined }
}

function nextEntry<S, A extends ActionBase, V, O, E extends EventBase>(
  game: Game<S, A, V, O, E>,
  state: S,
  turn: Turn,
  rng: Rng,
): Entry<A> {
  if (turn.kind !== 'seats') return { actor: 'chance', action: game.chance(state, rng) }
  const actor = pick(rng, turn.seats)
  return { actor, action: pick(rng, game.legal(state, actor)) }
}

function checkState<S, A extends ActionBase, V, O, E extends EventBase>(
  game: Game<S, A, V, O, E>,
  state: S,
  turn: Turn,
): void {
  const fault = plainFault(state, '')
  demand(fault === undefined, `the state must be plain data: ${fault}`)
  demand(same(JSON.parse(JSON.stringify(state)), state), 'the state must survive JSON')
  const twin = game.clone(state)
  demand(same(twin, state), `a clone must be equal: ${difference(twin, state)}`)
  game.check(state)
  const scores = game.score(state)
  for (const { total, lines } of scores) {
    demand(
      lines.reduce((sum, line) => sum + line.points, 0) === total,
      'the lines of a score must add up to its total',
    )
  }
  for (let seat = 0; seat < scores.length; seat++) checkLists(game, state, turn, seat)
  if (turn.kind === 'over') checkOver(game, turn, scores.length)
  if (turn.kind === 'seats') demand(turn.seats.length > 0, 'a turn of seats must name one')
}

function checkOver<S, A extends ActionBase, V, O, E extends EventBase>(
  game: Game<S, A, V, O, E>,
  turn: Extract<Turn, { kind: 'over' }>,
  seats: number,
): void {
  demand(game.meta.endings.includes(turn.ending), `the ending ${turn.ending} is not one of the game's`)
  demand(turn.places.length === seats, 'every seat has a place at the end')
  for (const place of turn.places) {
    const better = turn.places.filter(other => other < place).length
    demand(place === better + 1, `the places ${turn.places.join(' ')} must count on after ties`)
  }
}

/** `legal`, `candidates` and `why` are one predicate; a seat that is not asked has nothing to choose. */
function checkLists<S, A extends ActionBase, V, O, E extends EventBase>(
  game: Game<S, A, V, O, E>,
  state: S,
  turn: Turn,
  seat: Seat,
): void {
  const asked = turn.kind === 'seats' && turn.seats.includes(seat)
  const legal = game.legal(state, seat)
  const candidates = game.candidates(state, seat)
  demand(legal.length > 0 === asked, `seat ${seat} must have a choice exactly when it is asked`)
  if (!asked) {
    demand(candidates.length === 0, `seat ${seat} is not asked and must have no candidates`)
    return
  }
  demand(same(legal, game.legal(state, seat)), 'legal must be stable')
  const allowed = candidates.filter(action => game.why(state, seat, action) === undefined)
  demand(same(allowed, legal), `legal must be the candidates that why allows: ${difference(allowed, legal)}`)
  demand(
    new Set(candidates.map(action => JSON.stringify(action))).size === candidates.length,
    'every candidate is listed once',
  )
  for (const action of legal) demand(plainFault(action, '') === undefined, 'actions must be plain data')
}

function checkRefusals<S, A extends ActionBase, V, O, E extends EventBase>(
  game: Game<S, A, V, O, E>,
  state: S,
  turn: Turn,
  entry: Entry<A>,
  rng: Rng,
): void {
  const refusal = (actor: Actor, action: unknown) => game.why(state, actor, action)
  demand(
    refusal(entry.actor, copy(entry.action)) === undefined,
    'an equal copy of an allowed action is allowed',
  )
  for (const junk of [
    null,
    undefined,
    7,
    'x',
    [],
    {},
    { type: 'nonsense' },
    { ...entry.action, extra: 1 },
    { type: entry.action.type, x: {} },
  ]) {
    demand(refusal(entry.actor, junk) !== undefined, `junk must be refused: ${JSON.stringify(junk)}`)
  }
  for (const actor of [...game.score(state).keys(), 99, -1, 0.5, 'chance' as const]) {
    const on =
      actor === 'chance' ? turn.kind === 'chance' : turn.kind === 'seats' && turn.seats.includes(actor)
    if (!on)
      demand(
        refusal(actor, entry.action) === 'not-your-turn',
        `${actor} must be told that it is not their turn`,
      )
  }
  const bent = bend(entry.action, rng)
  const verdict = refusal(entry.actor, bent)
  if (entry.actor === 'chance' || verdict !== undefined) return
  demand(
    game.legal(state, entry.actor).some(action => same(action, bent)),
    `what is not listed must be refused: ${JSON.stringify(bent)}`,
  )
}

/** `apply` is deterministic, changes only what it is given, and does the same whether or not anybody listens. */
function checkApply<S, A extends ActionBase, V, O, E extends EventBase>(
  game: Game<S, A, V, O, E>,
  state: S,
  entry: Entry<A>,
): S {
  const before = JSON.stringify(state)
  const next = game.clone(state)
  game.apply(next, entry.actor, freeze(copy(entry.action)))
  demand(JSON.stringify(state) === before, 'applying to a clone must leave the original alone')
  const told: EventBase[] = []
  const again = game.clone(state)
  game.apply(again, entry.actor, entry.action, event => told.push(event))
  demand(same(next, again), `apply must not depend on a listener: ${difference(next, again)}`)
  for (const event of told) demand(plainFault(event, '') === undefined, 'events must be plain data')
  const gains = game.score(next).map((score, seat) => score.total - game.score(state)[seat].total)
  demand(gains.every(Number.isInteger), 'points are whole numbers')
  const back = JSON.parse(JSON.stringify(state)) as S
  game.apply(back, entry.actor, entry.action)
  demand(same(back, next), 'a state read back from JSON must go on the same')
  return next
}

/** `imagine` fits the view, and nothing that the seat can see or do differs in what it imagines. Returns how many worlds were not the true one. */
function checkImagination<S, A extends ActionBase, V, O, E extends EventBase>(
  game: Game<S, A, V, O, E>,
  state: S,
  rng: Rng,
): number {
  let imagined = 0
  for (const seat of [null, ...game.score(state).keys()]) {
    const view = freeze(game.view(state, seat))
    const fault = plainFault(view, '')
    demand(fault === undefined, `a view must be plain data: ${fault}`)
    const world = freeze(game.imagine(view, rng))
    game.check(world)
    const again = game.view(world, seat)
    demand(same(again, view), `an imagined world must look the same: ${difference(view, again)}`)
    demand(same(game.turn(world), game.turn(state)), 'being asked must not depend on what is hidden')
    demand(same(game.forecast(view), game.forecast(again)), 'a forecast must not depend on what is hidden')
    demand(
      game.turn(state).kind !== 'over' || same(game.forecast(view), game.score(state)),
      'after the end a forecast must be the score',
    )
    demand(
      game.sketch(view).every(line => typeof line === 'string'),
      'a sketch is lines of text',
    )
    if (!same(world, state)) imagined++
    if (seat === null) continue
    demand(
      same(game.legal(world, seat), game.legal(state, seat)),
      'the legal list must not depend on what is hidden',
    )
    const reasons = (at: S) => game.candidates(at, seat).map(action => [action, game.why(at, seat, action)])
    demand(same(reasons(world), reasons(state)), 'refusals must not depend on what is hidden')
    const last = (at: S) => finals(game as AnyGame, at, seat, game.legal(at, seat))
    const leak = difference(last(state), last(world))
    demand(!leak, `what would be final must not depend on what is hidden: ${leak}`)
  }
  return imagined
}

/** A replay gives the same state, and taking back stops where it must. */
function checkLog<S, A extends ActionBase, V, O, E extends EventBase>(
  game: Game<S, A, V, O, E>,
  start: { seats: number; options: O },
  rows: readonly Row<A>[],
  end: S,
): void {
  const again = replay(game, start, rows)
  demand(same(again, end), `a replay must give the same state: ${difference(again, end)}`)
  for (let length = 0; length <= rows.length; length += 7) {
    const log = rows.slice(0, length)
    const last = log[length - 1]
    if (last === undefined || typeof last.actor !== 'number') continue
    const { to } = undo(game, start, log, last.actor)
    for (const undone of to) {
      const back = replay(game, start, [...log, undoRow(undone)])
      const rest = log.filter((_, n) => n < undone.row || undone.keep.includes(n))
      demand(same(back, replay(game, start, rest)), 'taking back must give the state before')
    }
  }
  checkUnseen(game, start, rows)
  const settled = settle(game, end, () => seeded('none'))
  demand(settled.steps.length === 0, 'nothing happens after the end')
}

/** Everybody learns that chance has acted; and for a seat, a step that it has not seen changes nothing in what it may take back. */
function checkUnseen<S, A extends ActionBase, V, O, E extends EventBase>(
  game: Game<S, A, V, O, E>,
  start: { seats: number; options: O },
  rows: readonly Row<A>[],
): void {
  const state = game.setup(start.seats, start.options)
  for (const [n, row] of rows.entries()) {
    const { actor, action } = row as Entry<A>
    const learned = Array.from({ length: start.seats }, (_, seat) =>
      game.seen(state, { actor, action }, seat),
    )
    const told: EventBase[] = []
    game.apply(state, actor, action, event => told.push(event))
    for (const [seat, seen] of learned.entries()) {
      if (seen !== null || told.some(event => isFor(event, seat))) continue
      demand(actor !== 'chance', `seat ${seat} must learn that chance has acted`)
      const [before, after] = [rows.slice(0, n), rows.slice(0, n + 1)].map(log => {
        const { to, stop } = undo(game, start, log, seat)
        return [stop, ...to.map(undone => undone.row)]
      })
      demand(same(before, after), `what seat ${seat} may take back must not depend on what it has not seen`)
    }
  }
}

/** Throws with the broken promise if it does not hold. */
export function demand(holds: boolean, promise: string): asserts holds {
  if (!holds) throw new Error(promise)
}
