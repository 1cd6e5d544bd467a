/** Everything Horus says in German. */
import type { GameWords, Path } from '../../../../web/kit/board.ts'
import { middleOf } from '../../rules/cards.ts'
import { ANY_STACK, NECROPOLIS, TILES } from '../../rules/data.ts'
import { xOf, yOf } from '../../rules/grid.ts'
import { isEnd, LOOSE_END } from '../../rules/laying.ts'
import type { HorusEvent, View } from '../../rules/types.ts'
import { frameOf, sizeOf, wantedSize } from '../facts.ts'
import { regionOf } from '../map.ts'
import { previewLaying, previewStone } from '../preview.ts'
import { rulesDe } from './rules.de.ts'
import { sizeTextDe, textsDe } from './texts.de.ts'

const { kinds } = textsDe
const A_TILE = [
  'ein Wüstenplättchen',
  'ein Hügelplättchen',
  'ein Ackerplättchen',
  'ein Sumpfplättchen',
  'eine Nekropole',
  'den Horus-Tempel',
  'ein Flussplättchen',
  'das Startplättchen',
  'ein Flussende',
]
const indexOf = (name: string): number => (TILES as readonly string[]).indexOf(name)
const aTile = (name: string): string => A_TILE[indexOf(name)]
const stackTile = (stack: number): string =>
  stack === NECROPOLIS ? 'ein Fluss-/Nekropolenplättchen' : A_TILE[stack]
const numberIn = (key: string): number => Number(key.slice(key.indexOf(':') + 1))

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** What laying here would do, short. */
function laying(view: View, at: number): string {
  const { regions, joined, piece } = previewLaying(view, at)
  const own = regions.findIndex(({ tiles }) => tiles.some(({ n }) => n === piece.n))
  const others = regions.length - (own >= 0 ? 1 : 0)
  const parts: string[] = []
  if (own >= 0) {
    const sizes = joined[own].map(root => view.board.size[root])
    const { size, worth, kind } = regions[own]
    parts.push(
      `${kinds[kind]} ${sizes.length > 0 ? `${[...sizes, 1].join(' + ')} = ` : ''}${size}, Wert ${worth}`,
    )
  }
  if (others > 0)
    parts.push(`${others} andere ${others === 1 ? 'Region gewinnt' : 'Regionen gewinnen'} an Wert`)
  return parts.length > 0 ? `Hierher legen? ${capital(parts.join('; '))}` : 'Hierher legen?'
}

/** The majority as it would be with one more stone, short. */
function stone(view: View, region: number): string {
  const seat = view.seat ?? 0
  const { stones, worth } = previewStone(view, seat, region).region
  const best = Math.max(...stones.filter((_, other) => other !== seat))
  const own = stones[seat]
  const stand =
    own > best
      ? `du führst ${own}:${best}`
      : own === best
        ? `Gleichstand mit ${own}`
        : `du liegst ${own}:${best} zurück`
  return `Hierher setzen? ${capital(stand)}, Wert ${worth}`
}

function askedToLay(what: number): string {
  if (!isEnd(what)) return `Lege ${A_TILE[what]}`
  return what >= LOOSE_END
    ? 'Lege das Flussende wieder an, irgendwo am Fluss'
    : 'Lege das Flussende wieder an, am neuen Flussplättchen'
}

/** What a card would do, short. */
function playing(view: View, card: number): string {
  const tile = middleOf(card) === ANY_STACK ? 'Beliebiges Plättchen' : kinds[middleOf(card)]
  return `${tile} legen, Stein in ${sizeTextDe(sizeOf(view, card))}: ausspielen?`
}

function asked(view: View, chosen: Path): string {
  const { phase, what } = frameOf(view)
  const [key] = chosen
  switch (phase) {
    case 'lay':
      return key ? laying(view, numberIn(key)) : askedToLay(what)
    case 'replace':
      return 'Wähle das Flussende, das dem Flussplättchen weicht'
    case 'use':
      return 'Fluss, Nekropole oder an die Stelle eines Endes?'
    case 'play':
      if (key === 'nile') return 'Zwei Fluss-/Nekropolenplättchen, dann einen Stein versetzen: ausspielen?'
      return key ? playing(view, numberIn(key)) : 'Spiele eine Karte'
    case 'take':
      return key
        ? 'Das letzte: Alle Karten dieses Geländes gehen. Nehmen?'
        : 'Nimm ein Plättchen von einem Stapel'
    case 'stone':
      return key ? stone(view, numberIn(key)) : `Setze einen Stein in ${sizeTextDe(wantedSize(view) ?? 0)}`
    case 'lift':
      return 'Nimm einen deiner Steine aus einer Region am Fluss'
    case 'move':
      return key ? stone(view, numberIn(key)) : 'Setze ihn in eine andere Region am Fluss'
    default:
      return 'Einen Augenblick'
  }
}

const WAITING: Readonly<Record<string, string>> = {
  lay: 'legt ein Plättchen',
  replace: 'lässt den Fluss wachsen',
  use: 'entscheidet über ein Fluss-/Nekropolenplättchen',
  play: 'wählt eine Karte',
  take: 'wählt einen Stapel',
  stone: 'setzt einen Stein',
  lift: 'versetzt einen Stein',
  move: 'versetzt einen Stein',
}

const DO: Readonly<Record<string, string>> = {
  'do:lay': 'Hierher legen',
  'do:play': 'Karte ausspielen',
  'do:take': 'Letztes Plättchen nehmen',
  'do:set': 'Stein setzen',
  'do:move': 'Stein versetzen',
}

function key(name: string, view: View): string {
  const n = numberIn(name)
  if (name.startsWith('at:')) return textsDe.place(xOf(n), yOf(n))
  if (name.startsWith('card:')) return `Karte ${textsDe.cardName(n)}`
  if (name.startsWith('stack:')) return textsDe.stackName(n, view.stacks[n])
  if (name.startsWith('end:')) return `${textsDe.end(n)}, Flussende`
  if (name.startsWith('region:')) return textsDe.regionName(regionOf(view.board, n, view.supply.length))
  if (name.startsWith('as:')) return name === 'as:river' ? 'Als Fluss' : 'Als Nekropole'
  return name === 'nile' ? 'Nilkarte' : (DO[name] ?? name)
}

function happened(event: HorusEvent): string | null {
  switch (event.type) {
    case 'first':
      return `@${event.seat} beginnt`
    case 'turn':
      return `Runde ${event.round}: @${event.seat}`
    case 'drew':
      return `Aus dem Beutel: ${kinds[indexOf(event.tile)]}`
    case 'laid':
      return `@${event.seat} legt ${aTile(event.tile)}`
    case 'replaced':
      return `@${event.seat} legt ein Flussplättchen an die Stelle eines Flussendes`
    case 'removed':
      return `Kein Platz für ${aTile(event.tile)}: aus dem Spiel`
    case 'took':
      return `@${event.seat} nimmt ${stackTile(event.stack)}, noch ${event.left}`
    case 'played':
      return `@${event.seat} spielt ${textsDe.cardName(event.card)}`
    case 'nile':
      return `@${event.seat} spielt die Nilkarte`
    case 'exhausted':
      return `Der Stapel ${event.stack === NECROPOLIS ? 'Fluss/Nekropole' : kinds[event.stack]} ist leer`
    case 'discarded':
      return `@${event.seat} legt ab: ${event.cards.map(card => textsDe.cardName(card)).join('; ')}`
    case 'reshuffled':
      return `Die Ablage wird gemischt: ein Zugstapel mit ${event.cards} Karten`
    case 'hand':
      return `@${event.seat} zieht ${textsDe.cardName(event.card)}`
    case 'set':
      return `@${event.seat} setzt einen Stein`
    case 'lapsed':
      return event.action === 'stone'
        ? `@${event.seat} kann keinen Stein setzen`
        : `@${event.seat} kann keinen Stein versetzen`
    case 'moved':
      return `@${event.seat} versetzt einen Stein in eine andere Region`
    case 'over':
      return 'Das Spiel ist zu Ende'
    default:
      return null
  }
}

export const de: GameWords<View, HorusEvent> = {
  asked,
  waiting: view => WAITING[frameOf(view)?.phase] ?? 'zieht',
  key,
  happened,
  facts: (view, seat) => [
    { label: 'Steine', value: view.supply[seat] },
    { label: 'Karten', value: view.handSizes[seat] },
    { label: 'Nilkarte', value: view.nile[seat] > 0 ? 'ja' : 'gespielt' },
  ],
  lines: {
    '9.2': 'Regionen',
    '9.3': 'Regionen am Tempel',
    '9.4': 'Regionen auf Inseln',
    '9.5': 'Am Tempel und auf einer Insel',
  },
  endings: {
    terrains: 'Die Stapel von zwei Geländen sind leer.',
    river: 'Zwei Stapel sind leer, darunter die Fluss-/Nekropolenplättchen.',
    shared: 'Gleich viele Punkte: Der Sieg wird geteilt.',
  },
  options: {
    split: {
      label: 'Plättchen in Beutel und Stapel',
      explain:
        'Wie die zwanzig Plättchen jedes Geländes verteilt sind. Keine Quelle nennt die gedruckte Verteilung.',
      choices: {
        '10/10': '10 im Beutel, 10 auf dem Stapel',
        '12/8': '12 im Beutel, 8 auf dem Stapel (kürzer)',
      },
    },
  },
  rules: rulesDe,
  about:
    'Nachgebildet, weil keine Quelle es nennt: wie die Plättchen auf Beutel und Stapel verteilt sind, 16 Fluss- und 20 Fluss-/Nekropolenplättchen (nur ihre Summe ist sicher), die gerade Startreihe und welche 50 Karten es gibt: zwei von jedem Gelände mit jeder Zahl, eine mit „?“ sowie je eine mit „?“ in der Mitte für jede Zahl und für „?“.',
}
