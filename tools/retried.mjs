/** A reporter of vitest: notes the tests that passed only at their second try, so that npm test names them and nothing that fails now and then is hidden. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './prepare.mjs'

export const RETRIED = join(ROOT, '.cache', 'retried.json')

export default class Retried {
  #names = []

  onTestCaseResult(test) {
    if (test.diagnostic()?.flaky) this.#names.push(`${test.module.relativeModuleId}: ${test.fullName}`)
  }

  onTestRunEnd() {
    mkdirSync(join(ROOT, '.cache'), { recursive: true })
    writeFileSync(RETRIED, JSON.stringify(this.#names))
  }
}
