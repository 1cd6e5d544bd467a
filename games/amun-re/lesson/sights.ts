/** Which power cards of Amun-Re somebody has in sight: what is explained the first time. */
import { CARD_IDS } from '../rules/data.ts'
import type { View } from '../rules/types.ts'

/** The kinds in one's own hand, as `card:builder`. */
export function sights({ seat, held }: View): readonly string[] {
  const hand = seat === null ? null : held[seat]
  return (hand ?? []).flatMap((count, kind) => (count > 0 ? [`card:${CARD_IDS[kind]}`] : []))
}
