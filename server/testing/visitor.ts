/** A browser for tests of signing in: it keeps its cookies, and asks what a page would ask. */
import { TestClient } from './client.ts'

export interface Answer {
  readonly status: number
  readonly body: Record<string, unknown>
}

export class Visitor {
  readonly cookies = new Map<string, string>()

  constructor(
    private readonly base: string,
    private readonly agent = 'Mozilla/5.0 (X11; Linux x86_64) Gecko/20100101 Firefox/140.0',
  ) {}

  /** A new guest in a browser of their own. */
  static async guest(base: string, name: string): Promise<Visitor> {
    const visitor = new Visitor(base)
    await visitor.post('/api/guest', { name })
    return visitor
  }

  async id(): Promise<string> {
    const { player } = (await this.get('/api/me')) as { player: { id: string } | null }
    return player?.id ?? ''
  }

  /** The same person at a socket. */
  async client(): Promise<TestClient> {
    const client = TestClient.known(this.base, `iteru=${this.cookies.get('iteru')}`, await this.id())
    await client.connect()
    return client
  }

  post = (path: string, body: unknown = {}): Promise<Answer> => this.ask('POST', path, body)

  async get(path: string): Promise<Record<string, unknown>> {
    return (await this.ask('GET', path)).body
  }

  async ask(method: string, path: string, body?: unknown): Promise<Answer> {
    const response = await fetch(`${this.base}${path}`, {
      method,
      headers: {
        cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        'user-agent': this.agent,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    for (const cookie of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      if (value === '' || /max-age=0/i.test(cookie)) this.cookies.delete(name)
      else this.cookies.set(name, value)
    }
    return { status: response.status, body: (await response.json()) as Record<string, unknown> }
  }
}
