/** Mails, out of one SMTP_URL. What stands in a header is one line, links are made of ORIGIN alone, and nothing waits for a mail server for long. */
import { createTransport } from 'nodemailer'
import type { Settings } from '../operations/settings.ts'
import { type Off, offReach } from './reach.ts'

export interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly headers?: Readonly<Record<string, string>>
  readonly id?: string // the Message-ID without its angle brackets: a repeat is recognised
}

export interface Mailer {
  /** Resolves when the mail server has taken it. Throws MailFault. */
  send(mail: Mail): Promise<void>
  close(): void
}

/** A mail that was not taken: `lasting` if asking again cannot help. Says nothing of whom it was for. */
export class MailFault extends Error {
  constructor(
    readonly lasting: boolean,
    code: string,
  ) {
    super(`the mail server did not take a mail (${code})`)
  }
}

/** Nobody waits longer than this for a mail server to connect, to greet or to say something. */
const CONNECT_MS = 5000
const SILENT_MS = 10_000
/** Beyond this a mail server that answers a little at a time is as good as silent. */
const WHOLE_MS = 20_000

type MailSettings = Pick<Settings, 'origin' | 'smtpUrl' | 'mailFrom'>

/** Why no mail is sent; undefined if mails are on. */
export const offMail = (settings: MailSettings): Off | undefined =>
  offReach(settings) ?? (settings.smtpUrl === undefined ? 'no-smtp' : undefined)

/** The way to send mails, or why there is none. */
export function makeMailer(settings: MailSettings): Mailer | { readonly off: Off } {
  const { origin, smtpUrl } = settings
  const off = offMail(settings)
  if (off !== undefined || smtpUrl === undefined || origin === undefined) return { off: off ?? 'no-smtp' }
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: 2,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: SILENT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const from = settings.mailFrom ?? senderOf(smtpUrl, origin)
  return {
    async send({ to, subject, text, headers = {}, id }) {
      const mail = {
        from: { name: 'Iteru', address: from },
        to: { name: '', address: oneLine(to) },
        subject: oneLine(subject),
        text,
        headers: {
          'Auto-Submitted': 'auto-generated', // nobody's "I am away" comes back
          ...Object.fromEntries(
            Object.entries(headers).map(([name, value]) => [oneLine(name), oneLine(value)]),
          ),
        },
        ...(id !== undefined && { messageId: `<${oneLine(id)}>` }),
      }
      await within(transport.sendMail(mail), WHOLE_MS).catch((error: unknown) => {
        throw faultOf(error)
      })
    },
    close: () => transport.close(),
  }
}

/** A text as a header or a name in a mail may have it: no line ends in it, and nothing that cannot be seen. */
export const oneLine = (text: string): string =>
  text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()
    .slice(0, 500)

/** A name inside the text of a mail: no mail program makes a link of it. */
export const nameInMail = (name: string): string =>
  oneLine(name)
    .replace(/:\/\//g, ' ')
    .replace(/([\p{L}\p{N}])\.(?=[\p{L}\p{N}])/gu, '$1 ')
    .replaceAll('@', ' ')

/** Whoever signs in at the mail server writes from there; otherwise the mail comes from the name of the page. */
function senderOf(smtpUrl: string, origin: string): string {
  const user = decodeURIComponent(new URL(smtpUrl).username)
  return /^[^\s@]+@[^\s@]+$/.test(user) ? user : `iteru@${new URL(origin).hostname}`
}

async function within<T>(work: Promise<T>, ms: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('ETIMEDOUT')), ms)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}

/** What a mail server says may contain addresses and words of its own: only its number is kept. */
function faultOf(error: unknown): MailFault {
  const field = (name: string) =>
    error instanceof Error && name in error ? String((error as unknown as Record<string, unknown>)[name]) : ''
  const status = Number(field('responseCode'))
  const lasting = status >= 500 && status < 600 && field('code') !== 'EAUTH'
  return new MailFault(lasting, field('responseCode') || field('code') || 'no answer')
}
