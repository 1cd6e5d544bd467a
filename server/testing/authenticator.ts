/** A device with passkeys for tests, without a browser: it makes key pairs and answers challenges as authenticators do, or wrongly where a test wants that. */
import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'

/** What of an answer is wrong on purpose. */
interface Bent {
  readonly challenge?: string
  readonly origin?: string
  readonly site?: string
  readonly counter?: number
  readonly key?: KeyObject // with which it is signed
}

const sha256 = (data: Buffer | string): Buffer => createHash('sha256').update(data).digest()
const text = (data: Buffer | string): string => Buffer.from(data).toString('base64url')

/** Somebody was there; a new key follows. */
const PRESENT = 0x01
const WITH_KEY = 0x40

/** Numbers, texts, bytes and maps, each as one item of CBOR; all of ours are shorter than 65,536. */
function cbor(value: number | string | Buffer | ReadonlyMap<number | string, unknown>): Buffer {
  const head = (kind: number, size: number): Buffer => {
    if (size < 24) return Buffer.from([(kind << 5) | size])
    return size < 256
      ? Buffer.from([(kind << 5) | 24, size])
      : Buffer.from([(kind << 5) | 25, size >> 8, size & 255])
  }
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value)
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value])
  const items = [...value].flatMap(([name, item]) => [cbor(name), cbor(item as number)])
  return Buffer.concat([head(5, value.size), ...items])
}

export class Authenticator {
  readonly id = randomBytes(16)
  private readonly pair = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  private counter = 0

  constructor(private readonly origin: string) {}

  private data(bent: Bent, flags: number, more: Buffer = Buffer.alloc(0)): Buffer {
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(bent.counter ?? ++this.counter)
    const site = sha256(bent.site ?? new URL(this.origin).hostname)
    return Buffer.concat([site, Buffer.from([flags]), counter, more])
  }

  private client(type: string, challenge: string, bent: Bent): Buffer {
    const said = { type, challenge: bent.challenge ?? challenge, origin: bent.origin ?? this.origin }
    return Buffer.from(JSON.stringify({ ...said, crossOrigin: false }))
  }

  private answer(response: Readonly<Record<string, string>>) {
    const id = text(this.id)
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response }
  }

  /** Answers an offer with a new key. */
  make(challenge: string, bent: Bent = {}) {
    const { x = '', y = '' } = this.pair.publicKey.export({ format: 'jwk' })
    const key = new Map<number, unknown>([
      [1, 2], // two coordinates
      [3, -7], // ES256
      [-1, 1], // P-256
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ])
    const made = Buffer.concat([Buffer.alloc(16), Buffer.from([0, this.id.length]), this.id, cbor(key)])
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', this.data(bent, PRESENT | WITH_KEY, made)],
    ])
    return this.answer({
      clientDataJSON: text(this.client('webauthn.create', challenge, bent)),
      attestationObject: text(cbor(attestation)),
    })
  }

  /** Answers the question who it is. */
  enter(challenge: string, bent: Bent = {}) {
    const [data, client] = [this.data(bent, PRESENT), this.client('webauthn.get', challenge, bent)]
    const signed = sign('sha256', Buffer.concat([data, sha256(client)]), bent.key ?? this.pair.privateKey)
    return this.answer({
      clientDataJSON: text(client),
      authenticatorData: text(data),
      signature: text(signed),
    })
  }
}
