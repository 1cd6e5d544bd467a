/** Plants faults one at a time in a copy of the project that is thrown away, and sees whether the tests of their part find them. What was found is noted, so that one can stop and go on. */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { BadInput } from '../../kernel/options.ts'
import { copyOfProject } from '../new-game/copy.ts'
import { PLOTS, type Planted, type Plot } from './faults.ts'

/** So long the tests of a part may take, in milliseconds. */
const LONGEST = 400_000
/** A fault can make tests go round and round without an end: that is noticed when they have taken so many times as long as without it. */
const PATIENCE = 8
/** The names of what was found. */
const NOTES = join('.cache', 'planted')

interface Trial {
  /** Whether to stop for now. */
  readonly isLate: () => boolean
  readonly say: (line: string) => void
}

export function plotNamed(name: string): Plot {
  const plot = PLOTS.find(other => other.name === name)
  if (plot) return plot
  throw new BadInput(`There is no part "${name}"; there are ${PLOTS.map(other => other.name).join(', ')}.`)
}

/** What cannot be planted, since it is not there exactly once. */
export const gone = ({ faults }: Plot): readonly Planted[] =>
  faults.filter(({ file, from }) => readFileSync(file, 'utf8').split(from).length !== 2)

/** Tries the faults of these parts that were not found yet, and returns those that no test found. */
export function tryAll(plots: readonly Plot[], { isLate, say }: Trial): readonly Planted[] {
  const found = new Set(existsSync(NOTES) ? readFileSync(NOTES, 'utf8').split('\n') : [])
  mkdirSync('.cache', { recursive: true })
  const copy = copyOfProject()
  try {
    return plots.flatMap(plot => {
      const left = plot.faults.filter(fault => !found.has(nameOf(plot, fault)))
      say(`${plot.name}: ${plot.faults.length} faults, ${plot.faults.length - left.length} found before`)
      if (left.length === 0 || isLate()) return []
      const without = run(copy, plot, plot.tests)
      if (!without.passed) throw new Error(`the tests of ${plot.name} fail without a fault:\n${without.said}`)
      return left.filter(fault => {
        if (isLate()) return false
        const isFound = isNoticed(copy, plot, fault, PATIENCE * without.took)
        if (isFound) appendFileSync(NOTES, `${nameOf(plot, fault)}\n`)
        say(
          `${isFound ? 'found  ' : 'SLIPPED'} ${fault.file}: ${JSON.stringify(fault.from)} → ${JSON.stringify(fault.to)}`,
        )
        return !isFound
      })
    })
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
}

/** It changes with the fault, with what it is planted in and with the tests. */
function nameOf({ tests }: Plot, { file, from, to }: Planted): string {
  const hash = createHash('sha256').update(JSON.stringify([file, from, to]))
  for (const path of [file, ...tests]) hash.update(readFileSync(path))
  return hash.digest('hex').slice(0, 16)
}

function isNoticed(copy: string, plot: Plot, { file, from, to, test }: Planted, longest: number): boolean {
  const path = join(copy, file)
  const sound = readFileSync(path, 'utf8')
  writeFileSync(
    path,
    sound.replace(from, () => to),
  )
  try {
    return !run(copy, plot, test === undefined ? plot.tests : [test], longest).passed
  } finally {
    writeFileSync(path, sound)
  }
}

/** Whether these tests pass within this time, what they say, and how long they took. What is ended by somebody else proves nothing. */
function run(copy: string, { inBrowser = false, only }: Plot, tests: readonly string[], longest = LONGEST) {
  const start = Date.now()
  const config = inBrowser ? 'vitest.e2e.config.ts' : 'vitest.config.ts'
  const { status, error, stdout } = spawnSync(
    join('node_modules', '.bin', 'vitest'),
    [
      'run',
      '--config',
      config,
      '--bail',
      '1',
      '--retry',
      '0',
      ...(only ? ['-t', only.source] : []),
      ...tests,
    ],
    {
      cwd: copy,
      timeout: longest,
      killSignal: 'SIGKILL', // whatever goes round and round hears nothing else
      encoding: 'utf8',
      env: { ...process.env, ITERU_ALONE: '1', ITERU_SCALE: '0.25' },
    },
  )
  const isTooLong = error !== undefined && 'code' in error && error.code === 'ETIMEDOUT'
  if (status === null && !isTooLong)
    throw error ?? new Error(`the tests ${tests.join(' ')} were ended from outside`)
  return { passed: status === 0, said: stdout, took: Date.now() - start }
}
