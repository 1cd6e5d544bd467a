/** Checks the shuffles of a match file from a server: npm run verify -- <file> [--commitment <what was promised before the start>]. */
import { existsSync, readFileSync } from 'node:fs'
import { gameOf } from '../games/index.ts'
import { parseMatch } from '../kernel/match.ts'
import { BadInput } from '../kernel/options.ts'
import { faultOfShuffles, proofOf } from '../server/live/verify.ts'
import { main, readArguments } from './arguments.ts'

const USAGE = 'npm run verify -- <file> [--commitment HEX]'

main(() => {
  const { words, options } = readArguments(USAGE, 1, ['commitment'])
  const [file] = words
  if (file === undefined) throw new BadInput(`Which file? Usage: ${USAGE}`)
  if (!existsSync(file)) throw new BadInput(`There is no file "${file}"; a match file ends in .jsonl.`)
  const match = parseMatch(readFileSync(file, 'utf8'), gameOf)
  const promised = options.get('commitment')
  const fault = faultOfShuffles(match, promised)
  if (fault) throw new BadInput(fault)
  for (const line of proofOf(match)) console.log(line)
  if (promised !== undefined) console.log('It is the match that you noted: genuine.')
})
