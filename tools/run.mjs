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

/** How to call a program stands in its source as a rule; it is run to tell only where it puts that together itself, which takes seconds. */
function answerUsage(source) {
  const usage = found(source, /^const USAGE =\s+'(.*)'$/m) ?? found(source, /\breadArguments\('(.*?)'/)
  const help = found(source, /^const HELP = `([^`]*)`/m)
  const told = help?.replaceAll(/\$\{USAGE\}/g, usage) ?? `Usage: ${usage}`
  if (usage !== undefined && !told.includes('${')) console.log(told)
  else if (source.includes('readArguments(')) run()
}

function found(source, pattern) {
  return pattern.exec(source)?.[1]
}
