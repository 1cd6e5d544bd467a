/** What is read off a view agrees with the rules, and every refusal says why in this position. */
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Entry, RuleId } from '../../../kernel/game.ts'
import { parseMatch } from '../../../kernel/match.ts'
import { standingRows } from '../../../kernel/play.ts'
import { bind } from '../../../words/catalogue.ts'
import type { Language } from '../../../words/languages.ts'
import { gameOf } from '../../index.ts'
import { horus } from '../rules/index.ts'
import { cardOf, choose, position, regionAt, shrink } from '../rules/position.ts'
import type { Action, State } from '../rules/types.ts'
import { de } from '../words/de.ts'
import { en } from '../words/en.ts'
import { telling } from '../words/telling.ts'
import type { Text } from '../words/types.ts'
import { endsMatch, exchangesCards, promisedBy, regionsOf, remindersOf } from './facts.ts'
import { reasonOf } from './reasons.ts'

const LANGUAGES: Readonly<Record<Language, ReturnType<typeof telling>>> = {
  de: telling(bind(de, 'de') as unknown as Text, 'de'),
  en: telling(bind(en, 'en') as unknown as Text, 'en'),
}

/** Calls back with the state before each choice of a seat in every golden match. */
function walk(visit: (state: State, seat: number, action: Action) => void): void {
  const folder = 'games/horus/golden'
  for (const file of readdirSync(folder).filter(name => name.endsWith('.jsonl'))) {
    const match = parseMatch(readFileSync(`${folder}/${file}`, 'utf8'), gameOf)
    const state = horus.setup(match.seats, match.options as Parameters<typeof horus.setup>[1])
    for (const n of standingRows(match.rows)) {
      const { actor, action } = match.rows[n] as Entry<Action>
      if (typeof actor === 'number') visit(state, actor, action)
      horus.apply(state, actor, action)
    }
  }
}

test('every refusal in the golden matches says why in this position, in words that the rule does not have', () => {
  const rules = new Set<string>()
  const wrong = new Set<string>()
  walk((state, seat) => {
    const view = horus.view(state, seat)
    for (const action of horus.candidates(state, seat)) {
      const rule = horus.why(state, seat, action) as RuleId | undefined
      if (rule === undefined) continue
      rules.add(rule)
      for (const [language, words] of Object.entries(LANGUAGES)) {
        const said = words.reason?.(view, action, rule)
        const [, sentence] = words.rules.flatMap(section => section.rules).find(([id]) => id === rule) ?? []
        if (!said || !sentence || sentence.includes(said) || /undefined|NaN|\{/.test(said))
          wrong.add(`${language} ${rule} ${JSON.stringify(action)}: ${said}`)
      }
    }
  })
  expect([...wrong].slice(0, 5)).toEqual([])
  expect([...rules].sort()).toEqual(
    expect.arrayContaining(['2.4', '3.2', '3.5', '3.6', '4.1', '6.1', '6.3', '6.4', '6.6', '7.1', '7.3']),
  )
})

test('a reason counts what is there', () => {
  const state = position({
    tiles: 'hills 0,2 2,2; desert 0,-2; swamp -2,-2 -4,-2 -6,-2 -8,-2 -10,-2 -12,-2',
    stones: ['0,2', '0,2'],
  })
  const view = horus.view(state, 0)
  view.played = cardOf('F3')
  view.flow = [{ phase: 'stone', seat: 0, what: 0 }]
  const why = (place: string, rule: '6.1' | '6.3' | '6.4') =>
    reasonOf(view, { type: 'stone', region: regionAt(state.board, place) }, rule)
  expect(why('0,2', '6.1')).toEqual({ entry: 'wrongSize', gaps: { n: 2, wanted: 3 } })
  expect(why('-2,-2', '6.3')).toEqual({ entry: 'closed', gaps: { n: 6 } })
  expect(why('0,2', '6.4')).toEqual({ entry: 'full', gaps: { n: 2 } })
  const { reason } = LANGUAGES.en
  expect(reason?.(view, { type: 'stone', region: regionAt(state.board, '0,-2') }, '6.1')).toBe(
    'This region has 1 tile; your card says 3.',
  )
})

test('what a card promises is what it allows: its places, and regions in which its stone may go', () => {
  let plays = 0
  walk((state, seat, action) => {
    if (action.type !== 'play') return
    plays++
    const { places, fits } = promisedBy(horus.view(state, seat), action.card)
    const next = horus.clone(state)
    horus.apply(next, seat, action)
    if (next.flow.at(-1)?.phase === 'lay')
      expect(horus.legal(next, seat)).toEqual(places.map(at => ({ type: 'lay', at })))
    const setting = { ...next, flow: [{ phase: 'stone' as const, seat, what: 0 }] }
    expect(fits.map(region => ({ type: 'stone', region }))).toEqual(horus.legal(setting, seat))
  })
  expect(plays).toBeGreaterThan(100)
})

test('a region that a card could make fit takes its stone once its tile was laid there', () => {
  const state = position({ tiles: 'hills 0,2 2,2; desert 0,-2', hands: ['H3'] })
  const { fits, grows } = promisedBy(horus.view(state, 0), cardOf('H3'))
  expect([fits, grows]).toEqual([[], [regionAt(state.board, '0,2')]])
  choose(state, 0, 'play H3', 'lay 4,2')
  expect(state.board.stones.filter(stone => stone > 0)).toEqual([1])
})

test('[5.6] [8.1]: the last tile of a terrain exchanges cards or ends the match, never both', () => {
  const state = shrink(position({ hands: ['?3'] }), 3, 1)
  const first = horus.view(state, 0)
  expect([exchangesCards(first, 3), endsMatch(first, 3)]).toEqual([true, false])
  const second = horus.view(shrink(state, 0, 0), 0)
  expect([exchangesCards(second, 3), endsMatch(second, 3)]).toEqual([false, true])
})

test('what is easily forgotten is said while it matters', () => {
  const list = (state: State) => {
    const view = horus.view(state, 0)
    return remindersOf(view, regionsOf(view))
  }
  expect(list(position({ turn: 1 }))).toEqual(['first'])
  const state = position({ tiles: 'hills 0,2 2,2 4,2 6,2 8,2 10,2', hands: ['D1'] })
  expect(list(state)).toEqual(['closed'])
  expect(list(shrink(state, 0, 0))).toEqual(['second', 'closed'])
  expect(list(shrink(state, 1, 0))).toEqual(['last', 'closed'])
})
