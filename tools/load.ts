/**
 * Measures the server: npm run load -- [--store sqlite|postgres] [--game dahschur] [--tables 750] [--seconds 30] [--every 3000], or with --stored 100000 what a
 * full store costs, or with --thinking greedy how people fare while all bots think. Starts a server of its own on loopback with fresh data and ends with one JSON line.
 * With --warm 10 nothing is counted in the first ten seconds. With --processes 4 the people of every table sit at all of them; --profile leaves what the processor time went into, as a file for the developer tools of a browser.
 */

import { cpus } from 'node:os'
import { BadInput } from '../kernel/options.ts'
import { ownPostgres, sqliteForTests } from '../server/testing/servers.ts'
import { build, profiled, SpawnedServer } from '../server/testing/spawning.ts'
import { main, numberOption, readArguments } from './arguments.ts'
import { measureLive } from './loads/live.ts'
import { measureStored } from './loads/stored.ts'
import { measureThinking } from './loads/thinking.ts'

const USAGE =
  'npm run load -- [--store sqlite|postgres] [--game G] [--tables N] [--seconds N] [--every MS] [--warm N] [--processes N] [--profile FOLDER] | --stored N | --thinking BOT [--tables N] [--seconds N]'
const OPTIONS = [
  'store',
  'game',
  'tables',
  'seconds',
  'every',
  'warm',
  'processes',
  'profile',
  'stored',
  'thinking',
]

main(async () => {
  const given = readArguments(USAGE, 0, OPTIONS)
  const engine = given.options.get('store') ?? 'sqlite'
  const stored = numberOption(given, 'stored', 0, 0, 1_000_000)
  const thinking = given.options.get('thinking')
  const game = given.options.get('game') ?? 'dahschur'
  const seconds = numberOption(given, 'seconds', 30, 1, 600)
  const tables = numberOption(given, 'tables', thinking === undefined ? 750 : 30, 1, 5000)
  const every = numberOption(given, 'every', 3000, 10, 60_000)
  const warm = numberOption(given, 'warm', 0, 0, 600)
  const processes = numberOption(given, 'processes', 1, 1, 16)
  if (processes > 1 && engine !== 'postgres')
    throw new BadInput('Several processes need a database that they can share: add --store postgres.')

  build()
  const database = engine === 'postgres' ? await ownPostgres() : undefined
  const place = database ?? (await sqliteForTests())
  const folder = given.options.get('profile')
  const servers = Array.from(
    { length: processes },
    () => new SpawnedServer({ ...place.env, RATE_LIMIT: '1000000' }, folder ? profiled(folder) : undefined),
  )
  const [server] = servers
  try {
    const figures =
      stored > 0
        ? await measureStored(server, place, stored)
        : thinking !== undefined
          ? await measureThinking(server, { bot: thinking, game, tables, seconds })
          : await measureLive(servers, { game, tables, seconds, every, warm }, database?.database)
    console.log(JSON.stringify({ store: place.name, cores: cpus().length, ...figures }))
  } finally {
    for (const one of servers) await one.end('SIGTERM')
    await place.remove()
  }
  process.exit(0)
})
