/** The compile zones keep their promise: what a zone must not know does not compile there. */
import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'

const FOLDER = join('.cache', 'zones')
const FOREIGN = {
  pure: ['window', 'document', 'fetch', 'process', 'setTimeout', 'console', 'structuredClone', 'Buffer'],
  server: ['window', 'document', 'localStorage'],
  web: ['process', 'Buffer', 'require'],
}

afterAll(() => rmSync(FOLDER, { recursive: true, force: true }))

for (const [zone, names] of Object.entries(FOREIGN)) {
  test(`the ${zone} zone does not know ${names.join(', ')}`, () => {
    const folder = join(FOLDER, zone)
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, 'probe.ts'), `export const probe = [${names.join(', ')}]\n`)
    const config = { extends: `../../../tsconfig.${zone}.json`, include: ['probe.ts'], exclude: [] }
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config))
    const { stdout } = spawnSync(join('node_modules', '.bin', 'tsc'), ['-p', folder], { encoding: 'utf8' })
    const missing = names.filter(name => !new RegExp(`Cannot find name '${name}'`).test(stdout))
    expect(missing).toEqual([])
  })
}
