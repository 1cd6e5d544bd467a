/** A browser that signs in: who it is until now, and what proves that it is the one that asked. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import { deviceOf } from '../people/device.ts'
import { COOKIE } from '../people/identity.ts'
import type { Browser, Entered } from '../people/people.ts'
import { forget, setCookie } from './cookies.ts'

/** Proves for a few minutes that this browser asked for a code or a challenge. */
const PROOF = 'iteru-proof'
const PROOF_SECONDS = 15 * 60

export const browserOf = (request: FastifyRequest): Browser => ({
  guest: request.guest,
  token: request.cookies[COOKIE],
  device: deviceOf(request.headers['user-agent']),
})

/** Only this browser has it, no other page can have it sent along, and scripts do not see it. */
export function setProof(reply: FastifyReply, request: FastifyRequest, token: string): void {
  setCookie(reply, request, PROOF, token, { seconds: PROOF_SECONDS, strict: true })
}

export const proofOf = ({ cookies }: FastifyRequest): string => (cookies[PROOF] ?? '').slice(0, 100)

/** Somebody has signed in: the cookie, and what came along. */
export function admit(reply: FastifyReply, request: FastifyRequest, { token, tables, stayed }: Entered) {
  setCookie(reply, request, COOKIE, token)
  forgetProof(reply)
  return { done: true, tables, stayed }
}

export const forgetProof = (reply: FastifyReply): void => forget(reply, PROOF)
