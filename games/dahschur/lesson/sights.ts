/** Which cards and discs of Dahschur somebody has in sight: what is explained the first time. */
import type { View } from '../rules/types.ts'

export function sights({ seat, silver, gold, neutral, princes }: View): readonly string[] {
  return [
    ...(princes > 0 ? ['card:market-prince'] : []),
    ...(neutral.some(count => count > 0) ? ['card:neutral'] : []),
    ...(seat !== null && silver[seat] > 0 ? ['card:silver-disc'] : []),
    ...(seat !== null && gold[seat] > 0 ? ['card:gold-disc'] : []),
  ]
}
