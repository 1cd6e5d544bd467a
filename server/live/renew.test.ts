/** Matches that outlive their rules: they go on from where they stood, and nothing needs the rules that are gone. */
import { beforeAll, describe, expect, test } from 'vitest'
import { gameOf, games } from '../../games/index.ts'
import { parseMatch } from '../../kernel/match.ts'
import { pick, seeded } from '../../kernel/rng.ts'
import { act } from '../../table/act.ts'
import { consentRows, propose } from '../../table/agreements.ts'
import { takeBack } from '../../table/back.ts'
import { exportMatch, exportSeen } from '../../table/export.ts'
import { floorOf } from '../../table/floor.ts'
import { historyOf } from '../../table/history.ts'
import { renew } from '../../table/renew.ts'
import { at } from '../../table/testing.ts'
import { Watched } from '../../table/watched.ts'
import { addMatch } from '../store/matches.ts'
import type { Store } from '../store/store.ts'
import { storeAround } from '../testing/around.ts'
import { STORES, sqliteForTests } from '../testing/servers.ts'
import { Tables } from './tables.ts'

const OLD = 0

/** A match that older rules have played so far: no entry of its log means anything to the rules as they are. */
function outlived(id: string, entries = 15): Watched {
  const watched = new Watched(id, games[id as keyof typeof games].meta.seats.max)
  playOn(watched, entries)
  watched.table = { ...watched.table, rules: OLD }
  for (const [n, row] of watched.log.entries()) watched.log[n] = { ...row, action: { type: 'gone' } }
  return watched
}

function playOn(watched: Watched, entries = Number.POSITIVE_INFINITY): void {
  const game = gameOf(watched.table.game)
  const rng = seeded(`renew ${watched.table.game}`)
  for (let n = 0; n < entries && watched.table.status === 'running'; n++) {
    const seat = pick(rng, watched.table.toAct)
    watched.act(seat, pick(rng, game.legal(watched.table.state, seat)))
    if (rng.int(4) === 0) watched.take(takeBack(watched.table, watched.log, { seat, steps: 1 }, at(3 + n)))
  }
}

for (const [id, game] of Object.entries(games)) {
  describe(`a match of ${id} that older rules have begun`, () => {
    /** One that went over to the rules as they are and was played to its end, and how much everybody had been sent before. */
    let played: Watched
    let before: number[]
    beforeAll(() => {
      played = outlived(id)
      played.take(renew(played.table, at(10)))
      before = played.sent.map(sent => sent.length)
      playOn(played)
    })

    test('waits for the new rules, then goes on from its state', () => {
      const watched = outlived(id)
      const { state, toAct, book } = watched.table
      const [seat] = toAct
      const action = game.legal(state, seat)[0]
      const early = act(watched.table, { seat, ask: book.asks[seat], action, id: 'early' }, at(9))
      expect(early).toEqual({ refused: 'other-rules' })
      expect(watched.take(renew(watched.table, at(10)))).toBe(true)
      expect(watched.table).toMatchObject({ rules: game.meta.rules, state, toAct, status: 'running' })
      expect(renew(watched.table, at(11))).toEqual({ refused: 'already-so' })
    })

    test('tells everybody, and nobody what others hold', () => {
      const watched = outlived(id)
      watched.take(renew(watched.table, at(10)))
      for (const sent of watched.sent) {
        expect(sent[sent.length - 1].events).toEqual([{ type: 'table:rules', rules: game.meta.rules }])
      }
    })

    test('nobody goes back behind the new rules, alone or by consent', () => {
      const watched = outlived(id)
      watched.take(renew(watched.table, at(10)))
      for (const seat of watched.table.seats.keys()) {
        expect(takeBack(watched.table, watched.log, { seat, steps: 1 }, at(11))).toEqual({ refused: 'start' })
      }
      const wish = { seat: 0, wish: { kind: 'undo', steps: 1 } } as const
      expect(propose(watched.table, watched.log, wish, at(12))).toEqual({ refused: 'sealed' })
      playOn(watched, 12)
      const floor = floorOf(watched.table, watched.log)
      for (const n of consentRows(watched.table, watched.log))
        expect(n).toBeGreaterThanOrEqual(floor?.row ?? 0)
    })

    test('is shown from the new rules on to its end, as everybody saw it', () => {
      expect(played.table.status).toBe('over')
      for (const [i, viewer] of played.viewers.entries()) {
        const frames = played.frames(viewer)
        const live = played.sent[i].slice(before[i])
        expect(frames.flatMap(({ events }) => events)).toEqual(live.flatMap(({ events }) => events))
        expect((frames.at(-1)?.n ?? 0) + 1).toBe(played.table.book.frames[i])
        expect(frames.at(-1)?.view).toEqual(live.at(-1)?.view)
      }
    })

    test('its file names the rules that it needs', () => {
      expect(exportSeen(played.table, played.log, null)).toContain('"view"')
      const text = exportMatch(played.table, played.log)
      expect(() => parseMatch(text, gameOf)).toThrow(
        `The match was played by version ${OLD} of the rules of ${game.meta.title}; this program has version ${game.meta.rules}.`,
      )
    })

    test('one that was over stays as it was: its end and its file, but no frames', () => {
      const watched = outlived(id, Number.POSITIVE_INFINITY)
      expect(watched.table.status).toBe('over')
      expect(renew(watched.table, at(10))).toEqual({ refused: 'already-so' })
      expect(historyOf(watched.table, watched.log, 0, 0)).toEqual({
        seat: 0,
        before: game.view(watched.table.state, 0),
        frames: [],
        next: null,
      })
      expect(exportMatch(watched.table, watched.log)).toContain(`"rules":${OLD}`)
    })
  })
}

for (const make of STORES) {
  describe(`a server with newer rules on ${make === sqliteForTests ? 'SQLite' : 'PostgreSQL'}`, () => {
    let store: Store
    storeAround(make, opened => {
      store = opened
    })

    test('takes over a running match once when it is looked at, and leaves the others alone', async () => {
      const tables = new Tables(store, () => 20)
      const old = { ...outlived('aton').table, id: 'old' }
      const over = { ...outlived('horus', Number.POSITIVE_INFINITY).table, id: 'over' }
      const current = { ...new Watched('dahschur', 3).table, id: 'current' }
      for (const table of [old, over, current]) await store.run(sql => addMatch(sql, table, []))
      for (const _ of ['once', 'again']) {
        expect(await tables.read('old')).toMatchObject({ rules: gameOf('aton').meta.rules, state: old.state })
        expect(await tables.read('over')).toMatchObject({ rules: OLD, version: over.version })
        expect(await tables.read('current')).toMatchObject({ version: current.version })
      }
      const log = await tables.readLog('old')
      expect(log.map(({ actor, events }) => [actor, events])).toEqual([
        ['table', [{ type: 'table:rules', rules: gameOf('aton').meta.rules }]],
      ])
    })
  })
}
