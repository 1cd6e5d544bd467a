/** Lets an outside program play at a table of any server: npm run bot -- --server https://… --table ID --program "python3 my_bot.py". The program speaks the line protocol (docs/bots.md). */
import { BadInput } from '../kernel/options.ts'
import { main, numberOption, readArguments } from './arguments.ts'
import { readIdentity } from './bot/identity.ts'
import { play } from './bot/seat.ts'
import { Program } from './ladder/program.ts'

const USAGE =
  'npm run bot -- --server URL --table ID --program "command" [--name N] [--seat N] [--invite TOKEN] [--ms N] [--identity file]'

const OPTIONS = ['server', 'table', 'program', 'name', 'seat', 'invite', 'ms', 'identity']

main(async () => {
  const given = readArguments(USAGE, 0, OPTIONS)
  const wanted = (name: string): string => {
    const value = given.options.get(name)
    if (value === undefined) throw new BadInput(`--${name} is missing. Usage: ${USAGE}`)
    return value
  }
  const { server, match, invite } = placeOf(wanted('server'), wanted('table'), given.options.get('invite'))
  const name = given.options.get('name') ?? 'Program'
  const identity = await readIdentity(server, name, given.options.get('identity'))
  const program = new Program(wanted('program'))
  const seat = given.options.has('seat') ? numberOption(given, 'seat', 0, 0, 7) : undefined
  const ms = numberOption(given, 'ms', 1000, 1, 3_600_000)
  try {
    const result = await play({ server, match, identity, seat, invite, ms, program, say: console.error })
    console.log(JSON.stringify(result))
  } finally {
    program.close()
  }
})

interface Place {
  readonly server: string
  readonly match: string
  readonly invite: string | undefined
}

/** A table is named by its id or by its whole address, with the invitation that stands behind the #. */
function placeOf(server: string, table: string, invite: string | undefined): Place {
  const url = URL.canParse(server) ? new URL(server) : undefined
  if (!url?.protocol.startsWith('http'))
    throw new BadInput(`--server should be an address such as http://127.0.0.1:3000, not "${server}".`)
  const found = /(?:\/t\/)?([\w-]{1,40})(?:#invite=([\w-]{1,80}))?$/.exec(table)
  if (!found) throw new BadInput(`--table should be the id of a table or its address, not "${table}".`)
  return { server: url.origin, match: found[1], invite: invite ?? found[2] }
}
