/** What cannot be taken back asks once more, and so does a card; nothing else does. */
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { finals } from '../../../kernel/final.ts'
import type { AnyGame, Entry } from '../../../kernel/game.ts'
import { parseMatch } from '../../../kernel/match.ts'
import { standingRows } from '../../../kernel/play.ts'
import { gameOf } from '../../index.ts'
import { horus } from '../rules/index.ts'
import { choose, position, shrink } from '../rules/position.ts'
import type { Action, State } from '../rules/types.ts'
import { pathOf } from './paths.ts'

/** Calls back with the state before and after each choice of a seat in every golden match. */
function walk(visit: (before: State, entry: Entry<Action>, after: State) => void): void {
  const folder = 'games/horus/golden'
  for (const file of readdirSync(folder).filter(name => name.endsWith('.jsonl'))) {
    const match = parseMatch(readFileSync(`${folder}/${file}`, 'utf8'), gameOf)
    const state = horus.setup(match.seats, match.options as Parameters<typeof horus.setup>[1])
    for (const n of standingRows(match.rows)) {
      const entry = match.rows[n] as Entry<Action>
      const before = horus.clone(state)
      horus.apply(state, entry.actor, entry.action)
      if (typeof entry.actor === 'number') visit(before, entry, state)
    }
  }
}

test('what ends the turn or shows a card asks once more, and nothing else does', () => {
  const wrong: string[] = []
  walk((before, entry, after) => {
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
