/** A new table calls those who asked to hear of it: by signals in the outbox, and by a note on the pages they have open. */
import type { Guest } from '../../table/lobby.ts'
import type { Parts } from '../app.ts'
import { callFor } from '../store/hearings.ts'
import { OPENING_WAIT } from '../store/outbox.ts'
import type { Script } from '../store/store.ts'
import { readChoices } from '../store/ways.ts'
import { quietUntil } from './quiet.ts'

interface Opening {
  readonly id: string
  readonly game: string
  readonly host: Guest
  readonly bots: readonly (string | null)[]
  readonly seats: number
}

/** Tells of a table that anybody may find, if somebody beside its host can sit there. What goes wrong keeps nobody from their table. */
export async function callOthers(
  { store, tables, signals, reports }: Parts,
  opening: Opening,
): Promise<void> {
  const { id: match, game, host, bots, seats } = opening
  if (seats - bots.filter(bot => bot !== null).length < 2) return
  const now = tables.now()
  try {
    const near = await store.run(function* (sql): Script<string[]> {
      const awake: string[] = []
      for (const player of yield* callFor(sql, { id: match, game, host: host.id }, now))
        if (quietUntil((yield* readChoices(sql, player)).quiet, now) === undefined) awake.push(player)
      return awake
    })
    // Nothing of the table has changed: nobody's list has to be read anew.
    signals.sender.wake(OPENING_WAIT)
    const opened = { by: host.name, called: near }
    if (near.length > 0)
      store.announce({ of: 'match', match, version: 0, people: [], told: [], lobby: false, opened })
  } catch (error) {
    reports.report(error, { place: 'signals', what: 'opening', match })
  }
}
