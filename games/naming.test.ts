/** Every game is held to the contract, and every rule, ruling and case that its README lists is named by at least one of its tests. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { games } from './index.ts'

function testTitles(folder: string): string {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.test.ts'))
    .map(file => readFileSync(join(folder, file), 'utf8'))
    .flatMap(text =>
      [...text.matchAll(/(?:test|describe)\(\s*(?:'((?:[^'\\]|\\.)*)'|`([^`]*)`)/g)].map(
        found => found[1] ?? found[2],
      ),
    )
    .join('\n')
}

for (const id of Object.keys(games)) {
  test(`${id} is held to every promise of the contract`, () => {
    expect(readFileSync(join('games', id, 'rules', 'conformance.test.ts'), 'utf8')).toContain(
      `everyPromise('${id}')`,
    )
  })

  test(`every rule, ruling and case in the README of ${id} is named by a test`, () => {
    const readme = readFileSync(join('games', id, 'README.md'), 'utf8')
    const rules = [...readme.matchAll(/^\| (\d+\.\d+) \|/gm)].map(found => `[${found[1]}]`)
    const listed = readme.match(/^Rulings and cases: (.*)$/m)?.[1]
    expect(rules.length).toBeGreaterThan(3)
    expect(listed, 'the README says which rulings and cases there are, or "none yet"').toBeDefined()
    const cases = listed === undefined || listed === 'none yet' ? [] : listed.split(' ')
    const titles = testTitles(join('games', id))
    const named = (wanted: string) =>
      wanted.startsWith('[') ? titles.includes(wanted) : new RegExp(`\\b${wanted}\\b`).test(titles)
    expect([...rules, ...cases].filter(wanted => !named(wanted))).toEqual([])
  })
}
