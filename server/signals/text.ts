/** What a signal says, in one language: game, opponents, what is asked, how much time is left; out of what its seat may know and nothing else. */
import { isGame, titleOf } from '../../games/cards.ts'
import { gameOf } from '../../games/index.ts'
import { wordsOf } from '../../games/words.ts'
import { deadline } from '../../table/clocks.ts'
import type { Table } from '../../table/table.ts'
import { houseWords } from '../../words/all.ts'
import { listIn } from '../../words/catalogue.ts'
import type { Words } from '../../words/house.ts'
import type { Language } from '../../words/languages.ts'
import { nameInMail } from '../people/mailer.ts'

export interface Told {
  readonly game: string
  readonly title: string
  readonly asked: string
  readonly left: string | null // null: there is no clock
  readonly words: Words
}

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Until when a seat has time, if it is timed. */
export const untilOf = (table: Table, seat: number, outages: Parameters<typeof deadline>[3]) =>
  deadline(table.clocks, table.settings.pace, seat, outages, table.seats[seat].calendar)

/** How much time that is, in whole days, hours or minutes. */
function leftIn(ms: number, w: Words): string {
  if (ms >= DAY) return w.create.days({ n: Math.floor(ms / DAY) })
  if (ms >= HOUR) return w.create.hours({ n: Math.floor(ms / HOUR) })
  return w.create.minutes({ n: Math.max(0, Math.floor(ms / MINUTE)) })
}

/** Says what a seat is asked at a table as it stands. */
export async function tell(
  table: Table,
  seat: number,
  language: Language,
  left: number | undefined,
): Promise<Told> {
  const w = houseWords(language)
  const names = table.seats.map(({ name }) => nameInMail(name))
  const others = names.filter((name, at) => at !== seat && name !== '')
  const game = titleOf(table.game)
  return {
    game,
    title: w.signal.title({ game, names: listIn(language, others) }),
    asked: await askedOf(table, seat, language, names),
    left: left === undefined ? null : w.signal.left({ time: leftIn(left, w) }),
    words: w,
  }
}

/** Says that there is a new table, and what it is like. */
export function tellOpening(table: Table, language: Language): Told {
  const w = houseWords(language)
  const { pace } = table.settings
  const [host] = table.seats.filter(({ player }) => player === table.host)
  const names = host ? nameInMail(host.name) : ''
  const game = titleOf(table.game)
  const free = table.seats.filter(({ player, bot }) => player === null && bot === null).length
  const time =
    pace.kind === 'untimed'
      ? w.lobby.untimed
      : w.lobby[pace.kind === 'each' ? 'perDecision' : 'bank']({ time: leftIn(pace.ms, w) })
  return {
    game,
    title: names === '' ? w.signal.opening({ game }) : w.signal.openingBy({ game, name: names }),
    asked: `${w.front.waitsFor({ n: free })}, ${time}`,
    left: null,
    words: w,
  }
}

async function askedOf(
  table: Table,
  seat: number,
  language: Language,
  names: readonly string[],
): Promise<string> {
  if (!isGame(table.game)) return ''
  const words = await wordsOf(table.game, language)
  const asked = words.asked(gameOf(table.game).view(table.state, seat), [])
  return asked.replace(/@(\d)/g, (_, at) => names[Number(at)] ?? '')
}
