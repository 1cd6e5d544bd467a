/** What a bot's move looks like from another seat: the moves of a turn are found as that seat saw them, and there are words for them in every language. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { GameId } from '../../games/cards.ts'
import { gameOf } from '../../games/index.ts'
import type { ActionBase, EventBase } from '../../kernel/game.ts'
import { parseMatch } from '../../kernel/match.ts'
import { seeded } from '../../kernel/rng.ts'
import { adopt, logOf } from '../../table/adopt.ts'
import { historyOf } from '../../table/history.ts'
import type { Frame } from '../../table/wire.ts'
import { bind } from '../../words/catalogue.ts'
import { de } from '../../words/de.ts'
import { en } from '../../words/en.ts'
import { LANGUAGES, type Language } from '../../words/languages.ts'
import { glance } from '../local/explain.ts'
import { deviceTable } from '../local/make.ts'
import { load, wordsIn } from '../wholes.ts'
import { adviceIn } from './advice.ts'
import { movesOf } from './looked.ts'

const HOUSE = { de: bind<typeof en>(de, 'de'), en: bind<typeof en>(en, 'en') }
const FILES: readonly (readonly [GameId, string])[] = [
  ['amun-re', '3p-points'],
  ['aton', 'green'],
  ['dahschur', '2p-points'],
  ['horus', '2p-shared'],
]
/** So many turns of a match are looked at: an answer takes a good half of a second. */
const TURNS = 3

function framesOf(id: string, file: string): Frame[] {
  const match = parseMatch(readFileSync(`games/${id}/golden/${file}.jsonl`, 'utf8'), gameOf)
  const seats = Array.from({ length: match.seats }, (_, seat) => ({
    name: `Seat ${seat}`,
    bot: seat === 0 ? null : 'solid',
  }))
  const options = match.options as Record<string, unknown>
  const open = deviceTable({ id: 'device-1', game: id, options, seats, now: 0 })
  const { table, rows } = adopt(open, logOf(match.rows, 0), { now: 0, chance: () => seeded('looked') })
  const frames: Frame[] = []
  for (let from: number | null = 0; from !== null; ) {
    const page: ReturnType<typeof historyOf> = historyOf(table, rows, 0, from)
    frames.push(...page.frames)
    from = page.next
  }
  return frames
}

test.each(FILES)(
  '%s: a turn of somebody else is found as it was seen, and said in words',
  async (id, file) => {
    const frames = framesOf(id, file)
    const log = frames.flatMap(({ events }) => events as readonly EventBase[])
    const { kit } = await load(id)
    const words = await Promise.all(
      (Object.keys(LANGUAGES) as Language[]).map(language => wordsIn(id, language)),
    )
    let at = -1
    let looked = 0
    for (const [n, { actor, action, events }] of frames.entries()) {
      at += events.length
      if (typeof actor !== 'number' || actor === 0 || events.length === 0) continue
      if (looked === TURNS) break
      const moves = movesOf(frames, log, at, actor)
      if (action === null) continue
      expect(moves[0]).toEqual({ view: frames[n - 1].view, seat: actor, action })
      const glanced = glance({ game: id, moves }, seeded(`look ${n}`))
      if (!glanced) continue
      looked++
      const { move, hint } = glanced
      expect(hint.choices[0].action).toEqual(move.action)
      const paths = hint.choices.map(one => kit.pathOf(one.action as ActionBase, move.view, false))
      for (const [k, language] of (Object.keys(LANGUAGES) as Language[]).entries()) {
        const advice = { hint, paths, view: move.view, first: 'seen', who: actor } as const
        const [first] = adviceIn(advice, { words: HOUSE[language], game: words[k], language })
        expect(first).toMatch(new RegExp(`@${actor}.* \\S+.* \\d+ ?%`))
        expect(first).not.toMatch(/undefined|NaN| {2}/)
      }
    }
    expect(looked).toBe(TURNS)
  },
)
