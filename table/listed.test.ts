/** Whose lists a change alters, over whole matches of all games: exactly those whose seat was shown something. */
import { describe, expect, test } from 'vitest'
import { GAMES } from '../games/cards.ts'
import { gameOf } from '../games/index.ts'
import { pick, seeded } from '../kernel/rng.ts'
import { act, start } from './act.ts'
import { listedOf } from './listed.ts'
import { newTable, sit } from './lobby.ts'
import { isRefusal, type Table } from './table.ts'

const means = { now: 1, chance: (_: Table, k: number) => seeded(`listed ${k}`) }

/** A table of people only, begun. */
function begun(game: string): Table {
  const seats = gameOf(game).meta.seats.max
  const people = Array.from({ length: seats }, (_, seat) => ({ id: `p${seat}`, name: `P${seat}` }))
  const settings = { open: false, rated: false, pace: { kind: 'untimed' } as const }
  const made = newTable({
    ...{ id: 'm', secret: '', commitment: '', game, seats, options: {}, bots: [], settings },
    ...{ host: people[0], now: 1 },
  })
  const full = people.reduce((table, guest) => {
    const change = sit(table, { guest, contribution: '00', now: 1 })
    if (isRefusal(change)) throw new Error(change.refused)
    return change.table
  }, made)
  const change = start(full, means)
  if (isRefusal(change)) throw new Error(change.refused)
  return change.table
}

describe('lists', () => {
  for (const id of GAMES)
    test(`${id}: a step that a seat was not shown leaves its list alone`, () => {
      const rng = seeded(`lists of ${id}`)
      const game = gameOf(id)
      let table = begun(id)
      let quiet = 0
      for (let n = 0; table.status === 'running' && n < 400; n++) {
        const seat = pick(rng, table.toAct)
        const action = pick(rng, game.legal(table.state, seat))
        const change = act(table, { seat, ask: table.book.asks[seat], action, id: `a${n}` }, means)
        if (isRefusal(change)) throw new Error(change.refused)
        const { told, lobby } = listedOf(table, change.table)
        const shown = change.table.book.seqs.slice(1).map((seq, at) => seq !== table.book.seqs[at + 1])
        expect(told).toEqual(shown.flatMap((is, at) => (is ? [`p${at}`] : [])))
        expect(lobby).toBe(false)
        if (told.length < table.seats.length) {
          quiet++
          expect(change.table.last).toEqual(table.last)
        }
        table = change.table
      }
      expect(table.last?.length).toBeGreaterThan(0)
      // Only Amun-Re has private steps.
      expect(quiet > 0).toBe(id === 'amun-re')
    })

  test('a table that opens, fills or begins is everybody’s if anybody may join', () => {
    const table = begun('aton')
    const open = { ...table, settings: { ...table.settings, open: true } }
    expect(listedOf({ ...open, status: 'open' }, open).lobby).toBe(true)
    expect(listedOf(open, open)).toEqual({ told: [], lobby: false })
    expect(listedOf(undefined, table)).toEqual({ told: ['p0', 'p1'], lobby: false })
  })
})
