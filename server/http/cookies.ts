/** Cookies: scripts never see them, other pages cannot have them sent along with what changes something, and under https they stay under https. */
import type { FastifyReply, FastifyRequest } from 'fastify'

const YEAR_SECONDS = 365 * 24 * 3600

export function setCookie(
  reply: FastifyReply,
  request: FastifyRequest,
  name: string,
  value: string,
  { seconds = YEAR_SECONDS, strict = false } = {},
): void {
  reply.setCookie(name, value, {
    path: '/',
    httpOnly: true,
    sameSite: strict ? 'strict' : 'lax',
    secure: request.protocol === 'https',
    maxAge: seconds,
  })
}

export function forget(reply: FastifyReply, name: string): void {
  reply.clearCookie(name, { path: '/' })
}
