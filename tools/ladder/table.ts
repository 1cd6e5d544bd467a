/** The tables in docs/bots.md, drawn from the record of the ladder. */
import { LEVELS } from '../../bots/levels.ts'
import { games } from '../../games/index.ts'
import type { AnyGame } from '../../kernel/game.ts'
import { type Measured, strongest } from './record.ts'
import { type Row, ratings, shareOf } from './statistics.ts'

/** A column: one of the first against others of the second, and what the lower end of the interval should reach with two, three, four and five seats. */
interface Column {
  readonly one: string
  readonly others: string
  readonly aims?: readonly number[]
  /** Where a game should reach something else. */
  readonly own?: Readonly<Record<string, readonly number[]>>
}

const AIMED: readonly Column[] = [
  { one: 'casual', others: 'random', aims: [95, 85, 80, 75] },
  { one: 'strong', others: 'casual', aims: [85, 70, 60, 55] },
  { one: 'strong', others: 'plain', aims: [65, 50, 42, 36] },
  { one: 'expert', others: 'strong', aims: [60, 42, 33, 27] },
]

const FURTHER: readonly Column[] = [
  { one: 'greedy', others: 'random' },
  { one: 'plain', others: 'random' },
  { one: 'beginner', others: 'random' },
  { one: 'casual', others: 'beginner' },
  { one: 'casual', others: 'greedy' },
  { one: 'casual', others: 'tablet' },
  { one: 'solid', others: 'casual' },
  { one: 'strong', others: 'solid' },
]

/** The expert against those of earlier versions. */
const PAST: readonly Column[] = [
  { one: 'expert', others: '0.1.0', aims: [52, 35, 27, 22], own: { horus: [60, 43, 34] } },
]

/** Who meets whom if no pairing is given. */
export const PAIRINGS: readonly (readonly [string, string])[] = [...FURTHER, ...AIMED, ...PAST].map(
  ({ one, others }) => [one, others],
)

export const percent = (share: number): string => (100 * share).toFixed(1)

const MISSED = ' ◇'
const CHANGED = ' °'

/** Whether both bots of a row still play as they did when it was measured. */
export type IsCurrent = (row: Measured) => boolean

function rowOf(measured: Measured): Row {
  const { one, others, seats, blocks } = measured
  return { one, others, ...shareOf(measured, seats), games: blocks * seats }
}

function cell(
  record: readonly Measured[],
  { one, others, aims, own }: Column,
  seats: number,
  isCurrent: IsCurrent,
): string {
  const measured = record.find(row => row.one === one && row.others === others)
  if (!measured) return '–'
  const { mean, low, high, games } = rowOf(measured)
  const aim = (own?.[measured.game] ?? aims)?.[seats - 2] ?? 0
  const marks = `${100 * low < aim ? MISSED : ''}${isCurrent(measured) ? '' : CHANGED}`
  return `${percent(mean)} (${percent(low)}–${percent(high)}), ${games}${marks}`
}

const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`

/** One line for each game and seat count of which the record has something at this scale, one column for each pairing. */
function grid(
  record: readonly Measured[],
  scale: number,
  columns: readonly Column[],
  isCurrent: IsCurrent,
): string[] {
  const aims = columns.map(column => (column.aims ? `*${aimsOf(column)}*` : ''))
  const lines = tables(record, scale).map(({ title, seats, rows }) =>
    line([title, ...columns.map(column => cell(rows, column, seats, isCurrent))]),
  )
  return [
    line(['game, seats', ...columns.map(({ one, others }) => `${one} – ${others}`)]),
    line(['---', ...columns.map(() => '---')]),
    ...(aims.some(aim => aim !== '') ? [line(['*to reach (2 / 3 / 4 / 5)*', ...aims])] : []),
    ...lines,
  ]
}

function aimsOf({ aims = [], own = {} }: Column): string {
  const others = Object.entries(own).map(([id, bars]) => `; ${games[id]?.meta.title} ${bars.join(' / ')}`)
  return `${aims.join(' / ')}${others.join('')}`
}

interface Table {
  readonly id: string
  readonly title: string
  readonly seats: number
  readonly rows: readonly Measured[]
}

/** Every number of players of a game. */
export function seatCounts({ meta }: AnyGame): number[] {
  const { min, max } = meta.seats
  return Array.from({ length: max - min + 1 }, (_, n) => min + n)
}

function tables(record: readonly Measured[], scale: number): Table[] {
  return Object.values(games).flatMap(game =>
    seatCounts(game).flatMap(seats => {
      const { id, title } = game.meta
      const rows = strongest(
        record.filter(row => row.game === id && row.seats === seats && row.scale === scale),
      )
      return rows.length > 0 ? [{ id, title: `${title}, ${seats}`, seats, rows }] : []
    }),
  )
}

/** Ratings compare the bots of today with each other. */
const ratingsOf = (rows: readonly Measured[], seats: number): Map<string, number> =>
  ratings(rows.filter(row => PAST.every(({ others }) => others !== row.others)).map(rowOf), seats)

function ratingTable(record: readonly Measured[], scale: number): string[] {
  const names = ['random', 'greedy', 'plain', 'tablet', ...LEVELS.map(({ name }) => name)]
  const lines = tables(record, scale).map(({ title, seats, rows }) => {
    const rated = ratingsOf(rows, seats)
    return line([title, ...names.map(name => `${rated.get(name) ?? '–'}`)])
  })
  return [line(['game, seats', ...names]), line(['---', ...names.map(() => '---')]), ...lines]
}

/** The ratings of all levels as a file of the page: rounded, since the last digit means nothing. */
export function ratingsFile(record: readonly Measured[]): string {
  const lines = tables(record, 20).map(({ id, seats, rows }) => {
    const rated = ratingsOf(rows, seats)
    const levels = LEVELS.flatMap(({ name }) => {
      const rating = rated.get(name)
      return rating === undefined ? [] : [`${name}: ${10 * Math.round(rating / 10)}`]
    })
    return `  '${id} ${seats}': { ${levels.join(', ')} },\n`
  })
  return `/** Ratings of the levels by game and seat count; 400 points are ten to one, random play has 0. Written by npm run ladder -- table. */
export const RATINGS: Readonly<Record<string, Readonly<Record<string, number>>>> = {
${lines.join('')}}
`
}

/** Everything the record has, at a twentieth of the time and at full time. */
export function drawn(record: readonly Measured[], isCurrent: IsCurrent): string {
  return [
    '### At a twentieth of the time',
    '',
    ...grid(record, 20, AIMED, isCurrent),
    '',
    ...grid(record, 20, FURTHER, isCurrent),
    '',
    ...grid(record, 20, PAST, isCurrent),
    '',
    'Ratings (400 points are ten to one, random at 0):',
    '',
    ...ratingTable(record, 20),
    '',
    '### At full time',
    '',
    ...grid(record, 1, AIMED, isCurrent),
  ].join('\n')
}

const PLACE = /(<!-- ladder -->\n)[\s\S]*(\n<!-- end ladder -->)/

/** The text with the tables in their place. */
export function withTables(text: string, record: readonly Measured[], isCurrent: IsCurrent): string {
  return text.replace(PLACE, (_, begin: string, end: string) => `${begin}${drawn(record, isCurrent)}${end}`)
}
