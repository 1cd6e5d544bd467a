/** A mail server on loopback for tests: keeps what it is sent, and can refuse, hang or stammer. */
import { once } from 'node:events'
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net'
import { SMTPServer } from 'smtp-server'

export interface Letter {
  readonly from: string
  readonly to: readonly string[]
  readonly raw: string
}

export class MailServer {
  readonly letters: Letter[] = []
  /** What it answers to every mail instead of taking it: such as [550, 'no such box']. */
  refusal: readonly [number, string] | undefined

  private constructor(
    private readonly server: SMTPServer,
    readonly url: string,
  ) {}

  static async start(): Promise<MailServer> {
    let here: MailServer | undefined
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      logger: false,
      onRcptTo(_address, _session, done) {
        const refusal = here?.refusal
        done(refusal && Object.assign(new Error(refusal[1]), { responseCode: refusal[0] }))
      },
      onData(stream, { envelope }, done) {
        const parts: Buffer[] = []
        stream.on('data', (part: Buffer) => parts.push(part))
        stream.on('end', () => {
          here?.letters.push({
            from: envelope.mailFrom ? envelope.mailFrom.address : '',
            to: envelope.rcptTo.map(({ address }) => address),
            raw: Buffer.concat(parts).toString(),
          })
          done()
        })
      },
    })
    server.on('error', () => undefined)
    server.listen(0, '127.0.0.1')
    await once(server.server, 'listening')
    const { port } = server.server.address() as AddressInfo
    here = new MailServer(server, `smtp://127.0.0.1:${port}`)
    return here
  }

  /** The last letter to somebody, as a reader sees its text. */
  lastTo(address: string): string {
    const letter = [...this.letters].reverse().find(({ to }) => to.includes(address.toLowerCase()))
    return (letter?.raw ?? '').replace(/=\r?\n/g, '')
  }

  /** The six digits of the last code that somebody was sent. */
  codeFor(address: string): string {
    return (
      /\b(\d{3}) ?(\d{3})\b/
        .exec(this.lastTo(address).split('\r\n\r\n').slice(1).join('\n'))
        ?.slice(1)
        .join('') ?? ''
    )
  }

  stop(): Promise<void> {
    return new Promise(resolve => this.server.close(() => resolve()))
  }
}

/** Something at a port that is no mail server: it says what it is told to, and then nothing. */
export async function mute(greeting: string): Promise<{ readonly url: string; stop(): void }> {
  const sockets = new Set<Socket>()
  const server: Server = createServer(socket => {
    sockets.add(socket)
    socket.on('error', () => undefined)
    socket.write(greeting)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    stop() {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}
