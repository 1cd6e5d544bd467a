/** What a host can do with people and tables while everybody plays: words in, lines of text out. Everything that changes is announced, so that watchers see it at once. */
import { isGame } from '../../games/cards.ts'
import { BadInput } from '../../kernel/options.ts'
import type { Means, Table } from '../../table/table.ts'
import { cleanName } from '../../table/text.ts'
import { meansAt } from '../live/shuffle.ts'
import { blockPerson, forgetPerson, type Person, readPerson, renamePerson } from '../store/house.ts'
import { readTable, removeTable, TableCache } from '../store/matches.ts'
import { recount, voidMatch } from '../store/results.ts'
import type { Statements } from '../store/statements.ts'
import type { Script, Store, Topic } from '../store/store.ts'

const LONGEST = 30
const STATUSES: readonly string[] = ['open', 'running', 'over'] satisfies Table['status'][]

/** What can be asked for, and how. */
export const COMMANDS: Readonly<Record<string, string>> = {
  list: 'list [open|running|over]: the latest tables',
  find: 'find <part of a name>: people, the latest first',
  show: 'show <table or person>: who sits there, or where they sit',
  remove: 'remove <table>: deletes it with everything that happened there',
  rename: 'rename <person> <name>: another name, at every table',
  block: 'block <person>: they are nobody until unblocked',
  unblock: 'unblock <person>',
  forget: 'forget <person>: deletes their data; their matches stay, without them',
  reports: 'reports: what people have reported and nobody has looked at yet',
  close: 'close <report>: it was looked at',
  void: 'void <table>: its result counts for no rating',
  unvoid: 'unvoid <table>: it counts again',
  recount: 'recount <game>: works out all ratings again from the results',
  stats: 'stats: how much there is of what',
  compact: 'compact: gives back room that is no longer needed',
}

type Answer = readonly string[]
type Work = (store: Store, words: readonly string[], now: number) => Promise<Answer>

/** Carries out one command. Throws BadInput. */
export function administer(store: Store, words: readonly string[], now: number): Promise<Answer> {
  const [name = '', ...rest] = words
  const work = Object.hasOwn(WORKS, name) ? WORKS[name] : undefined
  if (work) return work(store, rest, now)
  const known = Object.values(COMMANDS).map(line => `  ${line}`)
  return Promise.reject(
    new BadInput(
      [name === '' ? 'What is to be done?' : `There is no command "${name}".`, ...known].join('\n'),
    ),
  )
}

const WORKS: Readonly<Record<string, Work>> = {
  list: (store, [status = 'running']) => store.run(sql => list(sql, status)),
  find: (store, words) => store.run(sql => find(sql, words.join(' '))),
  show: (store, [id = '']) => store.run(sql => show(sql, id)),
  remove: (store, [id = '']) => change(store, sql => remove(sql, id)),
  rename: (store, [id = '', ...name], now) =>
    change(store, sql => rename(sql, id, name.join(' '), meansAt(now))),
  block: (store, [id = '']) => change(store, sql => block(sql, id, true)),
  unblock: (store, [id = '']) => change(store, sql => block(sql, id, false)),
  forget: (store, [id = ''], now) => change(store, sql => forget(sql, id, meansAt(now))),
  reports: store => store.run(reports),
  close: (store, [id = '']) => store.run(sql => close(sql, id)),
  void: (store, [id = ''], now) => store.run(sql => voided(sql, id, true, now)),
  unvoid: (store, [id = ''], now) => store.run(sql => voided(sql, id, false, now)),
  recount: (store, [game = ''], now) => store.run(sql => recounted(sql, game, now)),
  stats: store => store.run(stats),
  compact: async store => {
    await store.compact()
    return ['Done.']
  },
}

interface Done {
  readonly answer: Answer
  readonly topics: readonly Topic[]
}

/** Nothing is announced before it is committed. */
async function change(store: Store, script: (sql: Statements) => Script<Done>): Promise<Answer> {
  const { answer, topics } = await store.run(script)
  for (const topic of topics) store.announce(topic)
  return answer
}

function* list(sql: Statements, status: string): Script<Answer> {
  if (!STATUSES.includes(status)) throw new BadInput(`A table is ${STATUSES.join(', ')}, not "${status}".`)
  const lines: string[] = []
  for (const { id } of yield sql.latest({ status, limit: LONGEST })) {
    const table = yield* readTable(sql, id as string, new TableCache())
    if (table) lines.push(lineOf(table))
  }
  return lines.length > 0 ? lines : [`No table is ${status}.`]
}

function* find(sql: Statements, text: string): Script<Answer> {
  if (text.trim() === '') throw new BadInput('Whom? Give a part of the name.')
  const like = `%${text.toLowerCase().replace(/[%_]/g, '')}%`
  const rows = yield sql.findPlayers({ like, limit: LONGEST })
  if (rows.length === 0) return [`Nobody's name contains "${text}".`]
  return rows.map(row => personLine({ ...row, blocked: row.blocked === 1 } as unknown as Person))
}

function* show(sql: Statements, id: string): Script<Answer> {
  const table = yield* readTable(sql, id, new TableCache())
  if (table) return [lineOf(table), ...table.seats.map(seatLine)]
  const person = yield* thePerson(sql, id)
  const lines = [personLine(person)]
  for (const { match } of yield sql.matchesOf({ player: id })) {
    const at = yield* readTable(sql, match as string, new TableCache())
    if (at) lines.push(lineOf(at))
  }
  return lines
}

function* remove(sql: Statements, id: string): Script<Done> {
  const table = yield* readTable(sql, id, new TableCache())
  if (!table) throw new BadInput(`There is no table "${id}".`)
  yield* removeTable(sql, id)
  return { answer: [`Removed: ${lineOf(table)}`], topics: [{ of: 'gone', match: id }] }
}

function* rename(sql: Statements, id: string, given: string, means: Means): Script<Done> {
  const person = yield* thePerson(sql, id)
  const name = cleanName(given)
  if (name === '' || name.length > 30)
    throw new BadInput('A name has one to thirty letters that can be seen.')
  const topics = yield* renamePerson(sql, id, name, means)
  return { answer: [`${person.name} is now ${name}.`], topics }
}

function* block(sql: Statements, id: string, blocked: boolean): Script<Done> {
  const { name } = yield* thePerson(sql, id)
  return {
    topics: yield* blockPerson(sql, id, blocked),
    answer: [`${name} is ${blocked ? 'blocked' : 'no longer blocked'}.`],
  }
}

function* forget(sql: Statements, id: string, means: Means): Script<Done> {
  const { name } = yield* thePerson(sql, id)
  return { topics: yield* forgetPerson(sql, id, means), answer: [`${name} is forgotten.`] }
}

function* reports(sql: Statements): Script<Answer> {
  const rows = yield sql.openReports({ limit: LONGEST })
  if (rows.length === 0) return ['Nothing is reported.']
  const lines: string[] = []
  for (const { id, player, about, match, text, at } of rows) {
    const [by] = yield sql.readPlayer({ player })
    const [of] = yield sql.readPlayer({ player: about })
    lines.push(
      `${id}  ${dateOf(at as number)}  ${by?.name ?? player} about ${of?.name ?? ''} (person ${about})${match ? ` at table ${match}` : ''}`,
      `  ${String(text).replace(/\s+/g, ' ')}`,
    )
  }
  return lines
}

function* close(sql: Statements, id: string): Script<Answer> {
  const [row] = yield sql.closeReport({ id })
  if (!row) throw new BadInput(`There is no report "${id}"; reports names them.`)
  return ['Closed.']
}

function* voided(sql: Statements, id: string, isVoid: boolean, now: number): Script<Answer> {
  const game = yield* voidMatch(sql, id, isVoid, now)
  if (game === undefined) throw new BadInput(`There is no rated result of a table "${id}".`)
  return [`It counts ${isVoid ? 'no longer' : 'again'}; all ratings of ${game} are worked out anew.`]
}

function* recounted(sql: Statements, game: string, now: number): Script<Answer> {
  if (!isGame(game)) throw new BadInput(`There is no game "${game}".`)
  return [`${yield* recount(sql, game, now)} rated matches of ${game} were counted again.`]
}

function* stats(sql: Statements): Script<Answer> {
  const matches = yield sql.countMatches()
  const [players] = yield sql.countPlayers()
  const [sessions] = yield sql.countSessions()
  return [
    `${players.count} people, ${sessions.count} sessions`,
    ...matches.map(({ game, status, count }) => `${count} tables of ${game}: ${status}`),
  ]
}

function* thePerson(sql: Statements, id: string): Script<Person> {
  const person = yield* readPerson(sql, id)
  if (!person) throw new BadInput(`There is no table and no person "${id}"; find and list name them.`)
  return person
}

const dateOf = (at: number): string => new Date(at).toISOString().slice(0, 16).replace('T', ' ')

const lineOf = ({ id, game, status, seats, updated }: Table): string =>
  `${id}  ${game}  ${status}  ${dateOf(updated)}  ${seats.map(({ name }) => name || '(free)').join(', ')}`

const seatLine = ({ name, player, bot }: Table['seats'][number], seat: number): string =>
  `  seat ${seat + 1}: ${name || '(free)'}${bot === null ? '' : `, bot ${bot}`}${player === null ? '' : `, person ${player}`}`

const personLine = ({ id, name, created, blocked }: Person): string =>
  `${id}  ${name}  since ${dateOf(created)}${blocked ? '  blocked' : ''}`
