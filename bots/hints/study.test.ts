/** The study of hints: it counts only clear decisions that are not sealed, and can be gone through again. */
import { expect, test } from 'vitest'
import { games } from '../../games/index.ts'
import { type Studied, seatCounts, studyMatch } from './study.ts'

const FEW = { iterations: 60 }
const BUDGETS = { player: { iterations: 4 }, expert: FEW, hint: FEW }

/** The first decisions of a match that were judged; null where one does not count. */
function firstOf(id: string, many: number): (Studied | null)[] {
  const game = games[id as keyof typeof games]
  const study = studyMatch(game, seatCounts(game)[0], `small ${id}`, 3, BUDGETS)
  const found: (Studied | null)[] = []
  for (const one of study) if (found.push(one) >= many) break
  return found
}

test.each(Object.keys(games))(
  '%s: both experts lead clearly where a decision counts, and the same seed tells the same',
  id => {
    const found = firstOf(id, 8)
    expect(found.length).toBeGreaterThan(0)
    for (const one of found) {
      if (!one) continue
      expect(Math.min(...one.leads)).toBeGreaterThan(0.03)
      expect(one.game).toBe(id)
    }
    expect(firstOf(id, 8)).toEqual(found)
  },
)

test('something counts', () => {
  expect(firstOf('dahschur', 12).some(one => one !== null)).toBe(true)
})
