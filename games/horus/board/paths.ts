/** How every action is chosen: the keys of the elements that lead to it. What ends a turn or shows a card asks once more. */
import { seeded } from '../../../kernel/rng.ts'
import type { Path } from '../../../web/kit/board.ts'
import { isTouched } from '../../../web/kit/screen.ts'
import { horus } from '../rules/index.ts'
import { exchanges } from '../rules/turn.ts'
import type { Action, State, View } from '../rules/types.ts'

const SURE: Readonly<Record<string, string>> = {
  lay: 'do:lay',
  replace: 'do:lay',
  use: 'do:lay',
  take: 'do:take',
  lift: 'do:move',
}

export function pathOf(action: Action, view: View): Path {
  switch (action.type) {
    case 'lay':
      // Fingers miss: on a touch screen a place is shown first and laid by a button.
      return isTouched() ? [`at:${action.at}`, SURE.lay] : ending(`at:${action.at}`, action, view)
    case 'replace':
      return ending(`end:${action.end}`, action, view)
    case 'use':
      return ending(`as:${action.as}`, action, view)
    case 'play':
      return [`card:${action.card}`, 'do:play']
    case 'nile':
      return ['nile', 'do:play']
    case 'take':
      return ending(`stack:${action.stack}`, action, view)
    case 'stone':
      return [`region:${action.region}`, 'do:set']
    case 'lift':
      return ending(`region:${action.region}`, action, view)
    case 'move':
      return [`region:${action.region}`, 'do:move']
    default:
      return [`do:${action.type}`]
  }
}

const ending = (key: string, action: Action, view: View): Path =>
  isFinal(action, view) ? [key, SURE[action.type]] : [key]

// One world that fits a view; hidden cards do not matter for what is asked here.
const worlds = new WeakMap<View, State>()

function worldOf(view: View): State {
  let world = worlds.get(view)
  if (!world) {
    world = horus.imagine(view, seeded('board'))
    worlds.set(view, world)
  }
  return world
}

/** Whether an action leads straight to chance, to the next player or to the end, so that it cannot be taken back. */
export function isFinal(action: Action, view: View): boolean {
  if (action.type === 'take') return exchanges(view.stacks, action.stack)
  // Before the card of the turn is played, nothing ends the turn.
  if (view.seat === null || view.flow[0]?.phase === 'play') return false
  const world = worldOf(view)
  if (horus.why(world, view.seat, action) !== undefined) return false
  const after = horus.clone(world)
  horus.apply(after, view.seat, action)
  const turn = horus.turn(after)
  return turn.kind !== 'seats' || !turn.seats.includes(view.seat)
}
