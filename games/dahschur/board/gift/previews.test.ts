/** What the previews print is what the rules allow: exactly the stalls and fields that can be reached, in both languages. */

import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { frameOf } from '../../../../kernel/frames.ts'
import type { Entry } from '../../../../kernel/game.ts'
import { parseMatch } from '../../../../kernel/match.ts'
import { standingRows } from '../../../../kernel/play.ts'
import { bind } from '../../../../words/catalogue.ts'
import { gameOf } from '../../../index.ts'
import { dahschur } from '../../rules/index.ts'
import { type Position, position } from '../../rules/position.ts'
import type { Action, AreaName, DahschurEvent, State } from '../../rules/types.ts'
import { de } from '../../words/de.ts'
import { en } from '../../words/en.ts'
import type { Text } from '../../words/types.ts'
import { allowance } from '../facts.ts'
import { broken, FITTING, factsOf } from './previews.ts'

const FOLDER = 'games/dahschur/golden'
const ROADS = ['market', 'procession'] as const
const TEXTS: readonly Text[] = [bind(en, 'en') as Text, bind(de, 'de') as unknown as Text]
const NOTHING = new Set(TEXTS.map(({ areas }) => areas.gates.noFields))

/** Calls back with every position of the golden matches in which a card is about to be used in some area. */
function walk(visit: (state: State) => void): void {
  for (const file of readdirSync(FOLDER).filter(name => name.endsWith('.jsonl'))) {
    const match = parseMatch(readFileSync(`${FOLDER}/${file}`, 'utf8'), gameOf)
    const state = dahschur.setup(match.seats, match.options as Parameters<typeof dahschur.setup>[1])
    for (const n of standingRows(match.rows)) {
      const { actor, action } = match.rows[n] as Entry<Action>
      dahschur.apply(state, actor, action)
      if (!state.over && frameOf(state).phase === 'area') visit(state)
    }
  }
}

const targetOf = (step: Action | DahschurEvent): number[] => {
  if (step.type === 'move' || step.type === 'moved') return [step.stall]
  return step.type === 'advance' || step.type === 'advanced' ? [step.to] : []
}

/** Where the rules let a piece of the active player stop with a card of this value, found by choosing the area. */
function reachable(given: State, area: AreaName, card: number): number[] {
  const state = dahschur.clone(given)
  state.flow[state.flow.length - 1] = { ...frameOf(state), card }
  const entry: Action = { type: 'area', area }
  if (dahschur.why(state, state.active, entry) !== undefined) return []
  const events: DahschurEvent[] = []
  dahschur.apply(state, state.active, entry, event => events.push(event))
  // What leaves no choice is carried out at once.
  const steps = frameOf(state).phase === area ? dahschur.legal(state, state.active) : events.slice(0, 1)
  return [...new Set(steps.flatMap(targetOf))].sort((a, b) => a - b)
}

/** The numbers that a text like "stalls 2–3, 5–6" names. */
function named(text: string): number[] {
  if (NOTHING.has(text)) return []
  return text
    .replace(/^\D+/, '')
    .split(', ')
    .flatMap(run => {
      const [from, to = from] = run.split('–').map(Number)
      return Array.from({ length: to - from + 1 }, (_, i) => from + i)
    })
}

const printed = (state: State, area: AreaName, card: number): string[] =>
  TEXTS.map(({ areas }) => factsOf(area, allowance(dahschur.view(state, null), state.active, card), areas)[0])

test('every stall and field that is printed can be reached, and no other can', () => {
  const wrong: string[] = []
  let gaps = 0
  walk(state => {
    for (const area of ROADS) {
      for (let card = 1; card <= 6; card++) {
        const real = reachable(state, area, card).join()
        for (const text of printed(state, area, card)) {
          if (named(text).join() !== real) wrong.push(`${area} with ${card}: ${text}, really ${real}`)
          if (text.includes(',')) gaps++
        }
      }
    }
  })
  expect(wrong.slice(0, 5)).toEqual([])
  expect(gaps).toBeGreaterThan(500)
})

test('[3.1] [5.3]: one’s own stall and taken fields are left out', () => {
  const at = (given: Position) => position(given, 'area', 0, 2)
  expect(printed(at({ merchants: [4] }), 'market', 2)).toEqual(['stalls 2–3, 5–6', 'Stände 2–3, 5–6'])
  expect(printed(at({ merchants: [6] }), 'market', 1)).toEqual(['stall 5', 'Stand 5'])
  expect(printed(at({ procession: '........b' }), 'procession', 2)).toEqual([
    'fields 1–2, 10–11',
    'Felder 1–2, 10–11',
  ])
})

test('a list that is too long for a gate takes both of its lines', () => {
  expect(broken(['fields 1–2', 'up to 2 fields'])).toEqual(['fields 1–2', 'up to 2 fields'])
  expect(broken(['fields 1–2, 4–5, 7–9, 11–14', 'up to 6 fields'])).toEqual([
    'fields 1–2,',
    '4–5, 7–9, 11–14',
  ])
  walk(state => {
    for (const area of ROADS)
      for (const text of printed(state, area, 6))
        for (const line of broken([text])) expect(line.length).toBeLessThanOrEqual(FITTING)
  })
})
