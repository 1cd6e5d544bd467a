/**
 * Where the next stone goes, as searches before have found it: how much a player likes each of the twenty classes of spaces, by what is done
 * with the stone, how near the scoring is, who has the last word, and who leads where. Quick choices and the search's prior both follow it.
 */
import { frameOf } from '../../../../kernel/frames.ts'
import type { Seat } from '../../../../kernel/game.ts'
import { COUNT } from '../../rules/spaces.ts'
import type { State } from '../../rules/types.ts'
import { BLACK, COLOUR_COUNT, countOn, GREEN, YELLOW } from '../spaces/classes.ts'

/** What is done with a stone. A remove with a 1 on cartouche 2 gives up an own one. */
const PLACE = 0
const REMOVE = 1
const GIVE = 2
const RECALL = 3
export const DEEDS = 4

/** Situations of each deed but the last: by realm (three), by order (two), by whether more stones follow (two). Recalls are all alike. */
const EACH = 12
export const SITUATIONS = RECALL * EACH + 1

/** The deed of a situation. */
export const deedOf = (situation: number): number => Math.trunc(situation / EACH)

/** Leads are told apart from -4 to 4. */
const LEADS = 9

/** The weights of a situation: by temple and lead there, by lead on black, by lead in temple 4 for blue, by class, and for the pull of instant wins. */
export const TEMPLE_AT = 0
export const BLACK_AT = 4 * LEADS
export const BLUE_AT = BLACK_AT + LEADS
export const CLASS_AT = BLUE_AT + LEADS
export const PULL_AT = CLASS_AT + 4 * COLOUR_COUNT // of a temple, then of a colour
export const ROW = PULL_AT + 2

/** What is seen of a position: the situation, the weights of the four leads, of black and of blue, the pull of each temple, of yellow and of green. */
export const SEEN = 13
export const SITUATION = 0
export const LEAD = 1
export const ON_BLACK = 5
export const ON_BLUE = 6
export const PULL = 7

/** Whose stone it is that this seat moves next. */
export const ownerOf = (state: State, seat: Seat): Seat =>
  frameOf(state).phase === 'remove' && state.decks[seat].laid[1] !== 1 ? 1 - seat : seat

export function look(state: State, seat: Seat, seen: Float64Array): void {
  const { stones } = state
  const owner = ownerOf(state, seat)
  const other = 1 - owner
  seen[SITUATION] = situationOf(state, seat)
  for (let temple = 0; temple < 4; temple++) {
    const own = COUNT[stones[owner * 4 + temple]]
    const theirs = COUNT[stones[other * 4 + temple]]
    seen[LEAD + temple] = TEMPLE_AT + temple * LEADS + step(own - theirs)
    seen[PULL + temple] = pull(own, theirs, 12)
    if (temple === 3) seen[ON_BLUE] = BLUE_AT + step(own - theirs)
  }
  seen[ON_BLACK] = BLACK_AT + step(countOn(stones, owner, BLACK) - countOn(stones, other, BLACK))
  seen[PULL + 4] = pull(countOn(stones, owner, YELLOW), countOn(stones, other, YELLOW), 14)
  seen[PULL + 5] = pull(countOn(stones, owner, GREEN), countOn(stones, other, GREEN), 14)
}

function situationOf(state: State, seat: Seat): number {
  const { phase, left } = frameOf(state)
  if (phase === 'recall') return RECALL * EACH
  const deed = phase === 'place' ? PLACE : state.decks[seat].laid[1] === 1 ? GIVE : REMOVE
  const realm = state.realm[0] + state.realm[1]
  const near = realm >= 8 ? 2 : realm >= 5 ? 1 : 0
  return deed * EACH + near * 4 + (seat === state.first ? 0 : 2) + (left > 1 ? 1 : 0)
}

const step = (lead: number): number => (lead > 4 ? 8 : lead < -4 ? 0 : lead + 4)

/** The pull of an instant win: towards completing a set that nobody blocks, and towards blocking one that the other is about to complete. */
function pull(own: number, theirs: number, all: number): number {
  let sum = 0
  if (theirs <= 2 && own + 4 >= all - 2) sum += (own + 6 - all) * (theirs === 0 ? 1 : 0.4)
  if (own <= 2 && theirs + 4 >= all - 2) sum += (theirs + 6 - all) * (own === 0 ? 1.2 : 0.6)
  return sum
}

/** How much each class is liked, into `likes`; a point more is chosen 2.7 times as often. `from` is where the situation's weights begin. */
export function appraise(
  seen: Float64Array,
  weights: ArrayLike<number>,
  from: number,
  likes: Float64Array,
): void {
  const black = weights[from + seen[ON_BLACK]]
  const blue = weights[from + seen[ON_BLUE]]
  const ofTemple = weights[from + PULL_AT]
  const ofColour = weights[from + PULL_AT + 1]
  for (let temple = 0; temple < 4; temple++) {
    const here = weights[from + seen[LEAD + temple]] + ofTemple * seen[PULL + temple]
    const at = temple * COLOUR_COUNT
    const own = from + CLASS_AT + at
    likes[at] = here + weights[own] + ofColour * seen[PULL + 4]
    likes[at + 1] = here + weights[own + 1] + ofColour * seen[PULL + 5]
    likes[at + 2] = here + weights[own + 2] + black
    likes[at + 3] = here + weights[own + 3] + blue
    likes[at + 4] = here + weights[own + 4]
  }
}
