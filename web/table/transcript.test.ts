/** What somebody who hears a match is told of it, whole: each beat once, in order, with their own questions; one golden text for each game, to be read. npx vitest run -u writes them anew. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { GAMES, type GameId } from '../../games/cards.ts'
import { gameOf } from '../../games/index.ts'
import { parseMatch } from '../../kernel/match.ts'
import { seeded } from '../../kernel/rng.ts'
import { adopt, logOf } from '../../table/adopt.ts'
import { historyOf } from '../../table/history.ts'
import { messageFor } from '../../table/message.ts'
import type { Frame, TableMessage } from '../../table/wire.ts'
import { bind } from '../../words/catalogue.ts'
import { en } from '../../words/en.ts'
import { plainText } from '../kit/names.ts'
import { deviceTable } from '../local/make.ts'
import { load, wordsIn } from '../wholes.ts'
import { beatsOf, eventsOf } from './beats.ts'
import { spokenOf } from './spoken.ts'

const ME = 0
const NAMES = ['Hathor', 'Nefer', 'Sobek', 'Tawaret', 'Ptah']
/** Of the games that have a text to compare with. */
const FILES: Readonly<Partial<Record<GameId, string>>> = {
  'amun-re': '3p-points',
  aton: 'forty',
  dahschur: '2p-points',
  horus: '2p-shared',
}

/** A golden match as its first seat saw it, frame by frame. */
function seen(id: GameId): { readonly first: TableMessage; readonly frames: readonly Frame[] } {
  const golden = parseMatch(readFileSync(`games/${id}/golden/${FILES[id]}.jsonl`, 'utf8'), gameOf)
  const seats = NAMES.slice(0, golden.seats).map(name => ({ name, bot: null }))
  const options = golden.options as Record<string, unknown>
  const open = deviceTable({ id: 'heard', game: id, options, seats, now: 0 })
  const { table, rows } = adopt(open, logOf(golden.rows, 0), { now: 0, chance: () => seeded('unused') })
  const frames: Frame[] = []
  let first: unknown
  for (let from: number | null = 0; from !== null; ) {
    const page = historyOf(table, rows, ME, from)
    first ??= page.before
    frames.push(...page.frames)
    from = page.next
  }
  return { first: { ...messageFor(table, ME, []), view: first }, frames }
}

for (const id of GAMES.filter(game => game in FILES))
  test(`${id}: a whole match, heard`, async () => {
    const { kit } = await load(id)
    const game = await wordsIn(id, 'en')
    const w = bind<typeof en>(en, 'en')
    const { first, frames } = seen(id)
    const { seats } = first.table
    const lines: string[] = []
    let message = first
    for (const [i, { view, events }] of frames.entries()) {
      const next: TableMessage = { ...first, seq: i + 2, view, events }
      if (frames[i].actor === ME && message.view !== null)
        lines.push(`? ${plainText(game.asked(message.view, []), seats)}`)
      for (const beat of beatsOf(kit, message, next)) {
        const text = spokenOf(beat.items.flatMap(eventsOf), game, w, seats, ME)
        if (text !== '') lines.push(text)
      }
      message = next
    }
    expect(lines.filter(line => /@\d|<|>|\.\./.test(line))).toEqual([])
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`spoken/${id}.txt`)
  })
