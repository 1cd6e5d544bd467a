/** What a choice would make final: computed once for everybody who shows choices, so that no board has to imagine what comes of them. */
import type { ActionBase, AnyGame, Binding, Seat } from './game.ts'

/** Why an entry could not be taken back once it is made: it is sealed, it shows something hidden, chance acts, it is somebody else's turn, or the match is over. */
export type Final = Binding | 'chance' | 'next' | 'end'

/** Of a seat's legal actions those that would be final, by their place in the list. The same in every world that the seat can imagine. */
export function finals(
  game: AnyGame,
  state: unknown,
  seat: Seat,
  legal: readonly ActionBase[],
): (readonly [number, Final])[] {
  return legal.flatMap((action, n) => {
    const final = finalOf(game, state, seat, action)
    return final === undefined ? [] : [[n, final] as const]
  })
}

function finalOf(game: AnyGame, state: unknown, seat: Seat, action: ActionBase): Final | undefined {
  const bound = game.binding(state, { actor: seat, action })
  if (bound !== undefined) return bound
  const next = game.clone(state)
  game.apply(next, seat, action)
  const turn = game.turn(next)
  if (turn.kind === 'chance') return 'chance'
  if (turn.kind === 'over') return 'end'
  return turn.seats.includes(seat) ? undefined : 'next'
}
