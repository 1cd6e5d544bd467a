/** A backup while people play: npm run backup -- <file>. */
import { BadInput } from '../kernel/options.ts'
import { writeBackup } from '../server/operations/backups.ts'
import { readSettings } from '../server/operations/settings.ts'
import { main, readArguments } from './arguments.ts'

const USAGE = 'npm run backup -- <file>'

main(async () => {
  const [file] = readArguments(USAGE, 1, []).words
  if (file === undefined) throw new BadInput(`Into which file? Usage: ${USAGE}`)
  await writeBackup(readSettings(process.env), file, Date.now())
  console.log(`Everything is in ${file}.`)
})
