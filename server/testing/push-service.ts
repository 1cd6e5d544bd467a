/** A push service on loopback for tests, and browsers that subscribe there with keys of their own: what arrives is opened as a browser would (RFC 8291), and its signature is checked. */
import {
  createDecipheriv,
  createECDH,
  createHmac,
  createPublicKey,
  type ECDH,
  randomBytes,
  verify,
} from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Pushed {
  readonly at: number
  readonly device: string
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

export class PushService {
  readonly pushed: Pushed[] = []
  /** What it answers; undefined: nothing, for ever. */
  answer: { readonly status: number; readonly headers?: Readonly<Record<string, string>> } | undefined = {
    status: 201,
  }
  private readonly hanging = new Set<ServerResponse>()

  private constructor(
    private readonly server: Server,
    readonly url: string,
  ) {}

  static async start(port = 0): Promise<PushService> {
    let here: PushService | undefined
    const server = createServer(async (request, response) => {
      const parts: Buffer[] = []
      for await (const part of request) parts.push(part as Buffer)
      const device = request.url?.slice(1) ?? ''
      here?.pushed.push({ at: Date.now(), device, headers: request.headers, body: Buffer.concat(parts) })
      if (here?.answer) response.writeHead(here.answer.status, here.answer.headers).end()
      else here?.hanging.add(response)
    })
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
    here = new PushService(server, `http://127.0.0.1:${(server.address() as AddressInfo).port}`)
    return here
  }

  async stop(): Promise<void> {
    for (const response of this.hanging) response.destroy()
    this.server.closeAllConnections()
    await new Promise(resolve => this.server.close(resolve))
  }
}

/** A browser at a push service. */
export class Device {
  private readonly pair: ECDH = createECDH('prime256v1')
  private readonly auth = randomBytes(16)

  constructor(
    readonly name: string,
    private readonly service: { readonly url: string },
  ) {
    this.pair.generateKeys()
  }

  /** What it tells a page that subscribes it. */
  get subscription() {
    return {
      endpoint: `${this.service.url}/${this.name}`,
      p256dh: this.pair.getPublicKey('base64url'),
      auth: this.auth.toString('base64url'),
      language: 'en',
    }
  }

  /** Opens what was sent to it. */
  open({ body }: Pushed): Record<string, string> {
    const [salt, sender] = [body.subarray(0, 16), body.subarray(21, 21 + body[20])]
    const sealed = body.subarray(21 + body[20])
    const hmac = (key: Buffer, ...parts: (Buffer | string)[]): Buffer => {
      const hash = createHmac('sha256', key)
      for (const part of parts) hash.update(part)
      return hash.digest()
    }
    const one = Buffer.from([1])
    const shared = hmac(this.auth, this.pair.computeSecret(sender))
    const key = hmac(shared, 'WebPush: info\0', this.pair.getPublicKey(), sender, one)
    const root = hmac(salt, key)
    const secret = hmac(root, 'Content-Encoding: aes128gcm\0', one).subarray(0, 16)
    const nonce = hmac(root, 'Content-Encoding: nonce\0', one).subarray(0, 12)
    const decipher = createDecipheriv('aes-128-gcm', secret, nonce)
    decipher.setAuthTag(sealed.subarray(-16))
    const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
    return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString())
  }
}

/** What the signature of a push says, if it was made with the key that it names (RFC 8292). */
export function claimsOf({ headers }: Pushed): {
  readonly key: string
  readonly aud: string
  readonly sub: string
  readonly exp: number // seconds
} {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(headers.authorization ?? '') ?? []
  const [head, claims, signature] = token.split('.')
  const point = Buffer.from(key, 'base64url')
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  }
  const publicKey = createPublicKey({ key: jwk, format: 'jwk' })
  const isFine = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  if (!isFine) throw new Error('the signature is wrong')
  return { key, ...JSON.parse(Buffer.from(claims, 'base64url').toString()) }
}
