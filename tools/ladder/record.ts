/** What the ladder has measured, in a file with one row a line. A pairing can be measured bit by bit: what is played later is added, as long as both bots still play as they did. */
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { BadInput } from '../../kernel/options.ts'
import { NOTHING, sumOf, type Tally } from './statistics.ts'

/** What a row is about. Versions are those of the two bots. */
export interface Subject {
  readonly game: string
  readonly seats: number
  readonly scale: number
  readonly one: string
  readonly others: string
  readonly versions: string
}

export type Measured = Subject & Tally

export function readRecord(file: string): Measured[] {
  if (!existsSync(file)) throw new BadInput(`There is no file "${file}" to keep the record in.`)
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter(line => line !== '')
    .map(line => JSON.parse(line) as Measured)
}

function isSame(a: Subject, b: Subject): boolean {
  return (
    a.game === b.game &&
    a.seats === b.seats &&
    a.scale === b.scale &&
    a.one === b.one &&
    a.others === b.others
  )
}

/** Of several rows of one pairing that with most blocks: the others are of bots that have only begun to play. */
export function strongest(rows: readonly Measured[]): Measured[] {
  return rows.filter(
    row => !rows.some(other => other !== row && isSame(row, other) && other.blocks > row.blocks),
  )
}

/** What is known about a pairing, with the bots as they are. */
export function knownOf(record: readonly Measured[], subject: Subject): Tally {
  const { blocks, sum, squares } =
    record.find(row => isSame(row, subject) && row.versions === subject.versions) ?? NOTHING
  return { blocks, sum, squares }
}

/** A row of other versions gives way as soon as there are so many blocks of the present ones, or as many as it has itself. */
const ENOUGH = 50

/** The record with what was played added to its row. In a fixed order. */
export function withPlayed(record: readonly Measured[], subject: Subject, played: Tally): Measured[] {
  const row = { ...subject, ...sumOf(knownOf(record, subject), played) }
  const isOver = (other: Measured): boolean =>
    isSame(other, row) && (other.versions === row.versions || row.blocks >= Math.min(ENOUGH, other.blocks))
  const name = ({ game, seats, scale, one, others, versions }: Measured): string =>
    [game, seats, scale, one, others, versions].join(' ')
  return [...record.filter(other => !isOver(other)), row].sort((a, b) => (name(a) < name(b) ? -1 : 1))
}

/** Sums of thirds and fifths end somewhere. */
const lineOf = (row: Measured): string =>
  `${JSON.stringify(row, (_, value: unknown) => (typeof value === 'number' ? Number(value.toFixed(6)) : value))}\n`

/** Reads, adds and writes at once, so that several ladders can keep one record. */
export function addToRecord(file: string, subject: Subject, played: Tally): void {
  const rows = withPlayed(readRecord(file), subject, played)
  writeFileSync(`${file}.new`, rows.map(lineOf).join(''))
  renameSync(`${file}.new`, file)
}
