/** In which order files of tests begin: the longest first, so that no core waits for a long one at the end. Vitest knows only their sizes in a fresh clone, and the longest tests are short files. */
import { relative } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Those of over ten seconds, by what they took on two quiet cores (npm test, 18 November 2026). */
export const LONGEST: readonly string[] = [
  'games/horus/rules/conformance.test.ts',
  'games/amun-re/rules/conformance.test.ts',
  'games/dahschur/rules/conformance.test.ts',
  'bots/bots.test.ts',
  'bots/review/review.test.ts',
  'games/sentences.test.ts',
  'server/whole/torture.test.ts',
  'tools/new-game.test.ts',
  'server/whole/limits.test.ts',
  'server/whole/house.test.ts',
  'tools/docs.test.ts',
  'server/whole/operations.test.ts',
  'server/whole/outbox.test.ts',
  'server/whole/database.test.ts',
  'server/whole/flood.test.ts',
  'server/store/outbox.test.ts',
  'server/whole/fixtures.test.ts',
  'server/whole/private.test.ts',
  'web/local/host.test.ts',
  'server/whole/backup.test.ts',
  'server/whole/signals.test.ts',
  'server/people/codes.test.ts',
  'server/whole/stuck.test.ts',
  'e2e/reach.test.ts',
  'e2e/pages.test.ts',
  'e2e/table.test.ts',
  'e2e/faults.test.ts',
  'e2e/friends.test.ts',
  'e2e/play.test.ts',
  'e2e/story.test.ts',
  'e2e/you.test.ts',
  'e2e/device.test.ts',
  'e2e/worker.test.ts',
  'e2e/order.test.ts',
  'e2e/signals.test.ts',
  'e2e/lesson.test.ts',
  'e2e/review.test.ts',
  'e2e/axe.test.ts',
  'e2e/steady.test.ts',
  'e2e/days.test.ts',
  'e2e/places.test.ts',
  'e2e/lobby.test.ts',
  'e2e/upgrade.test.ts',
]

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification): number => {
      const at = LONGEST.indexOf(relative(this.ctx.config.root, moduleId).replaceAll('\\', '/'))
      return at < 0 ? LONGEST.length : at
    }
    return (await super.sort(files)).sort((a, b) => rank(a) - rank(b))
  }
}
