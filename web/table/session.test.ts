/** A table on the screen, without a screen: what it shows when, what it sends again, and what it says. Real matches, a connection made by hand, a clock that is moved. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ActionBase, EventBase } from '../../kernel/game.ts'
import type { ClientMessage, Said, TableMessage } from '../../table/wire.ts'
import { language } from '../kit/language.svelte.ts'
import { load, wordsIn } from '../wholes.ts'
import type { TableSession } from './session.svelte.ts'
import { HOLDS, LONGEST } from './story.ts'
import { Match, ME, othersBid, settle, sit } from './testing.ts'

/** A session that has been shown the table and its history. */
async function seated(match = new Match()) {
  const here = sit(match)
  here.hear(match.now())
  await settle()
  here.take()
  return { match, ...here }
}

const idsOf = (messages: readonly ClientMessage[]): string[] =>
  messages.flatMap(message => ('id' in message ? [message.id] : []))

beforeEach(async () => {
  await load('amun-re')
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

interface Bid extends EventBase {
  readonly seat: number
  readonly province: string
}

const firstChoice = ({ message }: TableSession): ActionBase => {
  if (!message || message.legal.length === 0) throw new Error('nobody is asked')
  return message.legal[0] as ActionBase
}

test('bids of others come one by one, the question when the last of them has been seen', async () => {
  const match = othersBid()
  const { session, hear } = await seated(match)
  expect(session.asked).toBe(true)
  hear(match.step(ME))
  const mine = session.message?.seq ?? 0
  const messages: TableMessage[] = []
  while (!match.toAct.includes(ME)) messages.push(match.step())
  expect(messages.length).toBeGreaterThan(1)
  for (const message of messages) hear(message)
  for (const [i] of messages.entries()) {
    let stayed = 0
    for (; session.message?.seq === mine + i && stayed < LONGEST; stayed += 10) {
      expect([session.teller.behind, session.asked, session.chooser.asked]).toEqual([true, false, false])
      await vi.advanceTimersByTimeAsync(10)
    }
    expect(session.message?.seq).toBe(mine + i + 1)
    expect(stayed).toBeGreaterThanOrEqual(HOLDS.small)
  }
  expect(session.message?.seq).toBe(messages.at(-1)?.seq)
  expect([session.teller.behind, session.asked, session.chooser.asked]).toEqual([false, true, true])
  expect(session.teller.log).toEqual(match.frames().flatMap(({ events }) => events))
})

test('a bid that comes later still waits for the one before it, and skipping comes to the present', async () => {
  const match = othersBid()
  const { session, hear } = await seated(match)
  hear(match.step(ME))
  await vi.advanceTimersByTimeAsync(HOLDS.normal)
  hear(match.step())
  await vi.advanceTimersByTimeAsync(100)
  const last = match.step()
  hear(last)
  expect(session.message?.seq).toBe(last.seq - 1)
  expect(session.latest?.seq).toBe(last.seq)
  session.teller.skip()
  expect([session.message?.seq, session.teller.behind]).toEqual([last.seq, false])
})

test('what comes of my own click is shown at once', async () => {
  const match = othersBid()
  const { session, hear, take } = await seated(match)
  hear(match.step(ME))
  while (!match.toAct.includes(ME)) hear(match.step())
  session.teller.skip()
  const action = firstChoice(session)
  session.act(action)
  expect(session.chooser.asked).toBe(true)
  const [sent] = take()
  const answered = match.play(ME, action)
  hear(answered)
  expect(session.message?.seq).toBe(answered.seq)
  hear({ t: 'done', id: 'id' in sent ? sent.id : '' })
  expect(session.busy).toBe(false)
  // What others do after it is theirs again, and has its time.
  hear(match.step())
  expect([session.message?.seq, session.teller.behind]).toEqual([answered.seq, true])
})

test('with half a minute on my clock I am asked at once, and the story is told beside it', async () => {
  const match = othersBid()
  const { session, hear } = await seated(match)
  hear(match.step(ME))
  const timed = (message: TableMessage, left: number): TableMessage => ({
    ...message,
    table: {
      ...message.table,
      pace: { kind: 'each', ms: 60_000, late: 'decide' },
      clocks: { left: message.table.clocks.left.map(() => left), since: message.table.clocks.since },
    },
  })
  const messages: TableMessage[] = []
  while (!match.toAct.includes(ME)) messages.push(timed(match.step(), 29_000))
  for (const message of messages) hear(message)
  expect([session.asked, session.message?.seq]).toEqual([true, messages.at(-1)?.seq])
  expect(session.teller.behind).toBe(true)
  const told = (): number => session.teller.log.length
  const before = told()
  await vi.advanceTimersByTimeAsync(HOLDS.normal)
  expect(told()).toBeGreaterThan(before)
  expect([session.asked, session.message?.seq]).toEqual([true, messages.at(-1)?.seq])
  await vi.advanceTimersByTimeAsync(LONGEST)
  expect(session.teller.log).toEqual(match.frames().flatMap(({ events }) => events))
})

test('what others did stays marked until I decide, also after a reload', async () => {
  const match = othersBid()
  const { session, hear } = await seated(match)
  hear(match.step(ME))
  while (!match.toAct.includes(ME)) hear(match.step())
  session.teller.skip()
  const bids = (session.teller.log as readonly Bid[]).filter(
    ({ type, seat }) => type === 'bid' && seat !== ME,
  )
  expect(bids.length).toBeGreaterThan(0)
  expect(Object.fromEntries(session.teller.marks)).toMatchObject(
    Object.fromEntries(bids.map(({ province, seat }) => [`province:${province}`, seat])),
  )
  expect([...session.teller.marks.values()]).not.toContain(ME)
  const again = await seated(match)
  expect(again.session.teller.marks).toEqual(session.teller.marks)
  const action = firstChoice(session)
  session.act(action)
  hear(match.play(ME, action))
  expect([...session.teller.marks.values()]).toEqual([])
})

test('what the history tells is told once, whatever was drawn while it was read', async () => {
  const match = othersBid()
  const { session, hear } = sit(match)
  hear(match.now())
  await Promise.resolve()
  await Promise.resolve()
  hear(match.step(ME))
  hear(match.step())
  hear(match.step())
  await vi.advanceTimersByTimeAsync(5000)
  expect(session.teller.log).toEqual(match.frames().flatMap(({ events }) => events))
})

test('after a gap the table is shown as it stands, and what was missed is told', async () => {
  const match = othersBid()
  const { session, hear, state } = await seated(match)
  const before = match.frames().length
  state(false)
  match.step(ME)
  match.step()
  state(true)
  hear(match.now())
  await settle()
  expect(session.message?.seq).toBe(match.now().seq)
  expect(session.teller.missed.map(({ n }) => n)).toEqual(
    match
      .frames()
      .slice(before)
      .map(({ n }) => n),
  )
  // It lies over the board until it is closed, or until the viewer decides.
  while (!match.toAct.includes(ME)) hear(match.step())
  await vi.advanceTimersByTimeAsync(LONGEST)
  expect(session.teller.missed).not.toEqual([])
  const action = firstChoice(session)
  session.act(action)
  hear(match.play(ME, action))
  expect(session.teller.missed).toEqual([])
  expect(session.teller.log).toEqual(match.frames().flatMap(({ events }) => events))
})

test('what leads on from something never heard is shown at once, as it stands', async () => {
  const match = othersBid()
  const { session, hear } = await seated(match)
  hear(match.step(ME))
  match.step() // lost on the way
  const next = match.step()
  hear(next)
  expect([session.message?.seq, session.teller.behind]).toEqual([next.seq, false])
})

test('five reconnects: every line of the chat once, a missing one is asked for', async () => {
  const { session, hear, state, take } = await seated()
  const line = (n: number): Said => ({ n, player: 'p', name: 'Isis', text: `line ${n}`, at: n })
  const lines = Array.from({ length: 6 }, (_, n) => line(n))
  const tell = (said: readonly Said[]): void => hear({ t: 'said', match: 'm', said })
  for (let i = 1; i <= 5; i++) {
    tell(lines.slice(0, i))
    tell([line(i)])
    state(false)
    state(true)
  }
  expect(session.said.map(({ n }) => n)).toEqual([0, 1, 2, 3, 4, 5])
  take()
  hear({ t: 'said', match: 'another', said: [line(6)] })
  expect(session.said.length).toBe(6)
  tell([line(8)])
  expect(take()).toEqual([{ t: 'watch', match: 'm', seq: 1, seat: ME, lines: 6 }])
  tell([...lines, line(6), line(7), line(8)])
  expect(session.said.length).toBe(9)
  expect(take()).toEqual([])
})

test('what was not answered is sent again in order under its id; an answer clears only its own', async () => {
  const match = othersBid()
  const { session, hear, state, take } = await seated(match)
  session.act(firstChoice(session))
  session.say('one')
  session.say('two')
  const [act, one, two] = idsOf(take())
  hear({ t: 'done', id: one })
  state(false)
  expect(take()).toEqual([]) // nobody would hear it
  state(true)
  const again = take()
  expect(again[0]).toEqual({ t: 'watch', match: 'm', seq: 1, seat: ME })
  expect(idsOf(again)).toEqual([act, two])
  hear({ t: 'done', id: act })
  hear({ t: 'done', id: two })
  state(false)
  state(true)
  expect(idsOf(take())).toEqual([])
})

test('sending is said after a while, and no longer when it is done', async () => {
  const { session, hear, take } = await seated()
  session.say('hello')
  const [id] = idsOf(take())
  await vi.advanceTimersByTimeAsync(1400)
  expect(session.sending).toBe(false)
  await vi.advanceTimersByTimeAsync(200)
  expect(session.sending).toBe(true)
  hear({ t: 'done', id })
  expect(session.sending).toBe(false)
})

test('failed is final: said, and never sent again; the question is asked anew', async () => {
  const match = othersBid()
  const { session, hear, state, take } = await seated(match)
  session.act(firstChoice(session))
  const [id] = idsOf(take())
  hear({ t: 'no', id, why: 'failed', sentence: 'It failed.', report: '0a1b' })
  expect(session.refusal).toEqual({ why: 'failed', sentence: 'It failed.', report: '0a1b' })
  expect(session.chooser.asked).toBe(true)
  state(false)
  state(true)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(idsOf(take())).toEqual([])
})

test('unavailable is tried again under the same id, later and later', async () => {
  const { session, hear, take } = await seated()
  session.say('hello')
  const [id] = idsOf(take())
  const no = (): void => hear({ t: 'no', id, why: 'unavailable', sentence: '' })
  no()
  await vi.advanceTimersByTimeAsync(1500)
  expect(idsOf(take())).toEqual([id])
  expect([session.refusal, session.sending]).toEqual([null, true])
  no()
  await vi.advanceTimersByTimeAsync(1500)
  expect(idsOf(take())).toEqual([])
  await vi.advanceTimersByTimeAsync(1000)
  expect(idsOf(take())).toEqual([id])
  hear({ t: 'done', id })
  expect(session.sending).toBe(false)
})

test('an answered question is not asked again because others act meanwhile', async () => {
  const match = othersBid()
  const { session, hear } = await seated(match)
  session.chooser.choose([...session.chooser.lit][0])
  session.act(firstChoice(session))
  hear({ ...match.now(), seq: match.now().seq + 1, events: [{ type: 'sealed', seat: 1 }] })
  expect([session.asked, session.chooser.asked]).toEqual([false, false])
})

test('trouble of this match and of all is said, that of another is not', async () => {
  const { session, trouble } = await seated()
  trouble('other', 'unkept')
  expect(session.trouble).toBeNull()
  trouble('m', 'unkept')
  expect(session.trouble).toBe('unkept')
  trouble('m', null)
  trouble(null, 'stopped')
  expect(session.trouble).toBe('stopped')
})

test('what comes while the board is on its way comes in order, whatever is fetched first', async () => {
  vi.useRealTimers() // files take real time
  vi.stubGlobal('document', { documentElement: {} }) // whose language is set
  const first = language.now
  language.set('en') // whose words for Aton are not here yet
  await wordsIn('aton', 'de')
  const match = new Match('early', 'aton', 2)
  const { session, hear } = sit(match)
  hear(match.now())
  language.set('de') // whose words are: what is heard now could overtake
  for (let n = 0; n < 3; n++) hear(match.step())
  await wordsIn('aton', 'en')
  await load('aton')
  // What follows the first waits for what tells it, which is fetched in its turn.
  await vi.waitFor(() => expect(session.latest?.seq).toBe(match.now().seq), { timeout: 20_000 })
  session.teller.skip()
  expect(session.message?.seq).toBe(match.now().seq)
  language.set(first)
  vi.unstubAllGlobals()
})
