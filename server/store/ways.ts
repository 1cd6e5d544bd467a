/** How people want to be told, and where: switches, quiet hours, devices, a webhook; kept for each person. */
import type { Row, Statements } from './statements.ts'
import type { Script } from './store.ts'

/** Hours in which nothing is sent: minutes of the day, in a time zone. */
export interface Quiet {
  readonly from: number
  readonly until: number
  readonly zone: string
}

/** What somebody has chosen for all tables. */
export interface Choices {
  readonly mail: boolean
  readonly push: boolean
  readonly webhook: boolean
  readonly quiet: Quiet | null
  readonly language: string | null // of letters; null: nobody has said
}

/** Whoever has left an address or a device wants to be told; nobody else is. */
const DEFAULT: Choices = { mail: true, push: true, webhook: true, quiet: null, language: null }

export function* readChoices(sql: Statements, player: string): Script<Choices> {
  const [row] = yield sql.readSignalSettings({ player })
  return choicesOf(row)
}

const choicesOf = (row: Row | undefined): Choices => ({
  ...DEFAULT,
  ...(row && JSON.parse(row.value as string)),
})

/** What is to be different. */
type Chosen = { readonly [name in keyof Choices]?: Choices[name] | undefined }

/** Changes some of them; what comes of it. */
export function* choose(sql: Statements, player: string, chosen: Chosen): Script<Choices> {
  const [row] = yield sql.lockSignalSettings({ player })
  const choices: Choices = { ...choicesOf(row), ...(chosen as Partial<Choices>) }
  yield sql.writeSignalSettings({ player, value: JSON.stringify(choices) })
  return choices
}

/** A browser that can be reached by push. */
export interface Subscription {
  readonly id: string
  readonly player: string
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
  readonly language: string
}

/** Nobody has more devices; with another the oldest goes. */
const MOST_DEVICES = 10

export function* subscribe(sql: Statements, subscription: Subscription, now: number): Script<void> {
  yield sql.addSubscription({ ...subscription, created: now })
  const all = yield* subscriptionsOf(sql, subscription.player)
  for (const { id } of all.slice(0, -MOST_DEVICES)) yield sql.removeSubscription({ id })
}

export function* subscriptionsOf(sql: Statements, player: string): Script<Subscription[]> {
  const rows = yield sql.subscriptionsOf({ player })
  return rows.map(({ created: _, ...row }) => row as unknown as Subscription)
}

export function* unsubscribe(sql: Statements, id: string): Script<void> {
  yield sql.removeSubscription({ id })
}

/** Whether a table stays silent for somebody. */
export function* isMuted(sql: Statements, player: string, match: string): Script<boolean> {
  const [row] = yield sql.findMute({ player, match })
  return row !== undefined
}

export function* mute(sql: Statements, player: string, match: string, silent: boolean): Script<void> {
  yield silent ? sql.addMute({ player, match }) : sql.removeMute({ player, match })
}

export interface Webhook {
  readonly url: string
  readonly secret: string
  readonly failures: number // in a row
}

export function* readWebhook(sql: Statements, player: string): Script<Webhook | undefined> {
  const [row] = yield sql.readWebhook({ player })
  return row && { url: row.url as string, secret: row.secret as string, failures: Number(row.failures) }
}

/** Everything about how somebody is told goes, with what was still to be sent. */
export function* removeWays(sql: Statements, player: string): Script<void> {
  yield sql.removeSignalsTo({ player })
  yield sql.removePresenceOf({ player })
  yield sql.removeSubscriptions({ player })
  yield sql.removeSignalSettings({ player })
  yield sql.removeMutesOf({ player })
  yield sql.removeWebhook({ player })
}

export function* writeWebhook(sql: Statements, player: string, webhook: Webhook, now: number): Script<void> {
  yield sql.writeWebhook({ player, ...webhook, created: now })
}

export function* noteWebhook(sql: Statements, player: string, failures: number): Script<void> {
  yield sql.noteWebhook({ player, failures })
}

export function* removeWebhook(sql: Statements, player: string): Script<void> {
  yield sql.removeWebhook({ player })
}

/** Where somebody reads their mails, and how they are called; undefined if they have left no address or are blocked. */
export function* mailOf(
  sql: Statements,
  player: string,
): Script<{ readonly address: string; readonly name: string } | undefined> {
  const [row] = yield sql.findMail({ player })
  return row && { address: row.address as string, name: row.name as string }
}

/** In which language somebody reads: noted when their page says another. */
export function* noteLanguage(sql: Statements, player: string, language: string): Script<void> {
  if ((yield* readChoices(sql, player)).language !== language) yield* choose(sql, player, { language })
}
