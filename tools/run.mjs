/** Runs one of the small programs: node tools/run.mjs tools/sim.ts aton --games 100. Installs what is missing first. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { explain, isAskedForHelp, prepare, ROOT } from './prepare.mjs'
import { runProgram } from './program.mjs'

const [file] = process.argv.slice(2)
if (!isAskedForHelp()) run()
else {
  explain(file)
  answerUsage(readFileSync(join(ROOT, file), 'utf8'))
}

function run() {
  prepare()
  runProgram(process.argv.slice(2))
}

/** How to call a program stands in its source as a rule; it is run to tell only where it puts that together itself. */
function answerUsage(source) {
  const [, usage] = /^const USAGE =\s+'(.*)'$/m.exec(source) ?? []
  const hasMore = /^const HELP =/m.test(source)
  if (usage !== undefined && !hasMore) console.log(`Usage: ${usage}`)
  else if (source.includes('readArguments(')) run()
}
