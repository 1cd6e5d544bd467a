/** The numbers shown on the board, on positions where they can be counted by hand. */
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { Entry, RuleId } from '../../../kernel/game.ts'
import { parseMatch } from '../../../kernel/match.ts'
import { standingRows } from '../../../kernel/play.ts'
import { bind } from '../../../words/catalogue.ts'
import type { Language } from '../../../words/languages.ts'
import { gameOf } from '../../index.ts'
import { dahschur } from '../rules/index.ts'
import { type Position, position } from '../rules/position.ts'
import { type Action, type Frame, MARKET, NEUTRAL, type View } from '../rules/types.ts'
import { de } from '../words/de.ts'
import { en } from '../words/en.ts'
import { telling } from '../words/telling.ts'
import type { Text } from '../words/types.ts'
import { allowance, giftsOf, leadersAt, outlookOf, princesTo, waysTo } from './facts.ts'
import { reasonOf } from './reasons.ts'

const FOLDER = 'games/dahschur/golden'

const see = (given: Position, phase: Frame['phase'], seat = 0, card = 0): View =>
  dahschur.view(position(given, phase, seat, card), 0)

describe('city sums', () => {
  test('at the start all ways of three different cards make a sum', () => {
    expect(waysTo(see({}, 'give', 1), 0, 12)).toEqual([
      [1, 5, 6],
      [2, 4, 6],
      [3, 4, 5],
    ])
  })

  test('cards in front, a card in the row and a card about to be given count', () => {
    const view = see({ laid: ['4'], row: { 0: 2 }, active: 1 }, 'give', 3)
    expect(outlookOf(view, 0)).toEqual({ sum: 6, missing: 1, hand: [1, 3, 5, 6] })
    expect(waysTo(view, 0, 12)).toEqual([[6]])
    expect(waysTo(view, 0, 12, 6)).toEqual([[]])
    expect(waysTo(view, 0, 12, 5)).toEqual([])
  })

  test('after the turns the sum is what lies there', () => {
    const view = see({ laid: ['146', '235', '', ''] }, 'tribute', 0)
    expect(waysTo(view, 0, 11)).toEqual([[]])
    expect(waysTo(view, 1, 11)).toEqual([])
  })

  test('11.3: with two players a market prince may help who can still hire one', () => {
    const view = see({ seats: 2, active: 0, row: { [NEUTRAL]: 2, 1: 5 }, hands: ['46', '1234'] }, 'use', 0)
    expect(waysTo(view, 0, 14)).toEqual([])
    expect(princesTo(view, 0, 14)).toEqual([4])
    expect(princesTo(view, 0, 12)).toEqual([]) // a 2 was in the row
  })
})

test('6.1: the highest card at each position leads, equal ones share', () => {
  const view = see({ laid: ['63', '62', '5', ''] }, 'give', 1)
  expect([0, 1, 2].map(place => leadersAt(view, place))).toEqual([[0, 1], [0], []])
})

test('a card allows stalls in reach, purchases one can pay, gems that fit and free fields', () => {
  const view = see(
    { merchants: [4], gems: ['gr'], plates: 'rg br wb', procession: '.b.r', goods: ['900000'] },
    'area',
    0,
    2,
  )
  const can = allowance(view, 0, 2)
  expect(can.stalls).toEqual([2, 3, 5, 6])
  expect(can.fitting).toBe(2)
  expect(can.backs).toBe(1)
  expect(can.fields).toEqual([3, 5]) // nothing is left in the supply, so only the offering on 2 can move
  expect(can.buys).toEqual([])
})

describe('the gift row', () => {
  test('with four players it tells who has given, who chooses and who follows', () => {
    expect(giftsOf(see({ row: { 1: 3 } }, 'give', 2))).toEqual([
      { owner: 1, card: 3, state: 'lies' },
      { owner: 2, card: 0, state: 'asked' },
      { owner: 3, card: 0, state: 'open' },
    ])
  })

  test('a used neutral prince is known by what the others gave', () => {
    const view = see({ seats: 2, laid: ['', '5'], row: {} }, 'area', 0, 5)
    view.given = 0b10010
    expect(giftsOf(view)).toEqual([
      { owner: NEUTRAL, card: 2, state: 'used' },
      { owner: 1, card: 5, state: 'used' },
      { owner: MARKET, card: 0, state: 'open' },
    ])
  })
})

describe('refusals', () => {
  const CATALOGUES: readonly [Language, Text][] = [
    ['en', bind(en, 'en') as Text],
    ['de', bind(de, 'de') as unknown as Text],
  ]

  /** Calls back with every refusal that somebody could meet in the golden matches. */
  function walk(visit: (view: View, action: Action, rule: RuleId) => void): void {
    for (const file of readdirSync(FOLDER).filter(name => name.endsWith('.jsonl'))) {
      const match = parseMatch(readFileSync(`${FOLDER}/${file}`, 'utf8'), gameOf)
      const state = dahschur.setup(match.seats, match.options as Parameters<typeof dahschur.setup>[1])
      for (const n of standingRows(match.rows)) {
        const entry = match.rows[n] as Entry<Action>
        if (entry.actor !== 'chance') {
          const seat = entry.actor
          const view = dahschur.view(state, seat)
          for (const action of dahschur.candidates(state, seat)) {
            const rule = dahschur.why(state, seat, action)
            if (rule !== undefined) visit(view, action, rule as RuleId)
          }
        }
        dahschur.apply(state, entry.actor, entry.action)
      }
    }
  }

  test('each has a reason in this position, in both languages, that the rule alone does not give', () => {
    const wrong = new Set<string>()
    const met = new Set<string>()
    walk((view, action, rule) => {
      const entry = reasonOf(view, action, rule)?.entry
      if (entry) met.add(entry)
      for (const [language, text] of CATALOGUES) {
        const said = telling(text, language).reason?.(view, action, rule)
        const [, sentence] = text.rules.flatMap(({ rules }) => rules).find(([id]) => id === rule) ?? []
        if (!said || !sentence || sentence.includes(said) || /undefined|NaN|\s\s|\.\./.test(said))
          wrong.add(`${language} ${rule} ${entry}: ${said}`)
      }
    })
    expect([...wrong].slice(0, 10)).toEqual([])
    expect(met.size).toBeGreaterThan(25)
  })

  test('[4.2] they name what is lacking', () => {
    const view = see({ plates: 'rg br wb', gems: ['r'] }, 'avenue')
    expect(reasonOf(view, { type: 'place', gems: 1 }, '4.2')).toEqual({
      entry: 'gemMissing',
      gaps: { field: 1, colour: 0 },
    })
  })
})
