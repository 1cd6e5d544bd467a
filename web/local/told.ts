/** What a table of this device asks and what happened there last, in the words of its game: fetched for the front page after it is drawn. */
import { viewerOf } from '../../table/table.ts'
import { tell } from '../../words/tell.ts'
import { plainText } from '../kit/names.ts'
import { load } from '../wholes.ts'
import { words } from '../words.ts'
import { readLocal } from './list.ts'

export interface Told {
  readonly asked: string | null
  readonly last: string | null
}

/** Nothing of a table that is gone, or that older rules have left: it goes over to newer ones when it is opened. */
export async function toldLocal(id: string): Promise<Told> {
  const table = await readLocal(id)
  if (table?.status !== 'running') return { asked: null, last: null }
  const { game, words: spoken } = await load(table.game)
  const [seat] = table.toAct.filter(at => table.seats[at].bot === null)
  const people = table.seats.filter(({ player }) => player !== null)
  const name = (text: string): string => plainText(text, table.seats)
  // Handed round, what somebody is asked could be read by whoever holds the device, and nobody is "you".
  const own = people.length === 1 ? viewerOf(table, people[0].player) : null
  const last = (table.last ?? []).flatMap(event => tell(event, spoken, words(), own) ?? []).at(-1)
  return {
    asked:
      seat !== undefined && seat === own && table.rules === game.meta.rules
        ? name(spoken.asked(game.view(table.state, seat), []))
        : null,
    last: last === undefined ? null : name(last),
  }
}
