/** A log that grows or is stepped back: what has not changed is the same object, so that nothing of it is drawn again. */
import { expect, test } from 'vitest'
import type { EventBase } from '../../kernel/game.ts'
import { rememberedChapters, rememberedLines } from './remembered.ts'
import { chaptersOf } from './turns.ts'

const EVENTS: readonly (EventBase & { readonly seat?: number })[] = [0, 1, 1, 0, undefined, 0, 1].map(seat =>
  seat === undefined ? { type: 'round' } : { type: 'x', seat },
)
/** The chapters of the first so many events, made anew each time. */
const upTo = (count: number, language = '') =>
  chaptersOf(
    EVENTS.slice(0, count).map((event, n) => ({ n, event, text: `${language}line ${n}` })),
    ({ type }) => type === 'round',
  )

test('what nothing has come to stays, and what has grown is told anew', () => {
  const kept = rememberedChapters()
  const before = kept(upTo(3))
  const after = kept(upTo(4))
  expect(after).toEqual(upTo(4))
  expect(after[0]).not.toBe(before[0])
  expect(after[0].turns.map((turn, i) => turn === before[0].turns[i])).toEqual([true, true, false])
  const later = kept(upTo(6))
  expect(later).toEqual(upTo(6))
  expect(later[0]).toBe(after[0])
  expect(kept(upTo(7))[1].turns[0]).toBe(later[1].turns[0])
})

test('stepped back by one, the turn before is what it was then', () => {
  const kept = rememberedChapters()
  const [first] = kept(upTo(7))
  const back = kept(upTo(2))
  expect(back).toEqual(upTo(2))
  expect(back[0].turns[0]).toBe(first.turns[0])
  expect(back[0].turns[1]).not.toBe(first.turns[1])
})

test('in another language everything is told anew', () => {
  const kept = rememberedChapters()
  kept(upTo(7))
  expect(kept(upTo(7, 'de: '))).toEqual(upTo(7, 'de: '))
})

test('the lines of a turn are the same for the same reader only', () => {
  const linesOf = rememberedLines()
  const [{ turns }] = upTo(3)
  expect(linesOf(turns[1], 0)).toBe(linesOf(turns[1], 0))
  expect(linesOf(turns[1], 1)).not.toBe(linesOf(turns[1], 0))
})
