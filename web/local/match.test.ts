/** A match of this device, as it is kept and opened again. */
import { expect, test } from 'vitest'
import { games } from '../../games/index.ts'
import type { AnyGame } from '../../kernel/game.ts'
import { readOptions } from '../../kernel/options.ts'
import { pick, seeded } from '../../kernel/rng.ts'
import { answer, asked, begin, framesOf, keptOf, reopen, type Standing, takeBack } from './match.ts'

const rng = seeded('device')

function begun(game: AnyGame): Standing {
  const { id, rules, seats } = game.meta
  const people = Array.from({ length: seats.max }, (_, seat) => ({ name: `P${seat}`, bot: null }))
  const options = readOptions(game.meta, {}) as Record<string, unknown>
  const match = { id: 'm', game: id, rules, options, seats: people, rows: [], created: 1, updated: 1 }
  return begin(game, match, rng)
}

function playOn(game: AnyGame, from: Standing, entries: number): Standing {
  let standing = from
  for (let n = 0; n < entries && asked(game, standing.state).length > 0; n++) {
    const seat = pick(rng, asked(game, standing.state))
    const action = pick(rng, game.legal(standing.state, seat))
    const step = answer(game, standing, { actor: seat, action }, rng, 2 + n)
    if ('refused' in step) throw new Error(step.refused)
    standing = step.standing
    if (n % 3 === 0) standing = takeBack(game, standing, seat, 2 + n) ?? standing
  }
  return standing
}

for (const [id, game] of Object.entries(games)) {
  test(`${id}: what is kept is opened as it was`, () => {
    const standing = playOn(game, begun(game), 20)
    const { match, state } = reopen(game, structuredClone(keptOf(standing)))
    expect(state).toEqual(standing.state)
    expect(match.rows).toEqual(standing.match.rows)
  })

  test(`${id}: by newer rules it goes on from where it stood, whatever its log says`, () => {
    const standing = playOn(game, begun(game), 20)
    const rows = standing.match.rows.map(() => ({ actor: 0, action: { type: 'gone' } }))
    const opened = reopen(game, { ...keptOf(standing), rules: 0, rows })
    expect(opened.state).toEqual(standing.state)
    expect(opened.match.rules).toBe(game.meta.rules)
    for (const seat of opened.match.seats.keys()) expect(takeBack(game, opened, seat, 9)).toBeNull()
    expect(framesOf(game, opened.match, 0)).toEqual([])
    const later = playOn(game, opened, 8)
    expect(reopen(game, structuredClone(keptOf(later))).state).toEqual(later.state)
    expect(framesOf(game, later.match, 0).length).toBeGreaterThan(0)
  })
}
