/** A device that is handed round: each holder sees their own past, and nothing of the one before. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { EventBase } from '../../kernel/game.ts'
import { load } from '../wholes.ts'
import { Match, ME, othersBid, settle, sit } from './testing.ts'

beforeEach(async () => {
  await load('amun-re')
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('another holder of the device: nothing of the one before remains, and their own past is told', async () => {
  const match = new Match()
  let holder = ME
  let slow = -1
  const takes = (seat: number): number => (seat === slow ? 500 : 0)
  const { session, hear } = sit(match, () => holder, takes)
  const told = (seat: number): unknown[] => match.frames(seat).flatMap(({ events }) => events)
  const isPrivate = (event: unknown): boolean => (event as EventBase).only !== undefined
  hear(match.now())
  await settle()
  for (let n = 0; n < 200 && !told(ME).some(isPrivate); n++) hear(match.step())
  session.teller.skip()
  expect(session.teller.log.some(isPrivate)).toBe(true)
  hear(match.step()) // still waits to be told
  const give = (to: number): void => {
    holder = to
    hear(match.now([], to))
  }
  give(1)
  expect([
    session.teller.log,
    session.teller.missed,
    session.teller.marks.size,
    session.teller.behind,
  ]).toEqual([[], [], 0, false])
  await settle()
  expect(session.teller.log).toEqual(told(1))
  expect(session.message?.seat).toBe(1)

  // Handed on before the past of the one between was read: it is shown to nobody else.
  slow = ME
  give(ME)
  give(2)
  await vi.advanceTimersByTimeAsync(1000)
  expect(session.teller.log).toEqual(told(2))
})

test('who gets the device back finds what others did marked, and no panel in the way', async () => {
  const match = othersBid()
  let holder = ME
  const { session, hear } = sit(match, () => holder)
  hear(match.now())
  await settle()
  match.step(ME)
  holder = match.toAct[0]
  hear(match.now([], holder))
  await settle()
  while (!match.toAct.includes(ME)) match.step()
  holder = ME
  hear(match.now())
  await settle()
  expect(session.teller.missed).toEqual([])
  expect(session.teller.marks.size).toBeGreaterThan(0)
})
