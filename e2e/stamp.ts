/** A name for the page as it is: it changes with every change of its sources. */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What the page is made of. */
const SOURCES = ['web', 'games', 'kernel', 'table', 'words', 'bots', 'learn', 'e2e/gallery']
const CODE = /\.(ts|svelte|css|html|jsonl)$/

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .flatMap(entry => {
      const path = join(folder, entry.name)
      return entry.isDirectory() ? filesIn(path) : CODE.test(path) && !path.includes('.test.') ? [path] : []
    })
    .sort()

export function stampOf(): string {
  const hash = createHash('sha256')
  for (const path of SOURCES.flatMap(filesIn)) hash.update(path).update(readFileSync(path))
  return hash.digest('hex').slice(0, 12)
}
