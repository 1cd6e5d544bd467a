/** The log by rounds and turns. */
import { expect, test } from 'vitest'
import type { EventBase } from '../../kernel/game.ts'
import { chaptersOf, linesOf, turnsOf } from './turns.ts'

const line = (n: number, seat?: number, text = `line ${n}`) => ({
  n,
  text,
  event: { type: seat === undefined ? 'round' : 'x', ...(seat !== undefined && { seat }) },
})
const isRound = ({ type }: EventBase): boolean => type === 'round'

test('what one player does in a row is one turn; what nobody does stands alone', () => {
  const turns = turnsOf([line(0), line(1, 0), line(2, 0), line(3, 1), line(4), line(5, 1)])
  expect(turns.map(({ seat, lines }) => [seat, lines.map(({ n }) => n)])).toEqual([
    [null, [0]],
    [0, [1, 2]],
    [1, [3]],
    [null, [4]],
    [1, [5]],
  ])
})

test('nothing happened: no turns, no chapters', () => {
  expect([turnsOf([]), chaptersOf([], isRound)]).toEqual([[], []])
})

test('a heading begins a chapter; what was before the first one has none; no turn goes on beyond it', () => {
  const chapters = chaptersOf([line(0, 1), line(1), line(2, 1), line(3, 1), line(4), line(5, 1)], isRound)
  expect(
    chapters.map(({ head, turns }) => [head?.n ?? null, turns.map(({ lines }) => lines.map(({ n }) => n))]),
  ).toEqual([
    [null, [[0]]],
    [1, [[2, 3]]],
    [4, [[5]]],
  ])
})

test('whose turn it is is said once, and equal lines are counted', () => {
  const turn = turnsOf([
    line(0, 1, '@1 places a stone'),
    line(1, 1, '@1 places a stone'),
    line(2, 1, '@1 outbids @0'),
    line(3, 1, 'The tomb of @1 is open'),
  ])[0]
  expect(linesOf(turn).map(({ text, times, isNamed }) => [text, times, isNamed])).toEqual([
    ['places a stone', 2, true],
    ['outbids @0', 1, false],
    ['The tomb of @1 is open', 1, false],
  ])
  expect(linesOf(turn)[0].events.length).toBe(2)
  const own = turnsOf([line(0, 1, 'You bid 3'), line(1, 1, 'You pay 3')])[0]
  expect(linesOf(own, 1).map(({ text, isNamed }) => [text, isNamed])).toEqual([
    ['You bid 3', true],
    ['You pay 3', false],
  ])
})
