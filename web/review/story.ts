/** A match in words, to be sent to somebody: the result first, then everything that has words, in order. */
import type { EventBase } from '../../kernel/game.ts'
import type { Words } from '../../words/house.ts'
import { plainText } from '../kit/names.ts'
import { tell } from '../table/tell.ts'
import type { Replayed } from './replayed.ts'

export function storyIn(
  title: string,
  { frames, seats, shown }: Pick<Replayed, 'frames' | 'seats' | 'shown'>,
  w: Words,
): string {
  const last = frames.at(-1)?.view
  const points = seats.map(
    ({ name }, seat) => `${name}: ${w.table.points({ n: last ? shown.kit.points(last, seat) : 0 })}`,
  )
  const lines = frames
    .flatMap(({ events }) => events as readonly EventBase[])
    .flatMap(event => {
      const text = tell(event, shown.words, w)
      return text === null ? [] : [plainText(text, seats)]
    })
  return [title, ...points, '', ...lines].join('\n')
}
