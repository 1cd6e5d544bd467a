/** Whether a request comes from our own page: browsers say so in Origin, and programs without one are not browsers. */
import type { FastifyRequest } from 'fastify'
import { Refused } from './refused.ts'

export function sameOrigin(request: FastifyRequest, ours: string | undefined): boolean {
  const { origin, host } = request.headers
  if (origin === undefined) return true
  if (ours !== undefined) return origin === ours
  return URL.canParse(origin) && new URL(origin).host === host
}

/** Other pages can send forms, but neither JSON nor our own Origin. */
export function checkOrigin(request: FastifyRequest, ours: string | undefined): void {
  if (request.method === 'GET' || request.method === 'HEAD') return
  if (!sameOrigin(request, ours)) throw new Refused(403, 'foreign-origin')
  if (!request.headers['content-type']?.startsWith('application/json')) throw new Refused(415, 'not-json')
}
