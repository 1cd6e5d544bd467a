/** One sensible choice for each phase, without listing all: how everybody plays on in a trial. Close choices vary with the random source. */
import { frameOf } from '../../../kernel/frames.ts'
import type { Rng, Seat } from '../../../kernel/game.ts'
import { SALES } from '../rules/cards.ts'
import { CARD_IDS, KINDS } from '../rules/data.ts'
import { BONUSES } from '../rules/phases/bonus.ts'
import { CORRECTIONS } from '../rules/phases/correct.ts'
import { ENCLOSURES, spare } from '../rules/phases/sacrifice.ts'
import { FARMERS, STONES_AT } from '../rules/provinces.ts'
import type { Action, State } from '../rules/types.ts'
import { bid } from './habits/bidding.ts'
import { bestFarm, bestPlace, buyCards, buyFarmers, buyStones, layStone } from './habits/buying.ts'
import type { Habits } from './habits/habit.ts'
import { habitsOf } from './habits/now.ts'
import { metBonuses, offer, playForIncome, takeItems, wantsMore } from './habits/offering.ts'
import { cardWorth } from './worth/gold.ts'

export const quick = (state: State, seat: Seat, rng: Rng): Action => playBy(habitsOf(state), state, seat, rng)

/** One choice by these habits. */
export function playBy(habits: Habits, state: State, seat: Seat, rng: Rng): Action {
  const frame = frameOf(state)
  switch (frame.phase) {
    case 'bid':
      return bid(state, seat, rng, habits)
    case 'pay':
      return SALES[cheapest(state, seat, state.held[seat])]
    case 'cards':
      return buyCards(state, seat, rng, habits)
    case 'farmers':
      return frame.farmers > 0 ? FARMERS[bestFarm(state, seat)] : buyFarmers(state, seat, frame, rng, habits)
    case 'stones':
      return frame.stones > 0
        ? layStone(state, seat, frame.played, rng, habits)
        : buyStones(state, seat, frame, rng, habits)
    case 'sacrifice':
      return state.offer[seat] !== 0 ? enclose(state, seat) : offer(state, seat, rng, habits)
    case 'correct':
      return CORRECTIONS[wantsMore(state, seat) ? 0 : 1]
    case 'items':
      return takeItems(state, seat, rng, habits)
    case 'settle':
      return frame.farmers > 0
        ? FARMERS[bestFarm(state, seat)]
        : STONES_AT[bestPlace(state, seat, rng, habits)]
    case 'income':
      return playForIncome(state, seat, habits)
    case 'bonus':
      return BONUSES[metBonuses(state, seat)]
    default:
      throw new Error(`nobody is asked in the phase ${frame.phase}`)
  }
}

/** Of these cards the one that is missed least. */
function cheapest(state: State, seat: Seat, counts: readonly number[]): number {
  let best = -1
  let least = Number.POSITIVE_INFINITY
  for (let kind = 0; kind < KINDS; kind++) {
    if (counts[kind] === 0) continue
    const worth = cardWorth(state, seat, kind)
    if (worth < least) {
      best = kind
      least = worth
    }
  }
  return best
}

function enclose(state: State, seat: Seat): Action {
  const spares = CARD_IDS.map((_, kind) => spare(state, seat, kind))
  return ENCLOSURES[cheapest(state, seat, spares)]
}
