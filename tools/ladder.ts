/** Plays bots against each other in duplicate and prints how strong they are: npm run ladder -- aton --games 200 --pairing strong,casual. */
import { spawn } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { botNames } from '../bots/index.ts'
import { gameOf, games } from '../games/index.ts'
import type { AnyGame } from '../kernel/game.ts'
import { BadInput, readSeats } from '../kernel/options.ts'
import { type Arguments, gameWord, main, numberOption, readArguments } from './arguments.ts'
import { contender } from './ladder/contender.ts'
import { Match, type Pairing } from './ladder/pairing.ts'
import { commandOf } from './ladder/program.ts'
import { addToRecord, knownOf, type Measured, readRecord, type Subject } from './ladder/record.ts'
import {
  NOTHING,
  type Result,
  type Row,
  ratings,
  shareOf,
  type Tally,
  usedBy,
  withBlock,
} from './ladder/statistics.ts'
import { PAIRINGS, percent, ratingsFile, seatCounts, withTables } from './ladder/table.ts'
import { versionOf } from './ladder/version.ts'

const USAGE =
  'npm run ladder -- <game or all> [--seats N] [--games N] [--minutes N] [--scale N] [--pairing "a,b c,d"] [--seed S] [--workers N] [--bot "command"] [--record docs/ladder.jsonl], or npm run ladder -- table'

const OPTIONS = ['seats', 'games', 'minutes', 'scale', 'pairing', 'seed', 'workers', 'bot', 'record', 'part']

/** Where the record is, the text that shows it, and what the page tells of it. */
const RECORD = 'docs/ladder.jsonl'
const TEXT = 'docs/bots.md'
const RATINGS = 'bots/ratings.ts'

/** How often a long pairing tells how it stands and keeps it. */
const TELL_MS = 60_000

/** How long one pairing is measured before the next has its turn, when all are. */
const TURN_MINUTES = 3

main(async () => {
  const given = readArguments(USAGE, 1, OPTIONS)
  const word = gameWord(given, USAGE)
  if (word === 'table') return drawTables()
  if (word === 'all') return measureAll(given)
  const pairings = pairingsOf(gameOf(word), given)
  if (given.options.has('part')) return playPart(pairings[0], given)
  const rows: Row[] = []
  for (const pairing of pairings) rows.push(await measure(pairing, limitsOf(given)))
  const rated = ratings(rows, pairings[0].seats)
  if (rated.size > 2) console.log([...rated].map(([name, rating]) => `${name} ${rating}`).join(', '))
})

function drawTables(): void {
  const record = readRecord(RECORD)
  writeFileSync(TEXT, withTables(readFileSync(TEXT, 'utf8'), record, isCurrent))
  writeFileSync(RATINGS, ratingsFile(record))
}

/** Every game and seat count in turn, always the pairing of which the record has fewest games. */
async function measureAll(given: Arguments): Promise<void> {
  const { games: most, minutes, workers, file = RECORD } = limitsOf(given)
  const late = Date.now() + minutes * 60_000
  const pairings = Object.values(games).flatMap(game =>
    seatCounts(game).flatMap(seats => pairingsOf(game, given, seats)),
  )
  while (Date.now() < late) {
    const record = readRecord(file)
    const [next] = pairings
      .map(pairing => ({ pairing, games: knownOf(record, subjectOf(pairing)).blocks * pairing.seats }))
      .filter(({ games }) => games < most)
      .sort((a, b) => a.games - b.games)
    if (!next) return
    await measure(next.pairing, { games: most, minutes: TURN_MINUTES, workers, file })
  }
}

interface Limits {
  readonly games: number
  readonly minutes: number
  readonly workers: number
  readonly file: string | undefined
}

const limitsOf = (given: Arguments): Limits => ({
  games: numberOption(given, 'games', 200, 1, 1_000_000),
  minutes: numberOption(given, 'minutes', 24 * 60, 1, 24 * 60),
  workers: numberOption(given, 'workers', 1, 1, 64),
  file: given.options.get('record'),
})

/** Plays a pairing until there are enough games, those of the record included, or time is up; tells and keeps what comes out. */
async function measure(pairing: Pairing, { games, minutes, workers, file }: Limits): Promise<Row> {
  const subject = subjectOf(pairing)
  let tally = file === undefined ? NOTHING : knownOf(readRecord(file), subject)
  const blocks = Math.max(0, Math.ceil(games / pairing.seats) - tally.blocks)
  // What is added to the record is played on shuffles of its own.
  const further = tally.blocks === 0 ? pairing : { ...pairing, seed: `${pairing.seed} ${tally.blocks}` }
  let played = NOTHING
  const results: Result[] = []
  const tell = (print: (text: string) => void): void => {
    if (file !== undefined && played.blocks > 0) addToRecord(file, subject, played)
    played = NOTHING
    print(`${rowText(pairing, rowOf(pairing, tally))}${usedText(pairing, results)}`)
  }
  const late = Date.now() + minutes * 60_000
  let told = Date.now()
  for await (const block of playAll(further, blocks, workers)) {
    const share = meanOf(block, pairing.one)
    tally = withBlock(tally, share)
    played = withBlock(played, share)
    results.push(...block)
    if (Date.now() > late) break
    if (Date.now() < told + TELL_MS) continue
    told = Date.now()
    tell(text => console.error(`so far: ${text}`))
  }
  tell(console.log)
  return rowOf(pairing, tally)
}

/** One of several processes that share a pairing: every so many-th block. */
async function playPart(pairing: Pairing, given: Arguments): Promise<void> {
  const [from, step] = (given.options.get('part') ?? '').split('/').map(Number)
  const blocks = Math.ceil(limitsOf(given).games / pairing.seats)
  for await (const result of blocksOf(pairing, from, step, blocks)) console.log(JSON.stringify(result))
}

function rowOf({ one, others, seats }: Pairing, tally: Tally): Row {
  return { one, others, ...shareOf(tally, seats), games: tally.blocks * seats }
}

function subjectOf({ game, seats, scale, one, others, command }: Pairing): Subject {
  const version = (name: string): string => commandOf(name, command) ?? versionOf(game, seats, name)
  return {
    game: game.meta.id,
    seats,
    scale,
    one,
    others,
    versions: `${version(one)} ${version(others)}`,
  }
}

function isCurrent({ game, seats, one, others, versions }: Measured): boolean {
  const isProgram = (name: string): boolean => name === 'program' || commandOf(name, undefined) !== undefined
  const version = (name: string): string => versionOf(gameOf(game), seats, name)
  // The version of a program is its command, which the row itself knows.
  if (isProgram(one)) return versions.endsWith(` ${version(others)}`)
  if (isProgram(others)) return versions.startsWith(`${version(one)} `)
  return versions === `${version(one)} ${version(others)}`
}

function pairingsOf(game: AnyGame, given: Arguments, atSeats?: number): Pairing[] {
  const seats = readSeats(game.meta, atSeats ?? Number(given.options.get('seats') ?? game.meta.seats.min))
  const scale = numberOption(given, 'scale', 20, 1, 1000)
  const seed = given.options.get('seed') ?? 'ladder'
  const command = given.options.get('bot')
  const text = given.options.get('pairing') ?? (command === undefined ? undefined : 'program,random')
  const known = botNames(game)
  const isKnown = (name: string): boolean => known.includes(name) || commandOf(name, command) !== undefined
  const usual = PAIRINGS.filter(pair => pair.every(isKnown))
  const pairs = text === undefined ? usual : text.split(' ').map(pair => pair.split(','))
  return pairs.map(pair => {
    if (pair.length !== 2)
      throw new BadInput(`--pairing names two bots, such as strong,casual, not "${text}".`)
    for (const name of pair) if (commandOf(name, command) === undefined) contender(name, game)
    return { game, seats, one: pair[0], others: pair[1], seed, scale, command }
  })
}

/** Every so many-th block, played here. */
async function* blocksOf(
  pairing: Pairing,
  from: number,
  step: number,
  end: number,
): AsyncGenerator<Result[]> {
  const match = new Match(pairing)
  try {
    for (let number = from; number < end; number += step) yield await match.block(number)
  } finally {
    match.close()
  }
}

/** All blocks, here or divided among processes of this same program. */
async function* playAll(pairing: Pairing, blocks: number, workers: number): AsyncGenerator<Result[]> {
  if (blocks === 0) return // the record has them all
  if (workers === 1) {
    yield* blocksOf(pairing, 0, 1, blocks)
    return
  }
  const { game, seats, one, others, seed, scale, command } = pairing
  const options = {
    seats,
    games: blocks * seats,
    scale,
    pairing: `${one},${others}`,
    seed,
    ...(command && { bot: command }),
  }
  const words = Object.entries(options).flatMap(([name, value]) => [`--${name}`, String(value)])
  const parts = Array.from({ length: workers }, (_, n) => {
    const args = ['--import', 'tsx', 'tools/ladder.ts', game.meta.id, ...words, '--part', `${n}/${workers}`]
    return spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  })
  try {
    yield* merged(parts.map(part => createInterface({ input: part.stdout })))
  } finally {
    for (const part of parts) part.kill()
  }
}

/** What several processes report, in the order in which it comes. */
async function* merged(sources: readonly AsyncIterable<string>[]): AsyncGenerator<Result[]> {
  const readers = sources.map(source => source[Symbol.asyncIterator]())
  const next = async (n: number) => ({ n, line: await readers[n].next() })
  const awaited = new Map(readers.map((_, n) => [n, next(n)]))
  while (awaited.size > 0) {
    const { n, line } = await Promise.race(awaited.values())
    if (line.done) awaited.delete(n)
    else {
      awaited.set(n, next(n))
      yield JSON.parse(line.value) as Result[]
    }
  }
}

function meanOf(block: readonly Result[], name: string): number {
  return block.reduce((sum, { names, shares }) => sum + shares[names.indexOf(name)], 0) / block.length
}

function rowText({ game, seats, scale }: Pairing, { one, others, mean, low, high, games }: Row): string {
  const chance = percent(1 / seats)
  return `${game.meta.id} ${seats} seats: ${one} against ${others}: ${percent(mean)} % of first places (${percent(low)}–${percent(high)}), chance ${chance}, ${games} games at 1/${scale} of the time`
}

/** How much of its time each of the two used in the games of this run. */
function usedText({ one, others }: Pairing, results: readonly Result[]): string {
  const [own, other] = [one, others].map(name => usedBy(results, name))
  const parts = [own, other].map(part => (part === undefined ? '–' : `${percent(part)} %`))
  return own === undefined && other === undefined ? '' : `; used ${parts.join(' and ')} of the time`
}
