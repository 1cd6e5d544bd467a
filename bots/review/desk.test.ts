/** A match on the desk: where its rows stand for each viewer, what else could be chosen, and the match up to any place. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { gameOf, games } from '../../games/index.ts'
import { parseMatch } from '../../kernel/match.ts'
import { seeded } from '../../kernel/rng.ts'
import { adopt, logOf } from '../../table/adopt.ts'
import { historyOf } from '../../table/history.ts'
import { viewersOf } from '../../table/table.ts'
import { deviceTable } from '../../web/local/make.ts'
import { frameAt, rowAt } from '../../web/review/place.ts'
import { Desk } from './desk.ts'
import { costliest, costOf, resultOf } from './sum.ts'

const FILES: Readonly<Record<string, string>> = {
  'amun-re': '4p-cards',
  aton: 'draw',
  dahschur: '3p-stones',
  horus: '2p-shared',
}
const textOf = (id: string): string => readFileSync(`games/${id}/golden/${FILES[id]}.jsonl`, 'utf8')

for (const id of Object.keys(games)) {
  test(`${id}: every row stands where its frame is, for every viewer`, () => {
    const text = textOf(id)
    const desk = new Desk(text, { trials: 20 })
    const { shown, outline, places } = desk.open()
    const { match } = desk
    const seats = Array.from({ length: match.seats }, (_, seat) => ({
      name: `Seat ${seat}`,
      bot: seat === 0 ? null : 'solid',
    }))
    const open = deviceTable({
      id: 'device-1',
      game: id,
      options: match.options as Record<string, unknown>,
      seats,
      now: 0,
    })
    const { table, rows } = adopt(open, logOf(match.rows, 0), { now: 0, chance: () => seeded('desk') })
    for (const [v, viewer] of viewersOf(table).entries()) {
      const frames = []
      for (let from: number | null = 0; from !== null; ) {
        const page: ReturnType<typeof historyOf> = historyOf(table, rows, viewer, from)
        frames.push(...page.frames)
        from = page.next
      }
      expect(frames.filter(({ actor }) => actor !== 'table').length).toBe(shown[v].length)
      for (const row of shown[v].filter((_, k) => k % 7 === 0)) {
        const at = frameAt(frames, shown[v], row)
        expect(rowAt(frames, shown[v], at)).toBe(row)
        expect(frames[at].actor).toBe(match.rows[row].actor)
      }
    }
    expect(places).toEqual(table.result?.places)
    expect(outline.flatMap(one => one.rows).every(row => match.rows[row].actor !== 'table')).toBe(true)
  })

  test(`${id}: anybody's decision can be tried otherwise, and the match played on from there`, () => {
    const desk = new Desk(textOf(id), { trials: 40 })
    const decisions = desk.open().outline.filter(({ kind }) => kind !== 'chance')
    for (const { rows, seats } of decisions.filter((_, n) => n % 23 === 4)) {
      const asked = desk.asked(rows[0])
      expect(asked?.seat).toBe(seats[0])
      if (!asked) continue
      const thought = desk.thought(rows[0])
      expect(thought === null || thought.hint.choices.length > 0).toBe(true)
      const [other, played] = desk.chances(rows[0], [asked.legal[0], asked.played])
      for (const { share, error } of [other, played]) {
        expect(share).toBeGreaterThanOrEqual(0)
        expect(share).toBeLessThanOrEqual(1)
        expect(error).toBeGreaterThanOrEqual(0)
      }
      const players = Array.from({ length: desk.match.seats }, (_, seat) => ({
        name: `p${seat}`,
        bot: seat === asked.seat ? null : 'casual',
      }))
      const cut = parseMatch(desk.before(rows[0], players), gameOf)
      expect(cut.players).toEqual(players)
      expect(cut.fair).toBeUndefined()
      // Whoever plays on is asked the same, and nothing that came later is in the file.
      expect(cut.rows.length).toBeLessThanOrEqual(rows[0])
      expect(cut.rows.every(row => row.actor !== 'table')).toBe(true)
    }
  })
}

test('what the review thinks better is said to be better when it is tried', () => {
  const desk = new Desk(textOf('aton'), { trials: 2000 })
  const { outline } = desk.open()
  const last = outline.map((_, n) => n).slice(-8)
  const [worst] = [0, 1]
    .flatMap(seat =>
      costliest(
        last.map(n => desk.step(n)),
        seat,
      ),
    )
    .sort((a, b) => costOf(b) - costOf(a))
  const [best, played] = desk.chances(worst.row, [worst.best, worst.played])
  expect(best.share).toBeGreaterThan(played.share + 0.1)
})

test('a match that the table ended is reviewed up to there; one that goes on is not', () => {
  const cut = new Desk(textOf('aton'), { trials: 20 }).before(40, [])
  expect(() => new Desk(cut, { trials: 20 }).open()).toThrow('Only a finished match can be reviewed')
  const [head, ...rest] = cut.trimEnd().split('\n')
  const end = JSON.stringify({
    n: rest.length - 1,
    actor: 'table',
    note: { kind: 'ended', ending: 'resigned', places: [2, 1] },
  })
  const resigned = [head, ...rest.slice(0, -1), end, rest.at(-1)].join('\n')
  expect(resultOf(new Desk(resigned, { trials: 20 }).open().places)).toEqual([0, 1])
})
