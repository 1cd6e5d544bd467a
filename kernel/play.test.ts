/** Playing, settling, replaying and taking back, on the toy game. */
import { describe, expect, test } from 'vitest'
import { freeze } from './data.ts'
import type { Entry } from './game.ts'
import { BrokenLog, play, type Row, replay, settle, standingRows, undo } from './play.ts'
import { seeded } from './rng.ts'
import { toy } from './toy.ts'

type Action = Parameters<typeof toy.apply>[2]
const start = { seats: 2, options: {} }
const seal = (actor: number, plan: 'stay' | 'go'): Entry<Action> => ({
  actor,
  action: { type: 'seal', plan },
})
const cup = (actor: number, taste: 'sweet' | 'salt'): Entry<Action> => ({
  actor,
  action: { type: 'cup', taste },
})
const deal = (card: number): Entry<Action> => ({ actor: 'chance', action: { type: 'deal', card } })

/** Seat 1 has the better card, both stay, and seat 1 has drawn one cup. */
const opening: Row<Action>[] = [deal(1), deal(4), seal(0, 'stay'), seal(1, 'stay'), cup(1, 'sweet')]

describe('play', () => {
  test('leaves the given state alone, and refuses with a rule', () => {
    const before = freeze(replay(toy, start, opening))
    const played = play(toy, before, cup(1, 'salt'))
    expect('state' in played && played.state.points).toEqual([0, 3])
    expect(before.points).toEqual([0, 2])
    expect(play(toy, before, cup(0, 'salt'))).toEqual({ refused: 'not-your-turn' })
    expect(play(toy, before, { actor: 1, action: { type: 'cup', taste: 'sour' } })).toEqual({
      refused: 'unknown-action',
    })
    const dry = { ...toy.clone(before), sweet: 0 }
    expect(play(toy, dry, cup(1, 'sweet'))).toEqual({ refused: '3.2' })
  })

  test('events go to a listener', () => {
    const told: unknown[] = []
    play(toy, replay(toy, start, opening), cup(1, 'salt'), event => told.push(event))
    expect(told).toMatchObject([{ type: 'drank', seat: 1, taste: 'salt', points: 1 }, { type: 'round' }])
  })
})

describe('settle', () => {
  test('chance acts until a seat must, and its outcomes are entries', () => {
    const begun = freeze(toy.setup(2, {}))
    const { state, steps } = settle(toy, begun, k => seeded(`s ${k}`))
    const entries = steps.map(({ entry }) => entry)
    expect(steps.map(({ before }) => before)[0]).toBe(begun)
    expect(entries.map(entry => [entry.actor, entry.action.type])).toEqual([
      ['chance', 'deal'],
      ['chance', 'deal'],
    ])
    expect(toy.turn(state)).toEqual({ kind: 'seats', seats: [0, 1] })
    expect(replay(toy, start, entries)).toEqual(state)
  })
})

describe('replay', () => {
  test('names the first entry that is not legal', () => {
    const broken = [...opening.slice(0, 3), cup(0, 'sweet')]
    expect(() => replay(toy, start, broken)).toThrow(BrokenLog)
    expect(() => replay(toy, start, broken)).toThrow('entry 3 is not legal here')
    expect(() => replay(toy, start, [deal(1), deal(5)])).toThrow('entry 1 is not legal here')
  })

  test('skips what was taken back; rows keep their numbers', () => {
    const rows: Row<Action>[] = [...opening, { actor: 'table', undo: 4 }, cup(1, 'salt')]
    expect(standingRows(rows)).toEqual([0, 1, 2, 3, 6])
    expect(replay(toy, start, rows).points).toEqual([0, 1])
    const twice: Row<Action>[] = [...rows, { actor: 'table', undo: 6 }]
    expect(standingRows(twice)).toEqual([0, 1, 2, 3])
  })

  test('keeps what it is told to keep, and only what stands', () => {
    const rows: Row<Action>[] = [...opening.slice(0, 2), seal(0, 'stay'), seal(1, 'stay')]
    expect(standingRows([...rows, { actor: 'table', undo: 2, keep: [3] }])).toEqual([0, 1, 3])
    expect(() => standingRows([...rows, { actor: 'table', undo: 2, keep: [1] }])).toThrow(BrokenLog)
    expect(() => standingRows([...rows, { actor: 'table', undo: 2, keep: [9] }])).toThrow(BrokenLog)
  })

  test('refuses to take back what does not stand', () => {
    const rows: Row<Action>[] = [...opening, { actor: 'table', undo: 4 }, { actor: 'table', undo: 4 }]
    expect(() => standingRows(rows)).toThrow('entry 6 is not legal here')
  })
})

describe('a floor', () => {
  const state = freeze(replay(toy, start, opening))
  const gone: Row<Action>[] = opening.map(() => cup(0, 'salt')) // not one of them is legal where it stands
  const floored = { ...start, floor: { row: gone.length, state } }

  test('stands for the rows below it, and stays as it is', () => {
    expect(replay(toy, floored, gone)).toEqual(state)
    expect(replay(toy, floored, [...gone, cup(1, 'salt')])).toEqual(
      replay(toy, start, [...opening, cup(1, 'salt')]),
    )
    expect(state.points).toEqual([0, 2])
  })

  test('nothing below it can be taken back', () => {
    expect(undo(toy, floored, gone, 1)).toEqual({ to: [], stop: 'start' })
    expect(undo(toy, floored, [...gone, cup(1, 'salt')], 1)).toEqual({
      to: [{ row: gone.length, keep: [] }],
      stop: 'start',
    })
    expect(() => replay(toy, floored, [...gone, { actor: 'table', undo: 1 }])).toThrow(BrokenLog)
  })
})

describe('undo', () => {
  test('reaches back over own public entries and stops at a sealed one', () => {
    expect(undo(toy, start, opening, 1)).toEqual({ to: [{ row: 4, keep: [] }], stop: 'sealed' })
  })

  test('stops at another actor and at chance', () => {
    expect(undo(toy, start, opening, 0)).toEqual({ to: [], stop: 'other' })
    const dealt = [...opening, cup(1, 'salt'), deal(1)]
    expect(undo(toy, start, dealt, 1)).toEqual({ to: [], stop: 'chance' })
  })

  test('before the deal several own entries can be taken back, the last one first', () => {
    expect(undo(toy, start, [...opening, cup(1, 'salt')], 1)).toMatchObject({
      to: [{ row: 5 }, { row: 4 }],
      stop: 'sealed',
    })
  })

  test('a sealed choice is final even while others think', () => {
    expect(undo(toy, start, opening.slice(0, 3), 0)).toEqual({ to: [], stop: 'sealed' })
    expect(undo(toy, start, [], 0)).toEqual({ to: [], stop: 'start' })
  })
})
