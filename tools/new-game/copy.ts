/** A copy of the project in a folder of its own, with the packages of this one: for tests that change sources and throw them away. */
import { cpSync, mkdtempSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

/** What is made or fetched, and so no part of the sources. */
const LEFT_OUT = ['.git', '.cache', '.svelte-check', 'node_modules', 'dist', 'data', 'past']

export function copyOfProject(): string {
  const folder = mkdtempSync(join(tmpdir(), 'iteru-copy-'))
  cpSync('.', folder, { recursive: true, filter: path => !LEFT_OUT.includes(path) })
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  return folder
}
