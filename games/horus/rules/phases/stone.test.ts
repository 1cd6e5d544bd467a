/** Rules 6.1 to 6.6: in which regions a kingdom stone may be set. */
import { describe, expect, test } from 'vitest'
import { frameOf } from '../../../../kernel/frames.ts'
import { horus } from '../index.ts'
import { at, choose, legal, type Position, position, refused, regionAt } from '../position.ts'

const FIVES =
  'hills 0,-2 2,-2 0,-4 2,-4 -2,-4; farmland -4,1 -6,1 -4,3 -6,3 -4,5; desert 0,2 2,2 4,2 0,4 2,4 4,4'

/** Ten places in a row, away from the river. */
const row = (x: number) => Array.from({ length: 10 }, (_, i) => `${x + Math.sign(x) * 2 * i},0`).join(' ')

/** A card is played and its tile laid: the stone follows. */
function laying(card: string, place: string, given: Position) {
  const state = position({ hands: [card], ...given })
  return { state, events: choose(state, 0, `play ${card}`, `lay ${place}`) }
}

describe('[6.1] the size of the region', () => {
  test('Ex1: with "desert 5" the desert grows to 7; the stone goes to one of two regions of five', () => {
    const { state } = laying('D5', '6,2', { tiles: FIVES })
    expect(legal(state, 0)).toEqual(['stone 0,-2', 'stone -4,1'])
    expect(refused(state, 0, 'stone 0,2')).toBe('6.3')
    choose(state, 0, 'stone -4,1')
    expect(state.board.stones[state.board.tiles.indexOf(at('-6,1'))]).toBe(1)
    expect(state.supply).toEqual([19, 20])
  })

  test('the size counts after the tile was laid, and any terrain will do', () => {
    const { state } = laying('D2', '2,2', { tiles: 'desert 0,2; hills 0,-2 2,-2; swamp -4,0 -6,0 -8,0' })
    expect(legal(state, 0)).toEqual(['stone 0,2', 'stone 0,-2'])
    expect(refused(state, 0, 'stone -4,0')).toBe('6.1')
  })

  test('[2.5]: a tile of no region, or not the oldest of one, names none', () => {
    const { state } = laying('D2', '2,2', { tiles: 'desert 0,2; hills 0,-2 2,-2' })
    const young = state.board.tiles.indexOf(at('2,-2'))
    expect(horus.why(state, 0, { type: 'stone', region: young })).toBe('2.5')
    expect(horus.why(state, 0, { type: 'stone', region: 0 })).toBe('2.5')
    expect(refused(state, 0, 'stone 2,-2')).toBeUndefined() // written by any of its tiles, it is the oldest that is named
  })

  test('the first free tile in reading order carries the stone', () => {
    const { state } = laying('H5', '0,-2', { tiles: FIVES.replace('0,-2 ', ''), stones: ['-2,-4'] })
    choose(state, 0, 'stone 2,-2')
    const stones = ['-2,-4', '0,-4', '2,-4'].map(
      place => state.board.stones[state.board.tiles.indexOf(at(place))],
    )
    expect(stones).toEqual([1, 1, 0])
  })
})

describe('[6.2] [6.3] "?" and closed regions', () => {
  test('A5 Merge: "?" takes any size up to five; six are closed, stones of both parts add up', () => {
    const tiles = 'hills 0,2 2,2 4,2; desert 4,4 6,4; hills 8,4 8,2; swamp 0,-2 2,-2 4,-2 6,-2 8,-2'
    const { state } = laying('H?', '6,2', { tiles, stones: ['0,2', '8,2'] })
    expect(legal(state, 0)).toEqual(['stone 4,4', 'stone 0,-2'])
    expect(refused(state, 0, 'stone 0,2')).toBe('6.3')
    expect(state.board.held[regionAt(state.board, '8,4')]).toBe(1 + 32)
  })
})

describe('[6.4] one stone on a tile', () => {
  test('FullRegion: a region of the right size without a free tile is refused', () => {
    const { state } = laying('D1', '0,2', { tiles: 'hills 0,-2; swamp -4,0', stones: ['', '0,-2'] })
    expect(legal(state, 0)).toEqual(['stone -4,0', 'stone 0,2'])
    expect(refused(state, 0, 'stone 0,-2')).toBe('6.4')
  })
})

describe('[6.5] the stone must be set if it can', () => {
  test('A4: there is no passing; a single region is not asked for', () => {
    const { state, events } = laying('D1', '0,2', { tiles: 'hills 0,-2 2,-2' })
    expect(events.find(event => event.type === 'set')).toMatchObject({ seat: 0, x: 0, y: 2 })
    expect(state.supply[0]).toBe(19)
  })

  test('A4: without a region of that size, or without a stone, the action lapses', () => {
    const { state, events } = laying('D4', '0,2', { tiles: 'hills 0,-2' })
    expect(events).toContainEqual({ type: 'lapsed', seat: 0, action: 'stone' })
    expect(frameOf(state)).toMatchObject({ phase: 'refill', seat: 0 })
  })

  test('A4: without a stone left the action lapses as well', () => {
    const state = position({
      hands: ['D1'],
      tiles: `swamp ${row(-4)}; hills ${row(4)}`,
      stones: [`${row(-4)} ${row(4)}`],
    })
    expect(state.supply[0]).toBe(0)
    const events = choose(state, 0, 'play D1', 'lay 0,2')
    expect(events).toContainEqual({ type: 'lapsed', seat: 0, action: 'stone' })
  })
})

describe('[6.6] the first round', () => {
  test('FirstRound: every card counts as a 1, also "desert 4" and "?"', () => {
    for (const card of ['D4', 'D?']) {
      const { state } = laying(card, '0,2', {
        turn: 2,
        tiles: 'hills 0,-2; swamp 4,0 6,0; swamp -4,0 -6,0 -8,0 -10,0',
      })
      expect(legal(state, 0)).toEqual(['stone 0,-2', 'stone 0,2'])
      expect(refused(state, 0, 'stone 4,0')).toBe('6.6')
    }
    const { events } = laying('D4', '0,2', { turn: 3, tiles: 'hills 0,-2; swamp -4,0 -6,0 -8,0 -10,0' })
    expect(events.find(event => event.type === 'set')).toMatchObject({ x: -10, y: 0 })
  })

  test('RoundOne: if the two tiles of the turn merged and no region of size 1 is left, the stone lapses', () => {
    const { events } = laying('D1', '2,2', { turn: 1, tiles: 'desert 0,2' })
    expect(events).toContainEqual({ type: 'lapsed', seat: 0, action: 'stone' })
  })
})
