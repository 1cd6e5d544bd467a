/** Plays bots against each other in duplicate and prints how strong they are: npm run ladder -- aton --games 200 --pairing strong,casual. */
import { spawn } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { botNames } from '../bots/index.ts'
import { gameOf } from '../games/index.ts'
import { BadInput, readSeats } from '../kernel/options.ts'
import { type Arguments, main, numberOption, readArguments } from './arguments.ts'
import { contender, Match, type Pairing } from './ladder/pairing.ts'
import { keep, knownOf, type Measured, readRecord, type Subject } from './ladder/record.ts'
import {
  NOTHING,
  type Result,
  type Row,
  ratings,
  shareOf,
  type Tally,
  withBlock,
} from './ladder/statistics.ts'
import { PAIRINGS, percent, withTables } from './ladder/table.ts'
import { versionOf } from './ladder/version.ts'

const USAGE =
  'npm run ladder -- <game> [--seats N] [--games N] [--minutes N] [--scale N] [--pairing "a,b c,d"] [--seed S] [--workers N] [--bot "command"] [--record docs/ladder.json], or npm run ladder -- table'

const OPTIONS = ['seats', 'games', 'minutes', 'scale', 'pairing', 'seed', 'workers', 'bot', 'record', 'part']

/** Where the record is, and the text that shows it. */
const RECORD = 'docs/ladder.json'
const TEXT = 'docs/bots.md'

/** How often a long pairing tells how it stands and keeps it. */
const TELL_MS = 60_000

main(async () => {
  const given = readArguments(USAGE, 1, OPTIONS)
  if (given.words.length === 0) throw new BadInput(`Which game? Usage: ${USAGE}`)
  if (given.words[0] === 'table') {
    writeFileSync(TEXT, withTables(readFileSync(TEXT, 'utf8'), readRecord(RECORD), isCurrent))
    return
  }
  const part = given.options.get('part')
  const pairings = pairingsOf(given)
  const [{ seats }] = pairings
  const blocks = Math.ceil(numberOption(given, 'games', 200, 1, 1_000_000) / seats)
  if (part !== undefined) {
    const [from, step] = part.split('/').map(Number)
    for await (const result of blocksOf(pairings[0], from, step, blocks)) console.log(JSON.stringify(result))
    return
  }
  const file = given.options.get('record')
  const workers = numberOption(given, 'workers', 1, 1, 64)
  const minutes = numberOption(given, 'minutes', 24 * 60, 1, 24 * 60)
  const rows: Row[] = []
  for (const pairing of pairings) {
    const subject = subjectOf(pairing)
    let tally = file === undefined ? NOTHING : knownOf(readRecord(file), subject)
    // What is added to the record is played on shuffles of its own.
    const further = tally.blocks === 0 ? pairing : { ...pairing, seed: `${pairing.seed} ${tally.blocks}` }
    const tell = (print: (text: string) => void): void => {
      print(rowText(pairing, rowOf(pairing, tally)))
      if (file !== undefined) keep(file, { ...subject, ...tally })
    }
    const late = Date.now() + minutes * 60_000
    let told = Date.now()
    for await (const block of playAll(further, Math.max(0, blocks - tally.blocks), workers)) {
      tally = withBlock(tally, meanOf(block, pairing.one))
      if (Date.now() > late) break
      if (Date.now() < told + TELL_MS) continue
      told = Date.now()
      tell(text => console.error(`so far: ${text}`))
    }
    tell(console.log)
    rows.push(rowOf(pairing, tally))
  }
  const rated = ratings(rows, seats)
  if (rated.size > 2) console.log([...rated].map(([name, rating]) => `${name} ${rating}`).join(', '))
})

function rowOf({ one, others, seats }: Pairing, tally: Tally): Row {
  return { one, others, ...shareOf(tally, seats), games: tally.blocks * seats }
}

function subjectOf({ game, seats, scale, one, others, command }: Pairing): Subject {
  const version = (name: string): string =>
    name === 'program' && command !== undefined ? command : versionOf(game, seats, name)
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
  return versions === `${versionOf(gameOf(game), seats, one)} ${versionOf(gameOf(game), seats, others)}`
}

function pairingsOf(given: Arguments): Pairing[] {
  const game = gameOf(given.words[0])
  const seats = readSeats(game.meta, Number(given.options.get('seats') ?? game.meta.seats.min))
  const scale = numberOption(given, 'scale', 20, 1, 1000)
  const seed = given.options.get('seed') ?? 'ladder'
  const command = given.options.get('bot')
  const text = given.options.get('pairing') ?? (command === undefined ? undefined : 'program,random')
  const known = botNames(game)
  const usual = PAIRINGS.filter(([one, others]) => known.includes(one) && known.includes(others))
  const pairs = text === undefined ? usual : text.split(' ').map(pair => pair.split(','))
  return pairs.map(pair => {
    if (pair.length !== 2)
      throw new BadInput(`--pairing names two bots, such as strong,casual, not "${text}".`)
    for (const name of pair) if (name !== 'program' || command === undefined) contender(name, game)
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
