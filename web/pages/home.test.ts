/** The list of my matches: every match stands in exactly one part, in the order in which it matters; and times in words. */
import { expect, test } from 'vitest'
import { seeded } from '../../kernel/rng.ts'
import type { Lists, MyTable } from '../../table/wire.ts'
import { type HomeMatch, homeOf, ofDevice, ofServer, restOf, sectionsOf, withMore } from './home.ts'
import { agoIn, spanIn } from './times.ts'

const TABLE: MyTable = {
  ...{ id: 'm', game: 'aton', status: 'running', options: {}, pace: { kind: 'untimed' } },
  ...{ open: true, rated: false, host: { id: 'a', name: 'Ani' }, toAct: [1], since: 1, result: null },
  seats: [
    { name: 'Ani', player: 'a', bot: null, reserved: false },
    { name: 'Tiye', player: 'b', bot: null, reserved: false },
  ],
  ...{ created: 1, updated: 2, seat: 0, yourTurn: false, asked: null, last: null, until: null },
}

test('a table of the server: with whom, for whom it waits, how it ended', () => {
  expect(ofServer(TABLE)).toMatchObject({ status: 'waiting', others: ['Tiye'], toMove: ['Tiye'], free: 0 })
  const result = { ending: 'resigned', places: [2, 1] }
  expect(ofServer({ ...TABLE, status: 'over', toAct: [], result })).toMatchObject({
    status: 'over',
    place: 2,
  })
  const [me, other] = TABLE.seats
  const kept = { ...other, reserved: true }
  expect(ofServer({ ...TABLE, status: 'open', seats: [me, kept], toAct: [] })).toMatchObject({ free: 1 })
  expect(ofServer({ ...TABLE, seats: [{ ...me, bot: 'casual' }, other] }).standsIn).toBe(true)
})

test('a match of the device waits for its person, also while a bot sits in; handed round it is nobody’s alone', () => {
  const seat = (name: string, bot: string | null, player: string | null) => ({ name, bot, player })
  const match = { id: 'd', game: 'aton', status: 'running', updated: 3, toAct: [0], result: null } as const
  const alone = [seat('Ani', 'casual', 'p0'), seat('Sobek', 'solid', null)]
  expect(ofDevice({ ...match, seats: alone }, 'Mine', undefined)).toMatchObject({
    ...{ status: 'turn', title: 'Mine', others: ['Sobek'], isLocal: true },
  })
  const round = [seat('Ani', null, 'p0'), seat('Tiye', null, 'p1')]
  const result = { kind: 'over', ending: 'x', places: [1, 2] } as const
  const over = ofDevice({ ...match, status: 'over', seats: round, result }, null, undefined)
  expect(over).toMatchObject({ status: 'over', others: ['Ani', 'Tiye'], place: null })
})

test('what the server has listed later is added once, as it said last; a device’s match that is kept there stands there alone', () => {
  const over = (id: string): MyTable => ({ ...TABLE, id, status: 'over', toAct: [] })
  const hosted: MyTable = { ...TABLE, id: 'h', status: 'open', seat: null, toAct: [] }
  const first: Lists = {
    mine: [TABLE, over('a'), hosted],
    counts: { turn: 0, waiting: 4, over: 3 },
    attached: ['device-1'],
    open: [],
  }
  expect(restOf(first, 'over')).toEqual({ missing: 2, from: 1 })
  expect(restOf(first, 'waiting')).toEqual({ missing: 2, from: 1 })
  const all = withMore(first, [{ ...over('a'), updated: 99 }, over('b'), over('c')])
  expect(all.mine.map(({ id, updated }) => [id, updated])).toEqual([
    ['m', 2],
    ['a', 2],
    ['h', 2],
    ['b', 2],
    ['c', 2],
  ])
  expect(restOf(all, 'over')).toEqual({ missing: 0, from: 3 })
  const local = ['device-1', 'device-2'].map(id => ({
    ...{ id, game: 'aton', status: 'over', updated: 3, toAct: [], seats: [], result: null },
  }))
  const listed = homeOf(first, local as never, () => null, {})
  expect(listed.map(({ id }) => id)).toEqual(['m', 'a', 'h', 'device-2'])
})

test('each match stands in one part; who runs out of time first comes first; what is hidden comes back when it asks', () => {
  const rng = seeded('sections')
  const below = (n: number): number => rng.int(n)
  const status = ['turn', 'waiting', 'over'] as const
  for (let round = 0; round < 50; round++) {
    const matches = Array.from(
      { length: below(12) },
      (_, n): HomeMatch => ({
        ...ofServer({ ...TABLE, id: `m${n}`, updated: below(9) }),
        status: status[below(3)],
        until: below(2) === 0 ? null : below(9),
        isLocal: below(2) === 0,
      }),
    )
    const hidden = new Set(matches.filter(() => below(3) === 0).map(({ id }) => id))
    const { turn, waiting, over, hidden: count } = sectionsOf(matches, hidden)
    const shown = [...turn, ...waiting, ...over]
    expect(new Set(shown).size).toBe(shown.length)
    expect(shown.length + count).toBe(matches.length)
    expect(turn.length).toBe(matches.filter(match => match.status === 'turn').length)
    expect([...waiting, ...over].some(({ id }) => hidden.has(id))).toBe(false)
    const timed = turn.map(({ until }) => until ?? Number.MAX_SAFE_INTEGER)
    expect(timed).toEqual([...timed].sort((a, b) => a - b))
    for (const part of [waiting, over]) {
      const times = part.map(({ at }) => at)
      expect(times).toEqual([...times].sort((a, b) => b - a))
    }
  }
})

test('times in words, in both languages', () => {
  const [minute, hour, day] = [60_000, 3_600_000, 86_400_000]
  expect(spanIn('en', day + 4 * hour + 59 * minute)).toBe('1 day 4 hrs')
  expect(spanIn('de', 2 * day)).toBe('2 Tage')
  expect(spanIn('en', hour + minute - 1)).toBe('1 hr')
  expect(spanIn('de', 90 * minute)).toBe('1 Std. 30 Min.')
  expect(spanIn('en', -5)).toBe('0 mins')
  expect(agoIn('en', 0, 2 * hour)).toContain('2')
  expect(agoIn('de', 5, 0)).not.toContain('-')
})
