/** Why a table or the lobby refuses something, beside the rules of the games: a word for programs and a sentence for people, in English for whoever reads the wire. The page says it in its own languages. */

export const REFUSALS = {
  'already-made': 'The table for the rematch is already there.',
  'already-seated': 'You already sit at this table.',
  'already-so': 'It is already so.',
  'already-started': 'The match has already begun.',
  'bad-input': 'The server did not understand this request.',
  'bad-message': 'The server did not understand this message.',
  'being-shuffled': 'The shuffles are being prepared; that takes ten seconds at most.',
  'bots-do-not-agree': 'The bots at this table agree to nothing: it was set up strictly.',
  chance: 'Dice or cards have decided since; propose to take it back together.',
  failed: 'Something went wrong, and this was not done.',
  'foreign-origin': 'This request does not come from our own page.',
  'id-used': 'This id was used for something else; give every message a new one.',
  'impossible-outcome': 'This outcome is not possible.',
  'link-spent': 'This link is used up or older than ten minutes; ask for a new one.',
  'no-guest': 'Say your name first.',
  'no-such-match': 'There is no such match.',
  'no-such-page': 'There is nothing at this address.',
  'no-such-seat': 'This table has no such seat.',
  'not-invited': 'This table is by invitation only; ask for its link.',
  'not-json': 'A request must carry JSON.',
  'not-over': 'The match is not over yet.',
  'not-promised': 'This is not what was promised.',
  'not-running': 'The match is not running.',
  'not-the-host': 'Only the host of the table may do that.',
  'not-your-seat': 'You do not sit here.',
  'not-your-turn': 'It is not your turn.',
  'not-yours-alone': 'Other people belong to this table, too, so it cannot be deleted.',
  'nothing-proposed': 'Nothing is proposed any more.',
  'other-rules': 'This match follows another version of the rules than this server; open the table again.',
  other: 'Somebody else has acted since; propose to take it back together.',
  sealed: 'A sealed choice is final.',
  'seat-taken': 'This seat is taken; choose another one.',
  'seats-empty': 'Not all seats are taken yet.',
  shown: 'Something hidden has become known by it; propose to take it back together.',
  stale: 'The table has moved on; look again.',
  start: 'There is nothing to take back.',
  'too-late': 'The match begins without it.',
  'too-many-invites': 'This table has enough invitations; send one of those you have.',
  'too-many-requests': 'Too many requests within a minute; wait a little.',
  'too-many-tables': 'You have too many tables that are not finished; finish one first.',
  'too-long': 'So much was taken back and proposed in this match that now it must go on.',
  'too-much-talk': 'Too many messages within a short time; wait a little.',
  unavailable: 'The table cannot be reached just now; it will be back in a moment.',
  'unknown-action': 'The table does not know this move.',
} as const

/** A reason that is no rule of a game. */
export type TableRefusal = keyof typeof REFUSALS

/** What cannot be looked up is the number of a rule. */
export const isTableRefusal = (why: string): why is TableRefusal => Object.hasOwn(REFUSALS, why)
