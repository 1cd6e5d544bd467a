/** Checks the shuffles of a match file from a server: npm run verify -- <file>. */
import { existsSync, readFileSync } from 'node:fs'
import { gameOf } from '../games/index.ts'
import { parseMatch } from '../kernel/match.ts'
import { BadInput } from '../kernel/options.ts'
import { faultOfShuffles } from '../server/live/verify.ts'
import { main, readArguments } from './arguments.ts'

const USAGE = 'npm run verify -- <file>'

main(() => {
  const [file] = readArguments(USAGE, 1, []).words
  if (file === undefined) throw new BadInput(`Which file? Usage: ${USAGE}`)
  if (!existsSync(file)) throw new BadInput(`There is no file "${file}"; a match file ends in .jsonl.`)
  const match = parseMatch(readFileSync(file, 'utf8'), gameOf)
  const fault = faultOfShuffles(match)
  if (fault) throw new BadInput(fault)
  const drawn = match.rows.filter(row => row.actor === 'chance').length
  console.log(
    `Genuine: all ${drawn} chance entries are what the promised secret and the players' contributions give.`,
  )
})
