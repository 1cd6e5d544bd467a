/** The table of a game and seat count in a file of documentation: what was measured last of every pairing stays, what is measured anew takes its place. */
import { type Row, ratings } from './statistics.ts'

export interface Heading {
  readonly id: string
  readonly title: string
  readonly seats: number
  readonly scale: number
  readonly rules: number
}

export const percent = (share: number): string => (100 * share).toFixed(1)

const LINE = /^\| (\S+) against (\S+) \| ([\d.]+) % \| ([\d.]+)–([\d.]+) \| (\d+) \|$/gm

/** The rows of a table as it was written. */
function rowsOf(table: string): Row[] {
  return [...table.matchAll(LINE)].map(([, one, others, ...numbers]) => {
    const [mean, low, high, games] = numbers.map(Number)
    return { one, others, mean: mean / 100, low: low / 100, high: high / 100, games }
  })
}

/** The text with these rows in the table of this heading, which is added at the end if it is not there. */
export function withRows(text: string, heading: Heading, rows: readonly Row[]): string {
  const { id, title, seats, scale, rules } = heading
  const mark = `ladder ${id} ${seats} 1/${scale}`
  const old = new RegExp(`<!-- ${mark} -->[\\s\\S]*<!-- end ${mark} -->`)
  const before = rowsOf(old.exec(text)?.[0] ?? '')
  const isNew = ({ one, others }: Row): boolean => rows.some(row => row.one === one && row.others === others)
  const all = [...before.filter(row => !isNew(row)), ...rows]
  const rated = [...ratings(all, seats)].sort(([, a], [, b]) => b - a)
  const table = [
    `<!-- ${mark} -->`,
    `**${title}, ${seats} seats** (chance ${percent(1 / seats)} %), 1/${scale} of the time, rules ${rules}`,
    '',
    '| pairing | first places | 95 % | games |',
    '|---|---|---|---|',
    ...all.map(
      row =>
        `| ${row.one} against ${row.others} | ${percent(row.mean)} % | ${percent(row.low)}–${percent(row.high)} | ${row.games} |`,
    ),
    '',
    `Ratings (400 points are ten to one, random at 0): ${rated.map(([name, rating]) => `${name} ${rating}`).join(', ')}.`,
    `<!-- end ${mark} -->`,
  ].join('\n')
  return old.test(text) ? text.replace(old, () => table) : `${text.trimEnd()}\n\n${table}\n`
}
