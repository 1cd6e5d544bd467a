/** Rules 3.2 to 4.1: removing stones at cartouche 2 within the temples of cartouche 3. */
import { describe, expect, test } from 'vitest'
import { frameOf } from '../../../../kernel/frames.ts'
import { aton } from '../index.ts'
import { at, choose, laid, legal, range } from '../position.ts'

const redFirst = { blue: [4, 4, 1, 1] } // with a 4 at cartouche 2 blue always comes second

describe('[3.2] removing', () => {
  test('C2: a 4 removes exactly two opposing stones, a 3 one, a 2 none, a 1 one own', () => {
    const board = { red: '1.0 1.1 1.2', blue: '1.4 1.5 1.6' }
    const asked = (card: number) => {
      const state = laid(board, [4, card, 4, 1], [3, 4, 1, 1])
      return { ...frameOf(state), choices: legal(state, 0) }
    }
    expect(asked(3)).toMatchObject({
      phase: 'remove',
      left: 1,
      choices: ['remove 1.4', 'remove 1.5', 'remove 1.6'],
    })
    expect(asked(2)).toMatchObject({ phase: 'place', left: 1 })
    expect(asked(1)).toMatchObject({
      phase: 'remove',
      left: 1,
      choices: ['remove 1.0', 'remove 1.1', 'remove 1.2'],
    })
    const four = laid(board, [1, 4, 4, 1], redFirst.blue)
    expect(frameOf(four)).toEqual({ phase: 'remove', seat: 0, left: 2 })
    choose(four, 0, 'remove 1.4')
    expect(frameOf(four)).toEqual({ phase: 'remove', seat: 0, left: 1 })
    choose(four, 0, 'remove 1.6')
    expect(frameOf(four)).toMatchObject({ phase: 'place', seat: 0 })
    expect(four.realm).toEqual([0, 2])
  })

  test('R8: removing fewer than the card says is not possible: no action stops it', () => {
    const state = laid({ blue: '1.4 1.5 1.6' }, [1, 4, 4, 1], redFirst.blue)
    expect(new Set(aton.legal(state, 0).map(action => action.type))).toEqual(new Set(['remove']))
    expect(aton.why(state, 0, { type: 'place', space: 0 })).toBe('unknown-action')
  })

  test('R8 D5: with fewer stones than the card says, all of them go without asking', () => {
    const state = laid({ blue: '3.1' }, [1, 4, 4, 1], redFirst.blue)
    expect(state.realm).toEqual([0, 1])
    expect(frameOf(state)).toMatchObject({ phase: 'place', seat: 0 })
  })

  test('an own or a missing stone is refused', () => {
    const state = laid({ red: '1.0', blue: '1.4 1.5 1.6' }, [1, 4, 4, 1], redFirst.blue)
    expect(aton.why(state, 0, { type: 'remove', space: at('1.0') })).toBe('3.2')
    expect(aton.why(state, 0, { type: 'remove', space: at('1.7') })).toBe('3.2')
  })

  test('R10 D4: a 1 costs nothing if no own stone stands in the temples of cartouche 3', () => {
    const state = laid({ red: '4.0 4.1' }, [4, 1, 3, 1], [4, 4, 1, 1])
    expect(state.realm).toEqual([0, 0])
    expect(frameOf(state)).toMatchObject({ phase: 'place', seat: 0 })
  })
})

describe('[3.3] the first round', () => {
  test('R7 D1: nobody removes anything, neither opposing nor own stones', () => {
    const state = laid({ round: 1, red: '1.0 1.1', blue: '2.0 2.1' }, [1, 1, 4, 4], [1, 4, 4, 4])
    expect(state.first).toBe(0)
    expect(frameOf(state)).toEqual({ phase: 'place', seat: 0, left: 4 })
    choose(state, 0, 'place 3.0', 'place 3.1', 'place 3.2', 'place 3.3')
    expect(frameOf(state)).toEqual({ phase: 'place', seat: 1, left: 4 })
    expect(state.realm).toEqual([0, 0])
  })
})

describe('[4.1] the temples of cartouche 3', () => {
  test('C3 R9: with a 2 stones leave temples 1 and 2 in any mix, and are placed there; 3 and 4 are closed', () => {
    const state = laid({ blue: '1.0 2.0 2.1 3.0 4.0' }, [1, 4, 2, 1], redFirst.blue)
    expect(legal(state, 0)).toEqual(['remove 1.0', 'remove 2.0', 'remove 2.1'])
    expect(aton.why(state, 0, { type: 'remove', space: at('3.0') })).toBe('4.1')
    choose(state, 0, 'remove 1.0', 'remove 2.1')
    expect(legal(state, 0)).toHaveLength(23)
    expect(aton.why(state, 0, { type: 'place', space: at('3.1') })).toBe('4.1')
  })

  test('D2: of one opposing stone in each temple, a 3 makes the player choose two of three', () => {
    const state = laid({ blue: '1.0 2.0 3.0 4.0' }, [1, 4, 3, 1], redFirst.blue)
    expect(legal(state, 0)).toEqual(['remove 1.0', 'remove 2.0', 'remove 3.0'])
  })

  test('D3: opposing stones only in a closed temple stay', () => {
    const state = laid({ blue: '4.0 4.1 4.2' }, [1, 4, 3, 1], redFirst.blue)
    expect(state.realm).toEqual([0, 0])
    expect(frameOf(state)).toMatchObject({ phase: 'place', seat: 0 })
  })
})

describe('[3.4] removed stones', () => {
  test('R16 D8: the freed space may be taken in the same turn', () => {
    const state = laid({ blue: '4.7 4.0 4.1' }, [1, 3, 4, 1], redFirst.blue)
    choose(state, 0, 'remove 4.7')
    expect(state.realm).toEqual([0, 1])
    choose(state, 0, 'place 4.7')
    expect(aton.score(state)).toHaveLength(2)
    expect(legal(state, 1)).not.toContain('place 4.7')
  })

  test('R15: a full realm of the dead sends further stones straight to the supply, ready to be placed', () => {
    const board = {
      red: `${range(1, 0, 5)} ${range(2, 0, 5)} ${range(3, 0, 5)} ${range(4, 0, 5)}`,
      realm: [5, 3] as const,
    }
    const state = laid(board, [4, 1, 4, 1], redFirst.blue)
    expect(state.supply[0]).toBe(0)
    choose(state, 0, 'remove 1.0')
    expect([state.supply[0], state.realm]).toEqual([1, [5, 3]])
    expect(frameOf(state)).toEqual({ phase: 'place', seat: 0, left: 1 })
  })
})
