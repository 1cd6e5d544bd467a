/** The forecast on the screen: what is veiled is neither a line nor part of a total, for nobody but its owner, until the end. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { amunRe } from '../../games/amun-re/rules/index.ts'
import { gameOf } from '../../games/index.ts'
import { parseMatch } from '../../kernel/match.ts'
import { replay } from '../../kernel/play.ts'
import { load } from '../wholes.ts'
import { addends, forecastOf } from './forecast.ts'

const GOLD = '6.6'

/** The new kingdom of a match of three. */
async function position(openGold: boolean, seat: number | null) {
  const state = amunRe.setup(3, { openGold, provinces: {}, limitedStones: false })
  const view = { ...amunRe.view(state, seat), round: 4, gold: [5, 9, 1] }
  return { shown: await load('amun-re'), view, open: amunRe.forecast(view) }
}

test('gold that is not open: others’ points for it are left out, one’s own stay', async () => {
  const { shown, view, open } = await position(false, 0)
  const scores = forecastOf(shown, view, false)
  expect(open.map(({ total }) => total)).toEqual([4, 6, 2])
  expect(scores.map(({ total }) => total)).toEqual([4, 0, 0])
  expect(scores.map(({ veiled }) => veiled)).toEqual([[], [GOLD], [GOLD]])
  expect(scores.flatMap(({ lines }) => lines)).toEqual([{ rule: GOLD, points: 4 }])
})

test('who watches sees nobody’s', async () => {
  const { shown, view } = await position(false, null)
  expect(forecastOf(shown, view, false).flatMap(({ lines }) => lines)).toEqual([])
})

test('with open gold, and after the end, everything is shown', async () => {
  const opened = await position(true, 0)
  expect(forecastOf(opened.shown, opened.view, false)).toMatchObject(opened.open)
  const ended = await position(false, 0)
  expect(forecastOf(ended.shown, ended.view, true)).toMatchObject(ended.open)
})

test('where points come from: what is told of each line adds up to it, the largest first', () => {
  const match = parseMatch(readFileSync('games/horus/golden/2p-terrains.jsonl', 'utf8'), gameOf)
  const game = gameOf('horus')
  const scores = game.forecast(game.view(replay(game, match, match.rows.slice(0, -20)), 0))
  for (const score of scores) {
    const rules = [...new Set(score.lines.map(({ rule }) => rule))]
    const parts = rules.map(rule => addends(score, rule))
    expect(parts.flat().reduce((sum, points) => sum + points, 0)).toBe(score.total)
    for (const list of parts) expect(list).toEqual([...list].sort((a, b) => b - a))
  }
  expect(Math.max(...scores.map(score => addends(score, '9.2').length))).toBeGreaterThan(1)
})
