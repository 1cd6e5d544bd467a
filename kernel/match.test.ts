/** Match files: they read back as they were written, and say at which entry they stop being a match. */
import { describe, expect, test } from 'vitest'
import { formatMatch, type Match, parseMatch } from './match.ts'
import { BadInput, readOptions, readSeats } from './options.ts'
import { settle } from './play.ts'
import { pick, seeded } from './rng.ts'
import { toy } from './toy.ts'

type Action = Parameters<typeof toy.apply>[2]

function record(): Match<Action, object> {
  const rng = seeded('match')
  const rows: Match<Action, object>['rows'][number][] = []
  let state = toy.setup(2, {})
  for (;;) {
    const settled = settle(toy, state, () => rng)
    rows.push(...settled.steps.map(({ entry }) => entry))
    state = settled.state
    const turn = toy.turn(state)
    if (turn.kind !== 'seats') return { game: 'toy', rules: 1, seats: 2, options: {}, rows }
    const action = pick(rng, toy.legal(state, turn.seats[0]))
    rows.push({ actor: turn.seats[0], action })
    toy.apply(state, turn.seats[0], action)
  }
}

const match = record()
const text = formatMatch(toy, match)
const lines = text.trimEnd().split('\n')
const read = (file: string) => parseMatch(file, () => toy)

describe('a match file', () => {
  test('reads back as it was written', () => expect(read(text)).toEqual(match))

  test('a running match is a match too', () => {
    const running = { ...match, rows: match.rows.slice(0, 4) }
    expect(read(formatMatch(toy, running))).toEqual(running)
  })

  test('cut short at any line or in mid-line, it is refused with the entry at which it stops', () => {
    for (let n = 2; n < lines.length; n++) {
      expect(() => read(lines.slice(0, n).join('\n'))).toThrow(/stops being a legal match at entry \d+/)
    }
    expect(() => read(text.slice(0, 200))).toThrow(/at entry \d+/)
  })

  test('edited, it is refused at the edited entry', () => {
    const edited = [lines[0], '{"n":0,"actor":"chance","action":{"type":"deal","card":9}}', ...lines.slice(2)]
    expect(() => read(edited.join('\n'))).toThrow('stops being a legal match at entry 0')
    const swapped = [lines[0], lines[2], lines[1], ...lines.slice(3)]
    expect(() => read(swapped.join('\n'))).toThrow('at entry 0: the line is numbered 1')
    const cheat = [...lines.slice(0, -1), lines[lines.length - 1].replace(/"total":\d+/, '"total":99')]
    expect(() => read(cheat.join('\n'))).toThrow('is not the end that its entries give')
  })

  test('anything else is not a match file', () => {
    for (const junk of ['', 'hello', '{}', '{"iteru":7}', '[]'])
      expect(() => read(junk)).toThrow('This is not a match file')
    expect(() => read(text.replace('"rules":1', '"rules":9'))).toThrow('version 9 of the rules')
    expect(() => read(text.replace('"seats":2', '"seats":7'))).toThrow(
      'The oasis is for 2 to 4 players, not 7.',
    )
  })
})

describe('options and seats', () => {
  const meta = {
    ...toy.meta,
    options: [
      { id: 'open', kind: 'flag', default: false },
      { id: 'length', kind: 'number', default: 16, min: 14, max: 20 },
      { id: 'split', kind: 'choice', default: 'a', choices: ['a', 'b'] },
      {
        id: 'map',
        kind: 'table',
        default: {},
        example: { y: 1 },
        fault: (value: object) => ('x' in value ? 'must not name x' : undefined),
      },
    ],
  } as const

  test('defaults are filled in', () => {
    expect(readOptions(meta, { length: 20 })).toEqual({ open: false, length: 20, split: 'a', map: {} })
  })

  test('bad input gets one sentence', () => {
    const fault = (given: unknown) => {
      try {
        readOptions(meta, given)
        return undefined
      } catch (error) {
        return error instanceof BadInput ? error.message : error
      }
    }
    expect(fault({ speed: 1 })).toBe('The oasis has no option "speed"; it has open, length, split, map.')
    expect(fault({ open: 1 })).toBe('The option "open" of The oasis must be true or false, not 1.')
    expect(fault({ length: 21 })).toBe(
      'The option "length" of The oasis must be a whole number from 14 to 20, not 21.',
    )
    expect(fault({ split: 'c' })).toBe('The option "split" of The oasis must be one of a, b, not "c".')
    expect(fault({ map: [] })).toBe('The option "map" of The oasis must be an object, not [].')
    expect(fault({ map: { x: 1 } })).toBe('The option "map" of The oasis must not name x.')
    expect(fault(null)).toBe('The options of The oasis must be an object such as {}.')
    expect(() => readSeats(toy.meta, 2.5)).toThrow('The oasis is for 2 to 4 players, not 2.5.')
  })
})
