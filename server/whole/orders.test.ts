/** A standing order on a whole server, on both stores: only its owner hears of it, the table carries it out when its wait is over, and it is part of downloads and backups and goes with its owner. */
import { randomBytes } from 'node:crypto'
import { rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { TableMessage } from '../../table/wire.ts'
import { readBackup, writeBackup } from '../operations/backups.ts'
import { readSettings } from '../operations/settings.ts'
import type { TestClient } from '../testing/client.ts'
import { everyRow } from '../testing/rows.ts'
import { emptyLike, STORES, serverForTests, type TestStore } from '../testing/servers.ts'
import { Visitor } from '../testing/visitor.ts'

interface Bid {
  readonly type: 'bid'
  readonly province: string
  readonly gold: number
}

const pace = { kind: 'each', ms: 86_400_000, late: 'decide' }

/** Three people at a table over several days, in the order in which they bid first. */
async function sitDown(base: string) {
  const visitors = await Promise.all(['Ani', 'Tiye', 'Hapi'].map(name => Visitor.guest(base, name)))
  const wish = {
    game: 'amun-re',
    seats: 3,
    options: {},
    bots: [null, null, null],
    open: true,
    rated: false,
    pace,
  }
  const match = String((await visitors[0].post('/api/tables', wish)).body.id)
  for (const visitor of visitors)
    await visitor.post(`/api/tables/${match}/sit`, { contribution: randomBytes(16).toString('hex') })
  await visitors[0].post(`/api/tables/${match}/start`)
  const people = await Promise.all(
    visitors.map(async visitor => {
      const client = await visitor.client()
      client.send({ t: 'watch', match })
      const seen = await client.until(() => client.table(match))
      return { visitor, client, seat: seen.seat ?? 0, first: seen.table.toAct[0] }
    }),
  )
  return { match, people: people.sort((a, b) => ((a.seat - a.first + 3) % 3) - ((b.seat - b.first + 3) % 3)) }
}

/** Waits until everything that was on its way to somebody has come. */
async function allHeard(client: TestClient): Promise<number> {
  const pongs = () => client.heard.filter(({ t }) => t === 'pong').length
  const before = pongs()
  client.send({ t: 'ping' })
  await client.until(() => pongs() > before)
  return client.heard.length - pongs()
}

const ordersIn = async (place: TestStore): Promise<unknown[]> =>
  (await everyRow(place)).flatMap(({ table, row }) => (table === 'matches' ? [row.orders] : []))

for (const make of STORES)
  test(`is its owner’s secret, and is carried out (${make.name})`, async () => {
    let ahead = 0
    const server = await serverForTests(make, {}, () => Date.now() + ahead)
    const { match, people } = await sitDown(server.base)
    const [first, owner, third] = people
    const latest = (client: TestClient) => client.table(match) as TableMessage
    const { about } = latest(owner.client).order ?? {}
    const [bid] = latest(first.client).legal as Bid[]
    const order = [{ province: bid.province, gold: 10 }]

    const before = [await allHeard(first.client), await allHeard(third.client)]
    owner.client.send({ t: 'order', match, about: about ?? '', order, id: 'mine' })
    await owner.client.until(() => latest(owner.client).order?.given)
    expect([await allHeard(first.client), await allHeard(third.client)]).toEqual(before)
    expect(await owner.visitor.get('/api/you/download')).toMatchObject({
      orders: [{ match, order: { order } }],
    })
    expect(await first.visitor.get('/api/you/download')).toMatchObject({ orders: [] })

    const file = join(tmpdir(), `iteru-orders-${randomBytes(6).toString('hex')}.jsonl`)
    const copy = await emptyLike(make)
    await writeBackup(readSettings(server.place.env), file, Date.now())
    await readBackup(readSettings(copy.env), file)
    expect(await ordersIn(copy)).toEqual(await ordersIn(server.place))
    expect(String(await ordersIn(copy))).toContain(bid.province)
    rmSync(file)
    await copy.remove()

    first.client.send({ t: 'act', match, ask: latest(first.client).ask ?? 0, action: bid, id: 'a1' })
    const at = await owner.client.until(() => latest(owner.client).order?.at ?? undefined)
    expect(at - Date.now()).toBeGreaterThan(60_000)
    ahead = at - Date.now()
    const told = await third.client.until(() =>
      latest(third.client).ask !== null ? latest(third.client) : undefined,
    )
    expect(told.events).toContainEqual({ type: 'bid', seat: owner.seat, ...order[0], gold: 1, play: 'none' })
    expect(told.order).toMatchObject({ given: null })
    expect(third.client.raw.join('')).not.toContain('"gold":10}]')

    expect((await owner.visitor.post('/api/you/delete', { name: nameOf(told, owner.seat) })).status).toBe(200)
    expect(await ordersIn(server.place)).toEqual([null])
    for (const { client } of people) client.close()
    await server.stop()
  })

const nameOf = ({ table }: TableMessage, seat: number): string => table.seats[seat].name
