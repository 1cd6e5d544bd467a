/** Who is told what, and when not: slow readers, chat across processes, and changes that are committed while somebody begins to watch. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ServerMessage } from '../../table/wire.ts'
import { writeChange } from '../store/matches.ts'
import { addGuest } from '../store/players.ts'
import type { Store } from '../store/store.ts'
import { sqliteForTests, type TestStore } from '../testing/servers.ts'
import { Chats } from './chats.ts'
import { type Connection, Hub } from './hub.ts'
import { newSecret } from './shuffle.ts'
import { Tables } from './tables.ts'

const ani = { id: 'ani', name: 'Ani' }
const tiye = { id: 'tiye', name: 'Tiye' }

/** A connection that remembers; `unread` is what its reader has not taken yet. */
class FakeConnection implements Connection {
  readonly heard: ServerMessage[] = []
  isCut = false
  isSentAway = false
  unread = 0

  constructor(readonly player: string | null) {}

  buffered = () => this.unread
  send(text: string): void {
    this.heard.push(JSON.parse(text) as ServerMessage)
  }
  cut(): void {
    this.isCut = true
  }

  sendAway(): void {
    this.isSentAway = true
  }

  get seqs(): number[] {
    return this.heard.flatMap(message => (message.t === 'table' ? [message.seq] : []))
  }
}

describe('the hub', () => {
  let place: TestStore
  let store: Store

  beforeAll(async () => {
    place = await sqliteForTests()
    store = await place.open()
    for (const guest of [ani, tiye])
      await store.run(sql => addGuest(sql, guest, { hash: newSecret(), device: '' }, 1))
  }, 60_000)

  afterAll(async () => {
    await store.close()
    await place.remove()
  })

  /** What one process has; two of them on one store hear of each other as they would by NOTIFY. */
  function aProcess() {
    const tables = new Tables(store, Date.now)
    const hub = new Hub(tables, error => {
      throw error
    })
    const chats = new Chats(store, tables, hub, Date.now)
    return { tables, hub, chats }
  }

  const create = async (tables: Tables) => {
    const { id } = await tables.create({
      game: 'aton',
      seats: 2,
      options: {},
      bots: [null, null],
      settings: { open: true, rated: false, pace: { kind: 'untimed' } },
      host: ani,
    })
    await tables.sit(id, { guest: ani, contribution: 'aa'.repeat(16) })
    return id
  }
  const sit = (tables: Tables, match: string) =>
    tables.sit(match, { guest: tiye, contribution: 'bb'.repeat(16) })

  test('cuts off a reader with more than a mebibyte unread, and sends nothing more', async () => {
    const { tables, hub } = aProcess()
    const match = await create(tables)
    const connection = new FakeConnection(null)
    await hub.watch(connection, match)
    expect(connection.seqs).toHaveLength(1)
    connection.unread = 1024 * 1024 + 1
    await sit(tables, match)
    expect([connection.seqs.length, connection.isCut]).toEqual([1, true])
  })

  test('a change that is committed while somebody begins to watch reaches them', async () => {
    const { tables, hub } = aProcess()
    for (let n = 0; n < 20; n++) {
      const match = await create(tables)
      const connection = new FakeConnection(null)
      const [, reply] = await Promise.all(
        n % 2
          ? [hub.watch(connection, match), sit(tables, match)]
          : [sit(tables, match), hub.watch(connection, match)],
      )
      expect(reply).toBeTruthy()
      const now = await tables.read(match)
      expect(connection.seqs[connection.seqs.length - 1]).toBe(now?.book.seqs[0])
    }
  })

  test('what another process changed or said is shown here once', async () => {
    const [here, there] = [aProcess(), aProcess()]
    const match = await create(there.tables)
    const connection = new FakeConnection(null)
    await here.hub.watch(connection, match)
    await here.chats.read(match, null)
    await sit(there.tables, match)
    const table = await there.tables.read(match)
    await here.hub.refresh(new Map([[match, table?.version ?? 0]]))
    await here.hub.refresh(new Map([[match, table?.version ?? 0]]))
    expect(connection.seqs).toEqual([table ? table.book.seqs[0] - 1 : -1, table?.book.seqs[0]])
    await there.chats.say(match, tiye, { text: 'Hail', id: 'one' })
    await here.chats.refresh(match)
    await here.chats.refresh()
    const said = connection.heard.flatMap(message => (message.t === 'said' ? message.said : []))
    expect(said.map(({ text }) => text)).toEqual(['Hail'])
  })

  test('whoever watches a match that a newer server has taken over to newer rules is sent there', async () => {
    const { tables, hub } = aProcess()
    const match = await create(tables)
    await sit(tables, match)
    await tables.start(match, ani)
    const [before, after] = [new FakeConnection('ani'), new FakeConnection('tiye')]
    await hub.watch(before, match)
    const table = await tables.read(match)
    if (!table) throw new Error('missing')
    const newer = { ...table, rules: table.rules + 1, version: table.version + 1 }
    await store.run(sql => writeChange(sql, table, { table: newer, rows: [] }))
    await hub.refresh(new Map([[match, newer.version]]))
    await hub.watch(after, match)
    expect([before.isSentAway, after.isSentAway]).toEqual([true, true])
    expect(after.heard).toEqual([])
    const wish = { t: 'act', match, ask: 1, action: {}, id: 'a' } as const
    expect(await tables.hear(wish, { player: 'ani' })).toEqual({ refused: 'other-rules' })
  })

  test('who has left is told nothing', async () => {
    const { tables, hub } = aProcess()
    const match = await create(tables)
    const connection = new FakeConnection('ani')
    await hub.watch(connection, match)
    hub.leaveAll(connection)
    await sit(tables, match)
    expect(connection.seqs).toHaveLength(1)
    expect(hub.connections).toBe(0)
  })
})
