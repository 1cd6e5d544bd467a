/** Tables of a device whose storage, bots or messages fail: the match goes on, and it is said. */
import { expect, test } from 'vitest'
import { gameOf } from '../../games/index.ts'
import { readOptions } from '../../kernel/options.ts'
import { seeded } from '../../kernel/rng.ts'
import type { ServerMessage, TableMessage } from '../messages.ts'
import type { Trouble } from '../table/line.ts'
import { Host } from './host.ts'
import { begin, type Kept, keptOf } from './match.ts'

const game = gameOf('aton')

/** A match of Aton against a bot, on a device whose storage can be broken. */
function device(bot: string) {
  const rng = seeded('host')
  const { id, rules } = game.meta
  const seats = [
    { name: 'Isis', bot: null },
    { name: 'Seth', bot },
  ]
  const options = readOptions(game.meta, {}) as Record<string, unknown>
  const match = { id: 'm', game: id, rules, options, seats, rows: [], created: 1, updated: 1 }
  const kept = new Map<string, Kept>([['m', keptOf(begin(game, match, rng))]])
  const posted: ServerMessage[] = []
  const warned: (Trouble | null)[] = []
  const reported: unknown[] = []
  const broken = { get: false, put: false }
  const host = new Host({
    rng,
    now: () => 0,
    keep: {
      get: async match => {
        if (broken.get) throw new Error('version')
        return kept.get(match)
      },
      put: async match => {
        if (broken.put) throw new Error('quota')
        kept.set(match.id, match)
      },
    },
    post: message => posted.push(message),
    warn: (_, trouble) => warned.push(trouble),
    report: error => reported.push(error),
    breathe: async () => {},
  })
  const last = (): TableMessage => posted.filter(message => message.t === 'table').slice(-1)[0]
  const act = (id: string): Promise<void> =>
    host.hear({ t: 'act', match: 'm', ask: last().ask ?? 0, action: last().legal[0], id })
  return { host, kept, posted, warned, reported, broken, last, act }
}

test('what cannot be kept is played all the same, said once, and kept when it can be again', async () => {
  const { host, kept, posted, warned, broken, last, act } = device('random')
  await host.hear({ t: 'watch', match: 'm' })
  broken.put = true
  const before = last().seq
  await act('one')
  expect(posted).toContainEqual({ t: 'done', id: 'one' })
  expect(last().seq).toBeGreaterThan(before)
  expect(warned).toEqual(['unkept'])
  const rows = kept.get('m')?.rows.length ?? 0
  broken.put = false
  await act('two')
  expect(warned).toEqual(['unkept', null])
  expect(kept.get('m')?.rows.length).toBeGreaterThan(rows + 1)
})

test('what cannot be opened is said', async () => {
  const { host, posted, warned, reported, broken } = device('random')
  broken.get = true
  await host.hear({ t: 'watch', match: 'm' })
  expect([posted, warned, reported.length]).toEqual([[], ['unread'], 1])
  broken.get = false
  await host.hear({ t: 'watch', match: 'm' })
  expect(posted.length).toBeGreaterThan(0)
})

test('a message that makes the rules throw is refused, and the match is as it was', async () => {
  const { host, posted, last, reported, act } = device('random')
  await host.hear({ t: 'watch', match: 'm' })
  const before = last()
  const trap = {
    get type(): string {
      throw new Error('a fault in the rules')
    },
  }
  await host.hear({ t: 'act', match: 'm', ask: before.ask ?? 0, action: trap, id: 'bad' })
  expect(posted.at(-1)).toEqual({ t: 'no', id: 'bad', why: 'failed', sentence: '' })
  expect(reported.length).toBe(1)
  await act('good')
  expect(posted).toContainEqual({ t: 'done', id: 'good' })
})

test('a bot that throws leaves the question to chance, and the match goes on', async () => {
  const { host, posted, last, reported, act } = device('no such bot')
  await host.hear({ t: 'watch', match: 'm' })
  expect(reported.length).toBeGreaterThan(0)
  await act('one')
  expect(posted).toContainEqual({ t: 'done', id: 'one' })
  expect(last().table.toAct).toContain(0)
})
