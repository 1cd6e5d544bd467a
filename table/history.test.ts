/** The history of a viewer is what they were shown live, no more and no less: the same events, the same views, the same count, across undos. */
import { describe, expect, test } from 'vitest'
import { games } from '../games/index.ts'
import { pick, seeded } from '../kernel/rng.ts'
import { letBotSit, propose } from './agreements.ts'
import { takeBack } from './back.ts'
import { eyesOf } from './history.ts'
import { at } from './testing.ts'
import { Watched } from './watched.ts'

for (const [id, game] of Object.entries(games)) {
  describe(`the history of ${id}`, () => {
    test('is what every viewer was shown live', () => {
      const rng = seeded(`history ${id}`)
      const watched = new Watched(id, game.meta.seats.max)
      let undone = 0
      for (let n = 0; watched.table.status === 'running'; n++) {
        const seat = pick(rng, watched.table.toAct)
        watched.act(seat, pick(rng, game.legal(watched.table.state, seat)))
        if (
          rng.int(4) === 0 &&
          watched.take(takeBack(watched.table, watched.log, { seat, steps: 1 }, at(3 + n)))
        )
          undone++
        if (n === 20) watched.take(letBotSit(watched.table, 0, false, at(3 + n)))
        if (n % 40 === 39)
          watched.take(
            propose(watched.table, watched.log, { seat: 0, wish: { kind: 'undo', steps: 2 } }, at(n)),
          )
      }
      expect(undone).toBeGreaterThan(0)
      for (const [i, viewer] of watched.viewers.entries()) {
        const frames = watched.frames(viewer)
        const live = watched.sent[i]
        expect(frames.map(({ n }) => n)).toEqual(frames.map((_, n) => n))
        expect(frames.length).toBe(watched.table.book.frames[i])
        expect(frames.flatMap(({ events }) => events)).toEqual(live.flatMap(({ events }) => events))
        for (const message of live)
          expect(JSON.stringify(frames[message.frames - 1].view)).toBe(JSON.stringify(message.view))
      }
    })

    test('an undo names the first frame that it takes back', () => {
      const rng = seeded(`undo ${id}`)
      const watched = new Watched(id, game.meta.seats.max)
      let checked = 0
      while (watched.table.status === 'running') {
        const seat = pick(rng, watched.table.toAct)
        watched.act(seat, pick(rng, game.legal(watched.table.state, seat)))
        if (rng.int(3) > 0 || !watched.take(takeBack(watched.table, watched.log, { seat, steps: 1 }, at(4))))
          continue
        const frames = watched.frames(seat)
        const { action, view } = frames[frames.length - 1]
        const back = (action as { undo: number }).undo
        expect(view).toEqual(frames[back - 1].view)
        checked++
      }
      expect(checked).toBeGreaterThan(0)
    })
  })
}

test('through the eyes of others nobody looks before the end, and everybody after it', () => {
  const rng = seeded('eyes')
  const game = games.aton
  const watched = new Watched('aton', 2)
  const pairs = [null, 0, 1].flatMap(viewer => [null, 0, 1].map(wished => [viewer, wished] as const))
  let refusals = 0
  while (watched.table.status === 'running') {
    for (const [viewer, wished] of pairs) {
      const eyes = eyesOf(watched.table, viewer, wished)
      const isOwn = wished === null || wished === viewer
      expect(eyes).toEqual(isOwn ? { seat: wished } : { refused: 'not-over' })
      if (!isOwn) refusals++
    }
    const seat = pick(rng, watched.table.toAct)
    watched.act(seat, pick(rng, game.legal(watched.table.state as never, seat)))
  }
  expect(refusals).toBeGreaterThan(0)
  for (const [viewer, wished] of pairs)
    expect(eyesOf(watched.table, viewer, wished)).toEqual({ seat: wished })
  expect(eyesOf(watched.table, 0, 2)).toEqual({ refused: 'no-such-seat' })
  expect(eyesOf(watched.table, 1, undefined)).toEqual({ seat: 1 })
})
