/** What the board works out itself agrees with the rules: outlines, previews, and which choices ask once more. */
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { finals } from '../../../kernel/final.ts'
import { frameOf } from '../../../kernel/flow.ts'
import type { AnyGame, Entry } from '../../../kernel/game.ts'
import { parseMatch } from '../../../kernel/match.ts'
import { standingRows } from '../../../kernel/play.ts'
import { countSeen, showAll, showMost } from '../../../web/kit/camera.ts'
import { gameOf } from '../../index.ts'
import { positionAt, xOf, yOf } from '../rules/grid.ts'
import { horus } from '../rules/index.ts'
import { layings } from '../rules/laying.ts'
import { choose, position, shrink } from '../rules/position.ts'
import type { Action, State } from '../rules/types.ts'
import { middleOf, Regions, TOUCHED } from './map.ts'
import { outlines, UNIT } from './outline.ts'
import { pathOf } from './paths.ts'
import { previewLaying, previewStone } from './preview.ts'

/** Calls back with the state before and after each choice of a seat in every golden match. */
function walk(visit: (before: State, entry: Entry<Action>, after: State) => void): void {
  const folder = 'games/horus/golden'
  for (const file of readdirSync(folder).filter(name => name.endsWith('.jsonl'))) {
    const match = parseMatch(readFileSync(`${folder}/${file}`, 'utf8'), gameOf)
    const state = horus.setup(match.seats, match.options as Parameters<typeof horus.setup>[1])
    for (const n of standingRows(match.rows)) {
      const entry = match.rows[n] as Entry<Action>
      const before = horus.clone(state)
      horus.apply(state, entry.actor, entry.action)
      if (typeof entry.actor === 'number') visit(before, entry, state)
    }
  }
}

const loops = (path: string): number => path.split('Z').length - 1
const corners = (path: string): number => path.split('Q').length - 1

test('an outline goes round tiles that share an edge, and apart where they share a corner', () => {
  const at = (...places: (readonly [number, number])[]) => places.map(([x, y]) => positionAt(x, y))
  const draw = (tiles: number[]) => outlines(tiles, [{ inset: 1, radius: 4 }])[0]
  expect([loops(draw(at([0, 0]))), corners(draw(at([0, 0])))]).toEqual([1, 4])
  const step = draw(at([0, 0], [1, 2]))
  expect([loops(step), corners(step)]).toEqual([1, 8])
  const corner = draw(at([0, 0], [2, 2]))
  expect([loops(corner), corners(corner)]).toEqual([2, 8])
  const ring = draw(at([0, 0], [2, 0], [4, 0], [0, 2], [4, 2], [0, 4], [2, 4], [4, 4]))
  expect([loops(ring), corners(ring)]).toEqual([2, 8])
})

test('a preview shows the regions as they are after the tile was laid or the stone was set', () => {
  let layings = 0
  let stones = 0
  walk((before, { actor, action }, after) => {
    const seat = actor as number
    const view = horus.view(before, seat)
    const now = new Regions().of(after.board, after.supply.length)
    const find = (root: number) => now.find(region => region.root === root)
    if (action.type === 'lay') {
      layings++
      const { regions, piece } = previewLaying(view, action.at)
      expect(after.board.tiles[piece.n]).toBe(action.at)
      for (const { root, size, worth, outline } of regions)
        expect({ size, worth, outline }).toEqual({
          size: find(root)?.size,
          worth: find(root)?.worth,
          outline: find(root)?.outline,
        })
    }
    if (action.type === 'stone') {
      stones++
      expect(previewStone(view, seat, action.region).region).toEqual(find(action.region))
    }
  })
  expect([layings > 100, stones > 50]).toEqual([true, true])
})

test('what ends the turn or shows a card asks once more, and nothing else does', () => {
  const wrong: string[] = []
  walk((before, entry, after) => {
    const seat = entry.actor as number
    const turn = horus.turn(after)
    const goesOn = turn.kind === 'seats' && turn.seats.includes(seat)
    const isShown = horus.binding(before, entry) !== undefined || entry.action.type === 'nile'
    const [, final] = finals(horus as AnyGame, before, seat, [entry.action])[0] ?? []
    const asks =
      pathOf(entry.action, horus.view(before, seat), final !== undefined)
        .at(-1)
        ?.startsWith('do:') === true
    if (asks !== (isShown || !goesOn)) wrong.push(JSON.stringify(entry))
  })
  expect(wrong).toEqual([])
})

test('[5.6] [8.1]: the last tile of a terrain asks whether its cards may go, but not as the second empty stack, when none go', () => {
  const asks = (empty: boolean): boolean => {
    const state = shrink(position({ hands: ['?3'] }), 3, 1)
    if (empty) shrink(state, 0, 0)
    choose(state, 0, 'play ?3')
    return horus.binding(state, { actor: 0, action: { type: 'take', stack: 3 } }) !== undefined
  }
  expect([asks(false), asks(true)]).toEqual([true, false])
})

test('at every laying most places are in sight on every phone, and all of them can be', () => {
  const maps = [
    [348, 197],
    [378, 268],
    [378, 447],
    [582, 277],
  ].map(([width, height]) => ({ width, height }))
  const wrong: string[] = []
  let count = 0
  walk((before, { action }) => {
    if (action.type !== 'lay') return
    const list = layings(before.board, frameOf(before).what)
    const points = list.map(({ at }) => middleOf(xOf(at) * UNIT, yOf(at) * UNIT))
    for (const size of maps) {
      count++
      const seen = [showMost, showAll].map(show =>
        countSeen(points, size, show(points, size, { ...TOUCHED, around: UNIT })),
      )
      if (seen[0] * 2 <= points.length || seen[1] < points.length)
        wrong.push(`${size.width} × ${size.height}: ${seen} of ${points.length}`)
    }
  })
  expect(wrong.slice(0, 5)).toEqual([])
  expect(count).toBeGreaterThan(1000)
})

test('a region that has not changed is not drawn again', () => {
  const drawn = new Regions()
  let same = 0
  let all = 0
  walk((_, __, after) => {
    const before = new Set(drawn.of(after.board, after.supply.length))
    const again = drawn.of(horus.clone(after).board, after.supply.length)
    all += again.length
    same += again.filter(region => before.has(region)).length
  })
  expect([all > 0, same]).toEqual([true, all])
})
