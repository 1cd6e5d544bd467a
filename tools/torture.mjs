/** npm run torture: every fault there is, at random moments of running matches, for a given time. It goes on where the record ends, and prints what has been done so far. */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { prepare, ROOT } from './prepare.mjs'

const USAGE = `npm run torture -- [--minutes 10] [--store sqlite|postgres|standby|flood|outbox] [--fault KIND] [--record FILE] [--show]

  --minutes  how long, for each store (default 10)
  --store    only on this store
  --fault    only this kind: sqlite has kill, stop, freeze, full; postgres has kill, connections,
             listening, backend, restart, crash, freeze, recovery; standby has failover; flood is one
             abusive address: pings, tables, "tables of experts" and the like, each once for 8 s;
             outbox kills servers while they call people back, as "one process" and "two processes"
  --record   where every fault is noted (default .cache/torture.jsonl); the next run goes on from there
  --show     only prints the record

Every fault: people play, it happens at some moment, then every watcher must show what the store has, and people go on.
At the end every acknowledged action must be there once, every match must replay to its state, every clock must run.`

const known = { minutes: '10', store: undefined, fault: undefined, record: '.cache/torture.jsonl' }
const options = { ...known }
const words = process.argv.slice(2)
let show = false
for (let n = 0; n < words.length; n++) {
  const name = words[n].replace(/^--/, '')
  if (name === 'help') end(USAGE, 0)
  if (name === 'show') {
    show = true
    continue
  }
  if (!words[n].startsWith('--') || !(name in known)) end(`There is no option ${words[n]}.\n\n${USAGE}`, 2)
  if (words[n + 1] === undefined) end(`The option --${name} needs a value.\n\n${USAGE}`, 2)
  options[name] = words[++n]
}
const minutes = Number(options.minutes)
if (!(minutes > 0 && minutes <= 10_000))
  end(`--minutes must be a number up to 10000, not "${options.minutes}".`, 2)
const record = join(ROOT, options.record)

function end(text, status) {
  console.log(text)
  process.exit(status)
}

function done() {
  const lines = existsSync(record) ? readFileSync(record, 'utf8').trim().split('\n').filter(Boolean) : []
  return lines.map(line => JSON.parse(line))
}

function summary() {
  const kinds = Map.groupBy
    ? Map.groupBy(done(), ({ store, fault }) => `${store} ${fault}`)
    : done().reduce(
        (map, one) =>
          map.set(`${one.store} ${one.fault}`, [...(map.get(`${one.store} ${one.fault}`) ?? []), one]),
        new Map(),
      )
  for (const [kind, all] of [...kinds].sort(([a], [b]) => a.localeCompare(b))) {
    if (all[0].store === 'flood') {
      judgeFlood(kind, all)
      continue
    }
    if (all[0].store === 'outbox') {
      const sum = name => all.reduce((total, one) => total + one[name], 0)
      console.log(
        `${kind}: ${sum('kills')} kills, ${sum('signals')} signals, of them ${sum('repeats')} sent again after a kill; none lost, late or to somebody who looked`,
      )
      continue
    }
    const late = all.map(({ lateMs }) => lateMs).sort((a, b) => a - b)
    const acted = all.reduce((sum, { acknowledged }) => sum + acknowledged, 0)
    const p95 = late[Math.min(late.length - 1, Math.floor(late.length * 0.95))]
    const most = Math.max(0, ...all.map(({ megabytes = 0 }) => megabytes))
    console.log(
      `${kind}: ${all.length} times, ${acted} actions acknowledged, watchers right after ${p95} ms (p95), ${most} MB`,
    )
  }
  return kinds
}

/** An innocent player's answers and the server's memory while an address floods it: what is promised, and the last time it was measured. */
function judgeFlood(kind, all) {
  const { p95Ms, megabytes, acknowledged, asked, cut, statuses } = all[all.length - 1]
  const isFine = p95Ms < 100 && megabytes < 300
  const refused = Object.entries(statuses).map(([status, count]) => `${count} × ${status}`)
  console.log(
    `${kind}: ${isFine ? 'fine' : 'MISSED'}: somebody else is answered after ${p95Ms} ms (p95 of ${acknowledged}, at most 100), ` +
      `${megabytes} MB (at most 300); ${asked} requests (${refused.join(', ')}), ${cut} connections cut`,
  )
}

if (!show) {
  prepare()
  mkdirSync(dirname(record), { recursive: true })
  const counts = {}
  for (const { store, fault } of done()) counts[`${store} ${fault}`] = (counts[`${store} ${fault}`] ?? 0) + 1
  let failed = false
  for (const store of options.store === undefined
    ? ['sqlite', 'postgres', 'standby', 'flood', 'outbox']
    : [options.store]) {
    const order = { until: Date.now() + minutes * 60_000, store, record, done: counts }
    if (options.fault !== undefined) order.fault = options.fault
    const vitest = join(ROOT, 'node_modules', '.bin', 'vitest')
    const file = store === 'outbox' ? 'server/whole/outbox.test.ts' : 'server/whole/torture.test.ts'
    const args = ['run', file, '--testTimeout=100000000']
    const { status } = spawnSync(vitest, args, {
      cwd: ROOT,
      stdio: 'inherit',
      env: { ...process.env, ITERU_TORTURE: JSON.stringify(order) },
    })
    failed ||= status !== 0
  }
  summary()
  process.exit(failed ? 1 : 0)
}
summary()
