/** Reads the JSON of a request: what is too deep or holds a NUL is refused before it is looked at, and names that no request may use are left out by fastify. */
import type { FastifyInstance } from 'fastify'
import { BadInput } from '../../kernel/options.ts'
import { faultOfJson } from '../../table/text.ts'

export function addBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const fault = faultOfJson(String(body))
    if (fault !== undefined) done(new BadInput(`The request is wrong: ${fault}`))
    else void parse(request, String(body), done)
  })
}
