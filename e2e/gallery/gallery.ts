/** Any position of any golden match on a real table, to look at and to play on: ?game=aton&file=forty&at=30&seat=0&lang=de&theme=dark. Whoever is asked plays. */
import { flushSync, mount } from 'svelte'
import { gameOf } from '../../games/index.ts'
import type { EventBase, Seat } from '../../kernel/game.ts'
import { parseMatch } from '../../kernel/match.ts'
import { seeded } from '../../kernel/rng.ts'
import { language } from '../../web/kit/language.svelte.ts'
import { boardStands } from '../../web/kit/parts.ts'
import {
  answer,
  asked,
  framesOf,
  type LocalMatch,
  layOut,
  messageFor,
  type Standing,
  takeBack,
} from '../../web/local/match.ts'
import type { ServerMessage } from '../../web/messages.ts'
import type { Line } from '../../web/table/line.ts'
import { TableSession } from '../../web/table/session.svelte.ts'
import Gallery from './Gallery.svelte'
import '../../web/look/tokens.css'
import '../../web/look/base.css'

const query = new URLSearchParams(location.search)
const id = query.get('game') ?? 'aton'
const game = gameOf(id)
document.documentElement.dataset.theme = query.get('theme') ?? 'light'
language.choose(query.get('lang') === 'de' ? 'de' : 'en')

const text = await (await fetch(`/games/${id}/golden/${query.get('file')}.jsonl`)).text()
const golden = parseMatch(text, gameOf)
const names = ['Hathor', 'Nefer', 'Sobek', 'Tawaret', 'Ptah']
const at = Math.min(Number(query.get('at') ?? golden.rows.length), golden.rows.length)
const match: LocalMatch = {
  id: 'gallery',
  game: id,
  rules: golden.rules,
  options: golden.options as Record<string, unknown>,
  seats: names.slice(0, golden.seats).map(name => ({ name, bot: null })),
  rows: golden.rows.slice(0, at),
  created: 0,
  updated: 0,
}
let standing: Standing = layOut(game, match)
const rng = seeded('gallery')
const given = query.get('seat')
const viewer = (): Seat | null =>
  given === 'none' ? null : given !== null ? Number(given) : (asked(game, standing.state)[0] ?? 0)
let seq = 1
let hear: (message: ServerMessage) => void = () => {}
const show = (events: readonly EventBase[]): void => hear(messageFor(game, standing, viewer(), seq++, events))

const line: Line = {
  send(message) {
    if (message.t === 'watch') setTimeout(() => show([]))
    if (message.t === 'undo') {
      standing = takeBack(game, standing, viewer() ?? 0, 0) ?? standing
      show([])
    }
    if (message.t !== 'act') return
    const step = answer(game, standing, { actor: viewer() ?? 0, action: message.action }, rng, 0)
    if ('refused' in step) return hear({ t: 'no', id: message.id, why: step.refused, sentence: '' })
    standing = step.standing
    show(step.events)
  },
  listen(listener) {
    hear = listener
    return () => {}
  },
  onState: () => () => {},
  history: async () => framesOf(game, standing.match, viewer()),
}

const session = new TableSession(line, 'gallery')
mount(Gallery, { target: document.body, props: { session } })

/** Faults of the ways to every choice of whoever is asked: each step must be exactly one lit element. */
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

/** What is lit and smaller than a finger, in pixels. */
function tiny(least: number): string[] {
  return [...document.querySelectorAll<HTMLElement>('[data-lit]')].flatMap(node => {
    const { width, height } = node.getBoundingClientRect()
    const side = Math.min(width, height)
    return side > 0 && side < least ? [`${node.dataset.key}: ${width.toFixed(0)} × ${height.toFixed(0)}`] : []
  })
}

/** For tests: shows any point of the match at once. */
Object.assign(window, {
  gallery: {
    rows: golden.rows.length,
    stands: boardStands,
    faults,
    tiny,
    show(to: number) {
      standing = layOut(game, { ...match, rows: golden.rows.slice(0, to) })
      seq += 2
      show([])
      flushSync()
    },
  },
})
