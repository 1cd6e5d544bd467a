/** Taking back, agreeing, resigning and sitting in, as changes of a table. */
import { describe, expect, test } from 'vitest'
import { gameOf, games } from '../games/index.ts'
import { same } from '../kernel/data.ts'
import { undos } from '../kernel/play.ts'
import { pick, seeded } from '../kernel/rng.ts'
import { act } from './act.ts'
import { agree, consentRows, decline, letBotSit, propose, replace, resign } from './agreements.ts'
import { takeBack } from './back.ts'
import { dueOf } from './due.ts'
import { startOf } from './floor.ts'
import { messageFor } from './message.ts'
import { belongsTo } from './readers.ts'
import { type Change, isRefusal, type LogRow, rowsOf, type Table } from './table.ts'
import { at, begun, granted } from './testing.ts'
import { Watched } from './watched.ts'

/** A table with its log, as the store would keep it. */
class Play {
  table: Table
  readonly log: LogRow[] = []
  private acts = 0

  constructor(rated = false, bots: readonly (string | null)[] = [null, null]) {
    const settings = { open: true, rated, pace: { kind: 'untimed' } as const }
    const { table, rows } = begun({ game: 'aton', seats: 2, bots, settings })
    this.table = table
    this.log.push(...rows)
  }

  take(change: Change): Change {
    if (isRefusal(change)) return change
    this.table = change.table
    this.log.push(...change.rows)
    return change
  }

  /** The seat's first choice of this type. */
  choose(seat: number, type: string): Change {
    const action = gameOf('aton')
      .legal(this.table.state, seat)
      .find(legal => legal.type === type)
    return this.take(
      act(this.table, { seat, ask: this.table.book.asks[seat], action, id: `a${this.acts++}` }, at(3)),
    )
  }

  /** Both have sealed, and whoever is asked has made the first choice of their turn. */
  untilTurn(): number {
    for (const seat of [0, 1]) this.choose(seat, 'allocate')
    return this.table.toAct[0]
  }

  step(): number {
    const seat = this.table.toAct[0]
    this.take(
      act(
        this.table,
        {
          seat,
          ask: this.table.book.asks[seat],
          action: gameOf('aton').legal(this.table.state, seat)[0],
          id: `a${this.acts++}`,
        },
        at(3),
      ),
    )
    return seat
  }
}

describe('taking back the own turn', () => {
  test('the kernel decides how far; the question is asked anew under a new number', () => {
    const play = new Play()
    const seat = play.untilTurn()
    const before = play.table
    play.step()
    expect(play.table.book.backs[seat].to).toEqual([before.book.rows])
    const change = play.take(takeBack(play.table, play.log, { seat: seat, steps: 1 }, at(4)))
    expect(isRefusal(change)).toBe(false)
    expect(play.table.state).toEqual(before.state)
    expect(play.table.book.asks[seat]).toBeGreaterThan(before.book.asks[seat])
    expect(play.table.book.rows).toBe(before.book.rows + 2)
    expect(play.table.book.backs.map(({ to }) => to)).toEqual([[], []])
  })

  test('not across a sealed choice, and not by the other player', () => {
    const play = new Play()
    play.choose(0, 'allocate')
    expect(takeBack(play.table, play.log, { seat: 0, steps: 1 }, at(4))).toEqual({ refused: 'sealed' })
    expect(takeBack(play.table, play.log, { seat: 1, steps: 1 }, at(4))).toEqual({ refused: 'other' })
  })

  test('not for ever: a log that has grown beyond all measure only goes on', () => {
    const play = new Play()
    const seat = play.untilTurn()
    play.step()
    const long = { ...play.table, book: { ...play.table.book, rows: 5001 } }
    expect(takeBack(long, play.log, { seat: seat, steps: 1 }, at(4))).toEqual({ refused: 'too-long' })
    expect(
      isRefusal(
        takeBack({ ...long, book: { ...long.book, rows: 5000 } }, play.log, { seat: seat, steps: 1 }, at(4)),
      ),
    ).toBe(false)
  })
})

describe('a private step', () => {
  /** Amun-Re at the sacrifice: seat 0 has more cards than it needs to sell for its offer, and one of them is picked. */
  function picking(): { table: Table; log: LogRow[] } {
    const game = gameOf('amun-re')
    for (let seed = 0; ; seed++) {
      const rng = seeded(`private ${seed}`)
      const log: LogRow[] = []
      let change: Change = begun({ game: 'amun-re', seats: 3, bots: ['random', 'random', 'random'] })
      for (let n = 0; !isRefusal(change); n++) {
        log.push(...change.rows)
        const { table } = change
        if (table.status === 'over') break
        const last = log[log.length - 1]
        if (
          last.actor !== 'chance' &&
          last.events.length === 0 &&
          'gold' in last.action &&
          table.toAct.length > 1
        )
          return { table, log }
        const seat = table.toAct[0]
        const all = game.legal(table.state, seat)
        const offers = all.filter(action => action.type === 'offer')
        const action = offers.length > 1 ? offers[offers.length - 2] : pick(rng, all)
        change = act(table, { seat, ask: table.book.asks[seat], action, id: `p${n}` }, at(3 + n))
      }
    }
  }

  test('is taken back without anybody else noticing, and their open questions keep their numbers', () => {
    const { table, log } = picking()
    const { actor } = log[log.length - 1]
    const change = takeBack(table, log, { seat: actor as number, steps: 1 }, at(999_999))
    if (isRefusal(change)) throw new Error(change.refused)
    for (const viewer of [null, 0, 1, 2]) {
      const messages = [table, change.table].map(at => JSON.stringify(messageFor(at, viewer, [])))
      if (viewer === actor) expect(messages[1]).not.toBe(messages[0])
      else expect(messages[1]).toBe(messages[0])
    }
  })
})

describe('taking back by consent', () => {
  test('reaches across other players as far as the last sealed choice, once all people agree', () => {
    const play = new Play()
    play.untilTurn()
    const from = play.table
    const first = play.step()
    while (play.table.toAct[0] === first && same(play.table.toAct, [first])) play.step()
    expect(consentRows(play.table, play.log)[0]).toBe(from.book.rows)
    const wish = { kind: 'undo', steps: consentRows(play.table, play.log).length } as const
    play.take(propose(play.table, play.log, { seat: 0, wish }, at(5)))
    expect(play.table.proposal).toMatchObject({
      by: 0,
      agreed: [0],
      wish: { kind: 'undo', to: from.book.rows },
    })
    play.take(agree(play.table, play.log, 1, at(6)))
    expect(play.table.state).toEqual(from.state)
    expect(play.table.proposal).toBeNull()
    expect(propose(play.table, play.log, { seat: 0, wish: { kind: 'undo', steps: 1 } }, at(7))).toEqual({
      refused: 'sealed',
    })
  })

  test('a new move or a refusal ends a proposal', () => {
    const play = new Play()
    play.untilTurn()
    play.take(propose(play.table, play.log, { seat: 0, wish: { kind: 'draw' } }, at(5)))
    play.take(decline(play.table, 1, at(6)))
    expect(play.table.proposal).toBeNull()
    play.take(propose(play.table, play.log, { seat: 0, wish: { kind: 'draw' } }, at(7)))
    play.step()
    expect(play.table.proposal).toBeNull()
    expect(agree(play.table, play.log, 1, at(8))).toEqual({ refused: 'nothing-proposed' })
  })

  test('bots agree at unrated tables only', () => {
    const friendly = new Play(false, [null, 'random'])
    const change = propose(friendly.table, friendly.log, { seat: 0, wish: { kind: 'abandon' } }, at(5))
    expect(change).toMatchObject({ table: { status: 'over', result: { ending: 'abandoned' } } })
    const rated = new Play(true, [null, 'random'])
    expect(propose(rated.table, rated.log, { seat: 0, wish: { kind: 'draw' } }, at(5))).toEqual({
      refused: 'bots-do-not-agree',
    })
  })
})

describe('the end by other means', () => {
  test('a draw by agreement', () => {
    const play = new Play()
    play.take(propose(play.table, play.log, { seat: 1, wish: { kind: 'draw' } }, at(5)))
    play.take(agree(play.table, play.log, 0, at(6)))
    expect(play.table).toMatchObject({
      status: 'over',
      toAct: [],
      result: { ending: 'agreed', places: [1, 1] },
    })
  })

  test('who resigns at a table of two has lost', () => {
    const play = new Play()
    play.take(resign(play.table, 0, at(5)))
    expect(play.table.result).toEqual({ kind: 'over', ending: 'resigned', places: [2, 1] })
    expect(play.log[play.log.length - 1]).toMatchObject({
      actor: 'table',
      action: { note: { kind: 'ended' } },
    })
  })
})

describe('a bot sits in', () => {
  test('it is asked at once, and the player can take the seat back', () => {
    const play = new Play()
    play.take(letBotSit(play.table, 0, true, at(5)))
    expect(dueOf(play.table)).toEqual([{ kind: 'bot', seat: 0, at: 5 }])
    expect(play.table.seats[0]).toEqual({ player: 'p0', bot: 'casual', name: 'P0' })
    play.take(letBotSit(play.table, 0, false, at(6)))
    expect(dueOf(play.table)).toEqual([])
    play.choose(0, 'allocate')
    expect(play.table.toAct).toEqual([1])
  })
})

describe('who is late', () => {
  test('keeps the name and the seat: a bot plays on, the log says why, and the seat can be taken back', () => {
    const play = new Play()
    play.take(replace(play.table, 0, at(5)))
    expect(play.table.seats[0]).toEqual({ player: 'p0', bot: 'casual', name: 'P0' })
    expect(play.log.at(-1)?.events).toEqual([{ type: 'table:seat', seat: 0, by: 'bot', late: true }])
    expect(dueOf(play.table)).toEqual([{ kind: 'bot', seat: 0, at: 5 }])
    expect(belongsTo(play.table, 'p0')).toBe(true)
    // The others cannot end the match over their head.
    play.take(propose(play.table, play.log, { seat: 1, wish: { kind: 'abandon' } }, at(6)))
    expect(play.table.status).toBe('running')
    play.take(letBotSit(play.table, 0, false, at(7)))
    expect(play.log.at(-1)?.events).toEqual([{ type: 'table:seat', seat: 0, by: 'player' }])
    play.choose(0, 'allocate')
    expect(play.table.toAct).toEqual([1])
  })

  test('who resigns among several keeps the name in the log, and nothing else', () => {
    const { table } = begun({ game: 'horus', seats: 3, bots: [] })
    const change = granted(resign(table, 1, at(5)))
    expect(change.table.seats[1]).toEqual({ player: null, bot: 'casual', name: 'P1' })
    expect(change.rows[0].events).toEqual([{ type: 'table:seat', seat: 1, by: 'bot' }])
  })
})

describe('what each seat may take back', () => {
  for (const id of Object.keys(games)) {
    test(`is counted along as the kernel counts it: ${id}`, () => {
      const game = gameOf(id)
      const rng = seeded(`backs ${id}`)
      const watched = new Watched(id, game.meta.seats.max)
      for (let n = 0; watched.table.status === 'running' && n < 120; n++) {
        const seat = pick(rng, watched.table.toAct)
        watched.act(seat, pick(rng, game.legal(watched.table.state, seat)))
        const { table, log } = watched
        if (n % 5 === 0)
          watched.take(takeBack(table, log, { seat: pick(rng, [...table.seats.keys()]), steps: 1 }, at(3)))
        const counted = undos(game, startOf(table, log), rowsOf(watched.log))
        expect(watched.table.book.backs).toEqual(
          counted.map(({ to, stop }) => ({ to: to.map(({ row }) => row).reverse(), stop })),
        )
      }
    })
  }
})
