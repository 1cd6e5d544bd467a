/** Taking a name to another device, over HTTP: the old device makes a link, looks at it and confirms; the new one asks until it is let in. */
import type { FastifyInstance } from 'fastify'
import type { Parts } from '../app.ts'
import { newToken } from '../people/identity.ts'
import { admit, browserOf, proofOf, setProof } from './browser.ts'
import { Refused } from './refused.ts'
import { known } from './request.ts'

type Link = { Params: { link: string } }

export function addLinkRoutes(app: FastifyInstance, { people }: Parts): void {
  const spent = () => new Refused(404, 'link-spent')

  app.post('/api/links', async request => ({ link: await people.links.make(known(request).id) }))
  app.get<Link>('/api/links/:link', async request => {
    const state = await people.links.look(request.params.link, known(request).id)
    if (!state) throw spent()
    return state
  })
  app.post<Link>('/api/links/:link/confirm', async request => {
    if (!(await people.links.confirm(request.params.link, known(request).id))) throw spent()
    return { done: true }
  })
  app.post<Link>('/api/links/:link', async (request, reply) => {
    const browser = browserOf(request)
    const token = proofOf(request) || newToken()
    const player = await people.links.claim(request.params.link, token, browser.device)
    if (player === undefined) throw spent()
    if (player === null) {
      setProof(reply, request, token)
      return { done: false }
    }
    const entered = await people.enter(player, browser)
    if (!entered) throw spent()
    return admit(reply, request, entered)
  })
}
