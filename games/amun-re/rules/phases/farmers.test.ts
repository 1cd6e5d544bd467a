/** Rules 3.4 and 3.5: farmers on farms, the free farmer on flat land. */
import { describe, expect, test } from 'vitest'
import { frameOf } from '../../../../kernel/frames.ts'
import { undo } from '../../../../kernel/play.ts'
import { PROVINCE } from '../data.ts'
import { amunRe } from '../index.ts'
import { action, BLACK, choose, legal, pieces, RED, refused, turn } from '../position.ts'
import { farmersIn } from '../provinces.ts'

const farming = (given: Parameters<typeof turn>[0]) => {
  const state = turn(given, RED)
  if (frameOf(state).phase === 'cards') choose(state, RED, 'done')
  return state
}

describe('[3.4] farmers', () => {
  test('T6 R9: two farmers fill Baharya, which then counts four; three are refused, Berenike has no farm', () => {
    const state = farming({ owned: { red: 'baharya berenike' }, hands: { red: 'farmer' } })
    expect(refused(state, RED, 'buy farmers 3')).toBe('3.4')
    expect(refused(state, RED, 'farmer berenike')).toBe('3.4')
    choose(state, RED, 'buy farmers 2')
    expect(state.gold[RED]).toBe(17)
    expect(pieces(state.farmers)).toBe('baharya 2')
    expect(farmersIn(state, PROVINCE.baharya)).toBe(4)
    choose(state, RED, 'free-farmer berenike')
    expect(pieces(state.flat)).toBe('berenike 1')
  })

  test('R21: as many as there are empty farms in all own provinces, placed where one likes', () => {
    const state = farming({
      owned: { red: 'memphis abu berenike' },
      farmers: 'memphis 1',
      gold: { red: 60 },
    })
    expect(legal(state, RED)).toEqual(['done', 'buy farmers 1', 'buy farmers 2', 'buy farmers 3'])
    choose(state, RED, 'buy farmers 2')
    expect(legal(state, RED)).toEqual(['farmer memphis', 'farmer abu'])
    expect(refused(state, RED, 'farmer berenike')).toBe('3.4')
    expect(refused(state, RED, 'farmer edfu')).toBe('3.4')
    expect(refused(state, RED, 'done')).toBe('3.4')
    choose(state, RED, 'farmer memphis')
    expect(pieces(state.farmers)).toBe('memphis 2 abu 1')
    expect(frameOf(state).phase).toBe('stones')
  })

  test('R21: farmers that fill every farm are placed without asking', () => {
    const state = farming({ owned: { red: 'memphis abu' } })
    choose(state, RED, 'buy farmers 4')
    expect(pieces(state.farmers)).toBe('memphis 2 abu 2')
  })

  test('R24: choices of the own turn can be taken back up to a card that was shown', () => {
    const state = farming({ owned: { red: 'memphis abu' }, hands: { red: 'farmer eight' } })
    const binding = (text: string) => amunRe.binding(state, { actor: RED, action: action(text) })
    expect(binding('buy farmers 2')).toBeUndefined()
    expect(binding('free-farmer abu')).toBe('shown')
    expect(binding('sell eight')).toBe('shown')
    expect(binding('done')).toBeUndefined()
  })

  test('R24: a whole log is walked back to the last draw', () => {
    const start = { seats: 3, options: { openGold: false, provinces: {}, limitedStones: false } }
    const rows = [
      { actor: 'chance', action: { type: 'start', seat: 0 } },
      { actor: 'chance', action: { type: 'reveal', provinces: ['abydos', 'memphis', 'abu'] } },
      { actor: 0, action: action('bid abydos 0') },
      { actor: 1, action: action('bid memphis 0') },
      { actor: 2, action: action('bid abu 0') },
      { actor: 0, action: action('buy cards 1') },
      { actor: 'chance', action: { type: 'draw', seat: 0, card: 'eight' } },
      { actor: 0, action: action('buy farmers 2') },
      { actor: 0, action: action('done') },
    ] as const
    expect(undo(amunRe, start, rows, 0)).toMatchObject({ to: [{ row: 8 }, { row: 7 }], stop: 'chance' })
    const sold = [...rows, { actor: 0, action: action('sell eight') }]
    expect(undo(amunRe, start, sold, 0)).toEqual({ to: [], stop: 'shown' })
  })
})

describe('[3.5] the free farmer', () => {
  test('T6 R22: on flat land of any own province, without a maximum; once a turn', () => {
    const state = farming({
      owned: { red: 'baharya berenike' },
      farmers: 'baharya 2',
      flat: 'berenike 4',
      hands: { red: 'farmer farmer' },
    })
    expect(legal(state, RED)).toEqual(['done', 'free-farmer baharya', 'free-farmer berenike', 'sell farmer'])
    expect(refused(state, RED, 'free-farmer abu')).toBe('3.5')
    choose(state, RED, 'free-farmer berenike')
    expect(pieces(state.flat)).toBe('berenike 5')
    expect(frameOf(state).phase).toBe('stones')
  })

  test('R22 T13: before or after the purchase, and no second one in the same turn', () => {
    const given = { owned: { red: 'memphis' }, hands: { red: 'farmer farmer' } }
    const before = farming(given)
    choose(before, RED, 'free-farmer memphis')
    expect(refused(before, RED, 'free-farmer memphis')).toBe('7.2')
    choose(before, RED, 'buy farmers 1')
    expect(frameOf(before).phase).toBe('stones')
    const after = farming(given)
    choose(after, RED, 'buy farmers 1', 'free-farmer memphis')
    expect([pieces(after.farmers), pieces(after.flat)]).toEqual(['memphis 1', 'memphis 1'])
  })

  test('whoever holds a card is asked, whether it is a free farmer or not', () => {
    const full = { owned: { red: 'memphis' }, farmers: 'memphis 2' }
    expect(frameOf(farming({ ...full, hands: { red: 'eight' } })).phase).toBe('farmers')
    expect(frameOf(farming({ ...full, hands: { red: 'farmer' } })).phase).toBe('farmers')
    expect(frameOf(farming(full)).phase).toBe('stones')
    expect(refused(farming({ ...full, hands: { red: 'eight' } }), RED, 'free-farmer memphis')).toBe('3.5')
  })

  test('who has nothing left to do is passed over', () => {
    const state = farming({ owned: { red: 'memphis' }, gold: { red: 1 } })
    choose(state, RED, 'buy farmers 1')
    expect(frameOf(state).seat).toBe(BLACK)
  })
})
