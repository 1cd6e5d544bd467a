/** The past stays measurable: each bundled expert still answers as its version did, and plays whole matches on the ladder. */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { afterAll, describe, expect, test } from 'vitest'
import { gameOf } from '../games/index.ts'
import { Match } from './ladder/pairing.ts'
import { Program } from './ladder/program.ts'
import { fortyQuestions, hashOf } from './ladder/version.ts'
import { commitOf, pastVersions } from './past/released.ts'

test('past/ holds what its list names, each file under the hash of its content', () => {
  const files = pastVersions().map(({ file }) => file)
  expect(readdirSync('past').filter(name => name.endsWith('.mjs'))).toEqual(
    files.map(file => file.slice(5)).sort(),
  )
  for (const file of files) {
    const hash = createHash('sha256').update(readFileSync(file)).digest('hex')
    expect(file).toContain(`-${hash.slice(0, 8)}.mjs`)
  }
})

for (const { version, commit, file, fingerprints } of pastVersions())
  describe(`the expert of ${version}`, () => {
    /** One for all questions: each says all that it is about, and a start takes longer than forty answers. */
    let program: Program | undefined
    afterAll(() => program?.close())

    test('comes from the released commit', () => expect(commit).toBe(commitOf(version)))

    for (const [key, fingerprint] of Object.entries(fingerprints))
      test(`answers as it did in the forty positions of ${key}`, async () => {
        const [id, seats] = key.split(' ')
        const game = gameOf(id)
        program ??= new Program(`${process.execPath} ${file}`)
        const answers = []
        for (const question of fortyQuestions(game, Number(seats)))
          answers.push(await program.ask({ game: id, ms: 0, ...question }))
        expect(hashOf(answers)).toBe(fingerprint)
      })

    test('plays whole matches on the ladder, by the name of its version', async () => {
      const pairing = { game: gameOf('aton'), seats: 2, one: 'expert', others: version, seed: 'past' }
      const match = new Match({ ...pairing, scale: 1000, command: undefined })
      const results = await match.block(0)
      match.close()
      for (const { shares } of results) expect(shares[0] + shares[1]).toBe(1)
    })
  })
