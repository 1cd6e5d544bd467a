/** What Dahschur says in German: what is asked, what elements are called, what happened. */
import { frameOf } from '../../../../kernel/flow.ts'
import type { GameWords, Path } from '../../../../web/kit/board.ts'
import { AVENUE_POINTS } from '../../rules/data.ts'
import { countFitting } from '../../rules/phases/avenue.ts'
import { priceAt } from '../../rules/phases/market.ts'
import { membersOf } from '../../rules/sets.ts'
import { type DahschurEvent, MARKET, NEUTRAL, type View } from '../../rules/types.ts'
import { pickedCard } from '../reach.ts'
import { boardDe } from './board.de.ts'
import { metalOfValue, partsOf, ROMAN } from './names.ts'
import { rulesDe } from './rules.de.ts'

const zahl = (n: number, eins: string, viele: string): string => `${n} ${n === 1 ? eins : viele}`
const steine = (n: number): string => zahl(n, 'Warenstein', 'Warensteine')
const edelsteine = (n: number): string => zahl(n, 'Edelstein', 'Edelsteine')
const { gems: GEMS, metals: METALS } = boardDe

function asked(view: View, chosen: Path): string {
  const { phase, seat, card, at } = frameOf(view)
  const picked = pickedCard(chosen)
  const begun = chosen.length > 0
  switch (phase) {
    case 'give':
      return picked ? `Die ${picked} an @${view.active} geben?` : `Wähle eine Karte für @${view.active}`
    case 'third':
      return picked ? `Die ${picked} vor dich legen?` : 'Lege noch eine Karte vor dich'
    case 'use':
      return 'Nutze eine Karte der Fürstengabe'
    case 'area':
      return `Du hast die ${card}: Wähle eine Aktion`
    case 'market':
      return begun
        ? 'Hier kaufen oder nur anhalten?'
        : `Ziehe deinen Händler bis ${zahl(card, 'Stand', 'Stände')} weit`
    case 'hire':
      return `Den Marktfürsten ${at} in die Fürstengabe nehmen?`
    case 'takeBack':
      return 'Nimm einen Warenstein zurück: Wähle einen Stand'
    case 'avenue':
      return askedAvenue(view, chosen)
    case 'swap':
      return `Tausche Platte ${at} mit einer, die höchstens ${card} entfernt ist`
    case 'regain':
      return 'Eigene Platte: Wähle den Stand, den du leerst'
    case 'procession':
      return begun
        ? 'Wähle das Zielfeld'
        : `Bringe einen Stein ein oder ziehe eine Opfergabe, bis ${zahl(card, 'Feld', 'Felder')} weit`
    case 'reward':
      if (at === 0) return 'Linke Belohnung: Wähle eine Silberscheibe'
      return begun
        ? 'Schicke sie auf das vorderste freie Feld'
        : 'Mittlere Belohnung: nach vorn, oder ein Edelstein'
    case 'consolation':
      return begun ? 'Wähle das Feld' : 'Trost: ein Feld vor, oder ein Warenstein zurück'
    case 'tribute':
      return `Deine Karten ergeben Stadt ${view.cities[at - 3]}: Wähle eine Scheibe`
    case 'chamber':
      return `Wähle eine Karte für Kammer ${ROMAN[view.round]}`
    case 'bury':
      return `Deine Opfergabe auf Feld ${at}: Lege eine Scheibe`
    default:
      return `@${seat}`
  }
}

function askedAvenue(view: View, chosen: Path): string {
  const { at } = frameOf(view)
  if (chosen[0] === 'do:swap') return 'Tausch: Wähle die erste Platte'
  if (chosen.length > 0) return 'Edelsteine bis zu dieser Platte setzen?'
  const most = countFitting(view, view.active)
  if (at > 0) return `Getauscht: Setze bis zu ${edelsteine(most)} oder beende`
  return most > 0
    ? `Setze bis zu ${edelsteine(most)} oder tausche zuerst`
    : 'Kein Edelstein passt: Tausche zwei Platten'
}

const WAITING: Readonly<Record<string, string>> = {
  give: 'wählt eine Karte zum Geben',
  third: 'legt noch eine Karte',
  use: 'nimmt eine Karte der Fürstengabe',
  area: 'wählt eine Aktion',
  market: 'ist auf der Marktstraße',
  hire: 'überlegt sich einen Marktfürsten',
  takeBack: 'nimmt einen Warenstein zurück',
  avenue: 'baut an der Prachtstraße',
  swap: 'tauscht Platten',
  regain: 'leert einen Stand',
  procession: 'zieht in der Prozession',
  reward: 'wählt eine Belohnung',
  consolation: 'wählt einen Trost',
  tribute: 'wählt eine Scheibe',
  chamber: 'wählt eine Karte für die Kammer',
  bury: 'legt Scheiben',
}

function key(name: string, view: View): string {
  const { what, first, number, second } = partsOf(name)
  const { phase } = frameOf(view)
  switch (what) {
    case 'do:give':
      return `Die ${number} geben`
    case 'do:lay':
      return `Die ${number} legen`
    case 'do:buy': {
      const ware = view.wares[number - 1]
      return ware < 0 ? 'Kaufen' : `Kaufen für ${zahl(priceAt(view, view.active, number), 'Stein', 'Steine')}`
    }
    case 'do:stop':
      return 'Nur anhalten'
    case 'do:hire':
      return 'Marktfürsten nehmen'
    case 'do:leave':
      return 'Liegen lassen'
    case 'do:swap':
      return 'Zwei Platten tauschen'
    case 'do:finish':
      return 'Ohne Edelstein beenden'
    case 'do:place':
      return `${edelsteine(number)} setzen: ${AVENUE_POINTS[number]} Punkte`
    case 'do:take':
      return `${METALS[first as 'gold']}scheibe nehmen`
    case 'do:entomb':
      return `Die ${number} in Kammer ${ROMAN[view.round] ?? ''} legen`
    case 'do:bury':
      return `Scheibe legen: ${view.chambers[number]} Punkte`
    case 'do:pass':
      return phase === 'area' ? 'Karte verfallen lassen' : 'Nichts nehmen'
    case 'disc':
      return `Stadt ${number}: ${METALS[second as 'gold']}scheibe`
    default:
      return elementName(what, first, number)
  }
}

function elementName(what: string, first: string, number: number): string {
  switch (what) {
    case 'hand':
      return `Deine Karte ${number}`
    case 'row':
      return number === NEUTRAL
        ? 'Neutrale Karte'
        : number === MARKET
          ? 'Marktfürst'
          : 'Karte der Fürstengabe'
    case 'area':
      return boardDe.gates[first as 'market']
    case 'stall':
      return `Stand ${number}`
    case 'gem':
      return `Beutel: ${GEMS[number]}`
    case 'plate':
      return `Platte ${number}`
    case 'stone':
      return 'Neue Opfergabe'
    case 'field':
      return `Feld ${number}`
    case 'front':
      return 'Karte vor einem Spieler'
    default:
      return `Kammer ${ROMAN[Math.trunc(number / 4) + 1] ?? ''}, Tür ${(number % 4) + 1}`
  }
}

const PRIZES = ['die linke Belohnung', 'die mittlere Belohnung', 'die rechte Belohnung']
const prize = (n: number): string => PRIZES[n] ?? 'den Tribut'

function happened(event: DahschurEvent): string | null {
  switch (event.type) {
    case 'pharaoh':
      return `Runde ${event.round}: @${event.seat} hat den Pharao`
    case 'active':
      return `@${event.seat} ist aktiv`
    case 'neutral':
      return `Der neutrale Fürst bringt eine ${event.card}`
    case 'showed':
      return `@${event.seat} hat nur Werte, die schon liegen: ${event.cards.join(', ')}`
    case 'gave':
      return `@${event.seat} gibt eine ${event.card}`
    case 'used':
      return `@${event.seat} nutzt die ${event.card} ${ownerOf(event.from)}`
    case 'passed':
      return `@${event.seat} verzichtet`
    case 'moved':
      return `@${event.seat} zieht den Händler zu Stand ${event.stall}`
    case 'bought':
      return `@${event.seat} kauft einen ${GEMS[event.gem]} für ${steine(event.price)}`
    case 'hired':
      return `@${event.seat} nimmt den Marktfürsten ${event.card}`
    case 'reshuffled':
      return 'Die Angebote werden neu gemischt'
    case 'restocked':
      return event.gem < 0
        ? `Stand ${event.stall} hat ein neues Angebot, aber keinen Edelstein`
        : `Stand ${event.stall} bietet nun an: ${GEMS[event.gem]}`
    case 'tookBack':
      return `@${event.seat} nimmt ${steine(event.stones)} von Stand ${event.stall} zurück`
    case 'swapped':
      return `@${event.seat} tauscht die Platten ${event.first} und ${event.second}`
    case 'placed':
      return `@${event.seat} setzt auf Platte ${event.field}: ${GEMS[event.gem]}`
    case 'advanced':
      return event.from === 0
        ? `@${event.seat} bringt eine Opfergabe auf Feld ${event.to}`
        : `@${event.seat} zieht eine Opfergabe von ${event.from} auf ${event.to}`
    default:
      return happenedLater(event)
  }
}

const ownerOf = (from: number): string =>
  from === NEUTRAL ? 'des neutralen Fürsten' : from === MARKET ? 'vom Markt' : `von @${from}`

/** The beginning, and all that follows the turns. */
function happenedLater(event: DahschurEvent): string | null {
  switch (event.type) {
    case 'stocked':
      return 'Die Stände werden gefüllt'
    case 'cities':
      return `Neue Städte: ${event.cities.filter(city => city > 0).join(', ')}`
    case 'gems':
      return 'Alle ziehen Edelsteine aus dem Beutel'
    case 'plates':
      return 'Die Platten der Prachtstraße werden gelegt'
    case 'scored':
      return `@${event.seat} erhält ${zahl(event.points, 'Punkt', 'Punkte')}: ${lines[event.rule]}`
    case 'laid':
      return `@${event.seat} legt eine ${event.card}`
    case 'rolled': {
      const dice = event.dice.flatMap((die, seat) => (die > 0 ? [`@${seat} ${die}`] : []))
      return `Würfeln um ${prize(event.prize)}: ${dice.join(', ')}`
    }
    case 'won':
      return `@${event.seat} gewinnt ${prize(event.prize)}`
    case 'lapsed':
      return `Niemand bekommt ${prize(event.prize)}`
    case 'consoled':
      return `@${event.seat} bekommt einen Trost für ${prize(event.prize)}`
    case 'took':
      return `@${event.seat} nimmt die ${METALS[event.metal]}scheibe der Stadt ${event.city}`
    case 'disc':
      return `@${event.seat} schaut nach: Die Scheibe ist ${event.value} wert`
    case 'gem':
      return `@${event.seat} nimmt einen ${GEMS[event.gem]} aus dem Beutel`
    case 'entombed':
      return `@${event.seat} legt eine ${event.card} in Kammer ${ROMAN[event.chamber]}`
    case 'cityGone':
      return `Stadt ${event.city} kommt beiseite`
    case 'buried':
      return `@${event.seat} legt eine ${METALS[metalOfValue(event.value)]}scheibe ${event.value} an die Tür von @${event.door % 4}`
    default:
      return null
  }
}

const lines = {
  '4.4': 'Edelsteine auf der Prachtstraße',
  '4.5': 'Fremde Edelsteine auf eigenen Platten',
  '6.4': 'Rechte Belohnungen',
  '9.2': 'Scheiben in den Kammern',
  '9.3': 'Fremde Scheiben auf eigenen Karten',
  '9.5': 'Übrige Edelsteine',
} as Readonly<Record<string, string>>

export const de: GameWords<View, DahschurEvent> = {
  asked,
  waiting: view => WAITING[frameOf(view).phase] ?? 'denkt nach',
  key,
  happened,
  facts: (view, seat) => [
    { label: 'Edelsteine', value: view.gems.slice(seat * 3, seat * 3 + 3).reduce((sum, n) => sum + n, 0) },
    { label: 'Warensteine', value: view.supply[seat] },
    { label: 'Scheiben', value: `${view.gold[seat]} Gold, ${view.silver[seat]} Silber` },
    { label: 'Hand', value: membersOf(view.hands[seat]).join(' ') || '–' },
  ],
  lines,
  endings: {
    points: 'Die meisten Punkte gewinnen.',
    stones: 'Gleich viele Punkte: Die meisten Warensteine im Vorrat entscheiden.',
    shared: 'Gleich viele Punkte und Warensteine: Der Sieg wird geteilt.',
  },
  options: {
    startGems: {
      label: 'Edelsteine zu Beginn (zu viert)',
      explain: 'Wie viele Edelsteine jeder von vier Spielern am Anfang zieht.',
    },
    procession: { label: 'Felder der Prozession', explain: 'Wie lang die Prozession ist; üblich sind 16.' },
  },
  rules: rulesDe,
  about:
    'Die gedruckte Anleitung von Dahschur ist nur in Teilen bekannt. Rekonstruiert sind: die Preise der Angebote (jede Anordnung einmal), zwei Platten jeder Edelsteinfarbe für jedes Zeichen, zehn Warensteine am Anfang, sechs Stände in einer Reihe, 16 Felder der Prozession und kein Edelstein zu Beginn bei vier Spielern.',
}
