/** What a study of reach comes to, as the table that docs/screens.md publishes: by screen and game the decisions looked at, those played by taps, and the faults. */
import { GAMES } from '../games/cards.ts'
import type { Entry } from './record.ts'
import { SIZES } from './sizes.ts'

const sumOf = (entries: readonly Entry[], of: (entry: Entry) => number): number =>
  entries.reduce((sum, entry) => sum + of(entry), 0)

/** "873 + 12 taps, 3 faults"; a dash where nothing was done. */
function cellOf(entries: readonly Entry[]): string {
  if (entries.length === 0) return '–'
  const [taps, looks] = [true, false].map(tapped =>
    sumOf(
      entries.filter(({ unit }) => unit.endsWith(' taps') === tapped),
      ({ decisions }) => decisions,
    ),
  )
  const faults = sumOf(entries, entry => entry.faults.length)
  return `${looks}${taps > 0 ? ` + ${taps} taps` : ''}${faults > 0 ? `, ${faults} faults` : ''}`
}

/** Lines of Markdown; screens that nothing was done on have none. */
export function summaryOf(entries: readonly Entry[]): string[] {
  const rows = SIZES.flatMap(({ name, screen }) => {
    const here = entries.filter(({ size }) => size === name)
    const cells = GAMES.map(id => cellOf(here.filter(({ game }) => game === id)))
    return here.length === 0 ? [] : [`| ${name} (${screen}) | ${cells.join(' | ')} |`]
  })
  return [`| screen | ${GAMES.join(' | ')} |`, `|---|${'---|'.repeat(GAMES.length)}`, ...rows]
}
