/** The random source: sfc32, small and fast, with bounded numbers by rejection so that every outcome is equally likely. */
import type { Rng } from './game.ts'

/** A generator from four 32-bit words: the form in which a match's fair shuffles are seeded. */
export function sfc32(a: number, b: number, c: number, d: number): Rng {
  return new Sfc32(a, b, c, d)
}

/** A generator for tests, tools and bots, from any text or number. */
export function seeded(seed: string | number): Rng {
  const words = [0x9e3779b9, 0x243f6a88, 0xb7e15162, 0xdeadbeef]
  for (const char of String(seed)) {
    for (let i = 0; i < 4; i++)
      words[i] = Math.imul(words[i] ^ (char.codePointAt(0) ?? 0), 0x01000193 + 2 * i)
  }
  const rng = new Sfc32(words[0], words[1], words[2], words[3])
  for (let i = 0; i < 16; i++) rng.next()
  return rng
}

/** One of a list, all equally likely. */
export function pick<T>(rng: Rng, list: readonly T[]): T {
  return list[rng.int(list.length)]
}

// A class for speed only: its words stay unboxed integers, where a closure's would not. No state of a game ever holds one.
class Sfc32 implements Rng {
  constructor(
    private a: number,
    private b: number,
    private c: number,
    private d: number,
  ) {}

  next(): number {
    const t = (((this.a + this.b) | 0) + this.d) | 0
    this.d = (this.d + 1) | 0
    this.a = this.b ^ (this.b >>> 9)
    this.b = (this.c + (this.c << 3)) | 0
    this.c = (((this.c << 21) | (this.c >>> 11)) + t) | 0
    return t
  }

  int(n: number): number {
    if (n <= 1) return 0
    const mask = -1 >>> Math.clz32(n - 1)
    let x = this.next() & mask
    while (x >= n) x = this.next() & mask
    return x
  }

  draw(_pile: string, counts: readonly number[]): number {
    let total = 0
    for (let kind = 0; kind < counts.length; kind++) total += counts[kind]
    let left = this.int(total)
    let kind = 0
    while (left >= counts[kind]) left -= counts[kind++]
    return kind
  }
}
