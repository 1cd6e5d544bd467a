/** What is remembered of the last match against bots: only what can still be played. */
import { expect, test } from 'vitest'
import { CARDS, GAMES } from '../../games/cards.ts'
import { stored } from '../kit/stored.ts'
import { defaults } from './defaults.ts'

test.each(GAMES)('%s: the last choice is remembered; what cannot be read or played counts as none', game => {
  const { first, seats } = CARDS[game]
  expect(defaults.of(game)).toEqual(first)
  defaults.keep(game, { seats: seats.max, level: 'expert' })
  expect(defaults.of(game)).toEqual({ seats: seats.max, level: 'expert' })
  for (const [kept, expected] of [
    ['nonsense', first],
    ['null', first],
    ['7', first],
    [`{"seats":${seats.max + 1},"level":"strong"}`, { ...first, level: 'strong' }],
    [`{"seats":${seats.max},"level":"godlike"}`, { ...first, seats: seats.max }],
    ['{"seats":"2.5"}', first],
  ] as const) {
    stored.set(`iteru.bots.${game}`, kept)
    expect(defaults.of(game), kept).toEqual(expected)
  }
})
