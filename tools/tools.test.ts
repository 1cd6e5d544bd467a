/** The small programs as a person calls them: what they print, and one sentence with exit code 2 for bad input. */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, test, vi } from 'vitest'

const FOLDER = join('.cache', 'tools')
mkdirSync(FOLDER, { recursive: true })
afterAll(() => rmSync(FOLDER, { recursive: true, force: true }))

function call(program: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', `${program.includes('/') ? program : `tools/${program}`}.ts`, ...args],
    { encoding: 'utf8' },
  )
  return { status, stdout, stderr: stderr.trim() }
}

/** The same within this process: most of the time of a small program goes into its start. */
async function callHere(program: string, ...args: string[]) {
  const path = program.includes('/') ? `../${program}.ts` : `./${program}.ts`
  const { argv, exitCode } = process
  const [printed, complaints]: [string[], string[]] = [[], []]
  const spies = [
    vi.spyOn(console, 'log').mockImplementation(line => void printed.push(String(line))),
    vi.spyOn(console, 'error').mockImplementation(line => void complaints.push(String(line))),
  ]
  try {
    process.argv = [argv[0], path, ...args]
    await import(/* @vite-ignore */ `${path}?called=${calls++}`) // runs it, however often it was imported before
    await vi.waitUntil(() => complaints.length > 0, { timeout: 20_000, interval: 5 })
    await Promise.resolve() // it says what is wrong, and then sets its exit code
    return { status: process.exitCode, stdout: printed.join('\n'), stderr: complaints.join('\n') }
  } finally {
    Object.assign(process, { argv, exitCode })
    for (const spy of spies) spy.mockRestore()
  }
}
let calls = 0

/** A golden match with one line of it changed. */
function edited(name: string, edit: (lines: string[]) => void): string {
  const lines = readFileSync('games/aton/golden/temple.jsonl', 'utf8').trimEnd().split('\n')
  edit(lines)
  const file = join(FOLDER, `${name}.jsonl`)
  writeFileSync(file, lines.join('\n'))
  return file
}

describe('ladder', () => {
  test('a pairing that the record has whole is told and not played again, by several processes either', () => {
    const record = join(FOLDER, 'ladder.jsonl')
    writeFileSync(record, '')
    const args = ['aton', '--games', '2', '--scale', '1000', '--pairing', 'random,greedy', '--record', record]
    const played = call('ladder', ...args)
    const kept = readFileSync(record, 'utf8')
    const told = call('ladder', ...args, '--workers', '2')
    expect([told.status, told.stderr]).toEqual([0, ''])
    expect(told.stdout).toContain(played.stdout.split(';')[0].trim())
    expect(readFileSync(record, 'utf8')).toBe(kept)
  }, 30_000)
})

describe('sim', () => {
  test('ends with one JSON line', () => {
    const { status, stdout } = call('sim', 'aton', '--games', '30', '--seed', 'x')
    expect(status).toBe(0)
    const result = JSON.parse(stdout.trim().split('\n').at(-1) ?? '')
    expect(result).toMatchObject({ game: 'aton', seats: 2, games: 30, errors: 0, bots: ['random', 'random'] })
    const endings: number[] = Object.values(result.endings)
    expect(endings.reduce((sum, n) => sum + n, 0)).toBe(30)
  })
})

describe('replay', () => {
  test('tells a match up to an entry', () => {
    const { status, stdout } = call('replay', 'games/aton/golden/temple.jsonl', '--to', '5')
    expect(status).toBe(0)
    expect(stdout).toContain('   4 ')
    expect(stdout).not.toContain('\n   5 ')
  })
})

describe('bad input gets one sentence and exit code 2', () => {
  const cases: readonly [string, string[], string][] = [
    ['sim', ['senet'], 'There is no game "senet"; there are '],
    ['sim', [], 'Which game?'],
    ['sim', ['aton', '--seats', '5'], 'Aton is for 2 players, not 5.'],
    ['sim', ['aton', '--games', 'many'], '--games must be a whole number from 1 to 10000000, not "many".'],
    [
      'sim',
      ['aton', '--bots', 'genius'],
      'There is no bot "genius"; there are random, greedy, plain, beginner, casual, solid, strong, expert, tablet.',
    ],
    ['sim', ['aton', '--bots', 'random,random,random'], '--bots names 3 bots for 2 seats'],
    ['sim', ['aton', '--options', '{"speed":1}'], 'Aton has no option "speed"; it has none.'],
    ['sim', ['aton', '--fast', '1'], 'There is no option --fast.'],
    ['sim', ['aton', 'horus'], '"horus" is one word too many.'],
    ['bench', ['senet'], 'There is no game "senet"'],
    [
      'ladder',
      ['aton', '--pairing', 'strong'],
      '--pairing names two bots, such as strong,casual, not "strong".',
    ],
    ['ladder', ['aton', '--record', 'nowhere.jsonl'], 'There is no file "nowhere.jsonl"'],
    ['train', ['senet'], 'There is no game "senet"'],
    ['golden', ['aton', '--record', 'some'], '--record must be all or missing, not "some".'],
    ['e2e/reach', ['--game', 'senet'], 'There is no game "senet"; there are '],
    ['e2e/reach', ['--size', '1x1'], 'There is no size "1x1"; there are 360x592, '],
    ['e2e/reach', ['--only', 'clicks'], '--only is looks or taps, not "clicks".'],
    ['e2e/reach', ['--record', 'README.md'], 'line 1 of '],
    ['replay', ['nowhere.jsonl'], 'There is no file "nowhere.jsonl"'],
    ['replay', ['README.md'], 'This is not a match file'],
    ['replay', ['games/aton/golden/temple.jsonl', '--to', '9999'], '--to must be a whole number from 0 to '],
  ]
  for (const [program, args, sentence] of cases) {
    test(`${program} ${args.join(' ')}`, async () => {
      const { status, stdout, stderr } = await callHere(program, ...args)
      expect(stderr).toContain(sentence)
      expect(stderr.split('\n')).toHaveLength(1)
      expect([status, stdout]).toEqual([2, ''])
    })
  }

  test('as a program of its own', () => {
    const sentence = 'There is no game "senet"; there are amun-re, aton, dahschur, horus.'
    expect(call('sim', 'senet')).toEqual({ status: 2, stdout: '', stderr: sentence })
  })

  test('a truncated or edited match file is refused with the entry number', async () => {
    const cut = edited('cut', lines => lines.splice(20))
    const told = (sentence: string) => ({ status: 2, stderr: expect.stringContaining(sentence) })
    expect(await callHere('replay', cut)).toMatchObject(told('at entry 18'))
    const lines = readFileSync('games/aton/golden/temple.jsonl', 'utf8').split('\n')
    const second = lines.findIndex((line, i) => line.includes('"place"') && lines[i - 1].includes('"place"'))
    const space = lines[second - 1].match(/"space":\d+/)?.[0] ?? ''
    const twice = edited('twice', all => all.splice(second, 1, all[second].replace(/"space":\d+/, space)))
    const sentence = `The match file stops being a legal match at entry ${second - 1}`
    expect(await callHere('replay', twice)).toMatchObject(told(sentence))
    expect(existsSync(cut)).toBe(true)
  })
})
