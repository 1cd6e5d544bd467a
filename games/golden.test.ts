/** Golden matches: every ending and seat count of every game has one, each is still a legal match, and its text is still the same. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parseMatch } from '../kernel/match.ts'
import { replay } from '../kernel/play.ts'
import { narrate } from '../tools/narrate.ts'
import { gameOf, games } from './index.ts'
import { plansOf } from './plans.ts'

for (const [id, game] of Object.entries(games)) {
  const folder = join('games', id, 'golden')
  const plans = plansOf(id)

  describe(`golden matches of ${id}`, () => {
    test('there is one for every ending and every seat count', () => {
      expect(new Set(plans.map(plan => plan.ending))).toEqual(new Set(game.meta.endings))
      const { min, max } = game.meta.seats
      const counts = Array.from({ length: max - min + 1 }, (_, i) => min + i)
      expect(new Set(plans.map(plan => plan.seats))).toEqual(new Set(counts))
    })

    test('there is no file without a plan', () => {
      const names = readdirSync(folder).filter(file => !file.endsWith('.ts'))
      expect(names.sort()).toEqual(plans.flatMap(plan => [`${plan.name}.jsonl`, `${plan.name}.txt`]).sort())
    })

    for (const plan of plans) {
      test(`${plan.name} is legal, ends as planned and reads as before`, () => {
        const match = parseMatch(readFileSync(join(folder, `${plan.name}.jsonl`), 'utf8'), gameOf)
        expect(game.turn(replay(game, match, match.rows))).toMatchObject({
          kind: 'over',
          ending: plan.ending,
        })
        const text = join(folder, `${plan.name}.txt`)
        expect(existsSync(text)).toBe(true)
        expect(`${narrate(game, match).join('\n')}\n`).toBe(readFileSync(text, 'utf8'))
      })
    }
  })
}
