/** Tips: in both languages about the same phases, each of which asks somebody in a real match or lesson; short. */
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { gameOf, games } from '../../games/index.ts'
import { LESSONS } from '../../games/lessons.ts'
import { frameOf } from '../../kernel/flow.ts'
import type { AnyGame } from '../../kernel/game.ts'
import { parseMatch } from '../../kernel/match.ts'
import { answerTo, goOn, goodMoves, isAsked, open, type Scene, stepOf } from '../../learn/scene.ts'
import { stored } from '../kit/stored.ts'
import { seenIn } from './tips.svelte.ts'

const files = import.meta.glob<{ readonly tips: Readonly<Record<string, string>> }>(
  '../../games/*/lesson/tips.??.ts',
  { eager: true },
)
const tipsOf = (game: string, language: string) =>
  files[`../../games/${game}/lesson/tips.${language}.ts`].tips

/** The phases in which somebody is asked in the matches that are kept, and in the lesson. */
function phasesOf(game: AnyGame): ReadonlySet<string> {
  const found = new Set<string>()
  const note = (state: unknown): void => {
    if (game.turn(state).kind === 'seats') found.add(frameOf(state as Parameters<typeof frameOf>[0]).phase)
  }
  const folder = `games/${game.meta.id}/golden`
  for (const file of readdirSync(folder).filter(name => name.endsWith('.jsonl'))) {
    const { seats, options, rows } = parseMatch(readFileSync(`${folder}/${file}`, 'utf8'), gameOf)
    const state = game.setup(seats, options)
    for (const row of rows) {
      if (!('action' in row)) continue
      note(state)
      game.apply(state, row.actor, row.action)
    }
  }
  for (const chapter of LESSONS[game.meta.id].lesson.chapters)
    for (let scene = open(game, chapter); stepOf(scene); scene = forward(scene)) note(scene.state)
  return found
}

function forward(scene: Scene): Scene {
  if (!isAsked(scene)) return goOn(scene)
  const outcome = answerTo(scene, goodMoves(scene)[0])
  if (outcome.kind !== 'on') throw new Error('it does not go on')
  return outcome.scene
}

for (const game of Object.values(games)) {
  const { id } = game.meta
  test(`${id}: tips are about phases in which somebody is asked, the same in both languages`, () => {
    const phases = phasesOf(game)
    expect(Object.keys(tipsOf(id, 'en')).filter(phase => !phases.has(phase))).toEqual([])
    expect(Object.keys(tipsOf(id, 'de'))).toEqual(Object.keys(tipsOf(id, 'en')))
  })

  test.each(['de', 'en'])(`${id}: a tip has at most two sentences in %s`, language => {
    for (const tip of Object.values(tipsOf(id, language)))
      expect(tip.split(/(?<=[.?!]) /).length, tip).toBeLessThanOrEqual(2)
  })
}

test('what was kept of the tips is read without harm', () => {
  stored.set('iteru.tips.aton', 'nonsense')
  expect([...seenIn('aton')]).toEqual([])
  stored.set('iteru.tips.aton', '["place"]')
  expect([...seenIn('aton')]).toEqual(['place'])
})
