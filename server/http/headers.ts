/** What browsers are told to allow our page: its own scripts, styles, workers and sockets, and nothing from elsewhere. */
import type { IncomingMessage } from 'node:http'
import type { FastifyHelmetOptions } from '@fastify/helmet'

/** Sockets to the host that was asked: older browsers do not count them as 'self'. */
function sockets(request: IncomingMessage): string {
  const { host = '' } = request.headers
  return /^[\w.:[\]-]+$/.test(host) ? `ws://${host} wss://${host}` : "'self'"
}

export const headers: FastifyHelmetOptions = {
  contentSecurityPolicy: {
    useDefaults: false, // they would turn http into https, which a host at home does not have
    directives: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'"],
      scriptSrcAttr: ["'none'"],
      styleSrc: ["'self'", "'unsafe-inline'"], // positions of pieces are style attributes
      imgSrc: ["'self'", 'data:'],
      fontSrc: ["'self'"],
      connectSrc: ["'self'", sockets],
      workerSrc: ["'self'"],
      manifestSrc: ["'self'"],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
    },
  },
  strictTransportSecurity: { includeSubDomains: false }, // other names of the same domain are not ours
  referrerPolicy: { policy: 'no-referrer' }, // addresses of invitations are secrets
}
