/**
 * Measures the server: npm run load -- [--store sqlite|postgres] [--game dahschur] [--tables 750] [--seconds 30] [--every 3000], or with --stored 100000 what a
 * full store costs (--listed 100000: its lists alone), with --thinking greedy how people fare while all bots think, or with --push 200 how long a signal takes to another's device. Starts a server of its own on loopback with fresh data and ends with one JSON line.
 * With --warm 10 nothing is counted in the first ten seconds. With --processes 4 the people of every table sit at all of them, with --people together at one, as proxies bring them there; --profile leaves what the processor time went into, as a file for the developer tools of a browser.
 */

import { cpus } from 'node:os'
import { BadInput } from '../kernel/options.ts'
import { ownPostgres, sqliteForTests } from '../server/testing/servers.ts'
import { build, profiled, SpawnedServer } from '../server/testing/spawning.ts'
import { main, numberOption, readArguments } from './arguments.ts'
import { measureLive } from './loads/live.ts'
import { measurePush, PUSHING } from './loads/push.ts'
import { measureListed, measureStored } from './loads/stored.ts'
import { measureThinking } from './loads/thinking.ts'

const USAGE =
  'npm run load -- [--store sqlite|postgres] [--game G] [--tables N] [--seconds N] [--every MS] [--warm N] [--processes N] [--people together|apart] [--profile FOLDER] | --stored N | --listed N | --thinking BOT [--tables N] [--seconds N] | --push N'
const OPTIONS = [
  'store',
  'game',
  'tables',
  'seconds',
  'every',
  'warm',
  'processes',
  'people',
  'profile',
  'stored',
  'listed',
  'thinking',
  'push',
]

main(async () => {
  const given = readArguments(USAGE, 0, OPTIONS)
  const engine = given.options.get('store') ?? 'sqlite'
  const stored = numberOption(given, 'stored', 0, 0, 1_000_000)
  const listed = numberOption(given, 'listed', 0, 0, 1_000_000)
  const push = numberOption(given, 'push', 0, 0, 10_000)
  const thinking = given.options.get('thinking')
  const game = given.options.get('game') ?? 'dahschur'
  const seconds = numberOption(given, 'seconds', 30, 1, 600)
  const tables = numberOption(given, 'tables', thinking === undefined ? 750 : 30, 1, 5000)
  const every = numberOption(given, 'every', 3000, 10, 60_000)
  const warm = numberOption(given, 'warm', 0, 0, 600)
  const processes = numberOption(given, 'processes', 1, 1, 16)
  const people = given.options.get('people') ?? 'apart'
  if (people !== 'apart' && people !== 'together')
    throw new BadInput(`--people is together or apart, not "${people}".`)
  if (processes > 1 && engine !== 'postgres')
    throw new BadInput('Several processes need a database that they can share: add --store postgres.')

  build()
  const database = engine === 'postgres' ? await ownPostgres() : undefined
  const place = database ?? (await sqliteForTests())
  const folder = given.options.get('profile')
  const servers = Array.from(
    { length: processes },
    () =>
      new SpawnedServer(
        { ...place.env, RATE_LIMIT: '1000000', ...(push > 0 && PUSHING) },
        folder ? profiled(folder) : undefined,
      ),
  )
  const [server] = servers
  try {
    const measure = () => {
      if (stored > 0) return measureStored(server, place, stored)
      if (listed > 0) return measureListed(server, place, listed)
      if (push > 0) return measurePush(server, push)
      if (thinking !== undefined) return measureThinking(server, { bot: thinking, game, tables, seconds })
      const together = people === 'together'
      return measureLive(servers, { game, tables, seconds, every, warm, together }, database?.database)
    }
    console.log(JSON.stringify({ store: place.name, cores: cpus().length, ...(await measure()) }))
  } finally {
    for (const one of servers) await one.end('SIGTERM')
    await place.remove()
  }
  process.exit(0)
})
