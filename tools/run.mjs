/** Runs one of the small programs: node tools/run.mjs tools/sim.ts aton --games 100. Installs what is missing first. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { explain, isAskedForHelp, prepare, ROOT } from './prepare.mjs'
import { runProgram } from './program.mjs'

const [file] = process.argv.slice(2)
if (isAskedForHelp()) explain(file)
// Those that take arguments tell how; the others have said all there is to say.
if (!isAskedForHelp() || readFileSync(join(ROOT, file), 'utf8').includes('readArguments(')) {
  prepare()
  runProgram(process.argv.slice(2))
}
