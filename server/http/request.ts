/** What a request is to its route: a guest, if the cookie names one, and a body that has been checked. */
import type { FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { BadInput } from '../../kernel/options.ts'
import type { Guest } from '../../table/lobby.ts'
import { Refused } from './refused.ts'

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

/** What came in, checked. Throws BadInput. */
export function read<S extends v.GenericSchema>(schema: S, body: unknown): v.InferOutput<S> {
  const result = v.safeParse(schema, body)
  if (result.success) return result.output
  const path = v.getDotPath(result.issues[0])
  throw new BadInput(`${path ? `The field "${path}"` : 'The request'} is wrong: ${result.issues[0].message}.`)
}
