/** What cannot be taken back asks once more, and so does a card; nothing else does. */
import { expect, test } from 'vitest'
import { finals } from '../../../kernel/final.ts'
import type { AnyGame } from '../../../kernel/game.ts'
import { walkChoices } from '../../golden.ts'
import { horus } from '../rules/index.ts'
import { choose, position, shrink } from '../rules/position.ts'
import type { Action, State } from '../rules/types.ts'
import { pathOf } from './paths.ts'

test('what ends the turn or shows a card asks once more, and nothing else does', () => {
  const wrong: string[] = []
  walkChoices<State, Action>('horus', (before, entry, after) => {
    const seat = entry.actor as number
    const turn = horus.turn(after)
    const goesOn = turn.kind === 'seats' && turn.seats.includes(seat)
    const isShown = horus.binding(before, entry) !== undefined || entry.action.type === 'nile'
    const [, final] = finals(horus as AnyGame, before, seat, [entry.action])[0] ?? []
    const asks =
      pathOf(entry.action, horus.view(before, seat), final !== undefined)
        .at(-1)
        ?.startsWith('do:') === true
    if (asks !== (isShown || !goesOn)) wrong.push(JSON.stringify(entry))
  })
  expect(wrong).toEqual([])
})

test('[5.6] [8.1]: the last tile of a terrain asks whether its cards may go, but not as the second empty stack, when none go', () => {
  const asks = (empty: boolean): boolean => {
    const state = shrink(position({ hands: ['?3'] }), 3, 1)
    if (empty) shrink(state, 0, 0)
    choose(state, 0, 'play ?3')
    return horus.binding(state, { actor: 0, action: { type: 'take', stack: 3 } }) !== undefined
  }
  expect([asks(false), asks(true)]).toEqual([true, false])
})
