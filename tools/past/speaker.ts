/** A version's expert as a program of the line protocol (docs/bots.md). `npm run past` lays this file into the released tree and bundles it with the rules and bots it finds there. */
import { createInterface } from 'node:readline'
import type { Bot } from '../../bots/bot.ts'
import { botOf } from '../../bots/index.ts'
import { gameOf } from '../../games/index.ts'
import type { ActionBase } from '../../kernel/game.ts'
import { seeded } from '../../kernel/rng.ts'

/** A question of the ladder; with `iterations` and `seed` instead of `ms` its answer can be repeated. */
interface Question {
  readonly game: string
  readonly seat: number
  readonly ms: number
  readonly view: unknown
  readonly legal: readonly ActionBase[]
  readonly iterations?: number
  readonly seed?: string
}

const luck = seeded(`past ${process.pid}`)

/** Thinking time is CPU time, as for the bots it plays against. */
const cpuTime = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** One bot for each seat, as at a table: it remembers what it thought of earlier in its turn. */
const bots = new Map<string, Bot>()

function choiceOf({ game, seat, ms, view, legal, iterations, seed }: Question): number {
  const budget = iterations === undefined ? { ms, now: cpuTime } : { iterations }
  const rng = seed === undefined ? luck : seeded(seed)
  const place = `${game} ${seat}`
  const bot = bots.get(place) ?? botOf('expert', gameOf(game))
  bots.set(place, bot)
  const action = JSON.stringify(bot.decide(view, legal, budget, rng))
  return legal.findIndex(one => JSON.stringify(one) === action)
}

for await (const line of createInterface({ input: process.stdin }))
  console.log(JSON.stringify({ choice: choiceOf(JSON.parse(line)) }))
