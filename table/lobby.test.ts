/** Tables before the match: seats that change places, people who are asked to leave. */
import { describe, expect, test } from 'vitest'
import { pick, seeded } from '../kernel/rng.ts'
import { seatBot, sit, stand, swap, unseat } from './lobby.ts'
import { isComplete, isRefusal, type Table } from './table.ts'
import { granted, openTable } from './testing.ts'

const guest = (n: number) => ({ id: `p${n}`, name: `P${n}` })
/** What somebody brings; the host of these tables has brought the first. */
const bytesOf = (player: string) => player.replace(/^p0?/, '').padStart(1, 'a').repeat(32)
const come = (table: Table, n: number, seat?: number): Table =>
  granted(
    sit(table, {
      guest: guest(n),
      seat,
      contribution: `${n}`.repeat(32),
      promise: `${n}`.repeat(64),
      now: 2,
    }),
  ).table
const table = () => come(openTable({ game: 'horus', seats: 4, bots: [null, null, null, 'solid'] }), 1)

describe('swap', () => {
  test('people take what they brought along; a bot is called after its seat', () => {
    const swapped = granted(swap(table(), 'p0', [1, 3], 3)).table
    expect(swapped.seats.map(({ player, bot }) => player ?? bot)).toEqual(['p0', 'solid', null, 'p1'])
    expect(swapped.seats[1].name).not.toBe(table().seats[3].name)
    expect(swapped.contributions[3]).toBe('1'.repeat(32))
    expect(swapped.exchange?.promised[3]).toBe('1'.repeat(64))
    expect(swapped.book.seqs.every((seq, i) => seq === table().book.seqs[i] + 1)).toBe(true)
  })

  test('who is not the host moves to a free seat, and moves nobody else', () => {
    expect(swap(table(), 'p1', [1, 0], 3)).toEqual({ refused: 'not-the-host' })
    expect(swap(table(), 'p1', [0, 2], 3)).toEqual({ refused: 'not-the-host' })
    expect(swap(table(), 'p1', [1, 3], 3)).toEqual({ refused: 'not-the-host' })
    expect(granted(swap(table(), 'p1', [1, 2], 3)).table.seats[2].player).toBe('p1')
    expect(granted(swap(table(), 'p1', [2, 1], 3)).table.seats[2].player).toBe('p1')
    for (const seats of [
      [1, 1],
      [0, 9],
    ] as const)
      expect(swap(table(), 'p0', seats, 3)).toEqual({ refused: 'no-such-seat' })
  })

  test('once all had come and could show, promises count no more: nobody chooses the order of the bytes', () => {
    const full = come(table(), 2)
    expect(isComplete(full)).toBe(true)
    if (!full.exchange) throw new Error('nothing is exchanged')
    const shown = { ...full, exchange: { ...full.exchange, until: 99 } }
    const { exchange } = granted(swap(shown, 'p0', [0, 1], 3)).table
    expect(exchange?.promised).toEqual([null, null, null, null])
    expect(exchange?.until).toBeNull()
  })
})

describe('unseat', () => {
  test('the host asks somebody to leave, who does not come back; the seat is free for others', () => {
    expect(unseat(table(), 'p1', 0, 3)).toEqual({ refused: 'not-the-host' })
    expect(unseat(table(), 'p0', 0, 3)).toEqual({ refused: 'already-so' })
    expect(unseat(table(), 'p0', 2, 3)).toEqual({ refused: 'no-such-seat' })
    const left = granted(unseat(table(), 'p0', 1, 3)).table
    expect([left.seats[1].player, left.contributions[1], left.exchange?.promised[1]]).toEqual([
      null,
      null,
      null,
    ])
    expect(sit(left, { guest: guest(1), contribution: '00', now: 4 })).toEqual({ refused: 'removed' })
    expect(come(left, 2).seats[1].player).toBe('p2')
  })
})

test('whatever is done before the start, everybody sits once and bytes lie where somebody sits', () => {
  const rng = seeded('lobby')
  for (let round = 0; round < 60; round++) {
    let now: Table = openTable({ game: 'horus', seats: 4, bots: [null, null, null, null] })
    for (let step = 0; step < 25; step++) {
      const [who, a, b] = [rng.int(5), rng.int(4), rng.int(4)]
      const change = pick(rng, [
        () => sit(now, { guest: guest(who), seat: a, contribution: bytesOf(`p${who}`), now: step }),
        () => stand(now, `p${who}`, step),
        () => swap(now, `p${who}`, [a, b], step),
        () => unseat(now, `p${who}`, a, step),
        () => seatBot(now, 'p0', a, pick(rng, ['solid', null]), step),
      ])()
      if (!isRefusal(change)) now = change.table
      const people = now.seats.flatMap(({ player }) => player ?? [])
      expect(new Set(people).size).toBe(people.length)
      for (const [seat, { player, bot }] of now.seats.entries()) {
        expect(player === null || bot === null).toBe(true)
        expect(now.contributions[seat]).toBe(player === null ? null : bytesOf(player))
      }
    }
  }
})
