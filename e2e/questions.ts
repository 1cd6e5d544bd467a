/** What a game asks: every decision of its golden matches, or as few as it takes to be asked for everything once. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gameOf } from '../games/index.ts'
import { finals } from '../kernel/final.ts'
import { type Flowing, type FrameBase, frameOf } from '../kernel/frames.ts'
import type { ActionBase, Entry, Seat } from '../kernel/game.ts'
import { parseMatch } from '../kernel/match.ts'
import { beginning, standingRows } from '../kernel/play.ts'

/** A golden match with so many rows played, where a seat is asked something. */
export interface Question {
  readonly file: string
  readonly at: number
  /** Who decided there. */
  readonly seat: Seat
  /** What may be done, each with its phase, and whether it is final, since then a step more confirms it: `bid sell`, `bid bid final`. */
  readonly about: readonly string[]
  readonly choices: number
}

/** Every question of all golden matches of a game. */
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
    const { actor, action } = match.rows[n] as Entry<ActionBase>
    if (actor !== 'chance') {
      const legal = game.legal(state, actor)
      const { phase } = frameOf(state as Flowing<FrameBase>)
      const final = new Map(finals(game, state, actor, legal))
      const about = [
        ...new Set(legal.map(({ type }, i) => `${phase} ${type}${final.has(i) ? ' final' : ''}`)),
      ]
      found.push({ file, at: n, seat: actor, about, choices: legal.length })
    }
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
