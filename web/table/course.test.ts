/** A match in numbers, over golden matches: its rounds come in order, what they brought adds up to the result, and every viewer finds the same place. */
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { gameOf } from '../../games/index.ts'
import type { Seat } from '../../kernel/game.ts'
import { parseMatch } from '../../kernel/match.ts'
import { seeded } from '../../kernel/rng.ts'
import { totalOf } from '../../kernel/score.ts'
import { adopt, logOf } from '../../table/adopt.ts'
import { historyOf } from '../../table/history.ts'
import type { Changed, Table } from '../../table/table.ts'
import type { Frame } from '../../table/wire.ts'
import { deviceTable } from '../local/make.ts'
import type { Shown } from '../wholes.ts'
import { coursesOf, firstOf, gainedOf, roundsOf, sameIn } from './course.ts'

interface Scored {
  readonly points: readonly Parameters<typeof totalOf>[0][]
}

/** The games whose points are counted on the way. */
const GAMES = ['amun-re', 'aton', 'dahschur'] as const
/** As their boards do it. */
const points = (view: unknown, seat: Seat): number => totalOf((view as Scored).points[seat])
const shownOf = (game: string): Shown => ({ kit: { points }, game: gameOf(game) }) as unknown as Shown

function played(game: string, file: string): Changed {
  const golden = parseMatch(readFileSync(`games/${game}/golden/${file}`, 'utf8'), gameOf)
  const seats = Array.from({ length: golden.seats }, (_, seat) => ({ name: `P${seat}`, bot: null }))
  const open = deviceTable({
    id: 'course',
    game,
    options: golden.options as Record<string, unknown>,
    seats,
    now: 0,
  })
  return adopt(open, logOf(golden.rows, 0), {
    now: 0,
    chance: (_: Table, k: number) => seeded(`course ${k}`),
  })
}

function framesOf({ table, rows }: Changed, viewer: Seat | null): readonly Frame[] {
  const frames: Frame[] = []
  for (let from: number | null = 0; from !== null; ) {
    const page = historyOf(table, rows, viewer, from)
    frames.push(...page.frames)
    from = page.next
  }
  return frames
}

for (const game of GAMES) {
  const files = readdirSync(`games/${game}/golden`).filter(name => name.endsWith('.jsonl'))
  describe.each(files)(`${game}, %s`, file => {
    const match = played(game, file)
    const frames = framesOf(match, 0)
    const seats = match.table.seats.length
    const last = frames[frames.length - 1].view

    test('begins when the set-up is finished', () => {
      const first = firstOf(frames)
      expect(frames.slice(0, first + 1).every(({ actor }) => typeof actor !== 'number')).toBe(true)
      expect(typeof frames[first + 1].actor).toBe('number')
    })

    test('has rounds in order, and what they brought adds up', () => {
      const rounds = roundsOf(frames)
      expect(rounds.length).toBeGreaterThan(1)
      expect(rounds.map(({ n }) => n)).toEqual(rounds.map((_, i) => i + 1))
      for (const [i, { at }] of rounds.entries()) expect(at).toBeGreaterThanOrEqual(rounds[i - 1]?.at ?? 0)
      const gained = gainedOf(shownOf(game), frames, seats)
      for (let seat = 0; seat < seats; seat++)
        expect(gained.reduce((sum, round) => sum + round.points[seat], 0)).toBe(points(last, seat))
    })

    test('ends its course with the result', () => {
      const courses = coursesOf(shownOf(game), frames, seats)
      const scores = gameOf(game).score(match.table.state)
      expect(courses.map(course => course[course.length - 1])).toEqual(scores.map(({ total }) => total))
    })

    test('has the same place for every viewer', () => {
      const others = framesOf(match, 1)
      for (let at = firstOf(frames); at < frames.length; at += 7) {
        const there = others[sameIn(frames, at, others)].view
        const here = frames[at].view
        for (let seat = 0; seat < seats; seat++) expect(points(there, seat)).toBe(points(here, seat))
      }
    })
  })
}
