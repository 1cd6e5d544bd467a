/** Plays bots against each other in duplicate and prints how strong they are: npm run ladder -- aton --games 200 --pairing strong,casual. */
import { spawn } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { botNames, botOf, skillOf } from '../bots/index.ts'
import { gameOf } from '../games/index.ts'
import { BadInput, readSeats } from '../kernel/options.ts'
import { type Arguments, main, numberOption, readArguments } from './arguments.ts'
import { Match, type Pairing } from './ladder/pairing.ts'
import { type Result, ratings, type Share, shareOf } from './ladder/statistics.ts'

const USAGE =
  'npm run ladder -- <game> [--seats N] [--games N] [--scale N] [--pairing "a,b c,d"] [--seed S] [--workers N] [--bot "command"] [--write docs/bots.md]'

const OPTIONS = ['seats', 'games', 'scale', 'pairing', 'seed', 'workers', 'bot', 'write', 'part']

/** Who meets whom if no pairing is given: one of the first against the others. */
const PAIRINGS: readonly (readonly [string, string])[] = [
  ['greedy', 'random'],
  ['plain', 'random'],
  ['beginner', 'random'],
  ['casual', 'random'],
  ['casual', 'beginner'],
  ['casual', 'greedy'],
  ['solid', 'casual'],
  ['strong', 'casual'],
  ['strong', 'solid'],
  ['strong', 'plain'],
  ['expert', 'strong'],
]

main(async () => {
  const given = readArguments(USAGE, 1, OPTIONS)
  if (given.words.length === 0) throw new BadInput(`Which game? Usage: ${USAGE}`)
  const part = given.options.get('part')
  const pairings = pairingsOf(given)
  const [{ seats }] = pairings
  const blocks = Math.ceil(numberOption(given, 'games', 200, 1, 1_000_000) / seats)
  if (part !== undefined) {
    const [from, step] = part.split('/').map(Number)
    for await (const result of blocksOf(pairings[0], from, step, blocks)) console.log(JSON.stringify(result))
    return
  }
  const file = given.options.get('write')
  if (file !== undefined && !existsSync(file))
    throw new BadInput(`There is no file "${file}" to write the table to.`)
  const workers = numberOption(given, 'workers', 1, 1, 64)
  const rows: Row[] = []
  const all: Result[] = []
  for (const pairing of pairings) {
    const results: Result[][] = []
    for await (const block of playAll(pairing, blocks, workers)) results.push(block)
    all.push(...results.flat())
    rows.push({
      pairing,
      share: shareOf(
        results.map(block => meanOf(block, pairing.one)),
        seats,
      ),
      games: results.length * seats,
    })
    console.log(rowText(rows[rows.length - 1]))
  }
  const rated = ratings(all)
  if (rated.size > 2) console.log([...rated].map(([name, rating]) => `${name} ${rating}`).join(', '))
  if (file !== undefined) writeTable(file, rows, rated)
})

interface Row {
  readonly pairing: Pairing
  readonly share: Share
  readonly games: number
}

function pairingsOf(given: Arguments): Pairing[] {
  const game = gameOf(given.words[0])
  const seats = readSeats(game.meta, Number(given.options.get('seats') ?? game.meta.seats.min))
  const scale = numberOption(given, 'scale', 20, 1, 1000)
  const seed = given.options.get('seed') ?? 'ladder'
  const command = given.options.get('bot')
  const text = given.options.get('pairing') ?? (command === undefined ? undefined : 'program,random')
  const rivals = botNames(game).filter(name => skillOf(game).knowledge.rivals?.[name])
  const usual = [...PAIRINGS, ...rivals.map(rival => ['casual', rival])]
  const pairs = text === undefined ? usual : text.split(' ').map(pair => pair.split(','))
  return pairs.map(pair => {
    if (pair.length !== 2)
      throw new BadInput(`--pairing names two bots, such as strong,casual, not "${text}".`)
    for (const name of pair) if (name !== 'program' || command === undefined) botOf(name, game)
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
  const read = parts.map(async part => {
    const results: Result[][] = []
    for await (const line of createInterface({ input: part.stdout }))
      results.push(JSON.parse(line) as Result[])
    return results
  })
  for (const results of await Promise.all(read)) yield* results
}

function meanOf(block: readonly Result[], name: string): number {
  return block.reduce((sum, { names, shares }) => sum + shares[names.indexOf(name)], 0) / block.length
}

const percent = (share: number): string => (100 * share).toFixed(1)

function rowText({ pairing, share, games }: Row): string {
  const { game, seats, one, others, scale } = pairing
  const chance = percent(1 / seats)
  return `${game.meta.id} ${seats} seats: ${one} against ${others}: ${percent(share.mean)} % of first places (${percent(share.low)}–${percent(share.high)}), chance ${chance}, ${games} games at 1/${scale} of the time`
}

/** Puts the table between the markers of this game and seat count in a file, or adds it at the end. */
function writeTable(file: string, rows: readonly Row[], rated: ReadonlyMap<string, number>): void {
  const [{ pairing }] = rows
  const mark = `ladder ${pairing.game.meta.id} ${pairing.seats}`
  const lines = [
    `<!-- ${mark} -->`,
    `**${pairing.game.meta.title}, ${pairing.seats} seats** (chance ${percent(1 / pairing.seats)} %), 1/${pairing.scale} of the time, rules ${pairing.game.meta.rules}, Node ${process.versions.node}`,
    '',
    '| pairing | first places | 95 % | games |',
    '|---|---|---|---|',
    ...rows.map(
      row =>
        `| ${row.pairing.one} against ${row.pairing.others} | ${percent(row.share.mean)} % | ${percent(row.share.low)}–${percent(row.share.high)} | ${row.games} |`,
    ),
    '',
    `Ratings (400 points are ten to one, random at 0): ${[...rated].map(([name, rating]) => `${name} ${rating}`).join(', ')}.`,
    `<!-- end ${mark} -->`,
  ].join('\n')
  const text = readFileSync(file, 'utf8')
  const old = new RegExp(`<!-- ${mark} -->[\\s\\S]*<!-- end ${mark} -->`)
  writeFileSync(file, old.test(text) ? text.replace(old, () => lines) : `${text.trimEnd()}\n\n${lines}\n`)
}
