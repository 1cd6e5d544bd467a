/** Turns: nobody waits for more than one decision of anybody else's, however many tables the others have. */
import { expect, test } from 'vitest'
import type { Claim } from '../store/matches.ts'
import { Turns } from './turns.ts'

const claim = (owner: string, n: number): Claim => ({
  match: `${owner} ${n}`,
  owner,
  due: { kind: 'bot', seat: 0, at: n },
})
const flood = (owner: string, many: number) => Array.from({ length: many }, (_, n) => claim(owner, n))

/** Serves one after the other, as a single thread does; in which order. */
function serve(waiting: readonly Claim[], turns: Turns, count: number): string[] {
  const left = [...waiting]
  return Array.from({ length: count }, () => {
    const [next] = turns.choose(left, 1)
    left.splice(left.indexOf(next), 1)
    turns.begin(next.owner)
    turns.end(next.owner)
    return next.owner
  })
}

test('somebody who comes late waits for one decision of each of the others', () => {
  const turns = new Turns()
  const many = [...flood('ani', 40), ...flood('tiye', 40)]
  serve(many, turns, 10)
  const order = serve([...many, claim('nefer', 99)], turns, 3)
  expect(order.indexOf('nefer')).toBeLessThanOrEqual(2)
})

test('while a decision of somebody is under way the others go first', () => {
  const turns = new Turns()
  turns.begin('ani')
  expect(turns.choose([...flood('ani', 3), claim('tiye', 9)], 1).map(({ owner }) => owner)).toEqual(['tiye'])
})

test('whoever is alone has all the threads', () => {
  const turns = new Turns()
  turns.begin('ani')
  expect(turns.choose(flood('ani', 9), 3)).toHaveLength(3)
})

test('among many none is forgotten', () => {
  const turns = new Turns()
  const owners = Array.from({ length: 12 }, (_, n) => `p${n}`)
  const order = serve(
    owners.flatMap(owner => flood(owner, 20)),
    turns,
    12 * 5,
  )
  for (const owner of owners) expect(order.filter(served => served === owner)).toHaveLength(5)
})
