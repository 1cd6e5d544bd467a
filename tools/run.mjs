/** Runs one of the small programs: node tools/run.mjs tools/sim.ts aton --games 100. Installs what is missing first. */
import { prepare } from './prepare.mjs'
import { runProgram } from './program.mjs'

prepare()
runProgram(process.argv.slice(2))
