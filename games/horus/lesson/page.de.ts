/** What stands at the top of Horus's rules page, in German. */
import type { PageWords } from '../../../learn/lesson.ts'

export const page: PageWords = {
  goal: 'Wer am Ende die meisten Punkte hat, gewinnt. Jede Region bringt dem, der dort die meisten Steine hat, einen Punkt je Plättchen, am Tempel oder auf einer Insel mehr.',
  turn: [
    'Lege ein Plättchen aus dem Beutel.',
    'Spiele eine Karte und lege das Plättchen, das sie zeigt.',
    'Setze einen Stein in eine Region genau der Größe auf der Karte.',
    'Ziehe nach. Sind zwei Stapel leer, ist die Partie zu Ende.',
  ],
  example:
    'Eine Stellung, wie sie jetzt gewertet würde: jede Region für den, der dort die meisten Steine hat.',
}
