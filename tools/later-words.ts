/** Splits the catalogues of the games in the built page: what a board says, and in a file of its own what is only said when it stands, which web/boards.ts fetches after it. */
import { resolve } from 'node:path'
import { build, type Plugin, type Rolldown } from 'vite'
import { halve } from '../words/game.ts'
import { isLanguage } from '../words/languages.ts'

const CATALOGUE = /^[\w-]+\/words\/(\w\w)\.ts(\?rest)?$/
const GAMES = `${resolve('games')}/`

type Catalogue = Readonly<Record<string, unknown>>

/** What a file of words has: it is found by its name, so that neither a game nor a language has to be listed here. */
async function read(file: string, language: string): Promise<Catalogue> {
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    build: { write: false, minify: false, lib: { entry: file, formats: ['es'] } },
  })
  const [{ output }] = [built].flat() as readonly Rolldown.RolldownOutput[]
  const module = await import(`data:text/javascript,${encodeURIComponent(output[0].code)}`)
  return module[language]
}

export const laterWords = (): Plugin => ({
  name: 'later-words',
  enforce: 'pre',
  apply: 'build',
  async load(id) {
    const [, language, rest] = (id.startsWith(GAMES) && CATALOGUE.exec(id.slice(GAMES.length))) || []
    if (!isLanguage(language)) return null
    const parts = halve(await read(id.replace(/\?.*/, ''), language))
    return `export const ${language} = ${JSON.stringify(rest ? parts.rest : parts.first)}`
  },
})
