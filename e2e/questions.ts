/** What the first rounds of a game ask: positions of its golden matches, all of them, or enough to be asked for everything once. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { roundOf } from '../games/horus/rules/turn.ts'
import { gameOf } from '../games/index.ts'
import { type Flowing, type FrameBase, frameOf } from '../kernel/flow.ts'
import type { ActionBase, Entry } from '../kernel/game.ts'
import { parseMatch } from '../kernel/match.ts'
import { beginning, standingRows } from '../kernel/play.ts'

const ROUNDS = 2

/** A golden match with so many rows played, where somebody is asked something. */
export interface Question {
  readonly file: string
  readonly at: number
  /** What may be done, each with its phase: `bid sell`. */
  readonly about: readonly string[]
  readonly choices: number
}

type Timed = Flowing<FrameBase> & ({ readonly round: number } | { readonly turn: number })

/** Every question of the first rounds of all golden matches of a game. */
export function questionsOf(id: string): Question[] {
  const folder = join('games', id, 'golden')
  const files = readdirSync(folder).filter(name => name.endsWith('.jsonl'))
  return files.flatMap(name => questionsIn(id, name.slice(0, -'.jsonl'.length), join(folder, name)))
}

function questionsIn(id: string, file: string, path: string): Question[] {
  const game = gameOf(id)
  const match = parseMatch(readFileSync(path, 'utf8'), gameOf)
  const state = beginning(game, match)
  const found: Question[] = []
  for (const n of standingRows(match.rows)) {
    const timed = state as Timed
    const round = 'round' in timed ? timed.round : roundOf(timed.turn, match.seats)
    if (round > ROUNDS) break
    const turn = game.turn(state)
    if (turn.kind === 'seats') {
      const legal = game.legal(state, turn.seats[0])
      const { phase } = frameOf(timed)
      const about = [...new Set(legal.map(({ type }) => `${phase} ${type}`))]
      found.push({ file, at: n, about, choices: legal.length })
    }
    const { actor, action } = match.rows[n] as Entry<ActionBase>
    game.apply(state, actor, action)
  }
  return found
}

/** As few of them as it takes to be asked for everything in every phase: those with the most choices first. */
export function fewest(questions: readonly Question[]): Question[] {
  const known = new Set<string>()
  return [...questions]
    .sort((a, b) => b.choices - a.choices)
    .filter(({ about }) => {
      const isNew = about.some(one => !known.has(one))
      for (const one of about) known.add(one)
      return isNew
    })
}
