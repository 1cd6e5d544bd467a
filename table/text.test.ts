/** Names without tricks, and JSON that is refused before it hurts. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cleanName, faultOfJson } from './text.ts'

describe('a name', () => {
  test('keeps what can be read, in any script', () => {
    for (const name of ['Ani', 'Nofretete II.', 'Тутмос', '李娜', 'عائشة', 'Zoë', 'ก็', '𓂀'])
      expect(cleanName(name)).toBe(name.normalize('NFC'))
  })

  test('loses controls, marks of direction, letters without width and fillers', () => {
    expect(cleanName('A\u202en\u200bi\u0000\u2066\ufeff')).toBe('Ani')
    expect(cleanName('  A\n\t n  i\u2028x ')).toBe('A n i x')
    expect(cleanName('A\u034f\u3164\u2800')).toBe('A')
    for (const nothing of ['\u200b\u200d', '\u2060', '\u3164', '\u00a0', '\u202e'])
      expect(cleanName(nothing)).toBe('')
  })

  test('is no tower of accents', () => {
    expect(cleanName(`x${'\u0302'.repeat(50)}`).length).toBeLessThanOrEqual(4)
  })

  test('that is clean stays as it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), name => {
        const clean = cleanName(name)
        expect(cleanName(clean)).toBe(clean)
      }),
    )
  })
})

describe('JSON', () => {
  test('is fine as deep as any message, and refused when it is deeper', () => {
    const deep = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`
    expect(faultOfJson(deep(32))).toBeUndefined()
    expect(faultOfJson(deep(33))).toMatch(/deep/)
    expect(faultOfJson(JSON.stringify('['.repeat(99)))).toBeUndefined()
    expect(faultOfJson(JSON.stringify(['"', '\\', '['.repeat(99)]))).toBeUndefined()
  })

  test('holds no NUL, however it is written', () => {
    expect(faultOfJson('{"name":"a\\u0000"}')).toMatch(/NUL/)
    expect(faultOfJson('{"name":"a\0"}')).toMatch(/NUL/)
    expect(faultOfJson(JSON.stringify({ name: 'the text \\u0000' }))).toBeUndefined()
  })
})
