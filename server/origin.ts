/** Whether a request comes from our own page: browsers say so in Origin, and programs without one are not browsers. */
import type { FastifyRequest } from 'fastify'

export function sameOrigin(request: FastifyRequest, ours: string | undefined): boolean {
  const { origin, host } = request.headers
  if (origin === undefined) return true
  if (ours !== undefined) return origin === ours
  return URL.canParse(origin) && new URL(origin).host === host
}
