/** A match of a device, added to one's name over HTTP: taken if it can be played again, and marked as unproved. */
import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { botOf } from '../../bots/index.ts'
import { gameOf } from '../../games/index.ts'
import { BadInput } from '../../kernel/options.ts'
import { attach } from '../../table/attach.ts'
import { listedOf } from '../../table/listed.ts'
import { isRefusal, type Table } from '../../table/table.ts'
import { LONGEST_ATTACHING, Requests } from '../../table/wire.ts'
import type { Parts } from '../app.ts'
import { newKey } from '../live/access.ts'
import { meansAt } from '../live/shuffle.ts'
import { idOf } from '../live/tables.ts'
import { keepAttached } from '../store/attached.ts'
import { isLasting } from '../store/lasting.ts'
import { Refused } from './refused.ts'
import { known, read } from './request.ts'

export function addAttachRoutes(app: FastifyInstance, { store, tables, limits }: Parts): void {
  app.post('/api/attached', { bodyLimit: LONGEST_ATTACHING }, async request => {
    const owner = known(request)
    const wish = read(Requests.attach, request.body)
    // To play a match again is work, so it is not done for anybody.
    if (!limits.playerAttached.allows(owner.id)) throw new Refused(429, 'too-many-requests')
    if (!(await store.run(sql => isLasting(sql, owner.id)))) throw new Refused(409, 'no-lasting-name')
    const id = idOf(owner, `attached ${wish.seat} ${createHash('sha256').update(wish.text).digest('hex')}`)
    const change = attach({ ...wish, id, owner, key: newKey() }, meansAt(tables.now()))
    if (isRefusal(change)) throw new Refused(409, change.refused)
    if (!hasKnownBots(change.table)) throw new Refused(409, 'match-broken')
    const why = await store.run(sql => keepAttached(sql, change))
    if (why !== undefined) throw new Refused(409, why)
    const { version } = change.table
    store.announce({
      of: 'match',
      match: id,
      version,
      people: [owner.id],
      ...listedOf(undefined, change.table),
    })
    return { id }
  })
}

function hasKnownBots({ game, seats }: Table): boolean {
  try {
    for (const { bot } of seats) if (bot !== null) botOf(bot, gameOf(game))
    return true
  } catch (error) {
    if (error instanceof BadInput) return false
    throw error
  }
}
