/** What others are shown of a link before they open it, in the page itself and without running anything: title, one sentence of result, and the picture of the game. */
import { isGame, titleOf } from '../../games/cards.ts'
import { gameOf } from '../../games/index.ts'
import type { Table } from '../../table/table.ts'
import { bind, listIn } from '../../words/catalogue.ts'
import { de } from '../../words/de.ts'
import { en } from '../../words/en.ts'
import { entryOf, type Words } from '../../words/house.ts'
import type { Language } from '../../words/languages.ts'

export interface Preview {
  readonly title: string
  /** How the match ended; null where that is nobody else's business. */
  readonly sentence: string | null
  readonly game: string
}

const WORDS: Readonly<Record<Language, Words>> = {
  de: bind<typeof en>(de, 'de'),
  en: bind<typeof en>(en, 'en'),
}

/** A match that anybody may watch tells how it ended; a table by invitation only what is played there. */
export function previewOf(table: Table, language: Language): Preview {
  const title = titleOf(table.game)
  const sentence = table.settings.open && table.status === 'over' ? resultIn(table, language) : null
  return { title, sentence, game: table.game }
}

function resultIn({ game: id, seats, result, state }: Table, language: Language): string | null {
  const w = WORDS[language]
  if (!result) return null
  const ending = entryOf(w.end.ending, result.ending)
  const winners = seats.filter((_, seat) => result.places[seat] === 1).map(({ name }) => name)
  const won =
    winners.length === 1
      ? w.end.won({ names: winners[0] })
      : w.end.shared({ names: listIn(language, winners) })
  const points = gameOf(id)
    .score(state)
    .map(({ total }, seat) => ({ name: seats[seat].name, total, place: result.places[seat] }))
    .sort((a, b) => a.place - b.place)
    .map(({ name, total }) => `${name} ${total}`)
  // Without winners, or where the table agreed on the end, the points decided nothing.
  if (ending !== undefined) return winners.length === seats.length ? ending : `${won}: ${ending}`
  return `${won}: ${points.join(', ')}.`
}

const ESCAPED: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
/** People choose their names. */
const escaped = (text: string): string => text.replace(/[&<>"]/g, sign => ESCAPED[sign])

const meta = (name: 'name' | 'property', what: string, content: string): string =>
  `<meta ${name}="${what}" content="${escaped(content)}">`

/** Where the picture of a game lies; `npm run previews` makes it. */
export const pictureOf = (game: string): string => `/preview/${game}.png`

/** The page with its preview; `origin` is where browsers reach us, since a picture needs a whole address. */
export function withPreview(page: string, { title, sentence, game }: Preview, origin: string): string {
  const tags = [
    meta('property', 'og:site_name', 'Iteru'),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:title', title),
    ...(sentence === null ? [] : [meta('property', 'og:description', sentence)]),
    ...(isGame(game) ? [meta('property', 'og:image', origin + pictureOf(game))] : []),
    meta('name', 'twitter:card', 'summary_large_image'),
  ]
  return page
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(title)} · Iteru</title>`)
    .replace(/<meta name="description"[^>]*>/, found =>
      sentence === null ? found : meta('name', 'description', sentence),
    )
    .replace('</head>', () => `${tags.join('')}</head>`)
}
