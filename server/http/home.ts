/** The lists of the front page, told in the reader's language: what they are asked at each table, and what happened there last. */
import { isGame } from '../../games/cards.ts'
import { gameOf } from '../../games/index.ts'
import { wordsOf } from '../../games/words.ts'
import type { Guest } from '../../table/lobby.ts'
import type { Lists, MyTable } from '../../table/wire.ts'
import { houseWords } from '../../words/all.ts'
import type { GameWords } from '../../words/game.ts'
import type { Words } from '../../words/house.ts'
import { isLanguage, type Language } from '../../words/languages.ts'
import { tell } from '../../words/tell.ts'
import type { Parts } from '../app.ts'
import { listMine, listMore, listOpen, type Mine, type MineListed, type Part } from '../store/lists.ts'
import { apartFrom } from '../store/manners.ts'

/** What is said in one language at one game. */
interface Spoken {
  readonly house: Words
  readonly game: GameWords
}

const games = new Map<string, Promise<GameWords>>()

/** The words of a game are read once in each language, when somebody first reads in it. */
async function spokenAt(id: string, language: Language): Promise<Spoken | undefined> {
  if (!isGame(id)) return undefined
  const name = `${id} ${language}`
  const game = games.get(name) ?? wordsOf(id, language)
  games.set(name, game)
  return { house: houseWords(language), game: await game }
}

/** Everything that the front page lists for somebody. */
export async function listsFor(
  parts: Parts,
  guest: Guest | null,
  wished: string | undefined,
): Promise<Lists> {
  const [{ mine, ...more }, all, apart] = await parts.store.run(function* (sql) {
    const own = guest ? yield* listMine(sql, guest.id) : NONE
    return [own, yield* listOpen(sql), guest ? yield* apartFrom(sql, guest.id) : new Set<string>()] as const
  })
  const open = all.filter(
    ({ host, seats }) =>
      !apart.has(host.id) && seats.every(({ player }) => player === null || !apart.has(player)),
  )
  return { ...more, mine: await sayAll(parts, mine, wished), open }
}

const NONE: MineListed = { mine: [], counts: { turn: 0, waiting: 0, over: 0 }, attached: [] }

/** More of one part of somebody's tables. */
export async function moreFor(
  parts: Parts,
  guest: Guest,
  {
    part,
    from,
    language,
  }: { readonly part: Part; readonly from: number; readonly language?: string | undefined },
): Promise<Pick<Lists, 'mine'>> {
  const mine = await parts.store.run(sql => listMore(sql, guest.id, part, from))
  return { mine: await sayAll(parts, mine, language) }
}

const sayAll = (parts: Parts, mine: readonly Mine[], wished: string | undefined): Promise<MyTable[]> =>
  Promise.all(mine.map(table => said(parts, table, isLanguage(wished) ? wished : 'en')))

/** A table with what there is to say about it; one that cannot be told is listed all the same. */
async function said({ reports }: Parts, table: Mine, language: Language): Promise<MyTable> {
  const { state, rules, last, ...listed } = table
  // How a finished match ended says more than its last move.
  if (listed.status !== 'running') return { ...listed, asked: null, last: null }
  try {
    const spoken = await spokenAt(listed.game, language)
    if (!spoken) return { ...listed, asked: null, last: null }
    const named = (text: string) => text.replace(/@(\d)/g, (_, seat) => listed.seats[seat]?.name ?? seat)
    const told = last
      .map(event => tell(event, spoken.game, spoken.house, listed.seat))
      .filter(text => text !== null)
    const asked = askedOf(table, spoken)
    return {
      ...listed,
      asked: asked && named(asked),
      last: told.length > 0 ? named(told[told.length - 1]) : null,
    }
  } catch (error) {
    reports.report(error, { place: 'http', what: 'list', match: listed.id, game: listed.game })
    return { ...listed, asked: null, last: null }
  }
}

/** What this seat is asked; a state that older rules have left is not read here. */
function askedOf({ game: id, seat, state, rules }: Mine, { game }: Spoken): string | null {
  const { meta, view } = gameOf(id)
  return state === undefined || seat === null || rules !== meta.rules
    ? null
    : game.asked(view(state, seat), [])
}
