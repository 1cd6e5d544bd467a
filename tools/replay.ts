/** Proves a match file and tells the match: npm run replay -- <file> [--to N]. */
import { existsSync, readFileSync } from 'node:fs'
import { gameOf } from '../games/index.ts'
import { parseMatch } from '../kernel/match.ts'
import { BadInput } from '../kernel/options.ts'
import { main, numberOption, readArguments } from './arguments.ts'
import { narrate } from './narrate.ts'

const USAGE = 'npm run replay -- <file> [--to N]'

main(() => {
  const given = readArguments(USAGE, 1, ['to'])
  const file = given.words[0]
  if (file === undefined) throw new BadInput(`Which file? Usage: ${USAGE}`)
  if (!existsSync(file)) throw new BadInput(`There is no file "${file}"; a match file ends in .jsonl.`)
  const match = parseMatch(readFileSync(file, 'utf8'), gameOf)
  const to = numberOption(given, 'to', match.rows.length, 0, match.rows.length)
  console.log(narrate(gameOf(match.game), match, to).join('\n'))
})
