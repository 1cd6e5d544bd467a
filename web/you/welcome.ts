/** What somebody is told who has signed in: what came along, and where it could not. */
import { CARDS, isGame } from '../../games/cards.ts'
import type { SignedIn } from '../../table/people.ts'
import { listIn } from '../../words/catalogue.ts'
import type { Words } from '../../words/house.ts'
import { language } from '../kit/language.svelte.ts'
import { me } from '../me.svelte.ts'
import { serverConnection } from '../table/socket.ts'

/** Looks who it is now; a sentence for whoever was somebody else before. */
export async function welcome({ tables, stayed }: SignedIn, w: Words): Promise<string> {
  const before = me.player?.id
  await me.look()
  serverConnection().reopen()
  if (me.player === null || me.player.id === before) return w.you.done
  const { name } = me.player
  const games = listIn(
    language.now,
    stayed.map(({ game }) => (isGame(game) ? CARDS[game].title : game)),
  )
  const came = w.you.came({ n: tables, name })
  return stayed.length > 0 ? `${came} ${w.you.stayed({ name, games })}` : came
}
