/** Matches that earlier versions have kept on a device open and play on. */
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { gameOf } from '../../games/index.ts'
import { pick, seeded } from '../../kernel/rng.ts'
import { answer, asked, framesOf, type Kept, keptOf, messageFor, reopen, takeBack } from './match.ts'

for (const version of readdirSync('fixtures').filter(name => /^\d/.test(name))) {
  const lines = readFileSync(`fixtures/${version}/device.jsonl`, 'utf8').trim().split('\n')
  describe(`matches of a device of version ${version}`, () => {
    for (const kept of lines.map(line => JSON.parse(line) as Kept)) {
      test(`${kept.id} is as it was, and plays on to its end`, () => {
        const game = gameOf(kept.game)
        let standing = reopen(game, kept)
        expect(standing.state).toEqual(kept.state)
        expect(keptOf(standing)).toEqual(kept)
        const frames = framesOf(game, standing.match, 0)
        expect(frames.at(-1)?.view).toEqual(messageFor(game, standing, 0, 1, []).view)
        for (const seat of kept.seats.keys())
          standing = takeBack(game, standing, seat, kept.updated) ?? standing
        const rng = seeded(kept.id)
        for (
          let [seat] = asked(game, standing.state);
          seat !== undefined;
          [seat] = asked(game, standing.state)
        ) {
          const action = pick(rng, game.legal(standing.state, seat))
          const step = answer(game, standing, { actor: seat, action }, rng, kept.updated)
          if ('refused' in step) throw new Error(step.refused)
          standing = step.standing
        }
        expect(game.turn(standing.state).kind).toBe('over')
      })
    }
  })
}
