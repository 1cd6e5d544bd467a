/** Which cards of Aton somebody has in sight: what is explained the first time. */
import type { View } from '../rules/types.ts'

/** The values in one's own hand, as `card:4`. */
export function sights({ seat, decks }: View): readonly string[] {
  const hand = seat === null ? null : decks[seat].hand
  return (hand ?? []).flatMap((count, i) => (count > 0 ? [`card:${i + 1}`] : []))
}
