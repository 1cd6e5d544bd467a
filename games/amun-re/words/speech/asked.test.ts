/** No question asks for more than can be done: over all golden matches, what may be bought and which card may be played is what the rules allow. */
import { expect, test } from 'vitest'
import { frameOf } from '../../../../kernel/frames.ts'
import { bind } from '../../../../words/catalogue.ts'
import { walkQuestions } from '../../../golden.ts'
import type { Action, Buy, Item, State, View } from '../../rules/types.ts'
import { en } from '../en.ts'
import type { Text } from '../types.ts'
import { askedOf } from './asked.ts'

const { asked } = bind(en, 'en') as Text
const question = askedOf(bind(en, 'en') as Text, 'en')

test('what is asked to be bought or played can be', () => {
  const seen = { buy: 0, none: 0, card: 0, noCard: 0 }
  walkQuestions('amun-re', (state, seat, game) => {
    const { phase, farmers, stones } = frameOf(state as State)
    if ((phase !== 'cards' && phase !== 'farmers' && phase !== 'stones') || farmers > 0 || stones > 0) return
    const item: Item = phase
    const said = question(game.view(state, seat) as View, [])
    const legal = game.legal(state, seat) as readonly Action[]
    const buys = legal.filter((action): action is Buy => action.type === 'buy')
    const n = Math.max(0, ...buys.map(({ count }) => count))
    const isBuying = said === asked[item]({ n })
    expect([said, isBuying]).toEqual([said, n > 0])
    seen[n > 0 ? 'buy' : 'none']++
    if (n > 0) return
    for (const [words, type] of [
      [asked.playFarmer, 'free-farmer'],
      [asked.playBuilder, 'builder'],
    ] as const) {
      if (type !== (item === 'farmers' ? 'free-farmer' : 'builder') || item === 'cards') continue
      const isOpen = legal.some(action => action.type === type)
      expect([said, said.endsWith(words)]).toEqual([said, isOpen])
      seen[isOpen ? 'card' : 'noCard']++
    }
  })
  for (const [what, times] of Object.entries(seen)) expect([what, times > 0]).toEqual([what, true])
})
