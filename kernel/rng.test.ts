/** The random source: the published generator, fair bounds, fair draws. */
import { describe, expect, test } from 'vitest'
import { pick, seeded, sfc32 } from './rng.ts'

describe('sfc32', () => {
  test('equals a plain transcription of the generator', () => {
    const words = [1, 2, 3, 4].map(n => Uint32Array.of(n))
    const [a, b, c, d] = words
    const next = () => {
      const t = (a[0] + b[0] + d[0]) >>> 0
      d[0] += 1
      a[0] = b[0] ^ (b[0] >>> 9)
      b[0] = c[0] + (c[0] << 3)
      c[0] = ((c[0] << 21) | (c[0] >>> 11)) + t
      return t
    }
    const rng = sfc32(1, 2, 3, 4)
    for (let i = 0; i < 1000; i++) expect(rng.int(2 ** 31)).toBe(next() % 2 ** 31)
  })

  test('the same seed gives the same numbers, another seed others', () => {
    const numbers = (seed: string) => {
      const rng = seeded(seed)
      return Array.from({ length: 20 }, () => rng.int(1000))
    }
    expect(numbers('a')).toEqual(numbers('a'))
    expect(numbers('a')).not.toEqual(numbers('b'))
  })
})

describe('bounded numbers', () => {
  test('every number below the bound comes equally often (chi-square, far from the limit)', () => {
    for (const n of [2, 3, 5, 6, 7, 48]) {
      const rng = seeded(`fair ${n}`)
      const counts = new Array<number>(n).fill(0)
      for (let i = 0; i < 1000 * n; i++) counts[rng.int(n)]++
      const chi = counts.reduce((sum, count) => sum + (count - 1000) ** 2 / 1000, 0)
      expect(chi).toBeLessThan(n + 8 * Math.sqrt(n))
    }
  })

  test('a bound of one needs no chance', () => expect(seeded('x').int(1)).toBe(0))
  test('pick takes from all of a list', () => {
    const rng = seeded('pick')
    expect(new Set(Array.from({ length: 100 }, () => pick(rng, ['a', 'b', 'c'])))).toEqual(
      new Set(['a', 'b', 'c']),
    )
  })
})

describe('draw', () => {
  test('kinds come by their counts, and a kind of which nothing is left never', () => {
    const rng = seeded('draw')
    const seen = [0, 0, 0, 0]
    for (let i = 0; i < 12_000; i++) seen[rng.draw('bag', [3, 0, 2, 1])]++
    expect(seen[1]).toBe(0)
    expect(seen.map(n => Math.round(n / 1000))).toEqual([6, 0, 4, 2])
  })
})
