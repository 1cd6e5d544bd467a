/** What Aton says about a refusal: why in this position, in every language, for all that is refused in the golden matches. */
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parseMatch } from '../../../kernel/match.ts'
import { standingRows } from '../../../kernel/play.ts'
import { wordsIn } from '../../../web/wholes.ts'
import { gameOf } from '../../index.ts'
import { aton } from '../rules/index.ts'
import { at, position } from '../rules/position.ts'
import type { Action, State, View } from '../rules/types.ts'
import { completedBy, races } from './facts.ts'
import { cardKey, DO, spaceKey } from './keys.ts'

const FOLDER = 'games/aton/golden'
const spoken = await Promise.all([wordsIn('aton', 'en'), wordsIn('aton', 'de')])

/** Calls back before each entry of every golden match. */
function walk(visit: (state: State) => void): void {
  for (const file of readdirSync(FOLDER).filter(name => name.endsWith('.jsonl'))) {
    const match = parseMatch(readFileSync(`${FOLDER}/${file}`, 'utf8'), gameOf)
    const state = aton.setup(match.seats, match.options as object)
    for (const n of standingRows(match.rows)) {
      visit(state)
      const { actor, action } = match.rows[n] as { actor: number; action: Action }
      aton.apply(state, actor, action)
    }
  }
}

describe('why something is refused', () => {
  test('every refusal of the golden matches has a reason that its rule alone does not give', () => {
    const silent = new Set<string>()
    const told = new Map<string, Set<string>>()
    walk(state => {
      for (const seat of [0, 1]) {
        const view = aton.view(state, seat)
        for (const action of aton.candidates(state, seat)) {
          const rule = aton.why(state, seat, action)
          if (rule === undefined || aton.legal(state, seat).length === 0) continue
          for (const { reason, rules } of spoken) {
            const sentence = reason?.(view, action, rule as `${number}`)
            const [, law] = rules.flatMap(section => section.rules).find(([id]) => id === rule) ?? []
            if (!sentence || !law || law.includes(sentence) || /undefined|NaN/.test(sentence))
              silent.add(`${rule} ${JSON.stringify(action)}: ${sentence}`)
            else told.set(rule, (told.get(rule) ?? new Set()).add(sentence))
          }
        }
      }
    })
    expect([...silent].slice(0, 5)).toEqual([])
    expect([...told.keys()].sort()).toEqual(['1.2', '3.2', '4.1', '5.2', '8.1', '8.2'])
  })
})

describe('what cannot be used now', () => {
  test('outside its phase everything says why; what is asked about says nothing', () => {
    const wrong = new Set<string>()
    walk(state => {
      const turn = aton.turn(state)
      for (const seat of [0, 1, null]) {
        const isAsked = turn.kind === 'seats' && seat !== null && turn.seats.includes(seat)
        const view = aton.view(state, seat)
        const asksCards = view.flow[view.flow.length - 1].phase === 'allocate'
        for (const { idle } of spoken) {
          const [card, space] = [idle?.(cardKey(1), view), idle?.(spaceKey(0), view)]
          if (isAsked && (asksCards ? card : space)) wrong.add(`asked, but ${asksCards ? card : space}`)
          if (!isAsked && !space) wrong.add(`silent at ${JSON.stringify(view.flow)} for ${seat}`)
          if (idle?.(DO.seal, view)) wrong.add('a button of the dock is never idle')
        }
      }
    })
    expect([...wrong].slice(0, 5)).toEqual([])
  })
})

describe('what people would count', () => {
  const view: View = aton.view(
    position({ red: '1.0 1.1 1.2 1.3 2.0 2.1 2.2 2.3 3.0 3.1 3.2 4.0 4.1', blue: '4.4' }, [], []),
    0,
  )

  test('how far both are from every win at once', () => {
    expect(races(view).map(({ id, need, held }) => [id, need, ...held])).toEqual([
      [0, 12, 4, 0],
      [1, 12, 4, 0],
      [2, 12, 3, 0],
      [3, 12, 2, 1],
      ['yellow', 14, 13, 0],
      ['green', 14, 0, 0],
    ])
  })

  test('the last yellow space completes yellow, any other nothing', () => {
    expect(completedBy(view, at('4.2'))).toBe('yellow')
    expect(completedBy(view, at('4.3'))).toBe(null)
  })
})
