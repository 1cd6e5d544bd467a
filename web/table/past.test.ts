/** What a page that comes back fetches of its history at a server: what it lacks, and everything where its past is another one. */
import { expect, test } from 'vitest'
import { GAMES } from '../../games/cards.ts'
import { gameOf } from '../../games/index.ts'
import type { Frame } from '../../table/wire.ts'
import { Past } from './past.ts'
import { Match, ME } from './testing.ts'

let frames: readonly Frame[] = []
let seat = ME
let bytes = 0
const past = (): Past =>
  new Past(async (_match, from) => {
    const page = { seat, frames: frames.filter(({ n }) => n >= from) }
    bytes += JSON.stringify(page).length
    return page
  }, 'm')

test.each(GAMES)('%s: whoever comes back reads the same past, and fetches only what is new', async game => {
  const match = new Match('past', game, gameOf(game).meta.seats.min)
  const mine = past()
  const costs: number[] = []
  for (let step = 0; step < 60 && match.toAct.length > 0; step++) {
    match.step()
    if (step % 10 < 9) continue
    frames = match.frames()
    const before = bytes
    expect(await mine.read()).toEqual(frames)
    costs.push(bytes - before)
  }
  const whole = JSON.stringify(frames).length
  const message = JSON.stringify(match.now()).length
  console.log(
    `${game}: bytes of a history of ${frames.length} frames ${whole}, of its last ten steps ${costs.at(-1)}, of a message ${message}`,
  )
  expect(costs.at(-1)).toBeLessThan(whole / 3)
})

test('of another seat, by newer rules or at a server that was set back: all of it', async () => {
  const match = new Match('past', 'aton', 2)
  for (let step = 0; step < 20; step++) match.step()
  const all = match.frames()
  const pasts: readonly [readonly Frame[], number][] = [
    [all, ME],
    [match.frames(1), 1],
    [all.slice(0, -3), ME],
    [all.slice(-3), ME], // the floor of newer rules lies above all that was known
    [all.slice(0, 12).map((frame, n) => (n === 11 ? { ...frame, at: 9 } : frame)), ME],
    [all.slice(0, 5), ME],
    [[], ME],
    [all, ME],
  ]
  const mine = past()
  for (const [others, who] of pasts) {
    frames = others
    seat = who
    expect(await mine.read()).toEqual(others)
  }
})
