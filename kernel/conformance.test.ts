/** The suite can fail: each of these faulty games breaks one promise, and is caught. */
import { describe, expect, test } from 'vitest'
import { conform } from './conformance.ts'
import { toy } from './toy.ts'

type Toy = typeof toy
type State = ReturnType<Toy['setup']>
type Action = Parameters<Toy['apply']>[2]

const run = (game: Toy) => {
  let imagined = 0
  for (let seed = 0; seed < 8; seed++)
    imagined += conform(game, { seats: 3, options: {}, seed: `faulty ${seed}` }).imagined
  return imagined
}

/** The toy game with some functions replaced; a spread keeps all others. */
const faulty = (part: Partial<Toy>): Toy => ({ ...toy, ...part })

describe('the conformance suite catches', () => {
  test('nothing in a right game', () => expect(run(toy)).toBeGreaterThan(0))

  const faults: readonly [string, Partial<Toy>, RegExp][] = [
    [
      'a query that changes the state',
      { legal: (s, seat) => toy.legal(s, s.points.push(0) > 0 ? seat : 0) },
      /not extensible|read only/,
    ],
    [
      'a choice for a seat that is not asked',
      { legal: (s, seat) => (seat === 0 ? [{ type: 'cup', taste: 'salt' }] : toy.legal(s, seat)) },
      /exactly when it is asked/,
    ],
    [
      'a list that forgets a choice',
      { legal: (s, seat) => toy.legal(s, seat).slice(0, 1) },
      /candidates that why allows/,
    ],
    [
      'a refusal of what is listed',
      {
        why: (s, actor, action) =>
          toy.why(s, actor, action) ?? ((action as Action).type === 'cup' ? '3' : undefined),
      },
      /candidates that why allows/,
    ],
    [
      'junk that is accepted',
      { why: (s, actor, action) => (action === null ? undefined : toy.why(s, actor, action)) },
      /junk must be refused/,
    ],
    [
      'an unlisted action that is accepted',
      {
        why: (s, actor, action) =>
          actor !== 'chance' &&
          toy.turn(s).kind === 'seats' &&
          toy.why(s, actor, action) === 'unknown-action' &&
          'type' in Object(action) &&
          'taste' in Object(action)
            ? undefined
            : toy.why(s, actor, action),
      },
      /must be refused/,
    ],
    [
      'a clone that shares an array',
      { clone: s => ({ ...toy.clone(s), points: s.points }) },
      /leave the original alone|read only/,
    ],
    [
      'a Map in the state',
      { setup: (n, o) => ({ ...toy.setup(n, o), extra: new Map() }) as unknown as State },
      /must be plain data/,
    ],
    [
      'a piece that is made',
      {
        apply: (s, actor, action, tell) => {
          toy.apply(s, actor, action, tell)
          if (action.type === 'cup') s.bag[0]++
        },
      },
      /made or lost/,
    ],
    [
      'a change that depends on a listener',
      {
        apply: (s, actor, action, tell) => {
          toy.apply(s, actor, action, tell)
          if (tell) s.sweet++
        },
      },
      /must not depend on a listener/,
    ],
    [
      'a score that does not add up',
      { score: s => toy.score(s).map(line => ({ ...line, total: line.total + 1 })) },
      /add up/,
    ],
    [
      'an ending that the game does not know',
      { meta: { ...toy.meta, endings: [] } },
      /not one of the game's/,
    ],
    [
      'a view that forgets something',
      { view: (s, seat) => ({ ...toy.view(s, seat), sweet: 0 }) },
      /must look the same|depend on what is hidden/,
    ],
    [
      'a list that tells a secret',
      {
        candidates: (s, seat) => {
          const all = toy.candidates(s, seat)
          return s.cards[(seat + 1) % 3] > 2 ? [...all].reverse() : all
        },
      },
      /candidates that why allows|depend on what is hidden/,
    ],
    [
      'an event that tells a secret',
      {
        apply: (s, actor, action, tell) => {
          const card = s.cards[0]
          toy.apply(s, actor, action, tell)
          if (action.type === 'seal' && s.sealed.includes(null)) tell?.({ type: 'round', round: card })
        },
      },
      /can tell two worlds apart/,
    ],
    [
      'a view that tells a secret',
      { view: (s, seat) => ({ ...toy.view(s, seat), unseen: [...s.bag] }) },
      /look the same|made or lost|of undefined/,
    ],
    [
      'a sealed choice that can be taken back',
      { binding: () => undefined, seen: (_s, entry) => entry.action },
      /tell two worlds apart|learns from|would be final/,
    ],
    [
      'an own entry that its seat does not see',
      { seen: (_s, { action }) => ({ type: action.type }) },
      /own entries whole/,
    ],
    [
      'points that are not whole',
      {
        score: s =>
          toy.score(s).map(() => ({ total: s.sweet / 3, lines: [{ rule: '4', points: s.sweet / 3 }] })),
      },
      /whole numbers/,
    ],
  ]
  for (const [name, part, message] of faults)
    test(name, () => expect(() => run(faulty(part))).toThrow(message))

  test('an imagination that is handed the truth', () => {
    const peeking = faulty({
      view: (s, seat) => ({ ...toy.view(s, seat), truth: s }),
      imagine: seen => (seen as unknown as { truth: State }).truth,
    })
    expect(run(peeking)).toBe(0)
  })
})
