/** Throws illegal actions at a game: each must be refused, and nothing may change. */
import { copy, same } from './data.ts'
import type { ActionBase, Actor, Entry, EventBase, Game, Rng } from './game.ts'
import { play, type Start } from './play.ts'
import { pick, seeded } from './rng.ts'

/** How many actions were refused, and by which rule. */
export type Refusals = Record<string, number>

/**
 * Plays random matches and, at every step, throws wrong actions by right and wrong actors at the state until `count` were refused. An action that is not
 * refused must be one that is listed.
 */
export function fuzzIllegal<S, A extends ActionBase, V, O, E extends EventBase>(
  game: Game<S, A, V, O, E>,
  start: Start<O>,
  count: number,
  seed: string,
): Refusals {
  const rng = seeded(seed)
  const refusals: Refusals = {}
  const pool: unknown[] = [null, 7, 'x', [], {}, { type: 'nonsense' }]
  for (let refused = 0; refused < count; ) {
    let state = game.setup(start.seats, start.options)
    for (let turn = game.turn(state); turn.kind !== 'over'; turn = game.turn(state)) {
      const actor: Actor = turn.kind === 'chance' ? 'chance' : pick(rng, turn.seats)
      const action = actor === 'chance' ? game.chance(state, rng) : pick(rng, game.legal(state, actor))
      pool[rng.int(500)] = copy(action)
      const before = JSON.stringify(state)
      // The first shots are aimed: the right actor with an entry that is a little wrong, or with any candidate, so that rare steps are hit as well.
      const close: Entry<unknown> = { actor, action: bend(action, rng) }
      const aimed =
        actor === 'chance' ? [close] : [close, { actor, action: pick(rng, game.candidates(state, actor)) }]
      for (let shot = 0; shot < 20; shot++) {
        const rule = shoot(game, state, aimed[shot] ?? stray(start.seats, pick(rng, pool) ?? null, rng))
        if (rule === undefined) continue
        refusals[rule] = (refusals[rule] ?? 0) + 1
        refused++
      }
      if (JSON.stringify(state) !== before) throw new Error('a refused action changed the state')
      state = game.clone(state)
      game.apply(state, actor, action)
    }
  }
  return refusals
}

/** Something from the pool, often bent, by anybody. */
function stray(seats: number, thing: unknown, rng: Rng): Entry<unknown> {
  const actor: Actor = rng.int(8) === 0 ? 'chance' : rng.int(seats + 1)
  return { actor, action: isAction(thing) && rng.int(2) === 0 ? bend(thing, rng) : thing }
}

function shoot<S, A extends ActionBase, V, O, E extends EventBase>(
  game: Game<S, A, V, O, E>,
  state: S,
  { actor, action }: Entry<unknown>,
): string | undefined {
  const rule = game.why(state, actor, action)
  if (rule === undefined) {
    const listed = actor === 'chance' || game.legal(state, actor).some(legal => same(legal, action))
    if (!listed) throw new Error(`not refused and not listed: ${JSON.stringify(action)}`)
    return undefined
  }
  const played = play(game, state, { actor, action })
  if (!('refused' in played) || played.refused !== rule) throw new Error('play must refuse what why refuses')
  return rule
}

const isAction = (thing: unknown): thing is ActionBase =>
  typeof thing === 'object' && thing !== null && 'type' in thing && typeof thing.type === 'string'

/** The same action with one field changed a little. */
export function bend(action: ActionBase, rng: Rng): unknown {
  const bent = copy(action) as unknown as Record<string, unknown>
  const fields = Object.keys(bent).filter(key => key !== 'type')
  if (fields.length === 0) return { ...bent, more: 1 }
  const field = pick(rng, fields)
  const value = bent[field]
  if (typeof value === 'number') bent[field] = value + pick(rng, [-100, -1, 1, 0.5, 100])
  else if (Array.isArray(value)) bent[field] = [...(value as unknown[])].reverse()
  else bent[field] = typeof value === 'boolean' ? !value : 'nonsense'
  return bent
}
