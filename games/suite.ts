/** The tests that every game passes: the kernel's suite and illegal actions at every seat count, and what happens on its board. Each game calls them from test files of its own, so that they run side by side. */
import { describe, expect, test } from 'vitest'
import { conform } from '../kernel/conformance.ts'
import type { EventBase, Seat } from '../kernel/game.ts'
import { fuzzIllegal } from '../kernel/illegal.ts'
import { readOptions } from '../kernel/options.ts'
import { isFor } from '../kernel/play.ts'
import { walk } from './golden.ts'
import { gameOf } from './index.ts'
import { scaled } from './scale.ts'

/** Every step of a match is checked from all sides, which costs a second of CPU and more: npm run proof plays more of them. */
const MATCHES = process.env.ITERU_PROOF ? 40 : Math.min(4, scaled(4))
const ILLEGAL = scaled(10_000)

export function everyPromise(id: string): void {
  const game = gameOf(id)
  const { min, max } = game.meta.seats
  describe.each(Array.from({ length: max - min + 1 }, (_, i) => min + i))(`${id} with %i seats`, seats => {
    const options = readOptions(game.meta, {})

    test('conforms', () => {
      for (let seed = 0; seed < MATCHES; seed++) {
        const report = conform(game, { seats, options, seed: `${id} ${seats} ${seed}` })
        expect(report.decisions).toBeGreaterThan(0)
        expect(report.imagined, 'imagine must not keep returning the truth').toBeGreaterThan(0)
      }
    })

    test(`refuses ${ILLEGAL} illegal actions, each by a rule, with nothing changed`, () => {
      const refusals = fuzzIllegal(game, { seats, options }, ILLEGAL, `${id} ${seats}`)
      const total = Object.values(refusals).reduce((sum, n) => sum + n, 0)
      expect(total).toBeGreaterThanOrEqual(ILLEGAL)
      expect(Object.keys(refusals)).toEqual(
        expect.arrayContaining(['not-your-turn', 'unknown-action', 'impossible-outcome']),
      )
      expect(Object.keys(refusals).filter(rule => /^\d/.test(rule))).not.toEqual([])
    })
  })
}

/** The functions of a board's `motion.ts`. */
interface Motion<V, E> {
  after(view: V, event: E): V
  /** The fields of a view that the board draws. */
  drawn(view: V): unknown
  movesOf(event: E, view: V): readonly unknown[]
  whereOf(event: E): readonly string[]
  weightOf(event: E): string
  joins(event: E, before: E): boolean
  heads(event: E): boolean
  gainOf(event: E): { readonly from: readonly string[] } | null
}

/** What happens on the board of a game, over all its golden matches and for every viewer. */
export function everyStep<V, E extends EventBase>(id: string, motion: Motion<V, E>): void {
  const game = gameOf(id)
  const viewersOf = (state: unknown): readonly (Seat | null)[] => [null, ...game.score(state).keys()]

  test('event by event every viewer comes to the view they are sent', () => {
    walk(id, (before, entry, events, after) => {
      for (const viewer of viewersOf(before)) {
        const view = game.view(before, viewer) as V
        const heard = (events as readonly unknown[] as readonly E[]).filter(event => isFor(event, viewer))
        const shown = motion.drawn(heard.reduce(motion.after, view))
        const name = `${JSON.stringify(entry)} for ${viewer}`
        expect(shown, name).toEqual(motion.drawn(game.view(after, viewer) as V))
        expect(view, `${name}: the view it began with`).toEqual(game.view(before, viewer))
      }
    })
  })

  test('points come from somewhere, what travels is given time, and a part of the match begins with a beat of its own', () => {
    const wrong = new Set<string>()
    walk(id, (before, _, events) => {
      const view = game.view(before, 0) as V
      for (const [i, event] of (events as readonly unknown[] as readonly E[]).entries()) {
        const isOwn = 'only' in event // told to one seat only: nothing travels for the others
        const isSeen = motion.movesOf(event, view).length > 0 || motion.whereOf(event).length > 0
        if (motion.gainOf(event)?.from.length === 0) wrong.add(`${event.type}: points from nowhere`)
        if (isSeen && !isOwn && motion.weightOf(event) === 'nothing') wrong.add(`${event.type}: no time`)
        if (i > 0 && motion.heads(event) && motion.joins(event, events[i - 1] as unknown as E))
          wrong.add(`${event.type}: a heading that joins`)
      }
    })
    expect([...wrong]).toEqual([])
  })
}
