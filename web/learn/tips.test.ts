/** Tips: each is about something that comes up, in both languages, and stands until its question is answered. */
import { expect, test } from 'vitest'
import { walk } from '../../games/golden.ts'
import { gameOf } from '../../games/index.ts'
import { LESSONS } from '../../games/lessons.ts'
import { frameOf } from '../../kernel/frames.ts'
import type { AnyGame } from '../../kernel/game.ts'
import { readOptions } from '../../kernel/options.ts'
import { seeded } from '../../kernel/rng.ts'
import { answerTo, goOn, goodMoves, isAsked, open, type Scene, stepOf } from '../../learn/scene.ts'
import { settings } from '../kit/settings.svelte.ts'
import { stored } from '../kit/stored.ts'
import { load } from '../wholes.ts'
import { seenIn, Tips } from './tips.svelte.ts'

const files = import.meta.glob<{ readonly tips: Readonly<Record<string, string>> }>(
  '../../games/*/lesson/tips.??.ts',
  { eager: true },
)
const seers = import.meta.glob<{ readonly sights: (view: never) => readonly string[] }>(
  '../../games/*/lesson/sights.ts',
  { eager: true },
)
const tipsOf = (game: string, language: string) =>
  files[`../../games/${game}/lesson/tips.${language}.ts`].tips

/** Every state of the matches that are kept, and of the lesson. */
function everyState(game: AnyGame, look: (state: unknown) => void): void {
  walk(game.meta.id, look)
  for (const chapter of LESSONS[game.meta.id].lesson.chapters)
    for (let scene = open(game, chapter); stepOf(scene); scene = forward(scene)) look(scene.state)
}

/** The phases in which somebody is asked there. */
function phasesOf(game: AnyGame): ReadonlySet<string> {
  const found = new Set<string>()
  everyState(game, state => {
    if (game.turn(state).kind === 'seats') found.add(frameOf(state as Parameters<typeof frameOf>[0]).phase)
  })
  return found
}

function forward(scene: Scene): Scene {
  if (!isAsked(scene)) return goOn(scene)
  const outcome = answerTo(scene, goodMoves(scene)[0])
  if (outcome.kind !== 'on') throw new Error('it does not go on')
  return outcome.scene
}

const told = Object.keys(LESSONS).map(gameOf)

for (const game of told) {
  const { id } = game.meta
  const kinds = (tips: Readonly<Record<string, string>>, kind: string): string[] =>
    Object.keys(tips).filter(topic => topic.startsWith(`${kind}:`))

  test(`${id}: tips are about phases in which somebody is asked, the same in both languages`, () => {
    const phases = phasesOf(game)
    const named = Object.keys(tipsOf(id, 'en')).filter(topic => !topic.includes(':'))
    expect(named.filter(phase => !phases.has(phase))).toEqual([])
    expect(Object.keys(tipsOf(id, 'de'))).toEqual(Object.keys(tipsOf(id, 'en')))
  })

  test(`${id}: every way to score has a tip, and every card that a tip is about comes in sight somewhere`, async () => {
    const { words, game: rules } = await load(id)
    const scores = Object.keys(words.lines).map(rule => `score:${rule}`)
    expect(kinds(tipsOf(id, 'en'), 'score').sort()).toEqual(scores.sort())
    const { sights } = seers[`../../games/${id}/lesson/sights.ts`]
    const seen = new Set<string>()
    everyState(rules, state => {
      for (let seat = 0; seat < rules.meta.seats.min; seat++)
        for (const sight of sights(rules.view(state, seat) as never)) seen.add(sight)
    })
    const cards = kinds(tipsOf(id, 'en'), 'card')
    expect(cards.filter(card => !seen.has(card))).toEqual([])
    expect([...seen].filter(card => !cards.includes(card))).toEqual([])
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

/** A table as far as tips look at it. */
async function tipsAt(question: number): Promise<{ tips: Tips; ask: (question: number | null) => void }> {
  const { words, kit, game } = await load('aton')
  const state = game.setup(2, readOptions(game.meta, {}))
  const message = (ask: number) => ({ ask, seat: 0, view: game.view(state, 0), table: { game: 'aton' } })
  const session = {
    asked: true,
    latest: message(question),
    message: message(question),
    shown: { words, kit, game },
  }
  while (game.turn(state).kind === 'chance') game.apply(state, 'chance', game.chance(state, seeded('tips')))
  const tips = new Tips(session as never)
  const ask = (next: number | null): void => {
    Object.assign(session, next === null ? { asked: false } : { asked: true, message: message(next) })
    tips.follow()
  }
  ask(question)
  await tips.load('en')
  tips.follow()
  return { tips, ask }
}

test('a tip stands until its question is answered, whatever is told in between; then the next thing in sight has its turn', async () => {
  stored.set('iteru.tips.aton', '[]')
  settings.choose('explain', 'on')
  const { tips, ask } = await tipsAt(1)
  expect(tips.topic).toBe('allocate')
  ask(null)
  expect(tips.topic).toBeNull()
  ask(1)
  expect(tips.topic).toBe('allocate')
  ask(2)
  expect(tips.topic).toMatch(/^card:/)
  const card = tips.topic
  tips.close()
  expect(tips.topic).toBeNull()
  ask(3)
  expect(tips.topic).not.toBeNull()
  expect([...seenIn('aton')]).toEqual(['allocate', card])
  settings.choose('explain', 'off')
  expect(tips.topic).toBeNull()
  settings.choose('explain', 'on')
})
