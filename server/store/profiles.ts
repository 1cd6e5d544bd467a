/** Profiles and leader boards, out of results and ratings. */
import type { Leader, Profile } from '../../table/people.ts'
import type { Statements } from './statements.ts'
import type { Script } from './store.ts'

/** So many points of a curve can be told apart. */
const LONGEST_CURVE = 200
const LONGEST_BOARD = 100

/** What somebody has played; undefined if there is nobody, or others are not meant to see it. */
export function* readProfile(
  sql: Statements,
  player: string,
  viewer: string | null,
): Script<Profile | undefined> {
  const [person] = yield sql.readPlayer({ player })
  if (!person || (viewer !== player && (person.shown !== 1 || person.blocked === 1))) return undefined
  const tallies = yield sql.tallies({ player })
  const ratings = yield sql.ratingsOf({ player })
  const games: Profile['games'][number][] = []
  for (const game of new Set([...tallies, ...ratings].map(row => row.game as string))) {
    const rating = ratings.find(row => row.game === game)
    const curve = rating ? yield sql.curve({ player, game, limit: LONGEST_CURVE }) : []
    games.push({
      game,
      rating: rating
        ? { mu: rating.mu as number, sigma: rating.sigma as number, matches: rating.matches as number }
        : null,
      curve: curve
        .map(row => ({ at: row.at as number, mu: row.mu_after as number, sigma: row.sigma_after as number }))
        .reverse(),
      tallies: tallies
        .filter(row => row.game === game)
        .map(row => ({
          seats: row.seats as number,
          against: row.against as string,
          ...(row.unproved === 1 && { unproved: true }),
          matches: Number(row.matches),
          wins: Number(row.wins),
        })),
    })
  }
  return { id: player, name: person.name as string, games }
}

/** The best of those who want to be shown. */
export function* readLeaders(sql: Statements, game: string): Script<Leader[]> {
  const rows = yield sql.leaders({ game, limit: LONGEST_BOARD })
  return rows as unknown as Leader[]
}
