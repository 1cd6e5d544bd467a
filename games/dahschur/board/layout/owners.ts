/** What the owners of cards and plates are called at this table. */
import { useTable, useText } from '../../../../web/kit/table.ts'
import { NEUTRAL } from '../../rules/types.ts'
import type { Text } from '../../words/types.ts'

/** For components: called once, while they are made. The result is live: call it inside markup or a derived value. */
export function useOwners(): (owner: number) => string {
  const table = useTable()
  const text = useText<Text>()
  return owner => {
    if (owner < NEUTRAL) return table.seats[owner]?.name ?? ''
    return owner === NEUTRAL ? text().owners.neutral : text().owners.market
  }
}
