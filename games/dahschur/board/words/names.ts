/** What both languages take apart alike: the parts of a key, and the facts of a view that sentences are made of. */
import type { Key } from '../../../../web/kit/board.ts'
import type { Metal } from '../../rules/data.ts'

/** `do:buy:3` is what = "do:buy" with the number 3; `disc:12:gold` is "disc" with 12 and gold. */
export interface KeyParts {
  readonly what: string
  readonly first: string
  readonly number: number
  readonly second: string
}

export function partsOf(key: Key): KeyParts {
  const parts = key.split(':')
  const what = parts[0] === 'do' ? `do:${parts[1]}` : parts[0]
  const [first = '', second = ''] = parts.slice(parts[0] === 'do' ? 2 : 1)
  return { what, first, number: Number(first), second }
}

/** The steps that reward the cards in front, from the left. */
export const REWARDS = ['left', 'middle', 'right'] as const

export const ROMAN = ['', 'I', 'II', 'III', 'IV'] as const

/** The metal of a disc with this value. */
export const metalOfValue = (value: number): Metal => (value > 3 ? 'gold' : 'silver')
