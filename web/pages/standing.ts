/** How a listed table stands, in words. */
import type { ListedTable, PublicSeat } from '../../table/wire.ts'
import type { Words } from '../../words/house.ts'

export const namesOf = ({ seats }: ListedTable): string =>
  seats.flatMap(({ name }) => (name === '' ? [] : [name])).join(', ')

/** Nobody sits there yet; it may be kept for somebody. */
export const isFree = ({ player, bot, reserved }: PublicSeat): boolean =>
  bot === null && (player === null || reserved)

export function standingOf({ status, seats, toAct }: ListedTable, w: Words): string {
  if (status === 'over') return w.front.over
  if (status === 'open') return w.front.waitsFor({ n: seats.filter(isFree).length })
  return w.front.turnOf({ names: toAct.map(seat => seats[seat].name).join(', ') })
}
