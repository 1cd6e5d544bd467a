/** The tests of session, connection and host can fail: each of these planted faults is noticed by one of them. For npm run proof; npm test sees to it that they can still be planted. */
import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { copyOfProject } from './new-game/copy.ts'
import { PLOTS } from './planted/faults.ts'

/** So long the tests of a part may take. */
const LONGEST = 200_000
const copy = process.env.ITERU_PROOF ? copyOfProject() : undefined
afterAll(() => copy && rmSync(copy, { recursive: true, force: true }))

for (const { name, tests, faults } of PLOTS)
  describe(name, () => {
    test('ten faults or more can be planted', () => {
      expect(faults.length).toBeGreaterThanOrEqual(10)
      const gone = faults.filter(({ file, from }) => readFileSync(file, 'utf8').split(from).length !== 2)
      expect(gone).toEqual([])
    })

    if (copy) {
      const bailing = ['run', '--bail', '1', ...tests]
      const run = () =>
        spawnSync(join('node_modules', '.bin', 'vitest'), bailing, { cwd: copy, timeout: LONGEST }).status

      test('without a fault all is well', () => expect(run()).toBe(0))

      for (const { file, from, to } of faults)
        test(`${file}: "${from.trim()}" becomes "${to.trim()}"`, () => {
          const path = join(copy, file)
          const sound = readFileSync(path, 'utf8')
          writeFileSync(
            path,
            sound.replace(from, () => to),
          )
          const status = run()
          writeFileSync(path, sound)
          expect(status).toBe(1) // failed, rather than ended from outside
        })
    }
  })
