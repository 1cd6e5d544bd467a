/** Rules 3.5 to 3.7: what is made of a river/necropolis tile. */
import { describe, expect, test } from 'vitest'
import { frameOf } from '../../../../kernel/frames.ts'
import { END, RIVER } from '../data.ts'
import { at, choose, legal, type Position, position, refused } from '../position.ts'

/** The first river/necropolis tile of a Nile card is in the hand. */
function holding(given: Position) {
  const state = position(given)
  choose(state, 0, 'nile')
  return state
}

describe('a river/necropolis tile', () => {
  test('[3.5] A11: as river, anywhere at the water, also beside an end', () => {
    const state = holding({ tiles: 'hills 0,2' })
    choose(state, 0, 'use river')
    expect(refused(state, 0, 'lay 0,4')).toBe('3.5')
    choose(state, 0, 'lay 4,0')
    expect(state.board.kinds.at(-1)).toBe(RIVER)
  })

  test('[3.6] Ex4 A10: in the place of an end, which may go to any river tile', () => {
    const state = holding({ row: 'start 0,0; end 0,-2 0,2;' })
    choose(state, 0, 'replace 0')
    expect(refused(state, 0, 'lay 1,4')).toBe('3.6') // at the other end alone
    choose(state, 0, 'lay 2,1')
    const { board } = state
    expect(board.kinds[board.tiles.indexOf(at('0,-2'))]).toBe(RIVER)
    expect(board.tiles[board.ends[0]]).toBe(at('2,1'))
    expect(board.kinds.filter(kind => kind === END)).toHaveLength(2)
  })

  test('[3.7]: as necropolis, anywhere like terrain, and no stone stands on it', () => {
    const state = holding({ tiles: 'hills 0,2' })
    choose(state, 0, 'use necropolis', 'lay 0,4')
    expect(state.board.region.at(-1)).toBe(-1)
  })

  test('[3.5] [3.6]: what has no place is not offered, and a necropolis alone is not asked for', () => {
    const closed =
      'hills 2,-2 4,-2 6,-1; desert 2,2 4,2 6,1; farmland -2,-2 -4,-2 -6,-1; swamp -2,2 -4,2 -6,1'
    const open = holding({ tiles: closed })
    expect(legal(open, 0)).toEqual(['use necropolis', 'use river', 'replace 0', 'replace 1'])
    const shut = holding({ tiles: `${closed}; temple 0,-2; hills 0,2` })
    expect(frameOf(shut)).toMatchObject({ phase: 'lay' })
  })
})
