/** Everything the oasis says in German. */
import { rules } from './rules.de.ts'
import type { Catalogue } from './types.ts'

export const de: Catalogue = {
  asked: {
    plan: 'Bleibst du oder gehst du?',
    seal: 'Danach endgültig: {plan}',
    cup: 'Wähle einen Becher',
    drink: 'Trinken? Damit endet die Runde',
    none: 'Einen Moment',
  },
  waiting: { seal: 'entscheidet sich', cups: 'trinkt', none: 'wartet auf eine Karte' },
  keys: {
    plan: { stay: 'Bleiben', go: 'Gehen' },
    cup: { sweet: 'Süßer Becher', salt: 'Salziger Becher' },
  },
  do: { seal: 'Bestätigen', drink: 'Trinken' },
  explain: {
    plan: {
      stay: 'Von allen, die bleiben, trinkt die höchste Karte zwei Becher.',
      go: 'Du bekommst 1 Punkt.',
    },
    cup: {
      sweet: {
        one: '2 Punkte. Es gibt noch {n} süßen Becher.',
        other: '2 Punkte. Es gibt noch {n} süße Becher.',
      },
      salt: '1 Punkt. Salzige Becher gehen nie aus.',
    },
    card: 'Jede Runde neu verteilt; aufgedeckt, wenn alle gewählt haben.',
  },
  board: {
    card: 'Karte von {seat}: {card}',
    hidden: 'Karte von {seat}, verdeckt',
    empty: '{seat} hat noch keine Karte',
    own: 'Deine Karte: {card}',
    sealed: 'entschieden',
    points: { one: '{n} Punkt', other: '{n} Punkte' },
  },
  happened: {
    round: 'Runde {round}',
    sealed: '<{seat} hat sich|Du hast dich> entschieden',
    shown: 'Alle decken ihre Karten auf',
    went: {
      one: '<{seat} geht und bekommt|Du gehst und bekommst> {n} Punkt',
      other: '<{seat} geht und bekommt|Du gehst und bekommst> {n} Punkte',
    },
    drank: {
      sweet: {
        one: '<{seat} trinkt|Du trinkst> einen süßen Becher: {n} Punkt',
        other: '<{seat} trinkt|Du trinkst> einen süßen Becher: {n} Punkte',
      },
      salt: {
        one: '<{seat} trinkt|Du trinkst> einen salzigen Becher: {n} Punkt',
        other: '<{seat} trinkt|Du trinkst> einen salzigen Becher: {n} Punkte',
      },
    },
    over: 'Die Partie ist zu Ende',
  },
  reasons: { noSweet: 'Beide süßen Becher sind getrunken' },
  idle: {
    watching: 'Du siehst zu: Nur die Spieler entscheiden und trinken',
    plan: 'Du entscheidest, sobald alle eine Karte haben',
    cup: 'Nur wer den Brunnen gewinnt, trinkt',
    over: 'Die Partie ist zu Ende',
  },
  notes: { title: 'Noch nicht gesehen', value: 'Wert {value}' },
  facts: { card: 'Karte', points: 'Punkte' },
  lines: { '4.1': 'Punkte' },
  endings: { clear: 'Die drei Runden sind vorbei.', shared: 'Gleiche Punkte: Der Sieg wird geteilt.' },
  rules,
}
