/** Which cards of Horus somebody has in sight: what is explained the first time. */

import { ANY_SIZE, ANY_STACK } from '../rules/data.ts'
import { cornerOf, middleOf } from '../rules/faces.ts'
import type { View } from '../rules/types.ts'

export function sights({ seat, hand, nile, turn, handSizes }: View): readonly string[] {
  const cards = (hand ?? []).flatMap((count, card) => (count > 0 ? [card] : []))
  const isFirstRound = turn <= handSizes.length
  return [
    ...(cards.some(card => middleOf(card) === ANY_STACK) ? ['card:?'] : []),
    ...(!isFirstRound && cards.some(card => cornerOf(card) === ANY_SIZE) ? ['card:any-size'] : []),
    ...(!isFirstRound && seat !== null && nile[seat] > 0 ? ['card:nile'] : []),
  ]
}
