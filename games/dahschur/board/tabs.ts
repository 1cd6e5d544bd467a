/** The areas of the board as tabs of a small screen: which one an element lies in, and which one is about what happens now. */
import type { Key } from '../../../web/kit/board.ts'
import type { View } from '../rules/types.ts'
import { phaseOf } from './reach.ts'
import { partsOf } from './words/names.ts'

export const TABS = ['square', 'market', 'avenue', 'procession', 'cities', 'pyramid'] as const
export type Tab = (typeof TABS)[number]

const HOMES: Readonly<Record<string, Tab>> = {
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
export const tabOf = (key: Key): Tab | undefined => HOMES[partsOf(key).what]

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
