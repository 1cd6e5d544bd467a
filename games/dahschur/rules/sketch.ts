/** A view as lines of text. */
import { COLOURS, GEMS, OFFERS } from './data.ts'
import { obeliskOf, pointsOf } from './points.ts'
import { membersOf } from './sets.ts'
import type { View } from './types.ts'

const INITIALS = ['B', 'R', 'O', 'W'] as const
const OWNERS = [...COLOURS, 'neutral', 'market'] as const
const GEM_INITIALS = GEMS.map(name => name[0])

/** Phases in which nobody in particular acts. */
const NOBODY: readonly string[] = ['stock', 'cities', 'gems', 'plates', 'first', 'roll']

export function sketch(view: View): string[] {
  const { phase, seat } = view.flow[view.flow.length - 1]
  const doing = NOBODY.includes(phase) ? phase : `${phase} ${COLOURS[seat]}`
  const step = view.over ? `over: ${view.over.ending}` : doing
  return [
    `round ${view.round} — ${step}, pharaoh ${COLOURS[view.start]}, active ${COLOURS[view.active]}`,
    `  row ${rowText(view)}, neutral pile ${spell(view.neutral)}, market princes ${membersOf(view.princes).join('') || 'none'}`,
    `  market ${view.offers.map((_, i) => stall(view, i)).join(' | ')}`,
    `  bag ${gemText(view.bag)}, offers left ${view.pile.reduce((sum, n) => sum + n, 0)}`,
    `  avenue ${view.plates.map((plate, i) => plateText(plate, i < view.built)).join(' ')}`,
    `  procession ${view.procession.map(owner => (owner < 0 ? '.' : INITIALS[owner])).join('')} (front at the right)`,
    `  cities ${view.cities.map((city, i) => (city > 0 ? `${city}${['', 's', 'g', 'gs'][view.metals[i]]}` : '-')).join(' ')}`,
    `  chambers ${[0, 1, 2, 3].map(chamber => chamberText(view, chamber)).join(' | ')}`,
    ...view.hands.map((_, owner) => playerLine(view, owner)),
  ]
}

/** Price for each colour in play, the gem, and the stones there. */
function stall(view: View, i: number): string {
  const prices = view.offers[i] < 0 ? 'no offer' : OFFERS[view.offers[i]].map(price => price || '-').join('')
  const gem = view.wares[i] < 0 ? 'none' : GEM_INITIALS[view.wares[i]]
  const stones = view.hands.map((_, seat) => view.goods[seat * 6 + i])
  const here = view.merchants.flatMap((at, seat) => (at === i + 1 ? [INITIALS[seat]] : [])).join('')
  return `${prices} ${gem} stones ${stones.join('')}${here && ` (${here})`}`
}

/** The symbol and the gem colour; in capitals once the gem is there. */
const plateText = (plate: number, built: boolean): string => {
  const text = `${INITIALS[Math.trunc(plate / 3)].toLowerCase()}${GEM_INITIALS[plate % 3]}`
  return built ? text.toUpperCase() : text
}

const chamberText = ({ chambers, filled }: View, chamber: number): string =>
  chambers
    .slice(chamber * 4, chamber * 4 + 4)
    .map((card, seat) => `${card || '.'}${filled & (1 << (chamber * 4 + seat)) ? '*' : ''}`)
    .join(' ')

function playerLine(view: View, seat: number): string {
  const points = pointsOf(view.points, seat)
  const cards = `hand ${membersOf(view.hands[seat]).join('') || 'empty'}, laid ${laidText(view, seat)}`
  const own = view.discs && view.seat === seat ? ` (${spell(view.discs)})` : ''
  const discs = `gold ${view.gold[seat]}, silver ${view.silver[seat]}${own}`
  return `  ${COLOURS[seat].padEnd(6)} ${points} points on obelisk ${obeliskOf(points) + 1}, supply ${view.supply[seat]}, gems ${gemText(view.gems.slice(seat * 3, seat * 3 + 3))}, ${discs}, ${cards}`
}

const laidText = ({ laid }: View, seat: number): string =>
  laid
    .slice(seat * 3, seat * 3 + 3)
    .map(card => card || '.')
    .join('')

const gemText = (counts: readonly number[]): string =>
  counts.map((n, gem) => `${n}${GEM_INITIALS[gem]}`).join(' ')

const rowText = ({ row }: View): string =>
  row.flatMap((card, owner) => (card > 0 ? [`${OWNERS[owner]} ${card}`] : [])).join(', ') || 'empty'

/** Counts by value - 1, as values. */
const spell = (counts: readonly number[]): string =>
  counts.map((n, i) => String(i + 1).repeat(n)).join('') || 'none'
