/** Everything Aton says, in German. */
import type { GameWords } from '../../../../web/kit/board.ts'
import { COLOURS, TEMPLE_SIZE } from '../../rules/data.ts'
import { holderOf } from '../../rules/spaces.ts'
import type { AtonEvent, View } from '../../rules/types.ts'
import { laidBy } from '../paths.ts'
import { rules } from './rules.de.ts'
import type { BoardWords } from './types.ts'

const NUMERALS = ['I', 'II', 'III', 'IV']
const COLOUR = {
  Y: 'gelbes Feld',
  G: 'grünes Feld',
  K: 'schwarzes Feld',
  U: 'blaues Feld',
  '+1': 'Bonusfeld 1',
  '+2': 'Bonusfeld 2',
}
const steine = (n: number): string => (n === 1 ? '1 Stein' : `${n} Steine`)
const punkte = (n: number): string => (n === 1 ? '1 Punkt' : `${n} Punkte`)
const cartouches = ['Punkte', 'Reihenfolge und Entfernen', 'Tempel', 'Einsetzen']

const ort = (space: number): string =>
  `Tempel ${NUMERALS[Math.trunc(space / TEMPLE_SIZE)]}, ${COLOUR[COLOURS[space]]} (${(space % TEMPLE_SIZE) + 1})`

function entfernen(card: number, round: number): string {
  if (round === 1) return 'kein Entfernen'
  return ['1 eigener weg', 'kein Entfernen', '1 entfernen', '2 entfernen'][card - 1]
}

const effect = (index: number, card: number, round: number): string =>
  [
    'Differenz ×2',
    entfernen(card, round),
    card === 1 ? 'Tempel I' : `Tempel I–${NUMERALS[card - 1]}`,
    `${card} einsetzen`,
  ][index]

const board: BoardWords = {
  board: 'Spielplan von Aton',
  temple: temple => `Tempel ${NUMERALS[temple]}`,
  templeShort: ['Unterschied', '5 Punkte', '1 je Stein', '3 je Blau'],
  templeExplain: [
    'Wer hier die Mehrheit hat, erhält den Unterschied an Steinen.',
    'Wer hier die Mehrheit hat, erhält 5 Punkte.',
    'Wer hier die Mehrheit hat, erhält 1 Punkt je eigenem Stein hier.',
    'Wer hier die Mehrheit hat, erhält 3 Punkte je eigenem Stein auf Blau, in allen Tempeln.',
  ],
  spaceExplain: {
    Y: 'Gelb: Wer alle 14 gelben Felder besetzt, gewinnt sofort.',
    G: 'Grün: Wer alle 14 grünen Felder besetzt, gewinnt sofort.',
    K: 'Schwarz: Die Mehrheit auf schwarzen Feldern bringt 8 Punkte.',
    U: 'Blau: zählt 3 Punkte für die Mehrheit in Tempel IV.',
    '+1': 'Bonus: 1 Punkt bei jeder Wertung.',
    '+2': 'Bonus: 2 Punkte bei jeder Wertung.',
  },
  cartoucheShort: ['Punkte ×2', 'Folge · weg', 'Tempel', 'Einsetzen'],
  cartoucheExplain: [
    'Kartusche 1: Die höhere Karte bringt die doppelte Differenz.',
    'Kartusche 2: Die niedrigere Karte beginnt. Eine 3 entfernt einen gegnerischen Stein, eine 4 zwei; eine 1 kostet einen eigenen.',
    'Kartusche 3: Du entfernst und setzt nur in Tempeln bis zu dieser Zahl.',
    'Kartusche 4: So viele Steine setzt du ein.',
  ],
  cartouche: (index, card, round) => {
    const name = `Kartusche ${index + 1}, ${cartouches[index]}`
    if (card === null) return `${name}: eine verdeckte Karte`
    return card === 0 ? `${name}: leer` : `${name}: ${card}, ${effect(index, card, round)}`
  },
  effect,
  cardExplain: (value, index, round) =>
    index < 4 ? `An Kartusche ${index + 1}: ${effect(index, value, round)}.` : '',
  realmTitle: 'Totenreich',
  realm: (first, second) => `Totenreich: ${first + second} von 8 Plätzen belegt`,
  realmExplain:
    'Hierher kommen entfernte Steine. Sind nach beiden Zügen alle 8 Plätze belegt, wird gewertet.',
  supply: (_, n) => `Vorrat: ${steine(n)}`,
  supplyExplain: 'Steine, die noch eingesetzt werden können. Alle haben 29.',
  track: (first, second) => `Punkteleiste: ${first} zu ${second}`,
  trackExplain: '40 Punkte an Kartusche 1 gewinnen sofort; nach einer Wertung gewinnt die höhere Punktzahl.',
  races: 'Sofortsieg',
  race: id =>
    id === 'yellow'
      ? 'alle gelben'
      : id === 'green'
        ? 'alle grünen'
        : `Tempel ${NUMERALS[Number(id.slice(7))]}`,
  cardsOut: 'Noch nicht gesehene Karten',
  value: 'Karte',
}

function asked(view: View, chosen: readonly string[]): string {
  const { phase, left } = view.flow[view.flow.length - 1]
  if (phase === 'remove') {
    const own = view.decks[view.seat ?? 0].laid?.[1] === 1
    return own
      ? 'Entferne einen eigenen Stein'
      : `Entferne ${left === 1 ? 'einen gegnerischen Stein' : `${left} gegnerische Steine`}`
  }
  if (phase === 'place') return `Setze noch ${steine(left)}`
  if (phase === 'recall') return 'Nimm einen deiner Steine zurück'
  if (chosen[0] === 'do:exchange') return 'Alle vier Karten abgeben, einmal im Spiel?'
  const next = laidBy(chosen).length
  return next < 4 ? `Karte für Kartusche ${next + 1}: ${cartouches[next]}` : 'Deine vier Karten versiegeln?'
}

function waiting(view: View): string {
  const { phase, left } = view.flow[view.flow.length - 1]
  if (phase === 'remove') return `entfernt ${steine(left)}`
  if (phase === 'place') return `setzt ${steine(left)}`
  if (phase === 'recall') return 'nimmt einen Stein zurück'
  return 'legt Karten'
}

function key(name: string, view: View): string {
  if (name === 'do:seal') return 'Versiegeln'
  if (name === 'do:exchange') return 'Alle vier Karten tauschen'
  if (name === 'do:really') return 'Ja, tauschen'
  const [kind, value] = name.split(':')
  if (kind === 'card') return `Karte ${value}`
  const space = Number(value)
  const holder = holderOf(view.stones, space)
  const held = holder < 0 ? 'leer' : holder === view.seat ? 'dein Stein' : 'gegnerischer Stein'
  return `${ort(space)}, ${held}`
}

function happened(event: AtonEvent): string | null {
  switch (event.type) {
    case 'reshuffled':
      return `@${event.seat} mischt die Ablage zu einem neuen Stapel`
    case 'exchanged':
      return `@${event.seat} tauscht alle vier Karten`
    case 'sealed':
      return `@${event.seat} hat vier Karten versiegelt`
    case 'revealed':
      return `Karten: @0 ${event.cards[0].join(' ')}, @1 ${event.cards[1].join(' ')}`
    case 'tied':
      return `Gleichstand um die Reihenfolge: @0 zieht ${event.cards[0]}, @1 zieht ${event.cards[1]}`
    case 'first':
      return `@${event.seat} beginnt`
    case 'removed':
      return event.seat === event.owner
        ? `@${event.seat} gibt einen eigenen Stein ab: ${ort(event.space)}`
        : `@${event.seat} entfernt einen Stein von @${event.owner}: ${ort(event.space)}`
    case 'placed':
      return `@${event.seat} setzt ein: ${ort(event.space)}`
    case 'overflowed':
      return `@${event.seat} hat kein freies Feld mehr: ${steine(event.realm)} ins Totenreich`
    case 'scoring':
      return 'Das Totenreich ist voll: Wertung'
    case 'scored':
      return `@${event.seat} erhält ${punkte(event.points)} (${lines[event.rule] ?? event.rule})`
    case 'recalled':
      return `@${event.seat} nimmt zurück: ${ort(event.space)}`
    case 'emptied':
      return 'Das Totenreich wird geleert'
    case 'round':
      return `Runde ${event.round}`
    case 'over':
      return 'Die Partie ist zu Ende'
    default:
      return null
  }
}

const lines: Readonly<Record<string, string>> = {
  '2.1': 'Kartusche 1',
  '7.1': 'Tempel I',
  '7.2': 'Tempel II',
  '7.3': 'Tempel III',
  '7.4': 'Tempel IV',
  '7.5': 'Schwarze Felder',
  '7.6': 'Bonusfelder',
}

export const de: GameWords<View, AtonEvent> & { readonly board: BoardWords } = {
  board,
  asked,
  waiting,
  key,
  happened,
  facts: (view, seat) => [
    { label: 'Vorrat', value: view.supply[seat] },
    { label: 'Stapel', value: view.decks[seat].pile + view.decks[seat].under.length },
    { label: 'Tausch', value: view.decks[seat].token > 0 ? 'frei' : 'verbraucht' },
  ],
  lines,
  endings: {
    forty: '40 Punkte an Kartusche 1.',
    temple: 'Ein ganzer Tempel gehört einer Person.',
    yellow: 'Alle gelben Felder gehören einer Person.',
    green: 'Alle grünen Felder gehören einer Person.',
    scoring: 'Eine Wertung brachte 40 Punkte; die höhere Punktzahl gewinnt.',
    draw: 'Gleichstand nach der letzten Wertung.',
  },
  options: {},
  rules,
  about: '',
}
