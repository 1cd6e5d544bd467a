/** The areas of the board as tabs of a small screen: which one an element lies in, and which one is about what happens now. */

import type { Key } from '../../../../web/kit/board.ts'
import type { View } from '../../rules/types.ts'
import { phaseOf } from '../facts.ts'
import { kindAt, type Taken, takeApart } from '../keys.ts'

export const TABS = ['square', 'market', 'avenue', 'procession', 'cities', 'pyramid'] as const
export type Tab = (typeof TABS)[number]

const HOMES: Readonly<Partial<Record<Taken['kind'], Tab>>> = {
  area: 'square',
  stall: 'market',
  gem: 'market',
  plate: 'avenue',
  stone: 'procession',
  field: 'procession',
  disc: 'cities',
  door: 'pyramid',
}

/** Hand, gift row and buttons are always in sight and have no tab. */
export function tabOf(key: Key): Tab | undefined {
  const taken = takeApart(key)
  return taken === null ? undefined : HOMES[taken.kind]
}

/** Where else something lies that a sentence points at. */
const SHOWN: Readonly<Record<string, Tab>> = {
  front: 'square',
  hired: 'square',
  court: 'square',
  reward: 'square',
  ware: 'market',
  goods: 'market',
  merchant: 'market',
  tomb: 'pyramid',
  buried: 'pyramid',
}

/** The tabs in which these places lie. */
export const tabsOf = (places: Iterable<string>): readonly Tab[] =>
  [...places].flatMap(place => tabOf(place) ?? SHOWN[kindAt(place)] ?? [])

const STAGES: Readonly<Record<string, Tab>> = {
  market: 'market',
  hire: 'market',
  restock: 'market',
  takeBack: 'market',
  regain: 'market',
  avenue: 'avenue',
  swap: 'avenue',
  procession: 'procession',
  tribute: 'cities',
  disc: 'cities',
  bury: 'pyramid',
}

/** Where something happens now. */
export function stageOf(view: View): Tab {
  return view.over !== null ? 'pyramid' : (STAGES[phaseOf(view)] ?? 'square')
}
