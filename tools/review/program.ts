/** The study of the review, as a program: plays on where its record ends until the time is over, and prints what the record comes to. */
import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { LEVELS } from '../../bots/levels.ts'
import { budgetOf } from '../../bots/review/scale.ts'
import { gameOf } from '../../games/index.ts'
import { BadInput, readSeats } from '../../kernel/options.ts'
import { type Arguments, numberOption } from '../arguments.ts'
import { versionOf } from '../ladder/version.ts'
import { type Asked, askedIn, costsIn, foundIn, type Line, type Said, saidOf } from './study.ts'
import {
  apartOf,
  type Calibration,
  calibrationOf,
  correctedLines,
  findingsOf,
  isOff,
  type Mean,
  monotone,
  orderOf,
  scaleOf,
} from './summary.ts'

export const STUDY_USAGE =
  'npm run review -- study <game> [--seats N] [--minutes N] [--said N] [--costs N] [--found N] [--asked N] [--trials N] [--record docs/review.jsonl]'

const RECORD = 'docs/review.jsonl'
const MINUTES = 40
/** So many matches are held against what was said of them, tell what levels cost, in their own decisions and in the same positions, and are reviewed twice. */
const WANTED = { said: 500, costs: 60, found: 40, asked: 60 } as const
type Kind = keyof typeof WANTED
const KINDS = Object.keys(WANTED) as readonly Kind[]
const MAKERS = { said: saidOf, costs: costsIn, found: foundIn, asked: askedIn } as const

export function study(given: Arguments): void {
  const [, word] = given.words
  if (word === undefined) throw new BadInput(`Which game? Usage: ${STUDY_USAGE}`)
  const game = gameOf(word)
  const seats = readSeats(game.meta, numberOption(given, 'seats', game.meta.seats.min, 1, 8))
  const usual = budgetOf(word)
  const trials = numberOption(given, 'trials', usual.trials, 8, 1_000_000)
  const file = given.options.get('record') ?? RECORD
  const late = Date.now() + numberOption(given, 'minutes', MINUTES, 0, 10_000) * 60_000
  const wanted = KINDS.map(kind => ({ kind, most: numberOption(given, kind, WANTED[kind], 0, 100_000) }))
  // Two levels, so that neither a better search nor another temperature goes by unnoticed.
  const version = ['strong', 'casual'].map(level => versionOf(game, seats, level)).join(' ')
  const of = (line: Row): boolean =>
    line.game === word &&
    line.seats === seats &&
    line.version === version &&
    (line.kind === 'said' || line.trials === trials)
  const lines = readRecord(file).filter(of)
  const add = (line: Line): void => {
    const row = { ...line, version }
    lines.push(row)
    appendFileSync(file, `${JSON.stringify(row)}\n`)
  }
  while (Date.now() < late) {
    // In proportion, so that a study that was cut short says something about everything.
    const [next] = wanted
      .map(({ kind, most }) => ({ kind, most, known: count(lines, kind) }))
      .filter(({ known, most }) => known < most)
      .sort((a, b) => a.known / a.most - b.known / b.most)
    if (!next) break
    add(MAKERS[next.kind](game, seats, next.known, { ...usual, trials }))
  }
  tell(lines)
}

/** A line of the record with the bots it was measured on: lines of bots that play otherwise today do not count. */
export type Row = Line & { readonly version: string }

export function readRecord(file: string): Row[] {
  if (!existsSync(file)) return []
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter(line => line !== '')
    .map(line => JSON.parse(line) as Row)
}

const count = (lines: readonly Row[], kind: Line['kind']): number =>
  lines.filter(line => line.kind === kind).length
const percent = (share: number): string => `${(share * 100).toFixed(2)} %`
const told = ({ mean, error, n }: Mean): string => `${percent(mean)} ± ${percent(error)} (${n})`

function tell(lines: readonly Line[]): void {
  const said = lines.filter(line => line.kind === 'said')
  const found = lines.filter(line => line.kind === 'found')
  if (said.length > 0) tellSaid(said)
  const costs = lines.filter(line => line.kind === 'costs')
  if (costs.length > 0) {
    const { matches, cost } = orderOf(costs)
    const scale = scaleOf(costs, found)
    console.log(`costs: ${matches} matches; scale of accuracy ${scale === null ? '–' : scale.toFixed(4)}`)
    for (const [level, mean] of cost)
      if (mean.n > 0) console.log(`  ${level}: a decision costs ${told(mean)}`)
  }
  const asked = lines.filter(line => line.kind === 'asked')
  if (asked.length > 0) tellAsked(asked)
  if (found.length === 0) return
  const { matches, draws, rest, off, left, steady } = findingsOf(found)
  console.log(
    `reviewed: ${matches} matches; draws ${told(draws)}, rest ${told(rest)}; steady ${steady.same} of ${steady.of}`,
  )
  const byLevel = [...left].filter(([, { n }]) => n > 0).map(([level, mean]) => `${level} ${told(mean)}`)
  console.log(`  rest is off by ${told(off)}; by level: ${byLevel.join(', ')}`)
}

function tellAsked(asked: readonly Asked[]): void {
  const { matches, cost, more } = apartOf(asked)
  console.log(`asked: ${matches} matches; what a decision of each level costs in the same positions`)
  for (const [level, { name }] of LEVELS.entries()) {
    const above = more[level] && ` – ${told(more[level])} more than one of ${LEVELS[level + 1].name}`
    console.log(`  ${name}: ${told(cost[level])}${above ?? ''}`)
  }
}

function tellSaid(said: readonly Said[]): void {
  const calibration = calibrationOf(said)
  tellCalibration('calibration', calibration)
  console.log(
    `  Brier by third: ${calibration.brier.map(third => `${third.said.toFixed(3)} (constant ${third.constant.toFixed(3)})`).join(', ')}`,
  )
  if (!isOff(calibration)) return
  // Fitted on every other match, so that it can be held against the rest.
  const [even, odd] = [0, 1].map(rest => said.filter(({ n }) => n % 2 === rest))
  const correction = monotone(even)
  const short = correction.map(pair => pair.map(share => Number(share.toFixed(3))))
  console.log(`  correction, from every other match: ${JSON.stringify(short)}`)
  tellCalibration('  the others, corrected', calibrationOf(correctedLines(odd, correction)))
}

function tellCalibration(what: string, { slope, bins, matches }: Calibration): void {
  console.log(`${what}: ${matches} matches, slope ${slope.toFixed(2)}`)
  for (const bin of bins)
    if (bin.matches > 0)
      console.log(`  said ${percent(bin.said)}, won ${percent(bin.won)} (${bin.matches} matches)`)
}
