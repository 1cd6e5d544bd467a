/** What stands at the top of Amun-Re's rules page, in German. */
import type { PageWords } from '../../../learn/lesson.ts'

export const page: PageWords = {
  goal: 'Wer nach zwei Reichen die meisten Punkte hat, gewinnt. Am meisten bringen Pyramiden: jede einzelne, vollständige Serien und die größte Provinz auf jeder Nilseite.',
  turn: [
    'Versteigerung: Jeder gewinnt genau eine Provinz.',
    'Kaufe Karten, Bauern und Steine; drei Steine werden zu einer Pyramide.',
    'Alle opfern verdeckt Gold; die Summe bestimmt die Ernte.',
    'Ernte: Jeder Bauer bringt Gold.',
    'Nach drei Runden wird das Reich gewertet; es gibt zwei.',
  ],
  example: 'Die Wertung des Alten Reichs am Ende der Lektion, Zeile für Zeile.',
}
