/**
 * Measures the server: npm run load -- [--store sqlite|postgres] [--game dahschur] [--tables 750] [--seconds 30] [--every 3000], or with --stored 100000 what a
 * full store costs, or with --thinking greedy how people fare while all bots think. Starts a server of its own on loopback with fresh data and ends with one JSON line.
 */

import { postgresForTests, sqliteForTests } from '../server/testing/servers.ts'
import { SpawnedServer } from '../server/testing/spawning.ts'
import { main, numberOption, readArguments } from './arguments.ts'
import { measureLive } from './loads/live.ts'
import { measureStored } from './loads/stored.ts'
import { measureThinking } from './loads/thinking.ts'

const USAGE =
  'npm run load -- [--store sqlite|postgres] [--game G] [--tables N] [--seconds N] [--every MS] | --stored N | --thinking BOT [--tables N] [--seconds N]'

main(async () => {
  const given = readArguments(USAGE, 0, ['store', 'game', 'tables', 'seconds', 'every', 'stored', 'thinking'])
  const engine = given.options.get('store') ?? 'sqlite'
  const stored = numberOption(given, 'stored', 0, 0, 1_000_000)
  const thinking = given.options.get('thinking')
  const game = given.options.get('game') ?? 'dahschur'
  const seconds = numberOption(given, 'seconds', 30, 1, 600)
  const tables = numberOption(given, 'tables', thinking === undefined ? 750 : 30, 1, 5000)
  const every = numberOption(given, 'every', 3000, 10, 60_000)

  const place = await (engine === 'postgres' ? postgresForTests() : sqliteForTests())
  const server = new SpawnedServer({ ...place.env, RATE_LIMIT: '1000000' })
  try {
    const figures =
      stored > 0
        ? await measureStored(server, place, stored)
        : thinking !== undefined
          ? await measureThinking(server, { bot: thinking, game, tables, seconds })
          : await measureLive(server, { game, tables, seconds, every })
    console.log(JSON.stringify({ store: place.name, ...figures }))
  } finally {
    await server.end('SIGTERM')
    await place.remove()
  }
  process.exit(0)
})
