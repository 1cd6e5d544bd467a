/** Begins a game: makes a folder out of the toy game in the layout of its siblings, and registers it: npm run new-game -- senet. */
import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { games } from '../games/index.ts'
import { BadInput } from '../kernel/options.ts'
import { main, readArguments } from './arguments.ts'
import { type Names, namesOf, registered, renamed, rulesOf } from './new-game/text.ts'

const USAGE = 'npm run new-game -- <id>'
const TEMPLATE = 'tools/template'
const TOY = 'kernel/toy.ts'

/** Every list that names each game once. */
const REGISTRIES = [
  'games/index.ts',
  'games/cards.ts',
  'games/knowledge.ts',
  'games/plans.ts',
  'web/boards.ts',
  'web/art/covers.ts',
]

main(() => {
  const [id] = readArguments(USAGE, 1, []).words
  if (id === undefined) throw new BadInput(`What shall it be called? Usage: ${USAGE}`)
  if (!/^[a-z]+(-[a-z]+)*$/.test(id))
    throw new BadInput(`An id is made of small letters and single dashes, such as senet, not "${id}".`)
  const folder = join('games', id)
  if (existsSync(folder)) throw new BadInput(`There is a folder ${folder} already.`)
  const names = namesOf(id)
  layOut(folder, names)
  const last = namesOf(Object.keys(games).at(-1) ?? '')
  for (const file of REGISTRIES) rewrite(file, text => registered(text, last, names))
  run('npx', 'biome', 'check', '--write', folder, ...REGISTRIES)
  run('npm', 'run', '-s', 'golden', '--', id, '--record', 'missing')
  console.log(`${folder} is there. What to do next: docs/adding-a-game.md. To play it: npm start.`)
})

/** Copies the template under the new names, and the toy game in place of its rules. */
function layOut(folder: string, names: Names): void {
  cpSync(TEMPLATE, folder, { recursive: true })
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const path = join(folder, name)
    if (statSync(path).isFile()) rewrite(path, text => renamed(text, names))
  }
  writeFileSync(join(folder, 'rules/index.ts'), rulesOf(readFileSync(TOY, 'utf8'), names))
}

function rewrite(path: string, change: (text: string) => string): void {
  writeFileSync(path, change(readFileSync(path, 'utf8')))
}

function run(program: string, ...args: readonly string[]): void {
  try {
    execFileSync(program, args, { stdio: ['ignore', 'ignore', 'pipe'] })
  } catch (error) {
    throw new Error(`${program} ${args.join(' ')} failed`, { cause: error })
  }
}
