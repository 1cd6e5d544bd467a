/** A chapter as it is being read: which step the reader has come to, and the log of the match so far. Pure; a move goes on, is answered, or is not possible. */
import { same } from '../kernel/data.ts'
import type { ActionBase, AnyGame, Entry, RuleId } from '../kernel/game.ts'
import { readOptions } from '../kernel/options.ts'
import { type Chapter, type Move, movesIn, type Step } from './lesson.ts'

export interface Scene {
  readonly game: AnyGame
  readonly chapter: Chapter
  /** The step whose sentence stands now; as many as there are when the chapter is done. */
  readonly at: number
  /** How many of the step's moves the reader has made. */
  readonly part: number
  /** The moves that the reader has made in this chapter so far. */
  readonly made: readonly ActionBase[]
  /** Every entry so far; those before `seen` led here unseen. */
  readonly rows: readonly Entry<ActionBase>[]
  readonly seen: number
  readonly state: unknown
}

/** A move of the lesson is not possible where it stands. */
export class BrokenScene extends Error {
  constructor(
    readonly move: Move,
    readonly refused: RuleId | string,
  ) {
    super(`${JSON.stringify(move)} is refused there (${refused})`)
  }
}

/** Whose move it is: the lesson names a seat only where several are asked at once. */
function actorOf(game: AnyGame, state: unknown, { seat }: Move): Entry<ActionBase>['actor'] {
  const turn = game.turn(state)
  if (turn.kind === 'chance') return 'chance'
  return seat ?? (turn.kind === 'seats' ? turn.seats[0] : 0)
}

/** The scene after a move. Throws a BrokenScene if the rules refuse it. */
function played(scene: Scene, move: Move): Scene {
  const { game, state, rows } = scene
  const actor = actorOf(game, state, move)
  const refused = game.why(state, actor, move.action)
  if (refused !== undefined) throw new BrokenScene(move, refused)
  const next = game.clone(state)
  game.apply(next, actor, move.action)
  return { ...scene, state: next, rows: [...rows, { actor, action: move.action }] }
}

/** The options of its match, complete. */
export const optionsOf = (game: AnyGame, { options = {} }: Chapter): Record<string, unknown> =>
  readOptions(game.meta, options)

/** The scene as the chapter opens: what leads to it has been played unseen, what its first step shows has been shown. */
export function open(game: AnyGame, chapter: Chapter): Scene {
  const state = chapter.from?.() ?? game.setup(chapter.seats, optionsOf(game, chapter))
  const empty: Scene = { game, chapter, at: 0, part: 0, made: [], rows: [], seen: 0, state }
  const led = chapter.lead.reduce(played, empty)
  return shown({ ...led, seen: led.rows.length })
}

/** What the step shows is played. */
function shown(scene: Scene): Scene {
  return (stepOf(scene)?.show ?? []).reduce(played, scene)
}

/** The step whose sentence stands now; undefined when the chapter is done. */
export const stepOf = ({ chapter, at }: Scene): Step | undefined => chapter.steps[at]

/** Whether the reader must move before it goes on. */
export function isAsked(scene: Scene): boolean {
  const step = stepOf(scene)
  return step !== undefined && movesIn(step) > 0
}

/** The next step, if the reader has nothing to do in this one. */
export const goOn = (scene: Scene): Scene =>
  isAsked(scene) || stepOf(scene) === undefined ? scene : shown({ ...scene, at: scene.at + 1 })

/** Whether a move is what the scene asks for now. */
function fits(scene: Scene, action: ActionBase): boolean {
  const { any, do: first, further = [] } = stepOf(scene) ?? {}
  if (scene.part === 0 && any) return any(action)
  const wanted = scene.part === 0 ? first : further[scene.part - 1]
  return wanted !== undefined && same(wanted, action)
}

/** What comes of the reader's move: it goes on, it is answered (null: with what any other move is answered) and taken back, or the rules refuse it. */
export type Outcome =
  | { readonly kind: 'on'; readonly scene: Scene }
  | { readonly kind: 'answer'; readonly say: string | null }
  | { readonly kind: 'refused'; readonly rule: RuleId | string }

export function answerTo(scene: Scene, action: ActionBase): Outcome {
  const step = stepOf(scene)
  const { game, state, chapter } = scene
  const refused = game.why(state, chapter.reader, action)
  if (refused !== undefined) return { kind: 'refused', rule: refused }
  if (!step || !fits(scene, action))
    return { kind: 'answer', say: step?.answers?.find(({ to }) => to(action))?.say ?? null }
  const next = {
    ...played(scene, { seat: chapter.reader, action }),
    part: scene.part + 1,
    made: [...scene.made, action],
  }
  return {
    kind: 'on',
    scene: next.part < movesIn(step) ? next : shown({ ...next, at: scene.at + 1, part: 0 }),
  }
}

/** What the reader may do that goes on, in the order of the rules. */
export function goodMoves(scene: Scene): readonly ActionBase[] {
  const { game, state, chapter } = scene
  return game.legal(state, chapter.reader).filter(action => fits(scene, action))
}

/** Whether the rules ask the reader, whatever the lesson wants. */
export function isOnTurn({ game, state, chapter }: Scene): boolean {
  const turn = game.turn(state)
  return turn.kind === 'seats' && turn.seats.includes(chapter.reader)
}

/** A chapter gone on with: the steps up to this one, with the moves that the reader made on the way. What cannot be made any more ends it there. */
export function resume(game: AnyGame, chapter: Chapter, at: number, made: readonly ActionBase[]): Scene {
  const moves = [...made]
  let scene = open(game, chapter)
  while ((scene.at < at || moves.length > 0) && stepOf(scene) !== undefined) {
    if (!isAsked(scene)) {
      scene = goOn(scene)
      continue
    }
    const move = moves.shift()
    const outcome = move && answerTo(scene, move)
    if (outcome?.kind !== 'on') return scene
    scene = outcome.scene
  }
  return scene
}
