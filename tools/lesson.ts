/** Plays and proves the lessons, and says how long they take: npm run lesson -- [game] [--renew]. */
import { readFileSync, writeFileSync } from 'node:fs'
import { gameOf } from '../games/index.ts'
import { LESSONS } from '../games/lessons.ts'
import { BadInput } from '../kernel/options.ts'
import { faultsOf } from '../learn/prove.ts'
import { coreSeconds, secondsOf } from '../learn/time.ts'
import { main, readArguments } from './arguments.ts'

const USAGE = 'npm run lesson -- [game] [--renew]'

/** What stands in the file of a lesson for the version of the rules by which it was proved. */
const VERSION = /^ {2}rules: \d+,$/m

main(() => {
  const { words, options } = readArguments(USAGE, 1, [], ['renew'])
  const games = words.length > 0 ? words : Object.keys(LESSONS)
  for (const game of games) {
    if (!Object.hasOwn(LESSONS, game))
      throw new BadInput(`There is no lesson "${game}"; there are ${Object.keys(LESSONS).join(', ')}.`)
    prove(game, options.has('renew'))
  }
})

/** Plays a lesson; with `renew` by the rules as they are now, whose version is then noted in its file. */
function prove(id: string, renew: boolean): void {
  const { lesson, words } = LESSONS[id]
  const { rules } = gameOf(id).meta
  const faults = faultsOf(renew ? { ...lesson, rules } : lesson, words)
  if (faults.length > 0) throw new BadInput(`${id}: ${faults[0]}`)
  if (renew && lesson.rules !== rules) {
    const file = `games/${id}/lesson/index.ts`
    writeFileSync(file, readFileSync(file, 'utf8').replace(VERSION, `  rules: ${rules},`))
    console.log(`${id}: nothing has changed; the lesson is now one of version ${rules} of the rules.`)
  }
  for (const [language, said] of Object.entries(words)) {
    const chapters = lesson.chapters.map(chapter => `${chapter.id} ${Math.round(secondsOf(chapter, said))}`)
    const core = Math.round(coreSeconds(lesson, said))
    console.log(`${id} ${language}: core ${core} of ${lesson.seconds} s; ${chapters.join(', ')}`)
  }
}
