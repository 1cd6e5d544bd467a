/** What stands at the top of Aton's rules page, in German. */
import type { PageWords } from '../../../learn/lesson.ts'

export const page: PageWords = {
  goal: 'Du gewinnst sofort mit einem vollen Tempel, mit allen 14 gelben oder allen 14 grünen Feldern, oder mit 40 Punkten.',
  turn: [
    'Beide ziehen vier Karten, legen sie verdeckt an die Kartuschen 1 bis 4 und decken sie auf.',
    'Kartusche 1: Die höhere Karte bringt das Doppelte der Differenz.',
    'Nacheinander: Steine entfernen (2), in den Tempeln, die du erreichst (3), und Steine einsetzen (4).',
    'Ist das Totenreich voll, werden die Tempel gewertet.',
  ],
  example: 'Eine Wertung der Tempel; die Punkte für Kartusche 1 kamen vorher. So viel brachte jede Zeile.',
}
