/** What the map works out itself agrees with the rules: outlines, previews, and what is in sight when something is laid. */
import { expect, test } from 'vitest'
import { frameOf } from '../../../../kernel/frames.ts'
import { beyond, onScreen, showAll, showMost } from '../../../../web/kit/camera.ts'
import { walkChoices } from '../../../golden.ts'
import { positionAt, xOf, yOf } from '../../rules/grid.ts'
import { horus } from '../../rules/index.ts'
import { layings } from '../../rules/laying.ts'
import type { Action, State } from '../../rules/types.ts'
import { previewLaying, previewStone } from '../choice/preview.ts'
import { middleOf, PLACES, Regions } from './map.ts'
import { outlines, UNIT } from './outline.ts'

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
  walkChoices<State, Action>('horus', (before, { actor, action }, after) => {
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

test('at every laying every legal place is in sight or counted by an arrow, and can be touched where it is in sight', () => {
  const maps = [
    [348, 197],
    [378, 268],
    [582, 277],
    [790, 700],
    [880, 420],
  ].map(([width, height]) => ({ width, height }))
  const wrong: string[] = []
  let [count, whole] = [0, 0]
  walkChoices<State, Action>('horus', (before, { action }) => {
    if (action.type !== 'lay') return
    const list = layings(before.board, frameOf(before).what)
    const points = list.map(({ at }) => middleOf(xOf(at) * UNIT, yOf(at) * UNIT))
    for (const size of maps) {
      count++
      const wishes = { ...PLACES, around: UNIT }
      const camera = showMost(points, size, wishes)
      const counted = beyond(points, size, camera).flatMap(arrow => arrow.points)
      if (counted.length === 0) whole++
      const seen = points.filter(point => {
        const [x, y] = onScreen(point, size, camera)
        return x >= 0 && x <= size.width && y >= 0 && y <= size.height
      })
      if (camera.scale < PLACES.fine) wrong.push(`scale ${camera.scale}`)
      if (points.some(point => !seen.includes(point) && !counted.includes(point))) wrong.push('one is lost')
      if (counted.length > 0 && showAll(points, size, wishes).scale >= PLACES.fine) wrong.push('too close')
    }
  })
  expect(wrong.slice(0, 5)).toEqual([])
  expect([count > 1000, whole > 100, whole < count]).toEqual([true, true, true])
})

test('a region that has not changed is not drawn again', () => {
  const drawn = new Regions()
  let same = 0
  let all = 0
  walkChoices<State, Action>('horus', (_, __, after) => {
    const before = new Set(drawn.of(after.board, after.supply.length))
    const again = drawn.of(horus.clone(after).board, after.supply.length)
    all += again.length
    same += again.filter(region => before.has(region)).length
  })
  expect([all > 0, same]).toEqual([true, all])
})
