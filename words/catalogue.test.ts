/** Catalogues: gaps are filled, numbers choose the form, and what cannot be a catalogue is refused. */
import { expect, expectTypeOf, test } from 'vitest'
import { type Bound, bind, gapsOf, listIn, type Translated } from './catalogue.ts'
import { languageFor } from './languages.ts'

const en = {
  close: 'Close',
  log: { paid: '{seat} pays {gold} gold', stones: { one: '{n} stone', other: '{n} stones' } },
  steps: ['first', 'step {n}'],
} as const
const de: Translated<typeof en> = {
  close: 'Schließen',
  log: { paid: '{seat} zahlt {gold} Gold', stones: { one: '{n} Stein', other: '{n} Steine' } },
  steps: ['zuerst', 'Schritt {n}'],
}

test('a sentence without gaps is a string, all others are functions of their gaps', () => {
  const text = bind(en, 'en')
  expectTypeOf(text).toEqualTypeOf<Bound<typeof en>>()
  expectTypeOf(text.log.paid).parameter(0).toHaveProperty('seat')
  expect(text.close).toBe('Close')
  expect(text.log.paid({ seat: '@0', gold: 3 })).toBe('@0 pays 3 gold')
  expect(text.steps[1]({ n: 2 })).toBe('step 2')
})

test('the number chooses the form, in the language of the catalogue', () => {
  for (const [n, english, german] of [
    [0, '0 stones', '0 Steine'],
    [1, '1 stone', '1 Stein'],
    [2, '2 stones', '2 Steine'],
  ] as const) {
    expect(bind(en, 'en').log.stones({ n })).toBe(english)
    expect(bind<typeof en>(de, 'de').log.stones({ n })).toBe(german)
  }
})

test('what is filled in is not looked at again', () => {
  expect(bind(en, 'en').log.paid({ seat: '{gold}', gold: 1 })).toBe('{gold} pays 1 gold')
})

test('the gaps of a sentence are those of all its forms, and n if it has forms', () => {
  expect(gapsOf('{seat} pays {gold}')).toEqual(['gold', 'seat'])
  expect(gapsOf({ one: 'one of {all}', other: 'many' })).toEqual(['all', 'n'])
})

test('a function is no part of a catalogue', () => {
  expect(() => bind({ close: () => 'Close' } as never, 'en')).toThrow('holds sentences')
})

test('lists end as the language ends them', () => {
  expect(listIn('en', ['a', 'b', 'c'])).toBe('a, b and c')
  expect(listIn('de', ['a', 'b'])).toBe('a und b')
})

test('the first tag that is spoken here decides, otherwise English', () => {
  expect(languageFor(['fr-CH', 'de-AT', 'en'])).toBe('de')
  expect(languageFor(['fr'])).toBe('en')
})
