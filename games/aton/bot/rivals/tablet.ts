/** The rule list of the Aton tablet game, after its description: a fixed opponent on the ladder. It never looks ahead. */
import { pick } from '../../../../kernel/rng.ts'
import { totalOf } from '../../../../kernel/score.ts'
import { COLOURS } from '../../rules/data.ts'
import { COUNT, TEMPLE_OF } from '../../rules/spaces.ts'
import type { Action, View } from '../../rules/types.ts'
import { BLACK, BLUE } from '../spaces/classes.ts'

/** Which colours it wants first. */
const WANTED = ['U', 'K', '+2', '+1', 'Y', 'G']
const FINISH = 32 // points from which on the highest card goes to cartouche 1
const POOR_HAND = 6
const SAFE_LEAD = 3

/** What it needs of a bot's rules: nothing but the view, the list and chance for ties. */
export function tablet(view: View, legal: readonly Action[], rng: Parameters<typeof pick>[0]): Action {
  const seat = view.seat ?? 0
  const { phase } = view.flow[view.flow.length - 1]
  if (phase === 'allocate') return allocate(view, seat, legal, rng)
  if (phase === 'recall' || (phase === 'remove' && view.decks[seat].laid?.[1] === 1)) return legal[0]
  return byColour(view, seat, legal)
}

/** Blue, black, the bonuses, yellow, green; from the highest temple down; not where it leads by three or more, nor, with the last word before a scoring, where it has won already. */
function byColour(view: View, seat: number, legal: readonly Action[]): Action {
  const leadIn = (temple: number) =>
    COUNT[view.stones[seat * 4 + temple]] - COUNT[view.stones[(1 - seat) * 4 + temple]]
  const lastWord = view.first !== seat && view.realm[0] + view.realm[1] >= 8
  const skipped = (temple: number) => leadIn(temple) >= (lastWord ? 1 : SAFE_LEAD)
  const rank = (action: Action) => {
    if (!('space' in action)) return 0
    const temple = TEMPLE_OF[action.space]
    return (skipped(temple) ? 1000 : 0) + 10 * WANTED.indexOf(COLOURS[action.space]) + (3 - temple)
  }
  return legal.reduce((best, action) => (rank(action) < rank(best) ? action : best))
}

function allocate(
  view: View,
  seat: number,
  legal: readonly Action[],
  rng: Parameters<typeof pick>[0],
): Action {
  const hand = view.decks[seat].hand ?? [0, 0, 0, 0]
  const cards = hand.flatMap((n, kind) => new Array<number>(n).fill(kind + 1))
  const sum = cards.reduce((total, card) => total + card, 0)
  const exchange = legal.find(action => action.type === 'exchange')
  if (exchange && sum <= POOR_HAND) return exchange
  const [low, second, third, high] = cards
  const other = 1 - seat
  const top = [3, 2, 1, 0].find(temple => view.stones[other * 4 + temple] > 0) ?? 0
  const prey = COUNT[view.stones[other * 4 + top] & (BLUE[top] | BLACK[top])]
  let laid: number[]
  if (view.points.some(points => totalOf(points) >= FINISH)) laid = [high, low, third, second]
  else if (prey >= 2) laid = [low, high, third, second]
  else laid = [second, low, third, high]
  const chosen = legal.find(
    action => action.type === 'allocate' && action.cards.every((card, i) => card === laid[i]),
  )
  return chosen ?? pick(rng, legal)
}
