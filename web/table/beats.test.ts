/** From messages to beats: what belongs together, whose turn it is, and, over all golden matches, that nothing is lost and nothing takes too long. */
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { GAMES, type GameId } from '../../games/cards.ts'
import { gameOf } from '../../games/index.ts'
import type { EventBase, Seat } from '../../kernel/game.ts'
import { parseMatch } from '../../kernel/match.ts'
import { adopt, logOf } from '../../table/adopt.ts'
import { historyOf } from '../../table/history.ts'
import { messageFor } from '../../table/message.ts'
import type { TableMessage } from '../../table/wire.ts'
import type { BoardKit, Weight } from '../kit/board.ts'
import { deviceTable } from '../local/make.ts'
import { load } from '../wholes.ts'
import { beatsOf, eventsOf, oneBeat, type Step } from './beats.ts'
import { LONGEST, LONGEST_CEREMONIES, merge } from './story.ts'
import { toldBy } from './testing.ts'

interface Happens extends EventBase {
  readonly seat?: Seat
  readonly weight: Weight
  readonly joined?: boolean
  readonly head?: boolean
}
const happens = (weight: Weight, rest: Partial<Happens> = {}): Happens => ({ type: 'x', weight, ...rest })

/** A board that counts its events. */
const kit = {
  motion: {
    weightOf: ({ weight }: Happens) => weight,
    joins: ({ joined }: Happens) => joined === true,
    heads: ({ head }: Happens) => head === true,
    after: (view: number) => view + 1,
  },
} as unknown as BoardKit

const at = (view: unknown, seq: number, events: readonly unknown[] = []): TableMessage =>
  ({ seq, view, events, frames: seq, table: { status: seq > 1 ? 'over' : 'running' } }) as TableMessage

const shown = (events: readonly EventBase[]) =>
  beatsOf(kit, at(0, 1), at('end', 2, events)).map(({ items: [{ message, events: own }], weight, turn }) => [
    message.view,
    own.length,
    weight,
    turn,
  ])

test('each event is a beat of its own, the board in between is folded, and the last one is the message itself', () => {
  const events = [happens('normal', { seat: 1 }), happens('small', { seat: 2 }), happens('ceremony')]
  expect(shown(events)).toEqual([
    [1, 1, 'normal', 1],
    [2, 1, 'small', 2],
    ['end', 1, 'ceremony', 2],
  ])
  const beats = beatsOf(kit, at(0, 1), at('end', 2, events))
  expect(beats.map(({ items: [{ message }] }) => [message.seq, message.table.status])).toEqual([
    [1, 'running'],
    [1, 'running'],
    [2, 'over'],
  ])
})

test('what joins what was before is one beat with it, and so is what there is nothing to see in', () => {
  const events = [
    happens('nothing'),
    happens('small', { seat: 0 }),
    happens('normal', { seat: 0, joined: true }),
    happens('nothing'),
    happens('normal', { seat: 1 }),
  ]
  expect(shown(events)).toEqual([
    [4, 4, 'normal', 0],
    ['end', 1, 'normal', 1],
  ])
})

test('what nobody did belongs to the turn before it, unless a new part of the match begins', () => {
  const events = [happens('normal', { seat: 1 }), happens('small'), happens('normal', { head: true })]
  expect(shown(events).map(([, , , turn]) => turn)).toEqual([1, 1, '2 2'])
})

test('what the table tells is told, too, and ends with a ceremony', () => {
  const events = [
    happens('normal', { seat: 1 }),
    { type: 'table:seat', seat: 1, by: 'bot' },
    { type: 'table:ended', ending: 'resigned', places: [1, 2] },
  ]
  expect(shown(events)).toEqual([
    [1, 2, 'normal', 1],
    ['end', 1, 'ceremony', 1],
  ])
})

test('what is taken back is one beat', () => {
  const events = [happens('normal', { seat: 1 }), happens('normal', { seat: 2 })]
  expect(shown([...events, { type: 'table:undo', by: 1 } as EventBase]).length).toBe(1)
})

const goldenOf = (game: GameId): string[] =>
  readdirSync(`games/${game}/golden`).filter(name => name.endsWith('.jsonl'))

/** What a viewer hears of a golden match, entry by entry. */
function* heardOf(game: GameId, file: string, viewer: Seat | null) {
  const golden = parseMatch(readFileSync(`games/${game}/golden/${file}`, 'utf8'), gameOf)
  const open = deviceTable({
    id: 'golden',
    game,
    options: golden.options as Record<string, unknown>,
    seats: Array.from({ length: golden.seats }, (_, seat) => ({ name: `${seat}`, bot: null })),
    now: 0,
  })
  const chance = (): never => {
    throw new Error('a golden match has its chance in its rows')
  }
  const { table, rows } = adopt(open, logOf(golden.rows, 0), { now: 0, chance })
  const last = messageFor(table, viewer, [])
  let before: TableMessage | null = null
  for (const { n, actor, events, view } of historyOf(table, rows, viewer, 0).frames) {
    const message: TableMessage = { ...last, seq: n + 1, frames: n + 1, view, events }
    if (before && view !== null) yield { before, message, actor }
    before = message
  }
}

for (const game of GAMES) {
  test(`${game}: over all golden matches nothing is lost in beats, and the last of them is the message`, async () => {
    const { kit: board } = await load(game)
    for (const file of goldenOf(game)) {
      for (const viewer of [null, 0]) {
        for (const { before, message } of heardOf(game, file, viewer)) {
          const items = beatsOf(board, before, message).flatMap(beat => beat.items)
          expect(items.flatMap(eventsOf)).toEqual(message.events)
          expect(items.at(-1)?.message).toBe(message)
          const weights = beatsOf(board, before, message).map(({ weight }) => weight)
          expect(weights).toContain(oneBeat(board, message).weight)
        }
      }
    }
  })

  test(`${game}: from any decision to the next, however it arrives, a story takes no longer than it may`, async () => {
    const { kit: board } = await load(game)
    for (const file of goldenOf(game)) {
      for (const between of [0, 150, 4000]) {
        const { story, pass, shown: drawn, now } = toldBy<Step>()
        for (const { before, message, actor } of heardOf(game, file, 0)) {
          const beats = beatsOf(board, before, message)
          pass(between)
          if (actor !== 0) story.tell(beats)
          else {
            const heard = now()
            pass(LONGEST + LONGEST_CEREMONIES + 1)
            expect(story.behind).toBe(false)
            expect((drawn.at(-1)?.at ?? 0) - heard).toBeLessThan(LONGEST + LONGEST_CEREMONIES + 1)
            story.tellNow(merge(beats))
          }
        }
        pass(60_000)
        const events = [...heardOf(game, file, 0)].flatMap(({ message }) => eventsOf(message))
        expect(drawn.flatMap(({ items }) => items.flatMap(eventsOf))).toEqual(events)
      }
    }
  })
}
