/** What stands at the top of Aton's rules page, in German. */
import type { PageWords } from '../../../learn/lesson.ts'

export const page: PageWords = {
  goal: 'Du gewinnst sofort mit einem vollen Tempel, mit allen 14 gelben oder allen 14 grünen Feldern, oder mit 40 Punkten.',
  turn: [
    'Zieht vier Karten; beide legen sie verdeckt an die Kartuschen 1 bis 4 und decken auf.',
    'Kartusche 1: Die höhere Karte bringt das Doppelte der Differenz.',
    'Nacheinander: Steine entfernen (2), in den Tempeln, die du erreichst (3), und Steine setzen (4).',
    'Ist das Totenreich voll, werden die Tempel gewertet.',
  ],
  example: 'Eine Wertung der Tempel, nach dem, was Kartusche 1 vorher brachte: So viel zahlte jede Zeile.',
}
