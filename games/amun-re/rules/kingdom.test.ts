/** Rules 8.1 and 8.2 and the course of the kingdoms: six rounds, two scorings, the clean-up, the winner. */
import { describe, expect, test } from 'vitest'
import { frameOf } from '../../../kernel/frames.ts'
import { pick, seeded } from '../../../kernel/rng.ts'
import { act } from '../../../kernel/testing.ts'
import { spellCards } from './cards.ts'
import { PROVINCE } from './data.ts'
import { amunRe } from './index.ts'
import { OPTIONS, type Position, pieces, scoring } from './position.ts'
import { farmersIn } from './provinces.ts'
import { setup } from './setup.ts'

const THREE = {
  seats: 3,
  round: 3,
  owned: { red: 'baharya memphis abu', black: 'edfu sawu buto', blue: 'thebes kharga mendes' },
}

describe('[8.1] between the kingdoms', () => {
  test('T16 R43 R9: farmers and owners leave; pyramids, stones, gold, hands and the pharaoh stay; nine provinces come again', () => {
    const { state, events } = scoring({
      ...THREE,
      start: 'blue',
      temple: 3,
      farmers: 'baharya 2 mendes 5',
      flat: 'abu 1',
      stones: 'memphis 2',
      pyramids: 'abu 2',
      gold: { red: 7 },
    })
    expect(state.owned).toEqual([[], [], []])
    expect([pieces(state.farmers), pieces(state.flat)]).toEqual(['', ''])
    expect(farmersIn(state, PROVINCE.baharya)).toBe(2)
    expect([pieces(state.stones), pieces(state.pyramids)]).toEqual(['memphis 2', 'abu 2'])
    expect([state.gold, state.start, state.temple]).toEqual([[7, 20, 20], 2, 3])
    expect(pieces(state.pile)).toBe(
      'buto 1 mendes 1 baharya 1 memphis 1 thebes 1 sawu 1 kharga 1 edfu 1 abu 1',
    )
    expect(events.slice(-2)).toEqual([{ type: 'kingdom' }, { type: 'round', round: 4 }])
    expect(amunRe.why(state, 'chance', { type: 'reveal', provinces: ['abu', 'edfu', 'damanhur'] })).toBe(
      'impossible-outcome',
    )
  })

  test('R43: hands and discard stay', () => {
    const { state } = scoring({ ...THREE, hands: { red: 'builder eight' } })
    act(amunRe, state, 0, { type: 'bonus', cards: [] })
    expect(spellCards(state.held[0])).toEqual(['builder', 'eight'])
  })
})

/** Plays a random match and notes the rounds in which something is scored, by rule. */
function scoredRounds(seats: number, seed: string): Map<string, Set<number>> {
  const rng = seeded(seed)
  const state = setup(seats, OPTIONS)
  const rounds = new Map<string, Set<number>>()
  for (let turn = amunRe.turn(state); turn.kind !== 'over'; turn = amunRe.turn(state)) {
    const actor = turn.kind === 'chance' ? 'chance' : pick(rng, turn.seats)
    const action = actor === 'chance' ? amunRe.chance(state, rng) : pick(rng, amunRe.legal(state, actor))
    const { round } = state
    for (const event of act(amunRe, state, actor, action)) {
      if (event.type !== 'scored') continue
      rounds.set(event.rule, (rounds.get(event.rule) ?? new Set()).add(round))
    }
  }
  return rounds
}

describe('the course of a match', () => {
  test('T17: points are scored after rounds 3 and 6 only, gold after round 6 only', () => {
    for (const seats of [3, 4, 5]) {
      const rounds = scoredRounds(seats, `t17 ${seats}`)
      expect(rounds.get('6.6')).toEqual(new Set([6]))
      for (const of of rounds.values()) expect([3, 6]).toEqual(expect.arrayContaining([...of]))
    }
  })

  test('after the first two rounds of a kingdom the next one begins without a scoring', () => {
    for (const round of [1, 2, 4, 5]) {
      const { state, events } = scoring({ ...THREE, round, pyramids: 'abu 3' })
      expect(events).toEqual([{ type: 'round', round: round + 1 }])
      expect(frameOf(state).phase).toBe('reveal')
      expect(amunRe.round(state)).toBe(round + 1)
    }
  })
})

describe('[8.2] the winner', () => {
  const owned = { red: 'baharya memphis kharga', black: 'sawu avaris berenike', blue: 'abu thebes damanhur' }
  const end = (given: Position) => amunRe.turn(scoring({ seats: 3, round: 6, owned, ...given }).state)

  test('most points win', () => {
    expect(end({ gold: { red: 1, black: 3, blue: 2 } })).toEqual({
      kind: 'over',
      ending: 'points',
      places: [3, 1, 2],
    })
  })

  test('R42: at a tie most pyramids in the own provinces win', () => {
    // Red has 3 pyramids, 5 for the largest in the west and 2 for gold; black 1, 5 for the largest in the east and 4.
    const tied = { pyramids: 'baharya 2 memphis 1 sawu 1', gold: { red: 2, black: 4, blue: 6 } }
    expect(end(tied)).toEqual({ kind: 'over', ending: 'pyramids', places: [1, 2, 3] })
    const ahead = { pyramids: 'baharya 3 memphis 1 sawu 1', gold: { red: 2, black: 4, blue: 6 } }
    expect(end(ahead)).toEqual({ kind: 'over', ending: 'points', places: [1, 2, 3] })
  })

  test('R42: then most stones in the own provinces; then the victory is shared', () => {
    const tied = {
      owned: { red: 'baharya memphis kharga', black: 'sawu avaris berenike', blue: 'abu thebes damanhur' },
      pyramids: 'baharya 1 sawu 1',
      gold: { red: 5, black: 5, blue: 1 },
    }
    const more = end({ ...tied, stones: 'avaris 2 kharga 1 amarna 2' })
    expect(more).toEqual({ kind: 'over', ending: 'stones', places: [2, 1, 3] })
    const equal = end({ ...tied, stones: 'avaris 1 kharga 1' })
    expect(equal).toEqual({ kind: 'over', ending: 'shared', places: [1, 1, 3] })
  })
})
