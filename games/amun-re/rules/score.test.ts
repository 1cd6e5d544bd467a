/** Rules 6.1 to 6.4 and 6.6: pyramids, sets, largest provinces, temples, gold; and the forecast. */
import { describe, expect, test } from 'vitest'
import { amunRe } from './index.ts'
import { choose, type Position, position, RED, scoring } from './position.ts'
import { goldGains } from './score.ts'

/** The lines of a scoring after the old kingdom, by seat. */
function lines(given: Position): Record<string, number>[] {
  const { state } = scoring({ round: 3, ...given })
  return amunRe
    .score(state)
    .map(score => Object.fromEntries(score.lines.map(line => [line.rule, line.points])))
}

describe('[6.1] [6.2] pyramids and sets', () => {
  test('R40: one point for each, three for each set, the smallest number of the three provinces', () => {
    const owned = { red: 'abu edfu sawu', black: 'thebes abydos kharga' }
    const [red, black] = lines({ owned, pyramids: 'abu 2 edfu 3 sawu 2 thebes 4 abydos 1' })
    expect([red['6.1'], red['6.2']]).toEqual([7, 6])
    expect([black['6.1'], black['6.2']]).toEqual([5, undefined])
  })
})

describe('[6.3] the largest provinces', () => {
  const owned = { red: 'abu edfu', black: 'sawu kharga', blue: 'thebes dakhla' }
  const largest = (given: Position) => lines({ owned, ...given }).map(line => line['6.3'] ?? 0)

  test('R37: pyramids, then stones, on each side of the Nile', () => {
    expect(largest({ pyramids: 'abu 2 sawu 1 kharga 1' })).toEqual([5, 5, 0, 0])
    expect(largest({ pyramids: 'abu 2 sawu 2', stones: 'sawu 1' })).toEqual([0, 5, 0, 0])
    expect(largest({ pyramids: 'abu 1 edfu 1' })).toEqual([10, 0, 0, 0])
  })

  test('R37: every tied player gains, one player with two tied provinces only once', () => {
    expect(largest({ pyramids: 'abu 2 sawu 2' })).toEqual([5, 5, 0, 0])
    expect(largest({ owned: { red: 'abu sawu', black: 'thebes' }, pyramids: 'abu 1 sawu 1' })).toEqual([
      5, 0, 0, 0,
    ])
    expect(
      largest({ owned: { red: 'abu sawu', black: 'thebes' }, pyramids: 'abu 1 sawu 1 thebes 1' }),
    ).toEqual([5, 5, 0, 0])
  })

  test('R38: without a pyramid on a side nobody gains, whatever stones lie there', () => {
    expect(largest({ stones: 'abu 2 edfu 1' })).toEqual([0, 0, 0, 0])
  })

  test('R39: provinces that nobody owns do not matter', () => {
    expect(largest({ pyramids: 'amarna 3 abu 1' })).toEqual([5, 0, 0, 0])
  })
})

describe('[6.4] temples', () => {
  test('T10: Damanhur with the temple on space 3 brings 6', () => {
    expect(lines({ temple: 3, owned: { red: 'damanhur' } })[RED]).toEqual({ '6.4': 6 })
    expect(lines({ temple: 4, owned: { red: 'edfu amarna' } })[RED]).toEqual({ '6.4': 8 })
  })
})

describe('[6.6] gold', () => {
  test('R41: 6, 4 and 2; tied players take the full points and the next rank is dropped', () => {
    expect(goldGains([10, 8, 6, 4])).toEqual([6, 4, 2, 0])
    expect(goldGains([10, 10, 6, 4])).toEqual([6, 6, 2, 0])
    expect(goldGains([10, 10, 10, 4])).toEqual([6, 6, 6, 0])
    expect(goldGains([10, 8, 8, 4])).toEqual([6, 4, 4, 0])
    expect(goldGains([10, 8, 6, 6])).toEqual([6, 4, 2, 2])
    expect(goldGains([0, 0, 0])).toEqual([6, 6, 6])
  })

  test('R41: all cards that are left are sold first, after the bonus cards', () => {
    const hands = { red: 'card-bonus builder' }
    const { state } = scoring({ seats: 3, round: 6, gold: { red: 18, black: 20, blue: 19 }, hands })
    const told = choose(state, RED, 'bonus card-bonus')
    expect(told).toContainEqual({ type: 'sold', seat: RED, card: 'builder' })
    expect(state.gold).toEqual([19, 20, 19])
    expect(state.points.map(points => points[5])).toEqual([4, 6, 4])
  })
})

describe('a whole scoring', () => {
  test('T12: the example of the rulebook gives blue 7 + 3 + 10 + 1 + 6 + 0 = 27', () => {
    const { state } = scoring({
      round: 6,
      temple: 1,
      owned: {
        red: 'damanhur buto avaris',
        black: 'memphis amarna baharya',
        blue: 'edfu thebes abydos',
        white: 'sawu abu kharga',
      },
      pyramids: 'edfu 3 thebes 3 abydos 1 memphis 2 sawu 2 buto 2',
      gold: { red: 10, black: 9, blue: 1, white: 8 },
      hands: { blue: 'egypt-bonus bank-bonus builder' },
    })
    choose(state, 2, 'bonus egypt-bonus bank-bonus')
    expect(amunRe.score(state)[2]).toEqual({
      total: 27,
      lines: [
        { rule: '6.1', points: 7 },
        { rule: '6.2', points: 3 },
        { rule: '6.3', points: 10 },
        { rule: '6.4', points: 1 },
        { rule: '6.5', points: 6 },
      ],
    })
    expect(state.over).toMatchObject({ ending: 'points' })
  })
})

describe('the forecast', () => {
  const given: Position = {
    temple: 2,
    owned: { red: 'edfu abu thebes' },
    pyramids: 'edfu 1',
    hands: { red: 'egypt-bonus', black: 'egypt-bonus' },
  }

  test('it counts the own bonus cards, never those of others', () => {
    const state = position({ ...given, owned: { red: 'edfu abu thebes', black: 'sawu kharga berenike' } })
    const totals = (seat: number | null) =>
      amunRe.forecast(amunRe.view(state, seat)).map(score => score.total)
    expect(totals(0)).toEqual([1 + 5 + 2 + 3, 0, 0, 0])
    expect(totals(1)).toEqual([1 + 5 + 2, 3, 0, 0])
    expect(totals(null)).toEqual([8, 0, 0, 0])
  })

  test('[6.6] T17: it counts gold in the new kingdom only', () => {
    const total = (round: number) => amunRe.forecast(amunRe.view(position({ ...given, round }), 0))[0].total
    expect([total(3), total(4)]).toEqual([11, 17])
  })
})
