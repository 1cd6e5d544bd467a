/** "Find me a match": the oldest open table that fits, or a new one with these settings. Whoever comes then sits down as anywhere else. */
import type { FastifyInstance } from 'fastify'
import { gameOf } from '../../games/index.ts'
import { readOptions } from '../../kernel/options.ts'
import { fits, oldest } from '../../table/find.ts'
import { Requests } from '../../table/wire.ts'
import type { Parts } from '../app.ts'
import { callOthers } from '../signals/openings.ts'
import { listOpen } from '../store/lists.ts'
import { known, read } from './request.ts'
import { checkTables } from './table-routes.ts'

export function addFind(app: FastifyInstance, parts: Parts): void {
  const { tables, store } = parts
  app.post('/api/find', async (request): Promise<{ id: string; made: boolean }> => {
    const guest = known(request)
    const { rated, pace, id, ...wish } = read(Requests.create, request.body)
    const options = readOptions(gameOf(wish.game).meta, wish.options)
    const candidates = async () =>
      (await store.run(sql => listOpen(sql))).filter(table =>
        fits(table, { ...wish, options, rated, pace }, guest.id),
      )
    const there = oldest(await candidates())
    if (there) return { id: there.id, made: false }
    await checkTables(parts, guest)
    const settings = { open: true, rated, pace }
    const made = await tables.create({ ...wish, settings, host: guest, request: id })
    const own = await tables.read(made.id)
    // Two who look at once would each wait at a table of their own: whoever came later goes to the other's.
    const other = oldest(await candidates())
    const isEarlier =
      own !== undefined &&
      other !== undefined &&
      (other.created < own.created || (other.created === own.created && other.id < own.id))
    if (!isEarlier) {
      await callOthers(parts, { ...wish, id: made.id, host: guest })
      return { id: made.id, made: true }
    }
    await tables.remove(made.id, guest)
    return { id: other.id, made: false }
  })
}
