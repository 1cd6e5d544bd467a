/** What a request is to its route: a guest, if the cookie names one, and a body that has been checked. */
import type { FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { BadInput } from '../../kernel/options.ts'
import type { Guest } from '../../table/lobby.ts'
import type { Table } from '../../table/table.ts'
import type { Parts } from '../app.ts'
import { readFor } from '../live/access.ts'
import { noSuchMatch, Refused } from './refused.ts'

/** A route of one table. */
export type Id = { Params: { id: string } }

declare module 'fastify' {
  interface FastifyRequest {
    guest: Guest | null // whom the cookie names
  }
}

/** The guest behind a request, or a refusal. */
export function known(request: FastifyRequest): Guest {
  if (request.guest) return request.guest
  throw new Refused(401, 'no-guest')
}

/** Whoever is allowed to watch a table by invitation brings its key in this header; whoever is invited, the invitation. */
const KEY_HEADER = 'iteru-key'

const keyOf = ({ headers }: FastifyRequest): string | undefined => {
  const key = headers[KEY_HEADER]
  return typeof key === 'string' && TOKEN.test(key) ? key : undefined
}

/** What may stand in the path of a request or in its key: no store need be asked for anything else. */
export const TOKEN = /^[\w-]{1,64}$/

/** The table that a request is about, for whoever may look at it: with a key or an invitation in the header, or by who they are. */
export async function tableFor(parts: Parts, request: FastifyRequest<Id>, invite?: string): Promise<Table> {
  const player = request.guest?.id ?? null
  const table = await readFor(parts, request.params.id, { player, key: invite ?? keyOf(request) })
  if (!table) throw noSuchMatch()
  return table
}

/** What came in, checked. Throws BadInput. */
export function read<S extends v.GenericSchema>(schema: S, body: unknown): v.InferOutput<S> {
  const result = v.safeParse(schema, body)
  if (result.success) return result.output
  const path = v.getDotPath(result.issues[0])
  throw new BadInput(`${path ? `The field "${path}"` : 'The request'} is wrong: ${result.issues[0].message}.`)
}
