/** Results of matches that were over before results were kept: profiles tell of them, and none is rated. */
import type { Kysely, Migration } from 'kysely'

/** What is read and written here, as it is at this point. */
interface Tables {
  matches: {
    id: string
    game: string
    status: string
    result: string
    contributions: string
    updated: number
  }
  seats: { match: string; seat: number; player: string | null; bot: string | null }
  results: {
    match: string
    seat: number
    player: string
    game: string
    seats: number
    place: number
    ending: string
    against: string
    void: number
    at: number
  }
}

const BATCH = 200
/** From the weakest on; those of other names are weaker. */
const LEVELS = ['beginner', 'casual', 'solid', 'strong', 'expert']

export const earlierResults: Migration = {
  async up(db: Kysely<unknown>) {
    const old = db as Kysely<Tables>
    for (let after = ''; ; ) {
      const matches = await old
        .selectFrom('matches')
        .select(['id', 'game', 'result', 'contributions', 'updated'])
        .where('status', '=', 'over')
        .where('id', '>', after)
        .where(({ not, exists, selectFrom }) =>
          not(exists(selectFrom('results').select('seat').whereRef('results.match', '=', 'matches.id'))),
        )
        .orderBy('id')
        .limit(BATCH)
        .execute()
      if (matches.length === 0) return
      const ids = matches.map(({ id }) => id)
      const seats = await old
        .selectFrom('seats')
        .select(['match', 'seat', 'player', 'bot'])
        .where('match', 'in', ids)
        .orderBy('seat')
        .execute()
      const results = matches.flatMap(match =>
        resultsOf(
          match,
          seats.filter(seat => seat.match === match.id),
        ),
      )
      if (results.length > 0) await old.insertInto('results').values(results).execute()
      after = ids[ids.length - 1]
    }
  },
}

/** One for everybody who still sat there at the end; of those who had left nobody knows who they were. */
function resultsOf(
  { id, game, result, contributions, updated }: Omit<Tables['matches'], 'status'>,
  seats: readonly Tables['seats'][],
): Tables['results'][] {
  const over = JSON.parse(result) as { readonly ending: string; readonly places: readonly number[] } | null
  if (over === null || over.ending === 'abandoned') return []
  const brought = JSON.parse(contributions) as readonly (string | null)[]
  // Whoever has added to the shuffles was a person, and a bot only sat in for them.
  const levels = seats.flatMap(({ seat, player, bot }) =>
    bot !== null && player === null && brought[seat] === null ? [bot] : [],
  )
  const [against = ''] = levels.sort((a, b) => LEVELS.indexOf(b) - LEVELS.indexOf(a))
  return seats.flatMap(({ seat, player }) =>
    player === null
      ? []
      : [
          {
            ...{ match: id, seat, player, game, seats: seats.length, place: over.places[seat] },
            ...{ ending: over.ending, against, void: 0, at: updated },
          },
        ],
  )
}
