/** A backup put into an empty store, of either kind: npm run restore -- <file>. */
import { BadInput } from '../kernel/options.ts'
import { readBackup } from '../server/operations/backups.ts'
import { readSettings } from '../server/operations/settings.ts'
import { main, readArguments } from './arguments.ts'

const USAGE = 'npm run restore -- <file>'

main(async () => {
  const [file] = readArguments(USAGE, 1, []).words
  if (file === undefined) throw new BadInput(`Out of which file? Usage: ${USAGE}`)
  const rows = await readBackup(readSettings(process.env), file)
  console.log(`${rows} rows are restored; the server can be started.`)
})
