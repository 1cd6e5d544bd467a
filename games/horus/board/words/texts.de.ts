/** What the board of Horus says, in German. */
import { cornerOf, middleOf } from '../../rules/cards.ts'
import { ANY_SIZE, ANY_STACK, HIGHEST_VALUE, NECROPOLIS } from '../../rules/data.ts'
import { DOUBLE, emptyStacks, sizeOf } from '../facts.ts'
import type { Texts } from './texts.ts'

const KINDS = [
  'Wüste',
  'Hügel',
  'Ackerland',
  'Sumpf',
  'Nekropole',
  'Tempel',
  'Fluss',
  'Startplättchen',
  'Flussende',
]
const DOUBLE_TILE = 'Fluss-/Nekropolenplättchen'

const plural = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`
const tiles = (n: number): string => plural(n, 'Feld', 'Felder')
const pieces = (n: number): string => `${n} Plättchen`
const half = (n: number): string =>
  n % 2 === 0 ? String(Math.abs(n) / 2) : `${Math.abs(n) > 1 ? (Math.abs(n) - 1) / 2 : ''}½`

const cornerText = (card: number): string => (cornerOf(card) === ANY_SIZE ? '?' : String(cornerOf(card) + 1))

export const sizeTextDe = (size: number): string =>
  size === 0 ? 'eine Region mit 1 bis 5 Feldern' : `eine Region mit ${plural(size, 'Feld', 'Feldern')}`

export const textsDe: Texts = {
  map: 'Karte',
  zoom: { closer: 'Näher', farther: 'Weiter weg', whole: 'Die ganze Karte' },
  allPlaces: n => `Alle ${n} Plätze zeigen`,
  allRegions: n => `Alle ${n} Regionen zeigen`,
  kinds: KINDS,
  end: end => `Barke ${end + 1}`,
  water: n => `Der Nil, ${tiles(n)}`,
  regionName: ({ kind, size }) => `${KINDS[kind]}, ${tiles(size)}`,
  region(region) {
    const { stones, leaders, worth, uncapped, size, free } = region
    const parts: string[] = []
    const held = stones.flatMap((n, seat) => (n > 0 ? [`@${seat} ${n}`] : []))
    if (held.length === 0) parts.push('Noch keine Steine: Sie zählt für niemanden.')
    else {
      parts.push(`Steine: ${held.join(', ')}.`)
      const names = leaders.map(seat => `@${seat}`).join(' und ')
      parts.push(leaders.length > 1 ? `${names} haben gleich viele und werten voll.` : `${names} führt.`)
    }
    const doubled = [region.byTemple ? 'Tempel ×2' : '', region.onIsland ? 'Insel ×2' : ''].filter(Boolean)
    parts.push(`Wert ${worth}${doubled.length > 0 ? ` (${size}, ${doubled.join(', ')})` : ''}.`)
    if (uncapped > HIGHEST_VALUE)
      parts.push(`Es wären ${uncapped}, doch mehr als zehn ist keine Region wert.`)
    if (region.isClosed) parts.push('Sechs Felder oder mehr: für neue Steine geschlossen.')
    else parts.push(free === 0 ? 'Auf jedem Feld steht ein Stein.' : `${tiles(free)} ohne Stein.`)
    parts.push(region.byRiver ? 'Liegt am Fluss.' : 'Liegt nicht am Fluss.')
    return parts.join(' ')
  },
  contacts({ kind, regions, water, temple }) {
    const own = regions.filter(region => region.kind === kind)
    const other = regions.filter(region => region.kind !== kind)
    const list = other.map(region => `${KINDS[region.kind]} ${region.size}`)
    if (water) list.push('den Fluss')
    if (temple) list.push('den Tempel')
    const size = own.reduce((total, region) => total + region.size, 1)
    const joined =
      own.length > 0
        ? `Verbindet sich mit ${own.map(region => `${KINDS[kind]} ${region.size}`).join(' und ')}: eine Region mit ${size}. `
        : kind < NECROPOLIS
          ? 'Eine neue Region. '
          : ''
    return `${joined}${list.length > 0 ? `Berührt ${list.join(', ')}.` : ''}`.trim()
  },
  place(x, y) {
    const across = x === 0 ? '' : `${half(x)} ${x > 0 ? 'rechts' : 'links'}`
    const down = y === 0 ? '' : `${half(y)} ${y > 0 ? 'unten' : 'oben'}`
    return `Platz ${[across, down].filter(Boolean).join(', ')} vom Startplättchen`
  },
  explains: {
    river:
      'Wasser: Flussplättchen, das Startplättchen mit der Stufenpyramide und die beiden Enden. Es gehört zu keiner Region.',
    kinds: [
      '',
      '',
      '',
      '',
      'Land, das zu keiner Region gehört. Es trennt Regionen und trägt keinen Stein; Wasser ist es nicht.',
      'Regionen, die den Horus-Tempel berühren, sind doppelt so viel wert.',
      '',
      '',
      '',
    ],
    use: {
      river:
        'Lege das Plättchen als Fluss, irgendwo am Wasser. Um eine Barke zu versetzen, wähle eines der beiden Enden auf der Karte.',
      necropolis: 'Lege das Plättchen als Nekropole, wo du willst. Sie trennt Regionen.',
    },
    end: free =>
      `Eine Barke zeigt, wo der Fluss wächst. ${free} von 12 Plätzen um sie sind frei; den letzten darf kein Plättchen nehmen.`,
    nile: isLeft =>
      isLeft
        ? 'Einmal im Spiel statt einer Horuskarte: Lege zwei Fluss-/Nekropolenplättchen und versetze dann einen deiner Steine zwischen Regionen am Fluss. Für sie wird keine Karte gezogen.'
        : 'Deine Nilkarte ist gespielt.',
  },
  supplies: 'Stapel, Beutel und Karten',
  stackName: (stack, left) => `Stapel ${stack === NECROPOLIS ? DOUBLE_TILE : KINDS[stack]}: noch ${left}`,
  stack(stack, left, empty) {
    const end =
      empty > 0
        ? 'Ein Stapel ist leer; der nächste leere beendet das Spiel.'
        : 'Zwei leere Stapel beenden das Spiel.'
    if (left === 0)
      return stack < NECROPOLIS
        ? `Leer. ${KINDS[stack]} kommt nur noch aus dem Beutel. ${end}`
        : `Leer: keine Fluss-/Nekropolenplättchen mehr. ${end}`
    return `Noch ${pieces(left)}. ${end}`
  },
  bag: left => `Beutel: ${pieces(left)}`,
  bagHolds: bag =>
    `Jeder Zug beginnt mit einem Plättchen aus dem Beutel. Noch darin: ${bag.flatMap((n, kind) => (n > 0 ? [`${KINDS[kind]} ${n}`] : [])).join(', ')}.`,
  pile: left => `Zugstapel: ${plural(left, 'Karte', 'Karten')}`,
  pileExplain: discards =>
    `${discards === 1 ? 'Auf der Ablage liegt 1 Karte' : `Auf der Ablage liegen ${discards} Karten`}. Ist der Zugstapel leer, wird die Ablage gemischt.`,
  cardName: card =>
    `${middleOf(card) === ANY_STACK ? 'Beliebiger Stapel' : KINDS[middleOf(card)]}, ${cornerText(card)}`,
  card(card, view) {
    const middle = middleOf(card)
    const tile =
      middle === ANY_STACK ? 'Ein Plättchen von einem beliebigen Stapel' : `Ein Plättchen ${KINDS[middle]}`
    const note =
      sizeOf(view, card) === 1 && cornerText(card) !== '1'
        ? ' In der ersten Runde zählt jede Karte als 1.'
        : ''
    return `${tile}, dann ein Stein in ${sizeTextDe(sizeOf(view, card))}.${note}`
  },
  playedCard: 'Die Karte dieses Zugs',
  held: kind => `In der Hand: ${kind === DOUBLE ? DOUBLE_TILE : KINDS[kind]}`,
  heldExplain: kind =>
    kind === DOUBLE
      ? 'Es wird Fluss, Nekropole oder kommt an die Stelle eines Flussendes.'
      : 'Dieses Plättchen muss jetzt gelegt werden.',
  round: n => `Runde ${n}`,
  reminders: {
    first: () => [
      'Erste Runde: Jede Karte ist eine 1',
      'In der ersten Runde zählt jede Horuskarte als 1, auch 2 bis 5 und „?“.',
    ],
    last: view =>
      emptyStacks(view) > 1
        ? ['Das ist der letzte Zug', 'Zwei Stapel sind leer: Mit diesem Zug endet das Spiel.']
        : [
            'Ein Stapel ist leer',
            `Der zweite leere Stapel beendet das Spiel mit diesem Zug. Kleinster Stapel: ${Math.min(...view.stacks.filter(n => n > 0))}.`,
          ],
    exhausted: view => [
      `${KINDS[view.exhausted]} ist erschöpft`,
      `Karten mit ${KINDS[view.exhausted]} sind aus dem Spiel: Wer eine zieht, legt sie ab und zieht neu. Plättchen kommen noch aus dem Beutel.`,
    ],
    room: () => [
      'Ein Flussende ist fast blockiert',
      'Kein Plättchen darf so gelegt werden, dass um ein Flussende kein Platz mehr frei ist.',
    ],
    closed: () => [
      'Ab 6 Feldern geschlossen',
      'In eine Region mit sechs oder mehr Feldern wird kein Stein gesetzt; nur die Nilkarte versetzt Steine dorthin.',
    ],
    cap: () => [
      'Höchstens 10 je Region',
      'Mehr als zehn Punkte ist keine Region wert, so groß oder oft verdoppelt sie auch ist.',
    ],
  },
  notes: {
    reminders: 'Denk daran',
    bag: 'Noch im Beutel',
    bagIntro: 'Alle haben gesehen, was herauskam; das nächste Plättchen ist also',
    chance: 'Chance',
    cards: 'Noch nicht gesehene Karten',
    cardsIntro: isPlayer =>
      isPlayer
        ? 'Im Zugstapel oder bei anderen, nach Gelände und Zahl.'
        : 'Im Zugstapel oder in Händen, nach Gelände und Zahl.',
    size: 'Zahl',
    any: 'Beliebig',
  },
}
