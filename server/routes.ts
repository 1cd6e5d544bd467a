/** The lobby over HTTP: JSON in, JSON out. A request that changes something must come from our own page and carry JSON, so that no other page can send it. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { BadInput } from '../kernel/options.ts'
import { Requests } from '../web/messages.ts'
import type { Parts } from './app.ts'
import { exportMatch, exportSeen } from './export.ts'
import { COOKIE, hashOf } from './identity.ts'
import type { Guest } from './lobby.ts'
import { publicTable, viewerOf } from './message.ts'
import { sameOrigin } from './origin.ts'
import { countTables, inviteTo, listMine, listOpen, tableOfInvite } from './store/lists.ts'
import type { Reply } from './tables.ts'

const COOKIE_SECONDS = 365 * 24 * 3600
const MOST_TABLES = 50

export function addRoutes(app: FastifyInstance, parts: Parts): void {
  const { identities, settings } = parts
  const setCookie = (reply: FastifyReply, request: FastifyRequest, token: string) =>
    reply.setCookie(COOKIE, token, {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: request.protocol === 'https',
      maxAge: COOKIE_SECONDS,
    })

  app.addHook('preValidation', async (request, reply) => {
    if (request.method === 'GET' || request.method === 'HEAD') return
    if (!sameOrigin(request, settings.origin))
      await reply.status(403).send(no('foreign-origin', 'This request does not come from our own page.'))
    else if (!request.headers['content-type']?.startsWith('application/json')) {
      await reply.status(415).send(no('not-json', 'A request must carry JSON.'))
    }
  })

  app.get('/healthz', async () => ({ ok: true }))
  app.get('/api/me', async request => ({
    player: (await identities.recognise(request.cookies[COOKIE])) ?? null,
  }))

  app.post('/api/guest', async (request, reply) => {
    const { name } = read(Requests.guest, request.body)
    const { guest, token } = await identities.greet(name)
    setCookie(reply, request, token)
    return { player: guest }
  })

  app.post('/api/links', async request => ({ link: await identities.link(await known(parts, request)) }))
  app.post<{ Params: { link: string } }>('/api/links/:link', async (request, reply) => {
    const token = await identities.spend(request.params.link)
    if (!token)
      return reply
        .status(404)
        .send(no('link-spent', 'This link is used up or older than ten minutes; ask for a new one.'))
    setCookie(reply, request, token)
    return { done: true }
  })
  addTableRoutes(app, parts)
}

function addTableRoutes(app: FastifyInstance, parts: Parts): void {
  const { tables, store } = parts

  app.get('/api/tables', async request => {
    const guest = await parts.identities.recognise(request.cookies[COOKIE])
    const open = await store.run(sql => listOpen(sql))
    return { mine: guest ? await store.run(sql => listMine(sql, guest.id)) : [], open }
  })

  app.post('/api/tables', async (request, reply) => {
    const guest = await known(parts, request)
    const { open, rated, pace, ...wish } = read(Requests.create, request.body)
    const count = await store.run(sql => countTables(sql, guest.id))
    if (count >= MOST_TABLES)
      return reply
        .status(429)
        .send(no('too-many-tables', `You have ${MOST_TABLES} tables that are not finished yet.`))
    const table = await tables.create({ ...wish, settings: { open, rated, pace }, host: guest })
    if (table.seats.every(sitter => sitter.player !== null || sitter.bot !== null))
      await tables.start(table.id, guest)
    return { id: table.id }
  })

  type Id = { Params: { id: string } }
  app.get<Id>('/api/tables/:id', async (request, reply) => {
    const table = await tables.read(request.params.id)
    return table ? publicTable(table) : reply.status(404).send(no('no-such-match', 'There is no such table.'))
  })
  app.get<Id>('/api/tables/:id/export', async (request, reply) => {
    const table = await tables.read(request.params.id)
    if (!table || table.status === 'open')
      return reply.status(404).send(no('no-such-match', 'There is no such match.'))
    const log = await tables.readLog(table.id)
    const guest = await parts.identities.recognise(request.cookies[COOKIE])
    const seat = viewerOf(table, guest?.id ?? null)
    return reply
      .type('application/jsonl')
      .send(table.status === 'over' ? exportMatch(table, log) : exportSeen(table, log, seat))
  })
  app.post<Id>('/api/tables/:id/sit', async (request, reply) => {
    const guest = await known(parts, request)
    const { seat, invite, contribution } = read(Requests.sit, request.body)
    const table = await tables.read(request.params.id)
    const invited =
      invite !== undefined && (await store.run(sql => tableOfInvite(sql, hashOf(invite)))) === table?.id
    if (table && !table.settings.open && !invited) return answer(reply, { refused: 'not-invited' })
    return answer(reply, await tables.sit(request.params.id, { guest, seat, contribution }))
  })
  app.post<Id>('/api/tables/:id/stand', async (request, reply) =>
    answer(reply, await tables.stand(request.params.id, await known(parts, request))),
  )
  app.post<Id>('/api/tables/:id/start', async (request, reply) =>
    answer(reply, await tables.start(request.params.id, await known(parts, request))),
  )
  app.post<Id>('/api/tables/:id/invites', async (request, reply) => {
    const guest = await known(parts, request)
    const table = await tables.read(request.params.id)
    if (!table || viewerOf(table, guest.id) === null) return answer(reply, { refused: 'not-your-seat' })
    return { invite: await inviteTo(store, table.id, Date.now()) }
  })
}

/** The guest behind a request, or a refusal. */
async function known(parts: Parts, request: FastifyRequest): Promise<Guest> {
  const guest = await parts.identities.recognise(request.cookies[COOKIE])
  if (guest) return guest
  throw Object.assign(new BadInput('Say your name first: POST /api/guest.'), { statusCode: 401 })
}

function read<S extends v.GenericSchema>(schema: S, body: unknown): v.InferOutput<S> {
  const result = v.safeParse(schema, body)
  if (result.success) return result.output
  const path = v.getDotPath(result.issues[0])
  throw new BadInput(`${path ? `The field "${path}"` : 'The request'} is wrong: ${result.issues[0].message}.`)
}

function answer(reply: FastifyReply, result: Reply): FastifyReply {
  return 'refused' in result
    ? reply.status(409).send(no(result.refused, `Refused: ${result.refused}.`))
    : reply.send(result)
}

const no = (why: string, sentence: string) => ({ why, sentence })
