/** Rules 5.1 to 5.4: placing stones at cartouche 4, stones without a space, and the wins that a stone can bring. */
import { describe, expect, test } from 'vitest'
import { frameOf } from '../../../../kernel/frames.ts'
import { aton } from '../index.ts'
import { at, choose, laid, legal, range } from '../position.ts'

const second = [4, 4, 1, 1] // with a 4 at cartouche 2 blue always comes second

describe('[5.1] placing', () => {
  test('R11 P3: with free spaces and stones left the only choices are further placements; nothing stops it', () => {
    const state = laid({ red: '3.0', blue: `${range(1, 0, 9)} ${range(2, 0, 10)}` }, [1, 2, 4, 2], second)
    expect(new Set(aton.legal(state, 0).map(action => action.type))).toEqual(new Set(['place']))
    choose(state, 0, 'place 3.1')
    expect(frameOf(state)).toEqual({ phase: 'place', seat: 0, left: 1 })
    expect(new Set(aton.legal(state, 0).map(action => action.type))).toEqual(new Set(['place']))
    choose(state, 0, 'place 3.2')
    expect(frameOf(state).seat).toBe(1)
  })

  test('R14 P2: an empty supply places nothing, and nothing goes to the realm of the dead', () => {
    const all = `${range(1, 0, 5)} ${range(2, 0, 5)} ${range(3, 0, 5)} ${range(4, 0, 5)}`
    const state = laid({ red: all, realm: [5, 0] }, [1, 2, 4, 4], second)
    expect(state.supply[0]).toBe(0)
    expect(frameOf(state).seat).toBe(1)
    expect(state.realm[0]).toBe(5)
  })
})

describe('[5.2] free spaces', () => {
  test('C6: with four free spaces and one stone exactly these four are legal', () => {
    const board = { red: '1.0 1.1 1.2', blue: '1.4 1.5 1.6 1.8 1.9' }
    const state = laid(board, [1, 2, 1, 1], second)
    expect(legal(state, 0)).toEqual(['place 1.3', 'place 1.7', 'place 1.10', 'place 1.11'])
    expect(aton.why(state, 0, { type: 'place', space: at('1.0') })).toBe('5.2')
    expect(aton.why(state, 0, { type: 'place', space: at('1.4') })).toBe('5.2')
  })
})

describe('[5.3] stones without a space', () => {
  const board = { red: range(1, 0, 9), blue: range(2, 0, 10) }

  test('C4 R12: three are placed and the fourth goes to the realm of the dead', () => {
    const state = laid({ ...board, realm: [0, 5] }, [1, 2, 2, 4], second)
    expect(state.over).toEqual({ kind: 'over', ending: 'temple', places: [1, 2] })
    const blocked = laid(
      { red: range(1, 0, 8), blue: `1.9 ${range(2, 0, 10)}`, realm: [0, 5] },
      [1, 2, 2, 4],
      second,
    )
    expect(blocked.over).toBeNull()
    expect(blocked.supply[0]).toBe(29 - 9 - 4)
    expect(blocked.realm).toEqual([1, 5])
  })

  test('C4 R15: with a full realm the fourth stone returns to the supply', () => {
    const state = laid(
      { red: range(1, 0, 8), blue: `1.9 ${range(2, 0, 10)}`, realm: [4, 4] },
      [1, 2, 2, 4],
      second,
    )
    expect(state.realm).toEqual([4, 4])
    expect(state.supply[0]).toBe(29 - 9 - 4 - 3)
  })

  test('R12 P4: with full temples all stones go to the realm, up to the supply', () => {
    const state = laid({ red: range(1, 0, 5), blue: range(1, 6, 11) }, [1, 2, 1, 4], second)
    expect(state.realm).toEqual([4, 0])
    const short = `${range(1, 0, 5)} ${range(2, 0, 7)} ${range(3, 0, 7)} 4.0 4.1`
    const few = laid({ red: short, blue: range(1, 6, 11), realm: [3, 0] }, [1, 2, 1, 4], second)
    expect([few.supply[0], few.realm[0]]).toEqual([0, 5])
  })

  test('R13: no stone goes to the realm while a space is free', () => {
    const state = laid({}, [1, 2, 1, 4], second)
    choose(state, 0, 'place 1.0', 'place 1.1', 'place 1.2', 'place 1.3')
    expect(state.realm).toEqual([0, 0])
  })
})

describe('[5.4] instant wins', () => {
  const yellow = `${range(1, 0, 3)} ${range(2, 0, 3)} ${range(3, 0, 2)} 4.0 4.1`
  const green = `${range(1, 8, 11)} ${range(2, 8, 11)} ${range(3, 8, 10)} 4.8 4.9`

  test('R17 E2: a filled temple wins at once; the opponent has no turn and nothing is scored, even with a full realm', () => {
    const state = laid({ red: range(1, 1, 11), realm: [4, 4] }, [1, 2, 4, 4], second)
    const before = aton.score(state)
    choose(state, 0, 'place 2.0', 'place 1.0')
    expect(aton.turn(state)).toEqual({ kind: 'over', ending: 'temple', places: [1, 2] })
    expect(aton.score(state)).toEqual(before)
  })

  test('E3: all fourteen yellow spaces win; the bonus spaces are not needed', () => {
    const state = laid({ red: yellow }, [1, 2, 4, 1], second)
    choose(state, 0, 'place 4.2')
    expect(aton.turn(state)).toEqual({ kind: 'over', ending: 'yellow', places: [1, 2] })
  })

  test('E3: thirteen yellow spaces and one of the opponent do not', () => {
    const state = laid({ red: yellow.replace('1.0 ', ''), blue: '1.0' }, [1, 2, 4, 1], second)
    choose(state, 0, 'place 4.2')
    expect(state.over).toBeNull()
  })

  test('E4: all fourteen green spaces win, for blue as well', () => {
    const state = laid({ blue: green }, [4, 4, 1, 1], [1, 2, 4, 1])
    choose(state, 1, 'place 4.10')
    expect(aton.turn(state)).toEqual({ kind: 'over', ending: 'green', places: [2, 1] })
  })

  test('R18: a stone completes only what its own player holds', () => {
    const state = laid({ red: range(1, 0, 10), blue: range(2, 0, 10) }, [1, 2, 4, 1], second)
    choose(state, 0, 'place 2.11')
    expect(state.over).toBeNull()
  })

  test('E9: removing a stone never wins', () => {
    const state = laid({ red: range(1, 0, 10), blue: '1.11 2.0' }, [1, 3, 4, 1], second)
    choose(state, 0, 'remove 1.11')
    expect(state.over).toBeNull()
    expect(frameOf(state).phase).toBe('place')
  })
})
