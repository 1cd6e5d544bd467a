/** Rules 2 and 3: contact, regions, islands and blocked ends; and the kept board against the slow one on thousands of random boards. */

import { describe, expect, test } from 'vitest'
import { pick, seeded } from '../../../kernel/rng.ts'
import { scaled } from '../../scale.ts'
import {
  AT_LAND,
  AT_RIVER,
  AT_WATER,
  BY_RIVER,
  BY_TEMPLE,
  layEnd,
  layTile,
  pickUpEnd,
  startBoard,
} from './board.ts'
import { END, isWater, NECROPOLIS, RIVER, START, TEMPLE } from './data.ts'
import { AROUND, nearOf, OVERLAP, positionAt, xOf, yOf } from './grid.ts'
import { ENCLOSED, ON_ISLAND } from './islands.ts'
import { canLay, LOOSE_END, layings, refusal } from './laying.ts'
import { at, boardOf, places, regionAt, rowWith } from './position.ts'
import { worthOf } from './score.ts'
import { enclosed, freeAround, mayLay, openPositions, regionsOf, tilesOf, touch } from './testing/slow.ts'
import type { Board } from './types.ts'

const DESERT = 0
const runs = scaled(12)

const worth = (board: Board, place: string) => worthOf(board, regionAt(board, place))
const sizeOf = (board: Board, place: string) => board.size[regionAt(board, place)]

describe('positions', () => {
  test('[2.2] T0: the opening has 20 positions for land, for a river tile and for the temple', () => {
    const board = startBoard()
    for (const piece of [DESERT, NECROPOLIS, RIVER, TEMPLE]) expect(layings(board, piece)).toHaveLength(20)
  })

  test('[3.2] [3.6] T0: a drawn river tile has 9 re-layings at each end, a river/necropolis tile 13', () => {
    for (const end of [0, 1]) {
      const board = startBoard()
      expect(layings(board, END + end)).toHaveLength(9)
      expect(layings(board, LOOSE_END + end)).toHaveLength(13)
      pickUpEnd(board, end)
      expect(layings(board, END + end)).toHaveLength(9)
      expect(layings(board, LOOSE_END + end)).toHaveLength(13)
    }
  })

  test('[2.1] [2.2] A1 Ex2: a whole or half edge is contact with any tile, a corner is none', () => {
    const board = rowWith('desert 0,2')
    for (const place of ['0,4', '1,4', '-1,4', '2,3', '2,1']) {
      const expected = place === '2,1' ? '2.1' : undefined
      expect(refusal(board, DESERT, at(place))).toBe(expected)
    }
    expect(refusal(board, DESERT, at('2,4'))).toBe('2.2')
    expect(refusal(rowWith('desert 0,2; hills 2,2'), DESERT, at('2,4'))).toBeUndefined()
  })

  test('[2.3]: gaps one half edge wide may be left and are never filled', () => {
    const board = rowWith('desert 0,2 3,2')
    expect(refusal(board, DESERT, at('1,2'))).toBe('2.1')
    expect(refusal(board, DESERT, at('2,2'))).toBe('2.1')
    expect(regionAt(board, '0,2')).not.toBe(regionAt(board, '3,2'))
  })
})

describe('[2.5] regions', () => {
  test('Ex2: half edges connect, corners do not', () => {
    expect(sizeOf(rowWith('swamp 0,2 1,4'), '0,2')).toBe(2)
    expect(sizeOf(rowWith('farmland 0,2 2,3'), '2,3')).toBe(2)
    const board = rowWith('farmland 0,2; hills 2,2; farmland 2,4')
    expect([sizeOf(board, '0,2'), sizeOf(board, '2,4')]).toEqual([1, 1])
  })

  test('Ex3: 4 hills, 3 farmlands, and a farmland that the desert cuts off', () => {
    const board = rowWith('hills 0,2 2,2 4,2 2,4; farmland 0,-2 2,-2 0,-4; desert 4,-2; farmland 6,-2')
    expect(['0,2', '0,-2', '4,-2', '6,-2'].map(place => sizeOf(board, place))).toEqual([4, 3, 1, 1])
    expect(regionAt(board, '0,0')).toBe(-1)
  })

  test('Merge: a tile between two regions makes them one', () => {
    const board = rowWith('hills 0,2 2,2 4,2; desert 4,4 6,4; hills 8,4 8,2')
    expect([sizeOf(board, '0,2'), sizeOf(board, '8,2')]).toEqual([3, 2])
    layTile(board, at('6,2'), 1)
    expect([sizeOf(board, '0,2'), sizeOf(board, '8,2')]).toEqual([6, 6])
    expect(regionAt(board, '8,4')).toBe(regionAt(board, '0,2'))
  })

  test('[3.7]: necropoleis side by side are no region', () => {
    const board = rowWith('necropolis 0,2 2,2')
    expect([regionAt(board, '0,2'), regionAt(board, '2,2')]).toEqual([-1, -1])
  })
})

describe('[2.4] blocked ends', () => {
  test('A2: a single tile covers at most three of the twelve positions around an end', () => {
    const most = Math.max(
      ...startBoard().open.map(position => {
        const end = positionAt(2, 0)
        return AROUND.filter(place => nearOf(end + place - position) & OVERLAP).length
      }),
    )
    expect(most).toBe(3)
  })

  test('A2 Blocking: the last free position of an end must not be covered', () => {
    const board = rowWith('desert 2,-2 2,2')
    expect(refusal(board, DESERT, at('4,0'))).toBe('2.4')
    expect(refusal(board, DESERT, at('4,-1'))).toBeUndefined()
    expect(refusal(board, DESERT, at('4,1'))).toBeUndefined()
  })

  test('A3: the rule binds terrain, necropolis, river and temple alike', () => {
    const board = boardOf('start 0,0; end -2,0 2,0; river 2,-2 2,2')
    for (const piece of [DESERT, NECROPOLIS, RIVER, TEMPLE])
      expect([piece, refusal(board, piece, at('4,0'))]).toEqual([piece, '2.4'])
  })

  test('[3.8] A11 Ex5: plain arms of the river may be blocked, and a river tile may lie beside an end', () => {
    const board = boardOf('start 0,0; end 0,-2 0,2; river -2,0 -4,0 2,0 4,0')
    expect(refusal(board, DESERT, at('-6,0'))).toBeUndefined()
    expect(refusal(board, RIVER, at('2,-2'))).toBeUndefined()
  })

  test('[3.8] Ex4: an end moves on with a half edge, a necropolis beside it, a second arm', () => {
    const board = boardOf('start 0,0; end 0,-2 0,2')
    pickUpEnd(board, 0)
    expect(refusal(board, END, at('1,-4'))).toBeUndefined()
    layEnd(board, 0, at('1,-4'))
    expect(refusal(board, NECROPOLIS, at('2,-1'))).toBeUndefined()
    layTile(board, at('2,-1'), NECROPOLIS)
    pickUpEnd(board, 1)
    expect(refusal(board, END + 1, at('-2,3'))).toBeUndefined()
    layEnd(board, 1, at('-2,3'))
    expect(refusal(board, RIVER, at('2,1'))).toBeUndefined()
    expect(refusal(board, LOOSE_END, at('2,1'))).toBeUndefined()
  })

  test('[3.6] A10: an end may not hang on the other end alone', () => {
    const board = startBoard()
    expect(refusal(board, LOOSE_END, at('4,0'))).toBe('3.6')
    expect(refusal(board, LOOSE_END, at('0,2'))).toBeUndefined()
  })

  test('[3.2]: an end is laid again at the river tile that took its place', () => {
    expect(refusal(startBoard(), END, at('0,2'))).toBe('3.2')
  })

  test('[3.4] Fallback: two corridors leave no re-laying at the new tile, and two places at the river', () => {
    const board = rowWith(FALLBACK)
    expect(board.room.map(room => AROUND.filter((_, i) => room & (1 << i)).length)).toEqual([1, 1])
    expect([board.open.length, layings(board, DESERT).length]).toEqual([44, 42])
    expect([refusal(board, DESERT, at('4,0')), refusal(board, DESERT, at('-4,0'))]).toEqual(['2.4', '2.4'])
    expect([canLay(board, END), canLay(board, END + 1)]).toEqual([false, false])
    for (const end of [0, 1]) expect(places(board, LOOSE_END + end)).toEqual(['0,-2', '0,2'])
  })
})

const FALLBACK = 'hills 2,-2 4,-2 6,-1; desert 2,2 4,2 6,1; farmland -2,-2 -4,-2 -6,-1; swamp -2,2 -4,2 -6,1'

describe('[4.1] the temple', () => {
  test('A6 Temple: at the water and beside no land; a corner does not count', () => {
    const board = rowWith('desert 0,2')
    expect(['0,-2', '2,2', '3,2'].map(place => refusal(board, TEMPLE, at(place)))).toEqual([
      undefined,
      '4.1',
      undefined,
    ])
    expect(refusal(rowWith('desert 2,2'), TEMPLE, at('4,0'))).toBeUndefined()
    expect(refusal(rowWith('necropolis 0,2'), TEMPLE, at('2,2'))).toBe('4.1')
    expect(refusal(rowWith('necropolis 0,2'), TEMPLE, at('0,4'))).toBe('4.1')
  })
})

describe('[9.4] islands', () => {
  const ring = ['-1,-2', '1,-2', '2,0', '1,2', '-1,2', '-2,0']

  test('Islands: six river tiles around a swamp, laid before or after it', () => {
    expect(worth(boardOf(`swamp 0,0; river ${ring.join(' ')}`), '0,0')).toBe(2)
    expect(worth(boardOf(`river ${ring.join(' ')}; swamp 0,0`), '0,0')).toBe(2)
  })

  test('A8 Islands: with a tile missing, or a necropolis in the ring, it is none', () => {
    for (const [i, missing] of ring.entries()) {
      const others = [...ring.slice(i + 1), ...ring.slice(0, i)].join(' ') // in an order in which all water hangs together
      expect(worth(boardOf(`swamp 0,0; river ${others}`), '0,0')).toBe(1)
      expect(worth(boardOf(`swamp 0,0; river ${others}; necropolis ${missing}`), '0,0')).toBe(1)
    }
  })

  test('Islands: corners close a ring', () => {
    expect(worth(boardOf('swamp 0,0; river 2,0 0,2 -2,0 0,-2'), '0,0')).toBe(2)
  })

  test('[9.5] Islands: two regions on one island, and a temple on it', () => {
    const water = 'river -2,0 0,-2 2,-2 4,0 2,2 0,2'
    const two = boardOf(`swamp 0,0; desert 2,0; ${water}`)
    expect([worth(two, '0,0'), worth(two, '2,0')]).toEqual([2, 2])
    expect(worth(boardOf(`swamp 0,0; temple 2,0; ${water}`), '0,0')).toBe(4)
  })

  test('A9 Islands: gaps inside do not matter, and what is laid there later lies on the island', () => {
    const water = 'river -2,0 -2,-2 0,-2 2,-2 4,-2 6,-2 6,0 6,2 4,2 2,2 0,2 -2,2'
    const board = boardOf(`swamp 0,0; ${water}`)
    expect(worth(board, '0,0')).toBe(2)
    layTile(board, at('3,0'), DESERT)
    expect(worth(board, '3,0')).toBe(2)
  })
})

describe('the kept board and the slow one', () => {
  test('agree on every region, free position, blocked end and island of thousands of random boards', () => {
    let boards = 0
    let islands = 0
    for (let seed = 0; seed < runs; seed++) {
      const look = (board: Board) => {
        boards++
        islands += compare(board)
      }
      grow(seed, look, 3)
    }
    expect(boards).toBeGreaterThan(30 * runs)
    expect(islands).toBeGreaterThan(runs)
  })

  test('agree on every legal laying of every piece', () => {
    for (let seed = 0; seed < runs / 3; seed++) grow(seed, board => comparePieces(board), 12)
  })
})

/** Lays tiles at random, with more or less water, and shows every board, or every n-th one. */
function grow(seed: number, look: (board: Board) => void, every = 1): void {
  const rng = seeded(`grow ${seed}`)
  const board = startBoard()
  const wet = rng.int(8)
  for (let tile = 0; tile < 110; tile++) {
    const end = rng.int(2)
    const piece =
      rng.int(10) < wet ? pick(rng, [RIVER, RIVER, LOOSE_END, END]) : pick(rng, [0, 1, 2, 3, 4, TEMPLE])
    const isEnd = piece >= END
    const list = layings(board, isEnd ? piece + end : piece)
    if (list.length === 0) continue
    if (isEnd) pickUpEnd(board, end)
    if (isEnd) layEnd(board, end, pick(rng, list).at)
    else layTile(board, pick(rng, list).at, piece)
    if (tile % every === 0) look(board)
  }
}

/** Everything that the board keeps, against what the slow one finds; returns how many regions lie on islands. */
function compare(board: Board): number {
  const tiles = tilesOf(board)
  const open = board.open.map((position, i) => [position, board.near[i]]).sort((a, b) => a[0] - b[0])
  const inside = enclosed(tiles)
  const near = (position: number) => {
    const place = { x: xOf(position), y: yOf(position) }
    const kinds = tiles.filter(tile => touch(tile, place)).map(tile => tile.kind)
    const flag = (holds: boolean, bit: number) => (holds ? bit : 0)
    return (
      flag(kinds.some(isWater), AT_WATER) |
      flag(
        kinds.some(kind => kind === RIVER || kind === START),
        AT_RIVER,
      ) |
      flag(
        kinds.some(kind => kind <= NECROPOLIS),
        AT_LAND,
      ) |
      flag(inside(place), ENCLOSED)
    )
  }
  expect(open).toEqual(openPositions(tiles).map(position => [position, near(position)]))
  const regions = regionsOf(tiles)
  const kept = regions.map(region => {
    const [oldest] = region.tiles
    const marks = board.marks[oldest]
    return {
      tiles: board.region.flatMap((root, tile) => (root === oldest ? [tile] : [])),
      byRiver: (marks & BY_RIVER) > 0,
      byTemple: (marks & BY_TEMPLE) > 0,
      onIsland: (marks & ON_ISLAND) > 0,
    }
  })
  expect(kept).toEqual(regions)
  expect(board.size.reduce((sum, n) => sum + n)).toBe(board.region.filter(root => root >= 0).length)
  for (const [end, tile] of board.ends.entries()) {
    const free = AROUND.filter((_, i) => board.room[end] & (1 << i)).length
    expect(free).toBe(freeAround(tiles, tiles[tile]).length)
  }
  return regions.filter(region => region.onIsland).length
}

/** For every piece: the list that the board gives, against the rules read aloud. */
function comparePieces(board: Board): void {
  const tiles = tilesOf(board)
  for (const piece of [DESERT, NECROPOLIS, TEMPLE, RIVER, END, END + 1, LOOSE_END, LOOSE_END + 1]) {
    const from = tiles[board.ends[piece & 1]]
    const relaid = piece >= END ? { from, loose: piece >= LOOSE_END } : undefined
    const slow = board.open.filter(position =>
      mayLay(tiles, Math.min(piece, END), { x: xOf(position), y: yOf(position) }, relaid),
    )
    expect(layings(board, piece).map(action => action.at)).toEqual(slow)
  }
}

test('water that does not hang together is no board: what would search for ever says so', () => {
  expect(() => boardOf('river 0,0 4,0 2,0')).toThrow('does not hang together')
})
