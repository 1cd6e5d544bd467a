/** Keys are taken apart into what they were made of, and everything that can be tapped says why not now. */
import { expect, test } from 'vitest'
import { horus } from '../rules/index.ts'
import { atDraw, choose, position } from '../rules/position.ts'
import {
  atKey,
  cardKey,
  DO,
  endKey,
  NILE_KEY,
  numberIn,
  regionKey,
  stackKey,
  takeApart,
  tileAt,
  tilePlace,
  useKey,
} from './keys.ts'
import { idleOf } from './reasons.ts'

test('a key is taken apart into what it was made of', () => {
  expect([atKey(250250), endKey(1), cardKey(29), stackKey(4), regionKey(17)].map(takeApart)).toEqual([
    { kind: 'at', n: 250250 },
    { kind: 'end', n: 1 },
    { kind: 'card', n: 29 },
    { kind: 'stack', n: 4 },
    { kind: 'region', n: 17 },
  ])
  expect([useKey('river'), useKey('necropolis'), NILE_KEY, DO.set].map(takeApart)).toEqual([
    { kind: 'as', as: 'river' },
    { kind: 'as', as: 'necropolis' },
    { kind: 'nile' },
    { kind: 'do', doing: 'set' },
  ])
  expect(['do:dance', 'temple:3', ''].map(takeApart)).toEqual([null, null, null])
  expect([
    numberIn('card', cardKey(0)),
    numberIn('card', stackKey(0)),
    numberIn('card', NILE_KEY),
    numberIn('at', null),
  ]).toEqual([0, null, null, null])
})

test('a place of a tile is taken apart, on both sides of the start tile', () => {
  expect(tileAt(tilePlace(-3, 12))).toEqual({ x: -3, y: 12 })
  expect(tileAt('stone:1,2')).toBeNull()
})

/** Why each kind of element cannot be used, for this viewer. */
const idle = (state: Parameters<typeof horus.view>[0], seat: number | null) =>
  [atKey(1), endKey(0), useKey('river'), cardKey(0), NILE_KEY, stackKey(0), regionKey(3), DO.lay].map(
    key => idleOf(key, horus.view(state, seat))?.entry ?? null,
  )

test('what is tapped outside its phase says when it is used', () => {
  const state = atDraw(position({ hands: ['D1'], tiles: 'hills 0,2' }))
  choose(state, 0, 'draw hills')
  expect(idle(state, 0)).toEqual([
    'place',
    'end',
    'use',
    'cardLater',
    'cardLater',
    'stack',
    'regionLater',
    null,
  ])
  expect(idle(state, 1)).toEqual([...Array(7).fill('notYourTurn'), null])
  expect(idle(state, null)).toEqual([...Array(7).fill('watching'), null])
  choose(state, 0, 'lay 0,-2', 'play D1')
  expect(idle(state, 0)).toEqual([
    'place',
    'end',
    'use',
    'cardPlayed',
    'cardPlayed',
    'stack',
    'stoneLater',
    null,
  ])
  state.nile[0] = 0
  expect(idleOf(NILE_KEY, horus.view(state, 0))).toEqual({ entry: 'nileSpent' })
  state.over = { kind: 'over', ending: 'terrains', places: [1, 2] }
  expect(idle(state, 0)[3]).toBe('over')
})
