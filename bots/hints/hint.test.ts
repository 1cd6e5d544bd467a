/** Hints: they name what is legal, their reasons add up, and they know nothing that is hidden from the seat. */
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { gameOf, games } from '../../games/index.ts'
import type { ActionBase, Entry, Seat } from '../../kernel/game.ts'
import { parseMatch } from '../../kernel/match.ts'
import { standingRows } from '../../kernel/play.ts'
import { seeded } from '../../kernel/rng.ts'
import { skillOf } from '../index.ts'
import { type Seated, Trials } from '../trial.ts'
import { hint, reasonOf } from './hint.ts'
import type { Hint } from './reason.ts'
import { ridge } from './ridge.ts'

const BUDGET = { iterations: 300 }

interface Position {
  readonly state: unknown
  readonly seat: Seat
}

/** Some decisions of a golden match, with more than one choice. */
function decisions(id: string, many: number): Position[] {
  const game = gameOf(id)
  const [file] = readdirSync(`games/${id}/golden`).filter(name => name.endsWith('.jsonl'))
  const match = parseMatch(readFileSync(`games/${id}/golden/${file}`, 'utf8'), gameOf)
  const state = game.setup(match.seats, match.options)
  const found: Position[] = []
  for (const n of standingRows(match.rows)) {
    const { actor, action } = match.rows[n] as Entry<ActionBase>
    if (actor !== 'chance' && game.legal(state, actor).length > 1)
      found.push({ state: game.clone(state), seat: actor })
    game.apply(state, actor, action)
  }
  const step = Math.max(1, Math.floor(found.length / many))
  return found.filter((_, i) => i % step === 0).slice(0, many)
}

function hintAt(id: string, state: unknown, seat: Seat): Hint<ActionBase> | null {
  const game = gameOf(id)
  const view = game.view(state, seat) as Seated
  return hint(skillOf(game), view, game.legal(state, seat), BUDGET, seeded('hint'))
}

test('a choice that bots consider alone is held against others all the same', () => {
  const game = gameOf('horus')
  let alone = 0
  for (const { state, seat } of decisions('horus', 60)) {
    const [view, legal] = [game.view(state, seat) as Seated, game.legal(state, seat)]
    const [only, ...others] = new Trials(skillOf(game), view, seeded('alone')).choices(legal)
    if (others.length > 0) continue
    alone++
    const found = reasonOf(skillOf(game), { view, legal, chosen: only }, BUDGET, seeded('alone'))
    expect(found?.choices.length).toBeGreaterThan(1)
    expect(found?.choices[0].action).toEqual(only)
  }
  expect(alone).toBeGreaterThan(0)
})

for (const id of Object.keys(games)) {
  test(`${id}: a hint names legal choices, the best one first, and its reasons add up to what they claim`, () => {
    for (const { state, seat } of decisions(id, 12)) {
      const found = hintAt(id, state, seat)
      if (!found) throw new Error('there was something to choose')
      for (const { action, share } of found.choices) {
        expect(gameOf(id).why(state, seat, action)).toBeUndefined()
        expect(share).toBeGreaterThanOrEqual(0)
        expect(share).toBeLessThanOrEqual(1 + 1e-9)
      }
      for (const { parts, gap, explained } of found.reasons) {
        if (parts.length > 0) expect(explained).toBeGreaterThanOrEqual(gap / 2)
        for (const { share } of parts) expect(Number.isFinite(share)).toBe(true)
      }
    }
  })

  test(`${id}: a hint is the same whatever is hidden from the seat`, () => {
    for (const { state, seat } of decisions(id, 6)) {
      const game = gameOf(id)
      const other = game.imagine(game.view(state, seat), seeded('other'))
      expect(hintAt(id, other, seat)).toEqual(hintAt(id, state, seat))
    }
  })
}

test.each(Object.keys(games))(
  '%s: the reason of any choice is about that choice, and knows nothing hidden',
  id => {
    for (const { state, seat } of decisions(id, 3)) {
      const game = gameOf(id)
      const legal = game.legal(state, seat)
      const chosen = legal[legal.length - 1]
      const ask = (world: unknown): Hint<ActionBase> | null =>
        reasonOf(
          skillOf(game),
          { view: game.view(world, seat) as Seated, legal, chosen },
          BUDGET,
          seeded('why'),
        )
      const found = ask(state)
      expect(found?.choices[0].action).toEqual(chosen)
      expect(new Set(found?.choices.map(({ action }) => JSON.stringify(action))).size).toBe(
        found?.choices.length,
      )
      expect(ask(game.imagine(game.view(state, seat), seeded('other')))).toEqual(found)
    }
  },
)

test('the regression finds what a number is made of, and leaves out what never changes', () => {
  const rng = seeded('ridge')
  const rows = Array.from({ length: 400 }, () => [rng.int(10), rng.int(6), 3])
  const wanted = rows.map(([a, b]) => 2 * a - b)
  const [first, second, third] = ridge(rows, wanted, 1e-6)
  expect(first).toBeCloseTo(2, 3)
  expect(second).toBeCloseTo(-1, 3)
  expect(third).toBe(0)
})
