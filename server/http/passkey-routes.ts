/** Passkeys over HTTP: each takes two requests, a challenge and its answer. */
import type { FastifyInstance } from 'fastify'
import { PeopleRequests } from '../../table/people.ts'
import type { Parts } from '../app.ts'
import { deviceOf } from '../people/device.ts'
import type { Passkeys } from '../people/passkeys.ts'
import { admit, browserOf, proofOf, setProof } from './browser.ts'
import { Refused } from './refused.ts'
import { known, read } from './request.ts'

export function addPasskeyRoutes(app: FastifyInstance, { people }: Parts): void {
  const on = (): Passkeys => {
    if (people.passkeys) return people.passkeys
    throw new Refused(409, 'passkeys-off')
  }

  app.post('/api/passkeys/offer', async (request, reply) => {
    const { options, token } = await on().offer(known(request))
    setProof(reply, request, token)
    return options
  })
  app.post('/api/passkeys/add', async request => {
    const { answer } = read(PeopleRequests.passkey, request.body)
    const name = deviceOf(request.headers['user-agent'])
    if (!(await on().add(known(request), proofOf(request), answer, name)))
      throw new Refused(409, 'passkey-failed')
    return { done: true }
  })
  app.post('/api/passkeys/ask', async (request, reply) => {
    const { options, token } = await on().ask()
    setProof(reply, request, token)
    return options
  })
  app.post('/api/passkeys/enter', async (request, reply) => {
    const { answer } = read(PeopleRequests.passkey, request.body)
    const player = await on().whoIs(proofOf(request), answer)
    const entered = player === undefined ? undefined : await people.enter(player, browserOf(request))
    if (!entered) throw new Refused(409, 'passkey-failed')
    return admit(reply, request, entered)
  })
}
