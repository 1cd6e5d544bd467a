/** Rules 1.2 and 8: the order of the actions and turns, and the end of the match. */
import { describe, expect, test } from 'vitest'
import { frameOf } from '../../../kernel/frames.ts'
import { seeded } from '../../../kernel/rng.ts'
import { settleHere } from '../../../kernel/testing.ts'
import { NECROPOLIS } from './data.ts'
import { horus } from './index.ts'
import { atDraw, choose, position, shrink } from './position.ts'
import type { HorusEvent } from './types.ts'

const over = (events: readonly HorusEvent[]) => events.find(event => event.type === 'over')

describe('[1.2] a turn', () => {
  test('tile, card, tile, stone, card; then the next seat', () => {
    const state = atDraw(position({ seats: 3, hands: ['D1'], tiles: 'hills 0,-2' }))
    const phases = ['draw hills', 'lay 0,2', 'play D1', 'lay 4,0', 'stone 4,0'].map(text => {
      const { phase } = frameOf(state)
      choose(state, 0, text)
      return phase
    })
    expect(phases).toEqual(['draw', 'lay', 'play', 'lay', 'stone'])
    expect(frameOf(state).phase).toBe('refill')
    settleHere(horus, state, seeded('next'))
    expect(frameOf(state).seat).toBe(1)
    expect([state.turn, horus.round(state)]).toEqual([5, 2])
  })
})

describe('[8.1] two empty stacks', () => {
  const ready = () => shrink(shrink(position({ hands: ['D1'], tiles: 'hills 0,-2' }), 0, 1), 2, 0)

  test('Exhaustion: the turn is completed with its stone, then the match is over', () => {
    const state = ready()
    choose(state, 0, 'play D1', 'lay 0,2')
    const events = choose(state, 0, 'stone 0,2')
    expect(events[0]).toMatchObject({ type: 'set' })
    expect(over(events)).toEqual({ type: 'over', ending: 'terrains', places: [1, 2] })
    expect(horus.legal(state, 0)).toEqual([])
    expect(horus.score(state).map(({ total }) => total)).toEqual([1, 0])
  })

  test('A13: emptied in action 1, the whole turn is still played', () => {
    const state = shrink(
      shrink(atDraw(position({ hands: ['D1'], tiles: 'hills 0,-2' })), 2, 0),
      NECROPOLIS,
      1,
    )
    choose(state, 0, 'draw river', 'replace 0', 'lay -4,0', 'use river', 'lay 0,2')
    expect(state.stacks[NECROPOLIS]).toBe(0)
    expect(state.over).toBeNull()
    const events = choose(state, 0, 'play D1', 'lay 4,0', 'stone 0,-2')
    expect(over(events)).toEqual({ type: 'over', ending: 'river', places: [1, 2] })
  })

  test('A13: a Nile card that empties it still moves its stone', () => {
    const tiles = 'hills 0,-2; swamp 2,-2'
    const state = shrink(shrink(position({ tiles, stones: ['0,-2'] }), 2, 0), NECROPOLIS, 2)
    choose(state, 0, 'nile', 'use river', 'lay 0,2', 'use river')
    const events = choose(state, 0, 'lay 0,4')
    expect(events.map(event => event.type)).toEqual(['laid', 'moved', 'scoring', 'scored', 'over'])
  })

  test('one empty stack does not end it', () => {
    const state = shrink(position({ hands: ['D1'], tiles: 'hills 0,-2' }), 0, 1)
    choose(state, 0, 'play D1')
    settleHere(horus, state, seeded('one'))
    choose(state, 0, 'lay 0,2', 'stone 0,2')
    expect(state.over).toBeNull()
  })

  test('[8.2]: equal points share the victory', () => {
    const state = position({ hands: ['D1'], tiles: 'hills 0,-2', stones: ['', '0,-2'] })
    shrink(shrink(state, 0, 1), 2, 0)
    const events = choose(state, 0, 'play D1', 'lay 0,2')
    expect(over(events)).toEqual({ type: 'over', ending: 'shared', places: [1, 1] })
  })
})
