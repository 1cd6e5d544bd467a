/** What the bot knows of Amun-Re: positions in which the right choice is plain, and pruned lists that are legal and never empty. */

import { describe, expect, test } from 'vitest'
import { search, thinker } from '../../bots/thinker.ts'
import { Trials } from '../../bots/trial.ts'
import type { Seat } from '../../kernel/game.ts'
import { pick, seeded } from '../../kernel/rng.ts'
import { scaled } from '../scale.ts'
import { amunReKnowledge as knowledge } from './bot.ts'
import { amunRe } from './rules/index.ts'
import { auction, choose, income, OPTIONS, offering, RED, scoring, spell, turn } from './rules/position.ts'
import type { Action, State } from './rules/types.ts'

const expert = thinker({ game: amunRe, knowledge }, { name: 'expert', temperature: 0 })

/** What the bot does here, as it is written. */
function answer(state: State, seat: Seat, iterations = 600): string {
  const legal = amunRe.legal(state, seat)
  return spell(expert.decide(amunRe.view(state, seat), legal, { iterations }, seeded('answer')))
}

/** All that the bot does until another seat is asked. */
function play(state: State, seat: Seat): string[] {
  const done: string[] = []
  for (;;) {
    const now = amunRe.turn(state)
    if (now.kind === 'chance') amunRe.apply(state, 'chance', amunRe.chance(state, seeded('chance')))
    else if (now.kind === 'over' || now.seats[0] !== seat) return done
    else {
      const choice = answer(state, seat)
      done.push(choice)
      choose(state, seat, choice)
    }
  }
}

describe('plain choices', () => {
  test('in the first round no poor province is bought for nearly all the gold', () => {
    const state = auction({ seats: 3 }, 'damanhur mendes berenike')
    const [word, , gold] = answer(state, RED).split(' ')
    expect(word).toBe('bid')
    expect(Number(gold)).toBeLessThanOrEqual(10)
  })

  test('of two free provinces the one that has three pyramids is taken in the last round', () => {
    const state = auction(
      { seats: 3, round: 6, owned: { red: 'abydos thebes' }, pyramids: 'buto 3 abydos 3 thebes 3' },
      'avaris buto abu',
    )
    expect(answer(state, RED)).toMatch(/^bid buto/)
  })

  test('in the last round the stones are bought that complete a set', () => {
    const state = turn(
      {
        seats: 3,
        round: 6,
        temple: 2,
        gold: { red: 8, black: 30, blue: 30 },
        owned: { red: 'buto abydos thebes', black: 'mendes abu edfu', blue: 'sawu kharga amarna' },
        pyramids: 'buto 1 abydos 1',
        stones: 'thebes 2',
      },
      RED,
    )
    play(state, RED)
    expect(state.pyramids[9]).toBe(1)
  })

  test('a builder finishes the set when there is no gold for a third stone', () => {
    const state = turn(
      {
        seats: 3,
        round: 6,
        temple: 2,
        gold: { red: 0, black: 30, blue: 30 },
        hands: { red: 'builder' },
        owned: { red: 'buto abydos thebes', black: 'mendes abu edfu', blue: 'sawu kharga amarna' },
        pyramids: 'buto 1 abydos 1',
        stones: 'thebes 2',
      },
      RED,
    )
    expect(play(state, RED)).toContain('builder thebes')
  })

  test('at a scoring the bonus cards that are met are played, and no others', () => {
    const { state } = scoring({
      seats: 3,
      round: 3,
      owned: { red: 'abu thebes edfu', black: 'mendes buto amarna', blue: 'sawu kharga avaris' },
      hands: { red: 'farmer-bonus egypt-bonus side-bonus bank-bonus' },
    })
    expect(answer(state, RED)).toBe('bonus egypt-bonus bank-bonus')
  })

  test('eight gold go to the province that brings nothing, not to the one that brings more', () => {
    const state = income({
      seats: 3,
      round: 1,
      temple: 3,
      owned: { red: 'mendes avaris' },
      farmers: 'mendes 5',
      hands: { red: 'eight' },
    })
    expect(answer(state, RED)).toBe('eight avaris')
  })

  test('who has no farmers and lives on camels does not give all the gold away', () => {
    const state = offering({
      seats: 3,
      round: 1,
      gold: { red: 12, black: 4, blue: 4 },
      owned: { red: 'avaris', black: 'abu', blue: 'berenike' },
    })
    for (let n = 0; n < 3; n++) {
      const [word, gold] = answer(state, RED, 1000).split(' ')
      if (word === 'offer') expect(Number(gold)).toBeLessThanOrEqual(8)
    }
  })
})

test('of six hundred trials of an opening bid four in ten are spent on the best one', () => {
  const cards = ['damanhur mendes berenike', 'buto thebes sawu', 'kharga abu edfu', 'avaris baharya abydos']
  const parts = cards.map(offered => {
    const state = auction({ seats: 3 }, offered)
    const trials = new Trials({ game: amunRe, knowledge }, amunRe.view(state, RED), seeded('bids'))
    const verdicts = search(trials, trials.choices(amunRe.legal(state, RED)), { iterations: 600 })
    return Math.max(...verdicts.map(({ weight }) => weight)) / 600
  })
  expect(parts.reduce((sum, part) => sum + part) / parts.length).toBeGreaterThan(0.4)
})

describe('the knowledge in random matches', () => {
  for (const seats of [3, 4, 5]) {
    test(`of ${seats}: choices are legal, have keys of their own and priors; quick choices are legal; shares add up to one`, () => {
      const rng = seeded(`knowledge ${seats}`)
      const shares = new Float64Array(seats)
      for (let match = 0; match < scaled(2); match++) {
        const state = amunRe.setup(seats, OPTIONS)
        for (let now = amunRe.turn(state); now.kind !== 'over'; now = amunRe.turn(state)) {
          if (now.kind === 'chance') {
            amunRe.apply(state, 'chance', amunRe.chance(state, rng))
            continue
          }
          const seat = pick(rng, now.seats)
          const legal = amunRe.legal(state, seat)
          check(state, seat, legal)
          const hasty = knowledge.quick?.(state, seat, rng) as Action
          expect(amunRe.why(state, seat, hasty)).toBeUndefined()
          knowledge.evaluate(state, shares)
          expect(shares.reduce((sum, share) => sum + share)).toBeCloseTo(1)
          amunRe.apply(state, seat, rng.int(2) === 0 ? hasty : pick(rng, legal))
        }
      }
    })
  }
})

function check(state: State, seat: Seat, legal: readonly Action[]): void {
  const kept = knowledge.choices?.(state, seat) as readonly Action[]
  const keys = new Set(legal.map(action => knowledge.key?.(action)))
  expect(keys.size).toBe(legal.length)
  expect(kept.length).toBeGreaterThan(0)
  for (const action of kept) expect(amunRe.why(state, seat, action)).toBeUndefined()
  const weights = knowledge.prior?.(state, seat, kept) as readonly number[]
  expect(Math.min(...weights)).toBeGreaterThan(0)
}
