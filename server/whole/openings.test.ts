/** Hearing of new tables: whoever asked is told by mail and on their open page, once an hour and game, not in quiet hours, never by somebody they have blocked, and one click stops it. */
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import type { ServerMessage } from '../../table/wire.ts'
import { TestClient } from '../testing/client.ts'
import { MailServer } from '../testing/mail.ts'
import { giveAddress } from '../testing/pair.ts'
import { ONE_STORE, serverForTests, type TestServer } from '../testing/servers.ts'

let server: TestServer | undefined
let mails: MailServer | undefined
afterEach(async () => {
  await server?.stop()
  await mails?.stop()
})

const ORIGIN = 'https://play.example'
const WISH = { game: 'aton', seats: 2, options: {}, bots: [null, null], open: true, rated: false }
const PACE = { kind: 'each', ms: 24 * 3600_000, late: 'replace' }

for (const make of ONE_STORE) {
  test(`whoever asked hears of it, as often as is good (${make.name})`, async () => {
    let ahead = 0
    const post = await MailServer.start()
    mails = post
    const here = await serverForTests(
      make,
      { SMTP_URL: post.url, ORIGIN, SIGNAL_WAIT: '120' },
      () => Date.now() + ahead,
    )
    server = here
    const letters = async (count: number) => {
      for (const end = Date.now() + 20_000; post.letters.length < count && Date.now() < end; ) await wait(50)
      return post.letters.map(({ to }) => to[0])
    }
    const greet = async (name: string): Promise<TestClient> => {
      const client = await TestClient.greet(here.base, name)
      const store = await here.place.open()
      await giveAddress(store, client.id, `${name.toLowerCase()}@mail.example`)
      await store.close()
      return client
    }
    const [ani, apep, quiet] = [await greet('Ani'), await greet('Apep'), await greet('Quiet')]
    const host = await TestClient.greet(here.base, 'Bek')
    expect((await host.post('/api/signals/hear', { game: 'aton', wants: true })).body).toMatchObject({
      why: 'no-lasting-name',
    })
    for (const client of [ani, apep, quiet]) {
      const { body } = await client.post('/api/signals/hear', { game: 'aton', wants: true })
      expect(body).toMatchObject({ hear: { off: null, games: ['aton'] } })
    }
    expect((await ani.post('/api/signals/hear', { game: 'chess', wants: true })).status).toBe(400)
    await apep.post(`/api/people/${host.id}/manner`, { kind: 'block' })
    const minute = new Date().getUTCHours() * 60 + new Date().getUTCMinutes()
    const hours = { from: (minute + 1380) % 1440, until: (minute + 120) % 1440, zone: 'UTC' }
    await quiet.post('/api/signals', { quiet: hours })
    const heard = (client: TestClient) =>
      client.heard.filter((message): message is ServerMessage & { t: 'opened' } => message.t === 'opened')
    for (const client of [ani, apep, quiet]) {
      await client.connect()
      client.send({ t: 'turns', language: 'en' })
      await client.until(() => client.heard.find(({ t }) => t === 'turns'))
    }

    // Nobody can sit there, or find it: nobody hears of it.
    await host.post('/api/tables', { ...WISH, pace: PACE, bots: [null, 'casual'] })
    await host.post('/api/tables', { ...WISH, pace: PACE, open: false })
    const { body } = await host.post('/api/find', { ...WISH, pace: PACE })
    const match = String((body as { id: string }).id)
    await host.sit(match)
    await ani.until(() => heard(ani).length > 0)
    expect(heard(ani)).toEqual([{ t: 'opened', match, game: 'aton', name: 'Bek' }])
    expect(await letters(1)).toEqual(['ani@mail.example'])
    const raw = post.letters[0].raw.replace(/=\r?\n/g, '').replaceAll('=3D', '=')
    expect(raw).toContain('New table: Aton with Bek')
    expect(raw).toContain('1 day per decision')
    expect(raw).toContain(`${ORIGIN}/t/${match}`)

    // Another one within the hour is not told; one after it is.
    await host.post('/api/tables', { ...WISH, pace: PACE })
    await wait(300)
    expect(heard(ani)).toHaveLength(1)
    ahead = 3600_000
    await host.post('/api/tables', { ...WISH, pace: PACE })
    expect(await letters(2)).toEqual(['ani@mail.example', 'ani@mail.example'])
    const [, stop] = /List-Unsubscribe: <https:\/\/play\.example(\/stop\/[^>]+)>/.exec(
      post.letters[1].raw.replace(/\r?\n[ \t]+/g, ' '),
    ) ?? ['', '']
    const click = (path: string) => fetch(`${here.base}${path}`, { method: 'POST' })
    expect((await click(stop.replace('aton', 'horus'))).status).toBe(404)
    expect((await click(stop)).status).toBe(200)
    expect(await ani.get('/api/signals')).toMatchObject({ hear: { games: [] }, choices: { mail: true } })
    expect([heard(apep), heard(quiet)]).toEqual([[], []])
    for (const client of [ani, apep, quiet]) client.close()
  }, 90_000)
}
