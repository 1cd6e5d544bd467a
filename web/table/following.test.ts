/** Following others' turns at a whole table, without a screen: a game whose board can tell what lies between, a clock that is moved. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { EventBase } from '../../kernel/game.ts'
import type { TableMessage } from '../../table/wire.ts'
import { settings } from '../kit/settings.svelte.ts'
import { load } from '../wholes.ts'
import { weightOf } from './beats.ts'
import type { TableSession } from './session.svelte.ts'
import { HOLDS, heaviest, LONGEST, LONGEST_CEREMONIES } from './story.ts'
import { Match, ME, settle, sit } from './testing.ts'

beforeEach(async () => {
  await load('horus')
  settings.choose('speed', 'normal')
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** The viewer has decided last and two others have had their turns, one message a step. */
async function othersPlayed() {
  const match = new Match('following', 'horus', 3)
  const { session, hear } = sit(match)
  hear(match.now())
  await settle()
  for (let n = 0; n < 200 && !(match.toAct[0] === ME && n > 20); n++) match.step()
  hear(match.now())
  await settle()
  const own: TableMessage[] = []
  while (match.toAct[0] === ME) {
    session.act(session.message?.legal[0] as never)
    own.push(match.step(ME))
    hear(own[own.length - 1])
    await vi.advanceTimersByTimeAsync(5000)
  }
  const messages: TableMessage[] = []
  while (match.toAct[0] !== ME) messages.push(match.step())
  return { session, hear, match, messages }
}

interface Seen {
  readonly n: number
  readonly at: number
  readonly events: readonly EventBase[]
  readonly asked: boolean
}

/** Lets time pass and notes each beat as it comes up on the screen. */
async function watch(session: TableSession, ms: number, seen: Seen[]): Promise<void> {
  const STEP = 10
  for (let t = 0; t < ms; t += STEP) {
    const { n, events } = session.teller.told
    if (seen.at(-1)?.n !== n) seen.push({ n, at: performance.now(), events, asked: session.asked })
    await vi.advanceTimersByTimeAsync(STEP)
  }
}

const kitOf = (session: TableSession) => {
  if (!session.shown) throw new Error('no board')
  return session.shown.kit
}

/** The time each beat had before the next one, against the time it should have. */
const sharesOf = (session: TableSession, seen: readonly Seen[]): number[] =>
  seen.slice(0, -1).flatMap(({ at, events }, i) => {
    const hold = HOLDS[heaviest(events.map(event => weightOf(kitOf(session), event)))]
    return hold === 0 ? [] : [(seen[i + 1].at - at + 20) / hold]
  })

for (const [how, gap] of [
  ['all at once', 0],
  ['one by one', 300],
  ['late', 2500],
] as const) {
  test(`messages ${how}: each beat has its time or an even share of it, the question comes with the last, marks stay until I decide`, async () => {
    const { session, hear, messages } = await othersPlayed()
    const seen: Seen[] = []
    for (const message of messages) {
      hear(message)
      if (gap > 0) await watch(session, gap, seen)
    }
    await watch(session, LONGEST + LONGEST_CEREMONIES, seen)
    expect(seen.length).toBeGreaterThan(2)
    const shares = sharesOf(session, seen)
    const least = Math.min(...shares)
    const told = messages.filter(({ events }) => events.length > 0)
    if (gap === 2500) expect([least >= 1, seen.length >= told.length]).toEqual([true, true])
    expect(least).toBeGreaterThan(0.15)
    expect(seen.slice(0, -1).some(({ asked }) => asked)).toBe(false)
    expect([session.asked, session.teller.behind]).toEqual([true, false])
    expect(session.message).toBe(messages.at(-1))
    expect(session.teller.marks.size).toBeGreaterThan(0)
    expect([...session.teller.marks.values()]).not.toContain(ME)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(session.teller.marks.size).toBeGreaterThan(0)
  })
}

test('the marks go with my decision', async () => {
  const { session, hear, match, messages } = await othersPlayed()
  for (const message of messages) hear(message)
  session.teller.skip()
  expect([session.teller.behind, session.asked]).toEqual([false, true])
  expect(session.teller.marks.size).toBeGreaterThan(0)
  session.act(session.message?.legal[0] as never)
  hear(match.step(ME))
  expect(session.teller.marks.size).toBe(0)
})

test('each beat is told once, and together they are what happened', async () => {
  const { session, hear, messages } = await othersPlayed()
  const before = session.teller.told.n
  const heard: EventBase[] = []
  let last = before
  for (const message of messages) hear(message)
  for (let t = 0; t < LONGEST + LONGEST_CEREMONIES; t += 10) {
    if (session.teller.told.n !== last) heard.push(...session.teller.told.events)
    last = session.teller.told.n
    await vi.advanceTimersByTimeAsync(10)
  }
  expect(heard).toEqual(messages.flatMap(({ events }) => events))
})

test('at once: the board is at the present with the message, and asks', async () => {
  const { session, hear, messages } = await othersPlayed()
  settings.choose('speed', 'now')
  for (const message of messages) hear(message)
  expect([session.message, session.asked]).toEqual([messages.at(-1), true])
})

test('what is in between is on the board: views that no message had', async () => {
  const { session, hear, messages } = await othersPlayed()
  const views = new Set<unknown>()
  for (const message of messages) hear(message)
  for (let t = 0; t < LONGEST; t += 50) {
    views.add(session.message?.view)
    await vi.advanceTimersByTimeAsync(50)
  }
  const sent = new Set(messages.map(({ view }) => view))
  expect([...views].some(view => !sent.has(view))).toBe(true)
})

test('a question that comes with a ceremony waits until that has had its time, or has been acknowledged', async () => {
  for (const acknowledged of [false, true]) {
    const { session, hear, messages } = await othersPlayed()
    const last = messages[messages.length - 1]
    const ceremony = { type: 'table:ended', ending: 'agreed', places: [] }
    for (const message of messages.slice(0, -1)) hear(message)
    session.teller.skip()
    await vi.advanceTimersByTimeAsync(HOLDS.ceremony)
    hear({ ...last, events: [ceremony] })
    expect([session.message?.seq, session.asked]).toEqual([last.seq, false])
    expect([session.teller.behind, session.teller.atCeremony]).toEqual([true, true])
    await vi.advanceTimersByTimeAsync(HOLDS.ceremony - 100)
    expect(session.asked).toBe(false)
    if (acknowledged) session.teller.acknowledge()
    else await vi.advanceTimersByTimeAsync(200)
    expect([session.asked, session.teller.behind]).toEqual([true, false])
  }
})

test('a scoring is drawn while it is told, kept for its sheet, which opens when the story has come to the present', async () => {
  await load('aton')
  const match = new Match('scoring', 'aton', 2)
  const { session, hear } = sit(match)
  hear(match.now())
  await settle()
  const { teller } = session
  let opened = 0
  for (let n = 0; n < 300 && opened === 0 && match.toAct.length > 0; n++) {
    hear(match.step())
    let drawn = 0
    for (let t = 0; t < LONGEST + LONGEST_CEREMONIES; t += 100) {
      if (teller.gains) drawn++
      if (teller.behind) expect(teller.sheet).toBe(false)
      await vi.advanceTimersByTimeAsync(100)
    }
    if (teller.sheet) {
      opened++
      expect([drawn > 0, teller.scoring.length > 0, teller.gains]).toEqual([true, true, null])
      // Its own lines only, not those of rounds before: each round begins with a ceremony.
      const kit = kitOf(session)
      const begun = teller.log.findLastIndex(event => weightOf(kit, event) === 'ceremony')
      expect(teller.scoring).toEqual(teller.log.slice(begun).filter(event => event.type === 'scored'))
    }
  }
  expect(opened).toBe(1)
  await vi.advanceTimersByTimeAsync(600_000)
  expect(teller.sheet).toBe(true)
})
