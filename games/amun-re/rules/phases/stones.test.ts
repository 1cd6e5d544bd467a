/** Rules 3.6 and 3.7: stones, pyramids and the builder. */
import { describe, expect, test } from 'vitest'
import { frameOf } from '../../../../kernel/frames.ts'
import { spellCards } from '../cards.ts'
import { amunRe } from '../index.ts'
import { BLACK, choose, legal, pieces, RED, refused, turn } from '../position.ts'

const building = (given: Parameters<typeof turn>[0]) => {
  const state = turn(given, RED)
  while (frameOf(state).phase !== 'stones') choose(state, RED, 'done')
  return state
}

describe('[3.6] stones', () => {
  test('T7: three stones for 6 make a pyramid in Memphis and a second one in Mendes', () => {
    const state = building({
      owned: { red: 'memphis mendes' },
      stones: 'memphis 2 mendes 1',
      pyramids: 'mendes 1',
    })
    choose(state, RED, 'buy stones 3')
    expect(state.gold[RED]).toBe(14)
    expect(legal(state, RED)).toEqual(['stone memphis', 'stone mendes'])
    expect(refused(state, RED, 'stone abu')).toBe('3.6')
    expect(refused(state, RED, 'done')).toBe('3.6')
    choose(state, RED, 'stone memphis', 'stone mendes', 'stone mendes')
    expect([pieces(state.stones), pieces(state.pyramids)]).toEqual(['', 'mendes 2 memphis 1'])
  })

  test('more than seven can be bought; with one province and no card they are laid without asking', () => {
    const state = building({ owned: { red: 'memphis' }, gold: { red: 37 } })
    expect(legal(state, RED)).toHaveLength(9)
    choose(state, RED, 'buy stones 8')
    expect([pieces(state.stones), pieces(state.pyramids), state.gold[RED]]).toEqual([
      'memphis 2',
      'memphis 2',
      1,
    ])
    expect(frameOf(state).seat).toBe(BLACK)
  })

  test('R7: stones are unlimited unless the table limits them to 15', () => {
    const lying = 'damanhur 2 buto 2 mendes 2 avaris 2 baharya 2 amarna 2 dakhla 1'
    const given = { owned: { red: 'memphis abu' }, stones: lying, gold: { red: 20 } }
    const limited = building({ ...given, options: { limitedStones: true } })
    expect(legal(limited, RED)).toEqual(['done', 'buy stones 1', 'buy stones 2'])
    expect(refused(limited, RED, 'buy stones 3')).toBe('3.6')
    expect(legal(building(given), RED)).toHaveLength(6)
    const none = turn({ ...given, stones: `${lying} abydos 2`, options: { limitedStones: true } }, RED)
    choose(none, RED, 'done', 'done')
    expect(frameOf(none).phase).toBe('sacrifice') // nobody can buy a stone
  })
})

describe('[3.7] the builder', () => {
  test('T14 R23: two stones in Abu and a builder make a pyramid; it needs no purchase and is discarded', () => {
    const state = building({ owned: { red: 'abu' }, stones: 'abu 2', hands: { red: 'builder' } })
    const told = choose(state, RED, 'builder abu')
    expect(told).toEqual([{ type: 'pyramid', province: 'abu', builder: true }])
    expect([pieces(state.stones), pieces(state.pyramids)]).toEqual(['', 'abu 1'])
    expect(spellCards(state.discard)).toEqual(['builder'])
    expect(amunRe.turn(state)).toEqual({ kind: 'seats', seats: [RED] })
  })

  test('R23: it may come between two stones; t stones give 1 + floor((t-2)/3) pyramids and (t-2) mod 3 stones', () => {
    for (let t = 2; t <= 7; t++) {
      const state = building({ owned: { red: 'abu' }, gold: { red: 99 }, hands: { red: 'builder' } })
      choose(state, RED, `buy stones ${t}`, 'stone abu', 'stone abu', 'builder abu')
      expect(state.pyramids[13]).toBe(1 + Math.floor((t - 2) / 3))
      expect(state.stones[13]).toBe((t - 2) % 3)
    }
  })

  test('R23: without it t stones give floor(t/3) pyramids and t mod 3 stones', () => {
    for (let t = 1; t <= 7; t++) {
      const state = building({ owned: { red: 'abu' }, gold: { red: 99 } })
      choose(state, RED, `buy stones ${t}`)
      expect([state.pyramids[13], state.stones[13]]).toEqual([Math.floor(t / 3), t % 3])
    }
  })

  test('R23: it needs an own province with two stones, and the card', () => {
    const state = building({
      owned: { red: 'abu edfu', black: 'sawu' },
      stones: 'abu 1 edfu 2 sawu 2',
      hands: { red: 'builder' },
    })
    expect(legal(state, RED).filter(choice => choice.startsWith('builder'))).toEqual(['builder edfu'])
    expect(refused(state, RED, 'builder abu')).toBe('3.7')
    expect(refused(state, RED, 'builder sawu')).toBe('3.7')
    const without = building({ owned: { red: 'edfu' }, stones: 'edfu 2' })
    expect(refused(without, RED, 'builder edfu')).toBe('3.7')
  })

  test('T13: a second builder in the same turn is refused, in another province too; in the next turn it is not', () => {
    const state = building({
      owned: { red: 'abu edfu' },
      stones: 'abu 2 edfu 2',
      hands: { red: 'builder builder eight' },
    })
    choose(state, RED, 'builder abu')
    expect(refused(state, RED, 'builder edfu')).toBe('7.2')
    expect(frameOf(state)).toMatchObject({ phase: 'stones', played: true })
    choose(state, RED, 'done')
    state.flow = building({ owned: { red: 'abu edfu' } }).flow
    expect(refused(state, RED, 'builder edfu')).toBeUndefined()
  })

  test('whoever holds a card is asked, whether it is a builder or not', () => {
    const given = { owned: { red: 'abu edfu' }, gold: { red: 1 } }
    const ask = (hand: string) => {
      const state = building({ ...given, hands: { red: hand } })
      choose(state, RED, 'buy stones 1', 'stone abu')
      return frameOf(state)
    }
    expect(ask('eight')).toMatchObject({ phase: 'stones', seat: RED })
    expect(ask('builder')).toMatchObject({ phase: 'stones', seat: RED })
  })
})
