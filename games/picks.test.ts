/** One action where one is wanted: without a list a game picks the very one that would be picked of the list, all over random matches. */
import { expect, test } from 'vitest'
import { readOptions } from '../kernel/options.ts'
import { pickLegal } from '../kernel/play.ts'
import { pick, seeded } from '../kernel/rng.ts'
import { games } from './index.ts'

for (const [id, game] of Object.entries(games))
  for (let seats = game.meta.seats.min; seats <= game.meta.seats.max; seats++)
    test(`${id}, ${seats} seats: what is picked is what would be picked of the list`, () => {
      const rng = seeded(`picks ${seats}`)
      let picked = 0
      for (let match = 0; match < 4; match++) {
        const state = game.setup(seats, readOptions(game.meta, {}))
        for (let turn = game.turn(state); turn.kind !== 'over'; turn = game.turn(state)) {
          if (turn.kind === 'chance') {
            game.apply(state, 'chance', game.chance(state, rng))
            continue
          }
          const seat = pick(rng, turn.seats)
          const luck = `${match} ${picked++}`
          const action = pickLegal(game, state, seat, seeded(luck))
          expect(action).toEqual(pick(seeded(luck), game.legal(state, seat)))
          game.apply(state, seat, action)
        }
      }
      expect(picked).toBeGreaterThan(100)
    })
