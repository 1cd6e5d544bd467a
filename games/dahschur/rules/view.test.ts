/** A30 and A31: what is open and what is hidden; and worlds imagined by exact odds. */
import { describe, expect, test } from 'vitest'
import { seeded } from '../../../kernel/rng.ts'
import { act } from '../../../kernel/testing.ts'
import { dahschur } from './index.ts'
import { choose, position } from './position.ts'

describe('A31 the view', () => {
  test('others and spectators see how many discs of each metal where the owner sees values', () => {
    const state = position({ discs: ['641', '55'] }, 'give', 1)
    expect(dahschur.view(state, 0)).toMatchObject({
      discs: [1, 0, 0, 1, 0, 1],
      gold: [2, 2, 0, 0],
      silver: [1, 0, 0, 0],
      unseen: [1, 4, 4, 3, 3, 2],
    })
    expect(dahschur.view(state, null)).toMatchObject({ discs: null, unseen: [2, 4, 4, 4, 3, 3] })
  })

  test('A30: no number in a view depends on the values of others’ discs', () => {
    const one = position({ discs: ['661', '4'] }, 'give', 1)
    const two = position({ discs: ['543', '4'] }, 'give', 1)
    for (const viewer of [1, 2, null]) expect(dahschur.view(one, viewer)).toEqual(dahschur.view(two, viewer))
    expect(dahschur.view(one, 0)).not.toEqual(dahschur.view(two, 0))
  })

  test('A31: hands, offers and gems left are in every view, since everybody can count them', () => {
    const state = position({ hands: ['356'] }, 'give', 1)
    expect(dahschur.view(state, null).hands[0]).toBe(0b110100)
    expect(dahschur.view(state, null).bag).toEqual(state.bag)
    expect(dahschur.view(state, 2).pile).toEqual(state.pile)
  })

  test('A30: of a disc that is taken only the taker sees the value', () => {
    const state = position({ laid: ['146'], cities: '11gs' }, 'tribute', 0, 0, 3)
    choose(state, 0, 'take 11 gold')
    const entry = { actor: 'chance', action: { type: 'disc', value: 5 } } as const
    expect(dahschur.seen(state, entry, 0)).toEqual(entry.action)
    for (const viewer of [1, null]) expect(dahschur.seen(state, entry, viewer)).toEqual({ type: 'disc' })
    const [told] = act(dahschur, state, 'chance', entry.action)
    expect(told).toEqual({ type: 'disc', seat: 0, value: 5, only: [0] })
  })

  test('a disc in a chamber is open, and showing it binds', () => {
    const state = position({ chambers: ['6555'], procession: 'b', discs: ['6'] }, 'bury', 0, 0, 1)
    const entry = { actor: 0, action: { type: 'bury', door: 0 } } as const
    expect(dahschur.binding(state, entry)).toBe('shown')
    expect(dahschur.binding(state, { actor: 0, action: { type: 'pass' } })).toBeUndefined()
    expect(dahschur.seen(state, entry, 3)).toEqual(entry.action)
    choose(state, 0, 'bury 0')
    expect(dahschur.view(state, null)).toMatchObject({ filled: 1, unseen: [2, 4, 4, 4, 3, 2] })
  })
})

describe('imagine', () => {
  test('hidden discs are drawn by the odds of the unseen ones of their metal', () => {
    const state = position({ discs: ['66', '4', '3'] }, 'give', 1)
    const view = dahschur.view(state, 0)
    const rng = seeded('odds')
    const seen = [0, 0, 0, 0, 0, 0]
    const worlds = 9000
    for (let n = 0; n < worlds; n++) {
      const world = dahschur.imagine(view, rng)
      for (let i = 0; i < 6; i++) seen[i] += world.discs[6 + i] + world.discs[12 + i]
      expect(world.discs.slice(0, 6)).toEqual([0, 0, 0, 0, 0, 2])
    }
    // Silver: two ones, four twos, four threes. Gold without two sixes: four fours, three fives, one six.
    const odds = [2 / 10, 4 / 10, 4 / 10, 4 / 8, 3 / 8, 1 / 8]
    for (const [i, count] of seen.entries()) expect(count / worlds).toBeCloseTo(odds[i], 1)
  })

  test('a spectator’s worlds have the numbers of discs that everybody sees', () => {
    const state = position({ discs: ['641', '55', '', '123'] }, 'give', 1)
    const world = dahschur.imagine(dahschur.view(state, null), seeded('spectator'))
    expect(dahschur.view(world, null)).toEqual(dahschur.view(state, null))
    dahschur.check(world)
  })
})
