/** Plants faults one by one in a copy of the project: npm run planted -- [part] [--minutes M]. The tests of each part must find all of its own; goes on where it was stopped. */
import { main, numberOption, readArguments } from './arguments.ts'
import { PLOTS } from './planted/faults.ts'
import { plotNamed, tryAll } from './planted/trial.ts'

const USAGE = `npm run planted -- [${PLOTS.map(({ name }) => `"${name}"`).join(' | ')}] [--minutes M]`

main(() => {
  const given = readArguments(USAGE, 1, ['minutes'])
  const [name] = given.words
  const end = Date.now() + numberOption(given, 'minutes', 60, 1, 600) * 60_000
  const slipped = tryAll(name === undefined ? PLOTS : [plotNamed(name)], {
    isLate: () => Date.now() >= end,
    say: line => console.log(line),
  })
  if (slipped.length > 0) process.exitCode = 1
})
