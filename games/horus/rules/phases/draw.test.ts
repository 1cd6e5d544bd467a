/** Rules 1.3, 3.1, 3.3, 3.4 and 4.2: what comes out of the bag, and what then happens without a question. */
import { describe, expect, test } from 'vitest'
import { frameOf } from '../../../../kernel/frames.ts'
import { NECROPOLIS, RIVER, TEMPLE } from '../data.ts'
import { horus } from '../index.ts'
import { atDraw, choose, legal, type Position, position, refused, shrink } from '../position.ts'
import { afterRefill } from '../turn.ts'
import type { HorusEvent } from '../types.ts'

const drawing = (given: Position) => atDraw(position(given))
const types = (events: readonly HorusEvent[]) => events.map(event => event.type)

const FALLBACK = 'hills 2,-2 4,-2 6,-1; desert 2,2 4,2 6,1; farmland -2,-2 -4,-2 -6,-1; swamp -2,2 -4,2 -6,1'

describe('[1.3] the bag', () => {
  test('a terrain tile is laid where the player wants', () => {
    const state = drawing({})
    choose(state, 0, 'draw desert')
    expect(frameOf(state)).toEqual({ phase: 'lay', seat: 0, what: 0 })
    expect(legal(state, 0)).toHaveLength(20)
    choose(state, 0, 'lay 0,2')
    expect(frameOf(state).phase).toBe('play')
    expect(state.bag[0]).toBe(9)
  })

  test('what is not in the bag cannot be drawn', () => {
    const state = drawing({ tiles: 'temple 0,2' })
    expect(horus.why(state, 'chance', { type: 'draw', tile: TEMPLE })).toBe('impossible-outcome')
    expect(horus.why(state, 'chance', { type: 'draw', tile: NECROPOLIS })).toBe('impossible-outcome')
    expect(horus.why(state, 'chance', { type: 'draw', tile: RIVER })).toBeUndefined()
  })

  test('with an empty bag the action lapses and the turn begins with a card', () => {
    const state = position({ hands: ['', 'D1'] })
    state.flow = [{ phase: 'refill', seat: 0, what: 0 }]
    state.bag.fill(0)
    afterRefill(state)
    expect(frameOf(state)).toEqual({ phase: 'play', seat: 1, what: 0 })
  })
})

describe('[3.1] a river tile from the bag', () => {
  test('A12 Ex4: it replaces an end, which is laid again at it; then a river/necropolis tile is laid', () => {
    const state = drawing({ row: 'start 0,0; end 0,-2 0,2;' })
    choose(state, 0, 'draw river')
    expect(legal(state, 0)).toEqual(['replace 0', 'replace 1'])
    choose(state, 0, 'replace 0')
    expect(refused(state, 0, 'lay 2,0')).toBe('3.2')
    choose(state, 0, 'lay 1,-4')
    expect(state.stacks[NECROPOLIS]).toBe(19)
    expect(legal(state, 0)).toEqual(['use necropolis', 'use river', 'replace 0', 'replace 1'])
    choose(state, 0, 'use necropolis', 'lay 2,-1')
    expect(frameOf(state).phase).toBe('play')
  })

  test('[3.3] EmptyStack: with no river/necropolis tile left, that step is skipped', () => {
    const state = shrink(drawing({}), NECROPOLIS, 0)
    choose(state, 0, 'draw river', 'replace 1', 'lay 4,0')
    expect(frameOf(state).phase).toBe('play')
  })

  test('an end that cannot be laid again at the new tile is not offered', () => {
    const state = drawing({ tiles: 'hills 2,-2 4,-2 6,-1; desert 2,2 4,2 6,1' })
    const events = choose(state, 0, 'draw river')
    expect(events).toContainEqual({ type: 'replaced', seat: 0, end: 0, x: -2, y: 0 })
    expect(frameOf(state)).toMatchObject({ phase: 'lay' })
  })
})

describe('[3.4] no place for the end at the new river tile', () => {
  test('Fallback: the end goes to any river tile, and the river/necropolis tile follows', () => {
    const state = drawing({ tiles: FALLBACK })
    choose(state, 0, 'draw river', 'replace 1')
    expect(legal(state, 0)).toEqual(['lay 0,-2', 'lay 0,2'])
    choose(state, 0, 'lay 0,2')
    expect(frameOf(state).phase).toBe('use')
  })

  test('Fallback: with no place at all the river tile leaves the game, and the river/necropolis tile follows', () => {
    const state = drawing({ tiles: `${FALLBACK}; necropolis 0,-2 0,2` })
    const events = choose(state, 0, 'draw river')
    expect(events[1]).toEqual({ type: 'removed', tile: 'river' })
    expect(state.removed[RIVER]).toBe(1)
    expect(state.board.ends.map(end => state.board.tiles[end])).toEqual([250_248, 250_252])
    expect(types(events)).toContain('took')
  })
})

describe('[4.2] the temple', () => {
  test('A7 NoTemple: without a place it leaves the game, nothing is drawn instead, and a card follows', () => {
    const ring = 'necropolis -6,0 -3,-2 -1,-2 1,-2 5,-3 5,1 -2,2 0,2 2,2'
    const state = drawing({ tiles: ring })
    const events = choose(state, 0, 'draw temple')
    expect(types(events)).toEqual(['drew', 'removed'])
    expect(state.removed[TEMPLE]).toBe(1)
    expect(frameOf(state).phase).toBe('play')
  })

  test('Temple: with one place only it is laid there at once', () => {
    const state = drawing({ tiles: 'necropolis -6,0 -3,-2 -1,-2 1,-2 5,-3 -2,2 0,2 2,2' })
    const events = choose(state, 0, 'draw temple')
    expect(events.at(-1)).toEqual({ type: 'laid', seat: 0, tile: 'temple', x: 4, y: 0 })
  })
})
