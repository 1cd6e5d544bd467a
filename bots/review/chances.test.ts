/** What other choices would have brought: said by the same way of going on as what decisions cost. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { gameOf } from '../../games/index.ts'
import type { ActionBase, Entry, Seat } from '../../kernel/game.ts'
import { parseMatch } from '../../kernel/match.ts'
import { replay, standingRows } from '../../kernel/play.ts'
import { skillOf } from '../index.ts'
import type { Seated } from '../trial.ts'
import { chancesOf } from './chances.ts'
import { judge } from './judge.ts'

/** So many bids are looked at; each by so many trials. */
const BIDS = 12
const TRIALS = 2000

test('"what if" says of bids in Amun-Re what the review says that they cost', () => {
  const match = parseMatch(readFileSync('games/amun-re/golden/3p-points.jsonl', 'utf8'), gameOf)
  const game = gameOf('amun-re')
  const skill = skillOf(game)
  const bids = standingRows(match.rows).filter(
    n => (match.rows[n] as Entry<ActionBase>).action?.type === 'bid',
  )
  const gaps = bids.slice(0, BIDS).flatMap(n => {
    const state = replay(game, match, match.rows.slice(0, n))
    const { actor, action } = match.rows[n] as Entry<ActionBase> & { readonly actor: Seat }
    const view = game.view(state, actor) as Seated
    const legal = game.legal(state, actor)
    const question = { skill, seed: `bid ${n}`, trials: TRIALS }
    const judged = judge(question, view, legal, action)
    if (!judged || judged.error === 0) return []
    const [best, played] = chancesOf({ ...question, seed: `what if ${n}` }, view, legal, [
      judged.best,
      action,
    ])
    return [best.share - played.share + judged.cost[actor]]
  })
  expect(gaps.length).toBeGreaterThan(4)
  // By quick choices, in which rivals give in, one of them seemed to cost a sixth of a first place less.
  for (const gap of gaps) expect(Math.abs(gap)).toBeLessThan(0.06)
})
