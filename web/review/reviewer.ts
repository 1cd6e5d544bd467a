/** The worker that reviews: trials off the page's own thread. It answers one question after the other about the match it was given. */

import type { Part } from '../../bots/hints/reason.ts'
import type { Chance } from '../../bots/review/chances.ts'
import { type Asked, Desk, type Opened, type Thought } from '../../bots/review/desk.ts'
import type { Reviewed } from '../../bots/review/review.ts'
import type { ActionBase } from '../../kernel/game.ts'
import type { Player } from '../../kernel/match.ts'
import { BadInput } from '../../kernel/options.ts'

/** What the page asks, by name: what it says and what it gets. */
export interface Questions {
  readonly open: { readonly says: { readonly text: string; readonly deep: boolean }; readonly gets: Opened }
  readonly step: { readonly says: number; readonly gets: Reviewed }
  readonly asked: { readonly says: number; readonly gets: Asked | null }
  readonly thought: { readonly says: number; readonly gets: Thought | null }
  readonly chances: {
    readonly says: { readonly row: number; readonly actions: readonly ActionBase[] }
    readonly gets: readonly Chance[]
  }
  readonly reasons: {
    readonly says: { readonly row: number; readonly best: ActionBase; readonly played: ActionBase }
    readonly gets: readonly Part[]
  }
  readonly before: {
    readonly says: { readonly row: number; readonly players: readonly Player[] }
    readonly gets: string
  }
}

export type ToReviewer = {
  [Name in keyof Questions]: {
    readonly id: number
    readonly name: Name
    readonly says: Questions[Name]['says']
  }
}[keyof Questions]
export type FromReviewer =
  | { readonly id: number; readonly gets: unknown }
  | { readonly id: number; readonly wrong: string; readonly isInput: boolean }

let desk: Desk | null = null

function answer(asked: ToReviewer): unknown {
  if (asked.name === 'open') {
    desk = new Desk(asked.says.text, { deep: asked.says.deep })
    return desk.open()
  }
  if (!desk) throw new Error('no match has been opened')
  switch (asked.name) {
    case 'step':
      return desk.step(asked.says)
    case 'asked':
      return desk.asked(asked.says)
    case 'thought':
      return desk.thought(asked.says)
    case 'chances':
      return desk.chances(asked.says.row, asked.says.actions)
    case 'reasons':
      return desk.reasons(asked.says.row, asked.says.best, asked.says.played)
    case 'before':
      return desk.before(asked.says.row, asked.says.players)
  }
}

addEventListener('message', ({ data }: MessageEvent<ToReviewer>) => {
  const post = (message: FromReviewer): void => postMessage(message)
  try {
    post({ id: data.id, gets: answer(data) })
  } catch (error) {
    const wrong = error instanceof Error ? error.message : String(error)
    post({ id: data.id, wrong, isInput: error instanceof BadInput })
  }
})
