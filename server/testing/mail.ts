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

/** What a false mail server does with a mail once it has it: takes it, says nothing more, lets the line go, answers with nonsense, or goes back on its word. */
export type Trick = 'takes' | 'hangs' | 'lets go' | 'babbles' | 'refuses'

const REPLIES: Readonly<Record<Exclude<Trick, 'hangs' | 'lets go'>, string>> = {
  takes: '250 taken',
  babbles: 'it is a lovely day',
  refuses: '554 on second thoughts, no',
}

/** A mail server that speaks as one does until it has the whole mail, and then does what it is told to. */
export class FalseMailServer {
  trick: Trick = 'takes'
  /** The text of what it took. */
  readonly taken: string[] = []
  private readonly sockets = new Set<Socket>()

  private constructor(private readonly server: Server) {
    server.on('connection', socket => this.talk(socket))
  }

  static async start(): Promise<FalseMailServer> {
    const server = createServer().listen(0, '127.0.0.1')
    await once(server, 'listening')
    return new FalseMailServer(server)
  }

  get url(): string {
    return `smtp://127.0.0.1:${(this.server.address() as AddressInfo).port}`
  }

  private talk(socket: Socket): void {
    this.sockets.add(socket)
    socket.on('error', () => undefined)
    let said = ''
    let inMail = false
    socket.on('data', data => {
      said += String(data)
      for (let end = said.indexOf(inMail ? '\r\n.\r\n' : '\r\n'); end >= 0; ) {
        const part = said.slice(0, end)
        said = said.slice(end + (inMail ? 5 : 2))
        if (inMail) this.receive(socket, part)
        else socket.write(/^data/i.test(part) ? '354 go on\r\n' : '250 fine\r\n')
        inMail = !inMail && /^data/i.test(part)
        end = said.indexOf(inMail ? '\r\n.\r\n' : '\r\n')
      }
    })
    socket.write('220 at your service\r\n')
  }

  private receive(socket: Socket, mail: string): void {
    if (this.trick === 'lets go') socket.destroy()
    else if (this.trick !== 'hangs') socket.write(`${REPLIES[this.trick]}\r\n`)
    if (this.trick === 'takes') this.taken.push(mail)
  }

  stop(): void {
    for (const socket of this.sockets) socket.destroy()
    this.server.close()
  }
}
