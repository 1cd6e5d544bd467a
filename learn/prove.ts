/** Proves a lesson by playing it: every move is legal where it stands, whatever the reader chose before, and every sentence is there in every language. */
import { gameOf } from '../games/index.ts'
import type { ActionBase, AnyGame } from '../kernel/game.ts'
import type { Chapter, Lesson, LessonWords } from './lesson.ts'
import {
  answerTo,
  BrokenScene,
  goOn,
  goodMoves,
  isAsked,
  isOnTurn,
  open,
  type Scene,
  stepOf,
} from './scene.ts'

/** So many ways through a chapter are tried at most; the plans that exist have a few hundred. */
const MOST_WAYS = 2000

/** What is wrong, each in one sentence that names chapter and step; empty if the lesson holds. */
export function faultsOf(lesson: Lesson, words: Readonly<Record<string, LessonWords>>): string[] {
  const game = gameOf(lesson.game)
  if (lesson.rules !== game.meta.rules)
    return [
      `The lesson was proved by version ${lesson.rules} of the rules of ${game.meta.title}; this program has version ${game.meta.rules}. Renew it.`,
    ]
  return [
    ...lesson.chapters.flatMap(chapter => faultsOfScene(game, chapter)),
    ...Object.entries(words).flatMap(([language, said]) => faultsOfWords(lesson, language, said)),
  ]
}

/** What is wrong with the moves of a chapter along any of the ways that its steps allow: the first fault found; none if all can be played. */
export function faultsOfScene(game: AnyGame, chapter: Chapter): string[] {
  const ways = { left: MOST_WAYS }
  const fault = leadOn(`Chapter "${chapter.id}" cannot begin`, () => open(game, chapter), ways)
  return fault === undefined ? [] : [fault]
}

/** Makes a move and goes on from there. */
function leadOn(where: string, move: () => Scene, ways: { left: number }): string | undefined {
  try {
    return faultFrom(move(), ways)
  } catch (error) {
    if (error instanceof BrokenScene) return `${where}: ${error.message}.`
    throw error
  }
}

function faultFrom(scene: Scene, ways: { left: number }): string | undefined {
  const where = `Chapter "${scene.chapter.id}", step ${scene.at + 1}`
  if (stepOf(scene) === undefined || ways.left <= 0) return undefined
  if (!isAsked(scene)) return leadOn(`${where} leads on to what cannot be`, () => goOn(scene), ways)
  const moves = goodMoves(scene)
  const fault = faultOfQuestion(scene, moves)
  if (fault !== undefined) return `${where}: ${fault}`
  const isLast = scene.at === scene.chapter.steps.length - 1
  // Nothing that could fail comes after the last move of a chapter.
  for (const action of isLast ? moves.slice(0, 1) : moves) {
    ways.left--
    const found = leadOn(`${where} leads on to what cannot be`, () => sceneAfter(scene, action), ways)
    if (found !== undefined) return found
  }
  return undefined
}

function sceneAfter(scene: Scene, action: ActionBase): Scene {
  const outcome = answerTo(scene, action)
  if (outcome.kind !== 'on') throw new BrokenScene({ action }, outcome.kind)
  return outcome.scene
}

function faultOfQuestion(scene: Scene, moves: readonly ActionBase[]): string | undefined {
  if (!isOnTurn(scene)) return 'the reader is to move but is not on turn.'
  if (moves.length === 0) return 'what the reader is to do is not possible.'
  const [silent] = unheard(scene)
  return silent === undefined ? undefined : `no move there is answered "${silent}".`
}

/** Answers to moves that nobody can make there; they may be meant for any of the step's moves, but are heard at the first. */
function unheard(scene: Scene): string[] {
  const legal = scene.game.legal(scene.state, scene.chapter.reader)
  const answers = scene.part === 0 ? (stepOf(scene)?.answers ?? []) : []
  return answers.filter(({ to }) => !legal.some(to)).map(({ say }) => say)
}

function faultsOfWords(lesson: Lesson, language: string, words: LessonWords): string[] {
  const known = lesson.chapters.map(({ id }) => id)
  const strays = Object.keys(words.chapters).filter(id => !known.includes(id))
  return [
    ...strays.map(id => `${language}: there is no chapter "${id}".`),
    ...lesson.chapters.flatMap(chapter => {
      const said = words.chapters[chapter.id]
      if (!said) return [`${language}: chapter "${chapter.id}" has no words.`]
      const wanted = new Set(chapter.steps.flatMap(({ answers = [] }) => answers.map(({ say }) => say)))
      const given = new Set(Object.keys(said.answers ?? {}))
      return [
        ...(said.say.length === chapter.steps.length
          ? []
          : [
              `${language}: chapter "${chapter.id}" has ${said.say.length} sentences for ${chapter.steps.length} steps.`,
            ]),
        ...[...wanted]
          .filter(name => !given.has(name))
          .map(name => `${language}: chapter "${chapter.id}" lacks the answer "${name}".`),
        ...[...given]
          .filter(name => !wanted.has(name))
          .map(name => `${language}: chapter "${chapter.id}" has an answer "${name}" that nobody hears.`),
      ]
    }),
  ]
}

/** What a lesson teaches: the tags of its steps. */
export const taughtBy = (lesson: Lesson): ReadonlySet<string> =>
  new Set(lesson.chapters.flatMap(({ steps }) => steps.flatMap(({ teaches = [] }) => teaches)))
