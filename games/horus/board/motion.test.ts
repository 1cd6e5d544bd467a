/** The story of Horus: what each viewer is shown between two events leads exactly to what they see in the end, and the final scoring gives everybody their points. */
import { expect, test } from 'vitest'
import { walk } from '../../golden.ts'
import { everyStep } from '../../suite.ts'
import { horus } from '../rules/index.ts'
import type { HorusEvent, State } from '../rules/types.ts'
import { isScored } from './facts.ts'
import { drawn, gainOf, heads, joins, movesOf, after as step, weightOf, whereOf } from './motion.ts'

everyStep('horus', { after: step, drawn, movesOf, whereOf, weightOf, joins, heads, gainOf })

test('the final scoring gives everybody their points, region by region, and those who share a region at once', () => {
  let scorings = 0
  walk('horus', (_before, _entry, told, after) => {
    const next = after as State
    const events = told as readonly HorusEvent[]
    const gains = events.flatMap(event => gainOf(event) ?? [])
    if (!next.over) {
      expect(gains).toEqual([])
      return
    }
    scorings++
    const totals = next.supply.map((_seat, seat) =>
      gains.filter(gain => gain.seat === seat).reduce((sum, { points }) => sum + points, 0),
    )
    expect(totals).toEqual(horus.score(next).map(({ total }) => total))
    expect(gains.every(({ from }) => from.length === 1)).toBe(true)
    const beats = events.filter(
      (event, i) => event.type === 'scored' && !(i > 0 && joins(event, events[i - 1])),
    )
    expect(beats.length).toBe(new Set(gains.flatMap(({ from }) => from)).size)
  })
  expect(scorings).toBeGreaterThan(0)
})

test('while it is scored nobody has a step to take', () => {
  const view = horus.view(horus.setup(2, { split: '10/10' }), 0)
  expect([isScored(view), isScored(step(view, { type: 'scoring' }))]).toEqual([false, true])
})
