/** The record of a study: what was looked at in which state of the page, so that it can go on where it was. */
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { BadInput } from '../kernel/options.ts'
import { stampOf } from './stamp.ts'
import type { Found } from './unit.ts'

/** Some decisions of one golden match on one screen. */
export interface Entry extends Found {
  readonly unit: string
  readonly game: string
  readonly size: string
  readonly decisions: number
}

/** Reads a record and goes on with it; what was found before something changed that this game's tables are drawn from is left out. */
export class Record {
  readonly #path: string
  readonly #stamps = new Map<string, string>()
  #entries: readonly Entry[]

  constructor(path: string) {
    this.#path = path
    const lines = existsSync(path) ? readFileSync(path, 'utf8').split('\n').filter(Boolean) : []
    const all = lines.map((line, i) => readEntry(line, `line ${i + 1} of ${path}`))
    this.#entries = all.filter(({ game, stamp }) => stamp === this.#stampOf(game))
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, this.#entries.map(entry => `${JSON.stringify(entry)}\n`).join(''))
  }

  get entries(): readonly Entry[] {
    return this.#entries
  }

  has(unit: string): boolean {
    return this.#entries.some(entry => entry.unit === unit)
  }

  add(entry: Entry): void {
    this.#entries = [...this.#entries, entry]
    appendFileSync(this.#path, `${JSON.stringify({ ...entry, stamp: this.#stampOf(entry.game) })}\n`)
  }

  #stampOf(game: string): string {
    const stamp = this.#stamps.get(game) ?? stampOf(game)
    this.#stamps.set(game, stamp)
    return stamp
  }
}

function readEntry(line: string, where: string): Entry & { readonly stamp: string } {
  try {
    const entry = JSON.parse(line)
    if (typeof entry.unit === 'string' && Array.isArray(entry.faults)) return entry
  } catch {
    // said below
  }
  throw new BadInput(`${where} is no entry of a study; give --record another file.`)
}
