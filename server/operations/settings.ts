/** The settings of a server: environment variables, checked at the start with one clear sentence each. docs/hosting.md lists them. */
import { BadInput } from '../../kernel/options.ts'

export interface Settings {
  readonly port: number
  readonly host: string
  readonly dataDir: string
  readonly databaseUrl: string | undefined
  readonly origin: string | undefined // where browsers reach us, such as https://play.example; undefined: wherever the request came in
  readonly smtpUrl: string | undefined // where mails are handed in; undefined: none are sent
  readonly mailFrom: string | undefined // who they are from; undefined: whoever signs in there
  readonly trustProxy: number // how many proxies stand in front; only what they say of a client is believed
  readonly logLevel: string
  readonly rateLimit: number // HTTP requests a minute from one address
  readonly keep: Keep
  readonly keepBackups: number | undefined // for how many days the host keeps backups, as the privacy page says; undefined: nobody has said
  readonly vacationDays: number // a year, for everybody; 0: there are no vacations
  readonly signals: SignalSettings
}

/** How people are told that it is their turn. */
export interface SignalSettings {
  readonly wait: number // milliseconds after the question
  readonly pushServices: readonly string[] // beside those that browsers are known to have
  readonly webhooks: boolean
  readonly loopback: boolean // for tests: this machine itself may be told
}

/** After how many days something goes that nobody uses any more; 0: never. */
export interface Keep {
  readonly open: number // tables that never began
  readonly idle: number // matches in which nobody acts: they end as abandoned
  readonly finished: number
  readonly guests: number // without a table
  readonly sessions: number // that nobody uses
}

/** Reads the settings. Throws BadInput. */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  return {
    port: numberOf(env, 'PORT', 3000, 0, 65_535),
    host: env.HOST ?? '127.0.0.1',
    dataDir: env.DATA_DIR ?? './data',
    databaseUrl: urlOf(env, 'DATABASE_URL', ['postgres:', 'postgresql:']),
    origin: urlOf(env, 'ORIGIN', ['http:', 'https:']),
    smtpUrl: urlOf(env, 'SMTP_URL', ['smtp:', 'smtps:']),
    mailFrom: addressOf(env, 'MAIL_FROM'),
    trustProxy: numberOf(env, 'TRUST_PROXY', 0, 0, 9),
    logLevel: wordOf(env, 'LOG_LEVEL', ['silent', 'fatal', 'error', 'warn', 'info', 'debug']),
    rateLimit: numberOf(env, 'RATE_LIMIT', 600, 1, 1_000_000),
    keepBackups: env.KEEP_BACKUP_DAYS ? daysOf(env, 'KEEP_BACKUP_DAYS', 0) : undefined,
    vacationDays: numberOf(env, 'VACATION_DAYS', 30, 0, 100),
    keep: {
      open: daysOf(env, 'KEEP_OPEN_DAYS', 7),
      idle: daysOf(env, 'KEEP_IDLE_DAYS', 180),
      finished: daysOf(env, 'KEEP_FINISHED_DAYS', 0),
      guests: daysOf(env, 'KEEP_GUEST_DAYS', 90),
      sessions: daysOf(env, 'KEEP_SESSION_DAYS', 365),
    },
    signals: {
      wait: numberOf(env, 'SIGNAL_WAIT', 120, 0, 86_400) * 1000,
      pushServices: namesOf(env, 'PUSH_SERVICES'),
      webhooks: numberOf(env, 'WEBHOOKS', 0, 0, 1) === 1,
      loopback: numberOf(env, 'SIGNALS_TO_LOOPBACK', 0, 0, 1) === 1,
    },
  }
}

const daysOf = (env: Readonly<Record<string, string | undefined>>, name: string, fallback: number): number =>
  numberOf(env, name, fallback, 0, 36_500)

function numberOf(
  env: Readonly<Record<string, string | undefined>>,
  name: string,
  fallback: number,
  min: number,
  max: number,
): number {
  const text = env[name]
  if (text === undefined || text === '') return fallback
  const value = Number(text)
  if (Number.isInteger(value) && value >= min && value <= max) return value
  throw new BadInput(`${name} must be a whole number from ${min} to ${max}, not "${text}".`)
}

/** Names of hosts, with commas between them. */
function namesOf(env: Readonly<Record<string, string | undefined>>, name: string): readonly string[] {
  const names = (env[name] ?? '').split(',').map(part => part.trim().toLowerCase())
  const given = names.filter(part => part !== '')
  if (given.every(part => /^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(part))) return given
  throw new BadInput(`${name} must be names such as push.example with commas between them.`)
}

/** One of these words; `info` if nothing is set. */
function wordOf(
  env: Readonly<Record<string, string | undefined>>,
  name: string,
  words: readonly string[],
): string {
  const text = env[name] || 'info'
  if (words.includes(text)) return text
  throw new BadInput(`${name} must be one of ${words.join(', ')}, not "${text}".`)
}

function addressOf(env: Readonly<Record<string, string | undefined>>, name: string): string | undefined {
  const text = env[name]
  if (text === undefined || text === '') return undefined
  if (/^[^\s@<>"]+@[^\s@<>"]+$/.test(text)) return text
  throw new BadInput(`${name} must be a mail address such as iteru@play.example.`)
}

function urlOf(
  env: Readonly<Record<string, string | undefined>>,
  name: string,
  protocols: readonly string[],
): string | undefined {
  const text = env[name]
  if (text === undefined || text === '') return undefined
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url && protocols.includes(url.protocol)) return name === 'ORIGIN' ? url.origin : text
  throw new BadInput(
    `${name} must be a URL that begins with ${protocols.map(protocol => `${protocol}//`).join(' or ')}.`,
  )
}
