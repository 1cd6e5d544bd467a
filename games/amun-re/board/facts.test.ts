/** What the board works out for people: awards, incomes on every temple space, bonus conditions, hidden cards; and that every refusal has a reason. */
import { expect, test } from 'vitest'
import type { RuleId } from '../../../kernel/game.ts'
import { bind } from '../../../words/catalogue.ts'
import { walk, walkQuestions } from '../../golden.ts'
import { BUILDER, PROVINCE } from '../rules/data.ts'
import { amunRe } from '../rules/index.ts'
import { BLACK, income, offering, RED, turn } from '../rules/position.ts'
import type { setup } from '../rules/setup.ts'
import type { AmunReEvent, State } from '../rules/types.ts'
import { de } from '../words/de.ts'
import { en } from '../words/en.ts'
import { telling } from '../words/telling.ts'
import type { Text } from '../words/types.ts'
import {
  awardsOf,
  conditionsOf,
  hiddenCards,
  incomeAt,
  isBetweenKingdoms,
  markOf,
  offerOf,
  phaseNumber,
  prospectOf,
  standingOf,
} from './facts.ts'
import { after } from './motion.ts'

const see = (state: ReturnType<typeof setup>, seat: number | null = RED) => amunRe.view(state, seat)

test('6.3: the largest province of each side, stones break a tie, tied players share', () => {
  const owned = { red: 'memphis mendes', black: 'buto thebes' }
  const state = turn({ owned, pyramids: 'memphis 2 buto 2 mendes 1 thebes 1', stones: 'buto 1' }, RED)
  const [west, east] = awardsOf(see(state))
  expect(west).toMatchObject({ seats: [BLACK], provinces: [PROVINCE.buto], pyramids: 2, stones: 1 })
  expect(east).toMatchObject({ seats: [RED, BLACK], provinces: [PROVINCE.mendes, PROVINCE.thebes] })
})

test('6.3: without a pyramid nobody is largest', () => {
  const [west, east] = awardsOf(see(turn({ owned: { red: 'memphis' }, stones: 'memphis 2' }, RED)))
  expect([west.seats, east.seats]).toEqual([[], []])
})

test('5.1, 5.2 (T9): the income on every space of the temple, camels on the first two only', () => {
  const state = offering({ owned: { red: 'memphis abu sawu' }, farmers: 'memphis 1 abu 2' })
  expect([1, 2, 3, 4].map(space => incomeAt(see(state), RED, space))).toEqual([14, 17, 13, 16])
})

test('5.3, 5.4: in the harvest the cards that were played count', () => {
  const given = {
    temple: 2,
    owned: { red: 'memphis abu' },
    farmers: 'memphis 2',
    hands: { red: 'eight increase' },
  }
  const state = income(given)
  expect(incomeAt(see(state), RED, 2)).toBe(8)
  amunRe.apply(state, RED, { type: 'eight', province: 'abu' })
  expect(incomeAt(see(state), RED, 2)).toBe(12)
  amunRe.apply(state, RED, { type: 'increase', province: 'memphis' })
  expect(see(state).gold[RED]).toBe(34)
})

test('6.5: how far a seat is with each bonus card', () => {
  const state = turn({ owned: { red: 'memphis buto kharga' }, farmers: 'memphis 2 buto 5' }, RED)
  state.flat[PROVINCE.kharga] = 2
  const conditions = conditionsOf(see(state), RED).map(({ card, have, need, met }) => [card, have, need, met])
  expect(conditions).toEqual([
    ['card-bonus', 8, 7, true],
    ['farmer-bonus', 9, 9, true],
    ['egypt-bonus', 2, 3, false],
    ['side-bonus', 3, 3, true],
    ['bank-bonus', 2, 3, false],
  ])
})

test('of all cards, those in the own hand and in the discard are not hidden', () => {
  const state = turn({ hands: { red: 'builder builder', black: 'builder' } }, RED)
  state.deck[BUILDER]--
  state.discard[BUILDER]++
  expect(hiddenCards(see(state))[BUILDER]).toBe(5)
  expect(hiddenCards(see(state, null))[BUILDER]).toBe(7)
})

test('4.1: a sealed offer is a vessel to others and gold to its owner', () => {
  const state = offering({})
  expect(offerOf(see(state), BLACK)).toBe('open')
  amunRe.apply(state, BLACK, { type: 'offer', gold: 5, correction: false })
  expect([offerOf(see(state), BLACK), offerOf(see(state, BLACK), BLACK)]).toEqual(['sealed', 5])
  expect(phaseNumber(see(state))).toBe(4)
})

test('a province is on offer, owned, still to come or not in the match', () => {
  const state = turn({ owned: { red: 'memphis' } }, RED)
  state.offered.push(PROVINCE.buto)
  state.pile[PROVINCE.abu] = 0
  const standings = ['buto', 'memphis', 'edfu', 'abu'].map(id => standingOf(see(state), PROVINCE[id]))
  expect(standings).toEqual(['offered', 'owned', 'coming', 'out'])
})

test('4.3: what one offering does to the temple, and what the others would have to add', () => {
  expect(prospectOf(-3)).toEqual({ space: 1, next: 2, more: 6 })
  expect(prospectOf(5)).toEqual({ space: 2, next: 3, more: 8 })
  expect(prospectOf(23)).toEqual({ space: 4, next: null, more: 0 })
})

test('amounts that matter are marked; with veiled gold nothing tells what others have', () => {
  const given = { gold: { black: 3, blue: 13 } }
  const veiled = see(offering(given))
  expect(markOf(veiled, RED, 3)).toEqual({ space: 2, seats: [] })
  const open = see(offering({ ...given, options: { openGold: true } }))
  expect(markOf(open, RED, 3)).toEqual({ space: 2, seats: [BLACK] })
  expect(markOf(open, RED, 4)).toEqual({ space: null, seats: [] })
})

const languages = [
  telling(bind(en, 'en') as Text, 'en'),
  telling(bind<typeof en>(de, 'de') as Text, 'de'),
] as const
type Words = (typeof languages)[number]

const ruleText = ({ rules }: Words, rule: string): string | undefined =>
  rules.flatMap(section => section.rules).find(([id]) => id === rule)?.[1]

test('every refusal in the golden matches has a reason that says more than its rule, in both languages', () => {
  const silent = new Set<string>()
  const rules = new Set<string>()
  walkQuestions('amun-re', (at, seat) => {
    const state = at as State
    const view = amunRe.view(state, seat)
    for (const action of amunRe.candidates(state, seat)) {
      const rule = amunRe.why(state, seat, action)
      if (rule === undefined) continue
      rules.add(rule)
      for (const words of languages) {
        const reason = words.reason?.(view, action, rule as RuleId) ?? ''
        if (
          !/^[\p{Lu}„“\d].*\.$/u.test(reason) ||
          /undefined|\{|@/.test(reason) ||
          ruleText(words, rule)?.includes(reason)
        )
          silent.add(`${rule} ${JSON.stringify(action)}: ${reason}`)
      }
    }
  })
  expect([...silent].slice(0, 5)).toEqual([])
  expect(rules.size).toBeGreaterThan(10)
})

test('outside its phase every element says when it is used', () => {
  const state = turn({ owned: { red: 'memphis' }, hands: { red: 'blockade builder' } }, RED)
  const idle = (key: string): (string | null)[] =>
    languages.map(words => words.idle?.(key, see(state)) ?? null)
  expect(idle('card:blockade')).toEqual([
    '“Block” is played in phase 2 (Auction).',
    '„Bietblockade“ wird in Phase 2 gespielt (Versteigerung).',
  ])
  expect(idle('offer:3')).toEqual([
    'Offerings are made in phase 4 (Offering).',
    'Geopfert wird in Phase 4 (Opfer).',
  ])
  expect(idle('do:done')).toEqual([null, null])
})

test('between the kingdoms is only the story, once in every match that comes to the second one', () => {
  let changes = 0
  walk('amun-re', (before, _, events, state) => {
    expect(isBetweenKingdoms(see(state as State))).toBe(false)
    let view = see(before as State)
    for (const event of events as AmunReEvent[]) {
      view = after(view, event)
      if (event.type === 'kingdom') changes++
      expect(isBetweenKingdoms(view)).toBe(event.type === 'kingdom')
    }
  })
  expect(changes).toBeGreaterThan(0)
})
