/** What stands at the top of Dahschur's rules page, in German. */
import type { PageWords } from '../../../learn/lesson.ts'

export const page: PageWords = {
  goal: 'Habe nach der letzten Runde die meisten Punkte: durch Edelsteine auf der Allee, Belohnungen und Scheiben auf Fürsten in den Kammern der Pyramide.',
  turn: [
    'Jeder gibt dem aktiven Spieler eine Karte; jede Karte ist eine Aktion.',
    'Eine Aktion: Markt, Allee oder Prozession.',
    'Benutzte Karten liegen vor denen, die sie gaben: Die höchste linke, mittlere und rechte gewinnt eine Belohnung.',
    'Ergibt die Summe deiner Karten eine offene Stadt, nimmst du eine ihrer Scheiben.',
    'Eine deiner Karten kommt in eine Kammer; am Ende kann sie eine Scheibe tragen.',
  ],
  example: 'Die letzte Partie der Lektion an ihrem Ende, Zeile für Zeile.',
}
