/** The marks of what others did, until one decides. */
import { expect, test } from 'vitest'
import type { EventBase } from '../../kernel/game.ts'
import type { Frame } from '../../table/wire.ts'
import { Trail } from './trail.ts'

interface Laid extends EventBase {
  readonly seat?: number
  readonly at: string
}
const laid = (seat: number, at: string): Laid => ({ type: 'laid', seat, at })
const places = (event: EventBase): string[] => [(event as Laid).at]

test('others leave marks, one does not, and a decision wipes them for whoever decided', () => {
  const trail = new Trail()
  trail.add([laid(0, 'a'), laid(1, 'b')], places)
  trail.add([laid(2, 'c'), laid(1, 'c')], places)
  expect([...trail.marks(0)]).toEqual([
    ['b', 1],
    ['c', 1],
  ])
  trail.decide(0)
  expect(trail.marks(0).size).toBe(0)
  expect([...trail.marks(1).keys()]).toEqual(['a', 'c'])
  trail.add([laid(1, 'd')], places)
  expect([...trail.marks(0)]).toEqual([['d', 1]])
})

test('what nobody did, what is secret, and who only watches: no marks', () => {
  const trail = new Trail()
  trail.add([{ type: 'dealt', at: 'x' } as Laid, { ...laid(1, 'y'), only: [1] }, laid(1, 'z')], places)
  expect([...trail.marks(0).keys()]).toEqual(['z'])
  expect(trail.marks(null).size).toBe(0)
})

test('after a reload the marks are those since the last decision in the history', () => {
  const frame = (actor: number, at: string): Frame => ({
    n: 0,
    at: 0,
    actor,
    action: null,
    events: [laid(actor, at)],
    view: null,
  })
  const trail = new Trail()
  trail.recall([frame(1, 'a'), frame(0, 'b'), frame(1, 'c'), frame(2, 'd')], 0, places)
  expect([...trail.marks(0).keys()]).toEqual(['c', 'd'])
})
