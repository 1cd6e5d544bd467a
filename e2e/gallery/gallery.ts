/** Any position of any golden match on a real table, to look at and to play on: ?game=aton&file=forty&at=30&seat=0&lang=de&theme=dark. Whoever is asked plays. */
import { flushSync, mount } from 'svelte'
import { gameOf } from '../../games/index.ts'
import type { ActionBase, Entry, Seat } from '../../kernel/game.ts'
import { parseMatch } from '../../kernel/match.ts'
import { seeded } from '../../kernel/rng.ts'
import { act } from '../../table/act.ts'
import { adopt, logOf } from '../../table/adopt.ts'
import { takeBack } from '../../table/back.ts'
import { historyOf } from '../../table/history.ts'
import { messageFor } from '../../table/message.ts'
import { type Change, type Changed, isRefusal, type LogRow, type Means } from '../../table/table.ts'
import type { Frame, History, ServerMessage } from '../../table/wire.ts'
import { boardStands } from '../../web/kit/parts.ts'
import { followScreen } from '../../web/kit/screen.ts'
import { settings } from '../../web/kit/settings.svelte.ts'
import { deviceTable } from '../../web/local/make.ts'
import type { Connection } from '../../web/table/connection.ts'
import { TableSession } from '../../web/table/session.svelte.ts'
import { speak } from '../../web/words.ts'
import type { Asked, Gallery } from './api.ts'
import GalleryTable from './Gallery.svelte'
import { aim, reach, rests } from './reach.ts'
import { type Fault, type Limits, type Studied, study } from './study.ts'
import '../../web/look/tokens.css'
import '../../web/look/base.css'
import '../../web/look/pages.css'

const query = new URLSearchParams(location.search)
const id = query.get('game') ?? 'aton'
document.documentElement.dataset.theme = query.get('theme') ?? 'light'
followScreen()
await speak(query.get('lang') === 'de' ? 'de' : 'en')
settings.choose('speed', 'now') // whoever looks at a position does not wait for it

const names = ['Hathor', 'Nefer', 'Sobek', 'Tawaret', 'Ptah']

type Golden = ReturnType<typeof parseMatch>
const fetched = new Map<string, Golden>()

async function fetchGolden(file: string): Promise<Golden> {
  const text = async (): Promise<string> => (await fetch(`/games/${id}/golden/${file}.jsonl`)).text()
  const match = fetched.get(file) ?? parseMatch(await text(), gameOf)
  fetched.set(file, match)
  return match
}
const means: Means = { now: 0, chance: (_, k) => seeded(`gallery ${k}`) }
/** The golden match with so many of its rows played. */
function layOut(to: number): Changed {
  const open = deviceTable({
    id: 'gallery',
    game: id,
    options: golden.options as Record<string, unknown>,
    seats: names.slice(0, golden.seats).map(name => ({ name, bot: null })),
    now: 0,
  })
  return adopt(open, logOf(golden.rows.slice(0, to), 0), means)
}
let golden = await fetchGolden(query.get('file') ?? '')
let { table, rows: log } = layOut(Number(query.get('at') ?? golden.rows.length))
const given = query.get('seat')
let looksOn: Seat | undefined
const viewer = (): Seat | null =>
  looksOn ?? (given === 'none' ? null : given !== null ? Number(given) : (table.toAct[0] ?? 0))
/** Where the match was shown last, and what was answered there. */
let here = 0
let answer: unknown
let seq = 1
let hear: (message: ServerMessage) => void = () => {}
let tellState: (up: boolean) => void = () => {}
const shown = (rows: readonly LogRow[]) => ({ ...messageFor(table, viewer(), rows), seq })
function show(rows: readonly LogRow[]): void {
  hear(shown(rows))
  seq++
}

/** Carries a change out and shows it. */
function take(id: string, change: Change): void {
  if (isRefusal(change)) {
    hear({ t: 'no', id, why: change.refused, sentence: '' })
    return
  }
  table = change.table
  log = [...log, ...change.rows]
  show(change.rows)
  hear({ t: 'done', id })
}

/** Everything so far through the viewer's eyes, page by page. */
function wholeHistory(): readonly Frame[] {
  const frames: Frame[] = []
  for (let from: number | null = 0; from !== null; ) {
    const page: History = historyOf(table, log, viewer(), from)
    frames.push(...page.frames)
    from = page.next
  }
  return frames
}

const connection: Connection = {
  send(message) {
    const seat = viewer() ?? 0
    if (message.t === 'watch') setTimeout(() => show([]))
    if (message.t === 'undo') take(message.id, takeBack(table, log, { seat, steps: 1 }, means))
    if (message.t === 'act') answer = message.action
    if (message.t === 'act')
      take(message.id, act(table, { ...message, seat, ask: table.book.asks[seat] }, means))
  },
  listen(listener) {
    hear = listener
    return () => {}
  },
  onState(listener) {
    tellState = listener
    return () => {}
  },
  history: async () => wholeHistory(),
}

const session = new TableSession(connection, 'gallery')
mount(GalleryTable, { target: document.body, props: { session } })
Object.assign(window, { session }) // for tests

function faults(most: number): string[] {
  const { chooser } = session
  const found: string[] = []
  const step = Math.max(1, Math.ceil(chooser.open.length / most))
  for (const { rest } of chooser.open.filter((_, i) => i % step === 0)) {
    for (const [i, key] of rest.entries()) {
      const nodes = document.querySelectorAll(`[data-key="${CSS.escape(key)}"][data-lit]`)
      if (nodes.length !== 1) found.push(`${rest.join(' → ')}: ${nodes.length} lit elements ${key}`)
      if (i === rest.length - 1) break
      chooser.choose(key)
      flushSync()
    }
    chooser.take([])
    flushSync()
  }
  return found
}

/** What is lit and smaller than a finger, in pixels. A map can be brought closer: what asks once more there may be smaller. */
function tiny(least: number): string[] {
  const confirmed = new Set(session.chooser.open.flatMap(({ rest }) => (rest.length > 1 ? [rest[0]] : [])))
  return [...document.querySelectorAll<HTMLElement>('[data-lit]')].flatMap(node => {
    if (node.closest('.pan') && confirmed.has(node.dataset.key ?? '')) return []
    const { width, height } = node.getBoundingClientRect()
    const side = Math.min(width, height)
    return side > 0 && side < least ? [`${node.dataset.key}: ${width.toFixed(0)} × ${height.toFixed(0)}`] : []
  })
}

function showAt(to: number, seat?: Seat): void {
  ;({ table, rows: log } = layOut(to))
  looksOn = seat
  here = to
  answer = undefined
  seq += 2
  session.chooser.ask(null) // nothing is half chosen
  show([])
  flushSync()
}

/** Where the board is, as text: for comparing. */
function boardBox(): string {
  const { x, y, width, height } = document.querySelector('.board')?.getBoundingClientRect() ?? new DOMRect()
  return [x, y, width, height].map(Math.round).join(' ')
}

async function studyAll(questions: readonly Asked[], limits: Limits): Promise<readonly Studied[]> {
  const found: Studied[] = []
  let first: string | undefined
  for (const { at, seat } of questions) {
    showAt(at, seat)
    await new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve)))
    first ??= boardBox()
    const now = boardBox()
    const { elements, faults } = study(session.chooser, limits)
    const moved: readonly Fault[] = now === first ? [] : [{ kind: 'moved', what: `${first} → ${now}` }]
    found.push({ elements, faults: [...faults, ...moved] })
  }
  return found
}

const played = (): string => JSON.stringify((golden.rows[here] as Entry<ActionBase>).action)
const wayPlayed = (): readonly string[] =>
  session.chooser.open.find(({ action }) => JSON.stringify(action) === played())?.rest ?? []

function disturb(): void {
  const message = shown([])
  hear({
    ...message,
    seq: seq - 1, // the same view as before: nothing has happened on the board
    table: { ...message.table, proposal: { kind: 'draw', by: 1, agreed: [1], move: null } },
  })
  tellState(false)
  flushSync()
}

function calm(): void {
  tellState(true)
  show([])
  flushSync()
}

const progress = (): string => [seq, ...session.chooser.chosen].join(' ')

async function moves(since: string, ms: number): Promise<boolean> {
  const POLL = 4
  for (const end = performance.now() + ms; performance.now() < end; ) {
    if (progress() !== since) return true
    await new Promise(resolve => setTimeout(resolve, POLL))
  }
  return false
}

const api: Gallery = {
  get rows() {
    return golden.rows.length
  },
  stands: () => boardStands() && document.querySelector('.story button') !== null,
  faults,
  tiny,
  show: showAt,
  async open(file, to, seat) {
    golden = await fetchGolden(file)
    showAt(to, seat)
  },
  study: studyAll,
  wayPlayed,
  isPlayed: () => JSON.stringify(answer) === played(),
  speak,
  progress,
  moves,
  answered: since => seq !== Number(since.split(' ')[0]),
  reach,
  aim,
  rests,
  disturb,
  calm,
}
Object.assign(window, { gallery: api })
