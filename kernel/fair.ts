/** Fair shuffles, without the cryptography that server and browser each bring: which text names a draw, what its digest seeds, and whether a log follows from it. */
import { same } from './data.ts'
import type { ActionBase, AnyGame, Rng } from './game.ts'
import type { Fair, Match } from './match.ts'
import { walk } from './play.ts'
import { sfc32 } from './rng.ts'

/** The text whose HMAC under the secret seeds the k-th chance entry, counted over every one ever appended, undone ones too. */
export const drawName = (
  { match, contributions }: Pick<Fair, 'match' | 'contributions'>,
  k: number,
): string => `${match}|${contributions.map(part => part ?? '').join(',')}|${k}`

/** The source that a digest seeds: its first sixteen bytes. */
export function sourceOf(digest: Uint8Array): Rng {
  const words = new DataView(digest.buffer, digest.byteOffset, digest.byteLength)
  return sfc32(
    words.getInt32(0, true),
    words.getInt32(4, true),
    words.getInt32(8, true),
    words.getInt32(12, true),
  )
}

export const countDraws = ({ rows }: Match): number => rows.filter(({ actor }) => actor === 'chance').length

/** The first chance entry that is not what its source gives; undefined if all are. */
export function foreignOutcome(
  game: AnyGame,
  match: Match,
  source: (k: number) => Rng,
): { readonly n: number; readonly genuine: ActionBase } | undefined {
  let k = 0
  for (const { n, row, before } of walk(game, match, match.rows)) {
    if (row.actor !== 'chance') continue
    const genuine = game.chance(before, source(k++))
    if (!same(genuine, row.action)) return { n, genuine }
  }
  return undefined
}
