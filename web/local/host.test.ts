/** Tables of a device: played like any others, kept across workers and tabs; and where storage, bots or messages fail, the match goes on and it is said. */
import 'fake-indexeddb/auto'
import { readFileSync } from 'node:fs'
import { deleteDB, openDB } from 'idb'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Desk } from '../../bots/review/desk.ts'
import { gameOf, games } from '../../games/index.ts'
import type { ActionBase } from '../../kernel/game.ts'
import { pick, seeded } from '../../kernel/rng.ts'
import type { ClientMessage, ServerMessage, TableMessage } from '../../table/wire.ts'
import type { Trouble } from '../table/connection.ts'
import { withDatabase } from './database.ts'
import { DeviceHost, type Thought } from './host.ts'
import { listLocal, removeLocal } from './list.ts'
import type { LocalSeat } from './make.ts'
import type { OldMatch } from './old.ts'

const against = (bot: string, seats = 2): LocalSeat[] =>
  Array.from({ length: seats }, (_, seat) => ({ name: `P${seat}`, bot: seat === 0 ? null : bot }))

/** A worker's host, and the page that hears it. */
function device(seed = 'device') {
  const posted: ServerMessage[] = []
  const warned: (Trouble | null)[] = []
  const reported: string[] = []
  const announced: string[] = []
  const thoughts: (Thought | null)[] = []
  let clock = 1000 // goes on whenever it is looked at, so that bots come to an end
  const host = new DeviceHost({
    rng: seeded(seed),
    now: () => clock++,
    slowness: () => 1,
    post: message => posted.push(message),
    warn: (_match, trouble) => warned.push(trouble),
    report: (_error, what) => {
      reported.push(what)
      return `n${reported.length}`
    },
    rest: async () => {},
    thinks: thought => thoughts.push(thought),
    announce: match => announced.push(match),
  })
  const last = (): TableMessage => {
    const message = posted.filter(one => one.t === 'table').at(-1)
    if (!message) throw new Error('nothing was shown')
    return message
  }
  const act = (match: string, id: string, action: unknown = last().legal[0]): Promise<void> =>
    host.hear({ t: 'act', match, ask: last().ask ?? 0, action, id })
  return { host, posted, warned, reported, announced, thoughts, last, act }
}

const create = (host: DeviceHost, seats: readonly LocalSeat[], game = 'aton', id = 'm'): Promise<string> =>
  host.create({ id, game, seats, options: {} })

beforeEach(() => deleteDB('iteru'))
afterEach(() => {
  vi.restoreAllMocks()
})

describe('a match of a device', () => {
  for (const game of Object.keys(games)) {
    test(`is played to its end against bots, and another worker finds it: ${game}`, async () => {
      const { host, posted, reported, last, act } = device()
      const { min } = gameOf(game).meta.seats
      await create(host, against('random', min), game)
      await host.hear({ t: 'watch', match: 'm' })
      const rng = seeded(game)
      for (let n = 0; last().table.status === 'running'; n++) {
        expect(last().seat).toBe(0)
        await act('m', `a${n}`, pick(rng, last().legal))
        expect(posted).toContainEqual({ t: 'done', id: `a${n}` })
      }
      expect(reported).toEqual([])
      const other = device()
      await other.host.hear({ t: 'watch', match: 'm' })
      expect(other.last().view).toEqual(last().view)
      expect((await other.host.history('m')).at(-1)?.view).toEqual(last().view)
      expect(await other.host.export('m')).toContain('"over"')
    })
  }

  test('has everything that makes sense without other people: undo to the start, resigning, a bot that sits in, the same again', async () => {
    const { host, posted, last, act } = device()
    await create(host, against('random'))
    await host.hear({ t: 'watch', match: 'm' })
    const first = last()
    for (const n of [1, 2, 3]) await act('m', `a${n}`)
    expect(last().undo).toBe(3)
    await host.hear({ t: 'undo', match: 'm', steps: 3, id: 'back' })
    expect(last().view).toEqual(first.view)
    await host.hear({ t: 'bot', match: 'm', sits: true, id: 'sit' })
    expect(last().table.status).toBe('over') // two bots have played it out
    const again = await host.rematch('m', 'n')
    await host.hear({ t: 'watch', match: again })
    expect(last().table.seats.map(({ name }) => name)).toEqual(['P1', 'P0'])
    await host.hear({ t: 'resign', match: again, id: 'up' })
    expect(posted).toContainEqual({ t: 'done', id: 'up' })
    expect(last().table.result?.ending).toBe('resigned')
  })

  test('handed round, it is shown to whoever is asked; who takes over hears nothing that was told to the other', async () => {
    const { host, posted, last, act } = device()
    await create(host, [
      { name: 'A', bot: null },
      { name: 'B', bot: null },
    ])
    await host.hear({ t: 'watch', match: 'm' })
    const before = posted.length
    expect(last().seat).toBe(0)
    await act(
      'm',
      'a',
      (last().legal as ActionBase[]).find(({ type }) => type === 'allocate'),
    )
    expect(last().seat).toBe(1)
    for (const message of posted.slice(before)) {
      if (message.t === 'table' && message.seat === 1) expect(message.events).toEqual([])
    }
  })

  test('handed round, somebody for whom a bot sits in comes back, whoever holds the device; without a holder the past is what all saw', async () => {
    const { host, last } = device()
    const people = ['A', 'B'].map(name => ({ name, bot: null }))
    await create(host, people)
    await host.hear({ t: 'watch', match: 'm' })
    await host.hear({ t: 'bot', match: 'm', sits: true, id: 'sit' })
    expect([last().seat, last().table.seats.map(({ bot }) => bot !== null)]).toEqual([1, [true, false]])
    await host.comeBack('m', 0, 'back')
    expect(last().table.seats.map(({ bot }) => bot)).toEqual([null, null])

    const seatsOf = async (): Promise<unknown[]> => [
      ...new Set((await host.history('m')).map(({ view }) => (view as { seat: unknown }).seat)),
    ]
    expect(await seatsOf()).toEqual([1])
    await host.hear({ t: 'leave', match: 'm' })
    expect(await seatsOf()).toEqual([null])
  })

  test('a message that arrives twice is granted once and answered twice', async () => {
    const { host, posted, last, act } = device()
    await create(host, against('random'))
    await host.hear({ t: 'watch', match: 'm' })
    for (const id of ['a1', 'a2']) await act('m', id)
    const { ask, legal } = last()
    const sent: readonly ClientMessage[] = [
      { t: 'act', match: 'm', ask: ask ?? 0, action: legal[0], id: 'a3' },
      { t: 'undo', match: 'm', steps: 1, id: 'back' },
    ]
    for (const message of sent) {
      await host.hear(message)
      const shown = last()
      await host.hear(message)
      expect(posted.at(-1)).toEqual({ t: 'done', id: 'id' in message && message.id })
      expect(last()).toBe(shown) // nothing new was shown
    }
    expect(last().undo).toBe(2)
  })

  test('two messages at once do not make a bot think twice about one question', async () => {
    const { host, thoughts, reported } = device()
    await create(host, against('random'))
    await Promise.all([1, 2].map(() => host.hear({ t: 'watch', match: 'm' })))
    const asked = thoughts.flatMap(thought => (thought ? [`${thought.seat} ${thought.ask}`] : []))
    expect(asked.length).toBeGreaterThan(0)
    expect(new Set(asked).size).toBe(asked.length)
    expect(reported).toEqual([])
  })

  test('two tabs: whoever comes second builds on what the first has left', async () => {
    const one = device()
    await create(one.host, against('random'))
    await one.host.hear({ t: 'watch', match: 'm' })
    const two = device()
    await two.host.hear({ t: 'watch', match: 'm' })
    await one.act('m', 'one')
    expect(one.announced).toContain('m')
    await two.act('m', 'two')
    expect(two.posted.at(-1)).toMatchObject({ t: 'no', id: 'two', why: 'stale' })
    await two.host.refresh('m')
    expect(two.last().view).toEqual(one.last().view)
    await two.act('m', 'three')
    expect(two.posted).toContainEqual({ t: 'done', id: 'three' })
    await one.host.refresh('m')
    expect(one.last().view).toEqual(two.last().view)
  })

  test('can be listed, and taken off the device', async () => {
    const { host } = device()
    await create(host, against('random'), 'horus', 'first')
    await create(host, against('random'), 'aton', 'second')
    expect((await listLocal()).map(({ id, game, status }) => [id, game, status])).toEqual([
      ['second', 'aton', 'running'],
      ['first', 'horus', 'running'],
    ])
    await removeLocal('first')
    expect((await listLocal()).map(({ id }) => id)).toEqual(['second'])
    expect(
      await withDatabase(database => database.count('rows', IDBKeyRange.bound(['first'], ['first', []]))),
    ).toBe(0)
  })

  test('goes on elsewhere out of a file', async () => {
    const { host, last, act } = device()
    await create(host, against('random'))
    await host.hear({ t: 'watch', match: 'm' })
    for (const n of [1, 2]) await act('m', `a${n}`)
    const text = await host.export('m')
    const other = device('other')
    await other.host.adopt(text, 'copy')
    await other.host.hear({ t: 'watch', match: 'copy' })
    expect(other.last().view).toEqual(last().view)
    expect(other.last().table.seats.map(({ name }) => name)).toEqual(['P0', 'P1'])
    await other.act('copy', 'on')
    expect(other.posted).toContainEqual({ t: 'done', id: 'on' })
    await expect(other.host.adopt('nothing', 'x')).rejects.toThrow('This is not a match file')
  })

  test('that is played on out of a replay is another one, and says so', async () => {
    const { host, last } = device()
    const lines = readFileSync('games/aton/golden/temple.jsonl', 'utf8').trimEnd().split('\n')
    const text = new Desk(lines.join('\n'), { trials: 8 }).before(40, against('beginner'))
    await host.adopt(text, 'on', 'other')
    await host.hear({ t: 'watch', match: 'on' })
    expect(last().table.status).toBe('running')
    const frames = await host.history('on')
    expect(frames.flatMap(({ events }) => events)).toContainEqual({ type: 'table:branched' })
    expect((await listLocal()).find(({ id }) => id === 'on')?.from).toBe('other')
    expect(await host.export('on')).toContain('"kind":"branched"')
  })
})

describe('matches that version 0.1.0 has kept', () => {
  const kept = readFileSync('fixtures/0.1.0/device.jsonl', 'utf8')
    .trim()
    .split('\n')
    .map(line => JSON.parse(line) as OldMatch)

  beforeEach(async () => {
    const old = await openDB('iteru', 1, {
      upgrade: database => {
        database.createObjectStore('matches', { keyPath: 'id' })
      },
    })
    for (const match of kept) await old.put('matches', match)
    old.close()
  })

  test('are listed before anybody opens them', async () => {
    expect((await listLocal()).map(({ id }) => id).sort()).toEqual(kept.map(({ id }) => id).sort())
  })

  for (const match of kept) {
    test(`${match.id} is as it was, and plays on`, async () => {
      const { host, posted, last, warned, reported, act } = device()
      await host.hear({ t: 'watch', match: match.id })
      const game = gameOf(match.game)
      const first = posted.find(message => message.t === 'table')
      expect(first?.view).toEqual(game.view(match.state, first?.seat ?? null))
      if (last().ask !== null) await act(match.id, 'on')
      expect([warned, reported]).toEqual([[], []])
      const again = device()
      await again.host.hear({ t: 'watch', match: match.id })
      expect(again.last().table.status).toBe(last().table.status)
      expect((await listLocal()).filter(({ id }) => id === match.id)).toHaveLength(1)
    })
  }
})

describe('when something fails', () => {
  /** The device is full: nothing more is written. */
  const fill = () =>
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })

  test('what cannot be kept is played all the same, said once, and kept when it can be again', async () => {
    const { host, posted, warned, reported, last, act } = device()
    await create(host, against('random'))
    await host.hear({ t: 'watch', match: 'm' })
    const full = fill()
    const before = last().seq
    await act('m', 'one')
    expect(posted).toContainEqual({ t: 'done', id: 'one' })
    expect(last().seq).toBeGreaterThan(before)
    expect(warned).toEqual(['unkept'])
    expect(reported.every(what => what === 'keep')).toBe(true)
    expect(await host.export('m')).toContain('allocate')
    full.mockRestore()
    await act('m', 'two')
    expect(warned).toEqual(['unkept', null])
    const other = device()
    await other.host.hear({ t: 'watch', match: 'm' })
    expect(other.last().view).toEqual(last().view)
  })

  test('what cannot be opened, since another tab is newer, is said', async () => {
    const newer = await openDB('iteru', 99)
    newer.close()
    const { host, posted, warned, reported } = device()
    await host.hear({ t: 'watch', match: 'm' })
    expect([posted, warned, reported]).toEqual([[], ['unread'], ['watch']])
  })

  test('there is no chat here, and that is what is said', async () => {
    const { host, posted } = device()
    const match = await create(host, against('random'))
    await host.hear({ t: 'say', match, text: 'Hello', id: 'hello' })
    expect(posted.at(-1)).toMatchObject({ t: 'no', id: 'hello', why: 'no-chat' })
  })

  test('a message that makes the rules throw is refused under a number, and the match is as it was', async () => {
    const { host, posted, reported, last, act } = device()
    await create(host, against('random'))
    await host.hear({ t: 'watch', match: 'm' })
    const trap = {
      get type(): string {
        throw new Error('a fault in the rules')
      },
    }
    await act('m', 'bad', trap)
    expect(posted.at(-1)).toEqual({ t: 'no', id: 'bad', why: 'failed', sentence: '', report: 'n1' })
    expect(reported).toEqual(['act'])
    await act('m', 'good', last().legal[0])
    expect(posted).toContainEqual({ t: 'done', id: 'good' })
  })

  test('a bot that throws leaves the question to chance, the log says so, and the match goes on', async () => {
    const { host, posted, reported, last, act } = device()
    await create(host, against('no such bot'))
    await host.hear({ t: 'watch', match: 'm' })
    expect(reported.length).toBeGreaterThan(0)
    await act('m', 'one')
    expect(posted).toContainEqual({ t: 'done', id: 'one' })
    expect(last().table.toAct).toContain(0)
    const told = (await host.history('m')).flatMap(({ events }) => events)
    expect(told).toContainEqual({ type: 'table:failed', seat: 1 })
  })

  test('a bot that never answers takes its worker along; the next one leaves that question to chance', async () => {
    const first = device()
    await create(first.host, against('random'))
    await first.host.hear({ t: 'watch', match: 'm' })
    const [thought] = first.thoughts
    expect(first.thoughts).toEqual([expect.objectContaining({ match: 'm', seat: 1 }), null])
    if (!thought) throw new Error('a bot was asked')
    await deleteDB('iteru')
    const { host, reported, thoughts, last } = device()
    await create(host, against('random'))
    host.avoid(thought)
    await host.hear({ t: 'watch', match: 'm' })
    expect(thoughts).toEqual([])
    expect(reported).toEqual(['bot'])
    expect(last().table.toAct).toEqual([0])
    const told = (await host.history('m')).flatMap(({ events }) => events)
    expect(told).toContainEqual({ type: 'table:failed', seat: 1 })
  })
})

test('a file that ends where chance is due goes on from there', async () => {
  const { host, last } = device()
  const header = { iteru: 1, game: 'aton', rules: gameOf('aton').meta.rules, seats: 2, options: {} }
  const text = [header, { over: null, score: gameOf('aton').score(gameOf('aton').setup(2, {})) }]
  await host.adopt(text.map(line => JSON.stringify(line)).join('\n'), 'bare')
  await host.hear({ t: 'watch', match: 'bare' })
  expect(last().table.toAct).toContain(0)
})

describe('hints', () => {
  for (const game of Object.values(games)) {
    test(`${game.meta.id}: whoever plays alone against bots gets one, of choices that are legal`, async () => {
      const { host, last } = device()
      const seats = Math.max(2, game.meta.seats.min)
      await create(host, against('random', seats), game.meta.id)
      await host.hear({ t: 'watch', match: 'm' })
      const hint = await host.hint('m')
      const { legal } = last()
      for (const { action } of hint?.choices ?? []) expect(legal).toContainEqual(action)
      expect(hint === null).toBe(legal.length < 2)
    })
  }

  test('nobody gets one where two people play', async () => {
    const { host } = device()
    await create(host, [...against('random', 1), ...against('random', 1)])
    await expect(host.hint('m')).rejects.toThrow(/alone against bots/)
  })
})
