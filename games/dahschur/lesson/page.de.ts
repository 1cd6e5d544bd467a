/** What stands at the top of Dahschur's rules page, in German. */
import type { PageWords } from '../../../learn/lesson.ts'

export const page: PageWords = {
  goal: 'Wer nach der letzten Runde die meisten Punkte hat, gewinnt. Punkte bringen Edelsteine auf der Prachtstraße, Belohnungen und Scheiben auf Fürsten in den Kammern der Pyramide.',
  turn: [
    'Jeder gibt dem aktiven Spieler eine Karte; jede Karte ist eine Aktion.',
    'Eine Aktion: Markt, Prachtstraße oder Prozession.',
    'Genutzte Karten kommen zu denen zurück, die sie gaben: Die höchste linke, mittlere und rechte gewinnen je eine Belohnung.',
    'Ist die Summe deiner Karten die Zahl einer offenen Stadt, nimmst du eine ihrer Scheiben.',
    'Eine deiner Karten kommt in eine Kammer; am Ende kann sie eine Scheibe tragen.',
  ],
  example: 'Die letzte Partie der Lektion an ihrem Ende, Zeile für Zeile.',
}
