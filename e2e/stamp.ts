/** Names for the gallery as it is, and for what of it one game's tables are drawn from: they change with every change of those sources. */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What the gallery is made of. */
const SOURCES = ['web', 'games', 'kernel', 'table', 'words', 'bots', 'learn', 'e2e/gallery']
const CODE = /\.(ts|svelte|css|html|jsonl)$/
/** No table of the gallery has bots or a teacher. */
const UNSEEN = /^(bots|learn)\/|^games\/[^/]+\/(bot\b|lesson\/)/

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .flatMap(entry => {
      const path = join(folder, entry.name)
      return entry.isDirectory() ? filesIn(path) : CODE.test(path) && !path.includes('.test.') ? [path] : []
    })
    .sort()

/** Whether a table of this game could look different for a change in this file: other games' folders are none of its business. */
const concerns = (game: string, path: string): boolean => {
  const [, other] = /^games\/([^/]+)\//.exec(path) ?? []
  return (other === undefined || other === game) && !UNSEEN.test(path)
}

/** Of the whole gallery, or of one game's tables in it. */
export function stampOf(game?: string): string {
  const hash = createHash('sha256')
  for (const path of SOURCES.flatMap(filesIn))
    if (game === undefined || concerns(game, path)) hash.update(path).update(readFileSync(path))
  return hash.digest('hex').slice(0, 12)
}
