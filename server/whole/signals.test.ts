/** Turn signals as a whole: people at a table over several days are told by mail when it is their turn, once, in their language, and never when it is of no use. */
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { TestClient } from '../testing/client.ts'
import { MailServer } from '../testing/mail.ts'
import { giveAddress, Pair } from '../testing/pair.ts'
import {
  ONE_STORE,
  type postgresForTests,
  serverForTests,
  sqliteForTests,
  type TestServer,
} from '../testing/servers.ts'

let server: TestServer | undefined
let mails: MailServer | undefined
afterEach(async () => {
  await server?.stop()
  await mails?.stop()
  server = undefined
  mails = undefined
})

const ORIGIN = 'https://play.example'
const ANI = 'ani@mail.example'

async function start(
  make: typeof sqliteForTests | typeof postgresForTests,
  env: Readonly<Record<string, string>> = {},
): Promise<{ readonly base: string; readonly post: MailServer; readonly here: TestServer }> {
  mails = await MailServer.start()
  server = await serverForTests(make, { SMTP_URL: mails.url, ORIGIN, SIGNAL_WAIT: '0', ...env })
  return { base: server.base, post: mails, here: server }
}

async function until(holds: () => boolean, ms = 15_000): Promise<void> {
  for (const end = Date.now() + ms; !holds(); ) {
    if (Date.now() > end) throw new Error('what was waited for did not come')
    await wait(20)
  }
}

/** The text as a reader sees it. */
const textOf = (raw: string): string => {
  const [head, ...body] = raw.split('\r\n\r\n')
  const text = body.join('\n\n')
  if (/base64/i.test(headerOf(head, 'Content-Transfer-Encoding')))
    return Buffer.from(text, 'base64').toString()
  const bytes = text
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString()
}

/** A header of a letter, on one line. */
const headerOf = (raw: string, name: string): string =>
  new RegExp(`^${name}: *(.*)`, 'mi').exec(raw.replace(/\r?\n[ \t]+/g, ' '))?.[1].trim() ?? ''

/** Somebody with a mail address who reads German. */
async function greetAni(base: string, here: TestServer): Promise<TestClient> {
  const ani = await TestClient.greet(base, 'Ani')
  const store = await here.place.open()
  await giveAddress(store, ani.id, ANI)
  await store.close()
  await ani.connect()
  ani.send({ t: 'turns', language: 'de' })
  await ani.until(() => ani.heard.find(({ t }) => t === 'turns'))
  return ani
}

for (const make of ONE_STORE) {
  test(`who is asked gets one letter that says all of it (${make.name})`, async () => {
    const { base, post, here } = await start(make)
    const ani = await greetAni(base, here)
    const pair = await Pair.of(ani, await TestClient.greet(base, 'evil.example/x'))
    await until(() => post.letters.length > 0)
    const { raw, to } = post.letters[0]
    expect(to).toEqual([ANI])
    const text = textOf(raw)
    expect(text).toContain('Hallo Ani,')
    expect(text).toContain('Du bist am Zug: Aton mit evil example/x')
    expect(text).toContain('Karte an Kartusche 1')
    expect(text).toContain(`Zum Tisch: ${ORIGIN}/t/${pair.match}`)
    expect(text).not.toContain('evil.example')
    expect(headerOf(raw, 'List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click')
    const [, stop] =
      /^<https:\/\/play\.example(\/stop\/[\w-]+)>$/.exec(headerOf(raw, 'List-Unsubscribe')) ?? []
    expect(text).toContain(`${ORIGIN}${stop}`)
    expect(headerOf(raw, 'Message-ID')).toMatch(/^<[0-9a-f]{40}@play\.example>$/)
  })
}

/** Long enough for a signal that is due to have come. */
const soon = () => wait(700)

test('a mail program stops the mails with one request, without a cookie; a wrong link stops nothing', async () => {
  const { base, post, here } = await start(sqliteForTests)
  const ani = await greetAni(base, here)
  const bek = await TestClient.greet(base, 'Bek')
  await Pair.of(ani, bek)
  await until(() => post.letters.length === 1)
  const stop = new URL(headerOf(post.letters[0].raw, 'List-Unsubscribe').slice(1, -1)).pathname
  const click = (path: string) =>
    fetch(`${base}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    })
  const wrong = await click(`${stop.slice(0, -1)}${stop.endsWith('A') ? 'B' : 'A'}`)
  expect([wrong.status, await wrong.json()]).toEqual([404, expect.objectContaining({ why: 'no-stop-link' })])
  await Pair.of(ani, bek)
  await until(() => post.letters.length === 2)
  expect((await click(stop)).status).toBe(200)
  expect((await ani.get('/api/signals')).choices).toMatchObject({ mail: false })
  await Pair.of(ani, bek)
  await soon()
  expect(post.letters).toHaveLength(2)
})

test('nobody is told who looks; who then looks away without an answer is', async () => {
  let ahead = 0
  mails = await MailServer.start()
  const env = { SMTP_URL: mails.url, ORIGIN, SIGNAL_WAIT: '1' }
  server = await serverForTests(sqliteForTests, env, () => Date.now() + ahead)
  const ani = await greetAni(server.base, server)
  const pair = await Pair.of(ani, await TestClient.greet(server.base, 'Bek'))
  ani.send({ t: 'watch', match: pair.match })
  await ani.until(() => ani.table(pair.match))
  ani.send({ t: 'look', match: pair.match, seen: true })
  await wait(2000)
  expect(mails.letters).toEqual([])
  ani.send({ t: 'look', match: pair.match, seen: false })
  ahead = 60_000
  await until(() => mails?.letters.length === 1)
})

test('no letter for an answered question, at a silent table, in quiet hours, or at a live table', async () => {
  const { base, post, here } = await start(sqliteForTests, { SIGNAL_WAIT: '1' })
  const ani = await greetAni(base, here)
  const bek = await TestClient.greet(base, 'Bek')
  const answered = await Pair.of(ani, bek)
  await answered.watch()
  await answered.act(0)
  ani.send({ t: 'leave', match: answered.match })
  const silent = await Pair.of(ani, bek)
  expect((await ani.post(`/api/signals/tables/${silent.match}`, { muted: true })).body).toEqual({
    muted: true,
  })
  const live = await ani.create(null, 'aton', 2, true, { kind: 'each', ms: 300_000, late: 'decide' })
  await bek.sit(live)
  await ani.post(`/api/tables/${live}/start`, {})
  await wait(2500)
  expect(post.letters).toEqual([])
  const all = { from: 0, until: 1439, zone: 'UTC' }
  const minute = new Date().getUTCHours() * 60 + new Date().getUTCMinutes()
  if (minute === 1439) all.until = 1438
  expect((await ani.post('/api/signals', { quiet: all })).status).toBe(200)
  await Pair.of(ani, bek)
  await wait(2500)
  expect(post.letters).toEqual([])
  expect((await ani.post('/api/signals', { quiet: { ...all, zone: 'Mars/Olympus' } })).status).toBe(400)
})
