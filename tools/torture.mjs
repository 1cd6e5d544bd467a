/** npm run torture: every fault there is, at random moments of running matches, for a given time. It goes on where the record ends, and prints what has been done so far. */
import { spawnSync } from 'node:child_process'
import { join, resolve } from 'node:path'
import { prepare, ROOT } from './prepare.mjs'
import { countsOf, readRecord, tell, versionOfSources } from './torture/record.mjs'

const USAGE = `npm run torture -- [--minutes 10] [--store sqlite|postgres|disk|standby|flood|outbox] [--fault KIND]
                  [--enough 200] [--groups 1] [--record FILE] [--show]

  --minutes  how long, for each store (default 10)
  --store    only on this store
  --fault    only this kind: sqlite has kill, stop, freeze, full; postgres has kill, connections,
             listening, backend, restart, crash, freeze, recovery; disk has full (PostgreSQL on a small
             disk; takes the rights of root); standby has failover; flood is one
             abusive address: pings, tables, "tables of experts" and the like, each once for 8 s;
             outbox kills servers while they call people back, as "one process" and "two processes"
  --enough   how often a kill and lost connections must have happened to be enough (default 200), with
             what earlier runs noted for the same sources; every slower kind a tenth as often
  --groups   how many groups, each with servers, people and a store of its own, suffer side by side
  --record   where every fault is noted (default docs/torture.jsonl); the next run goes on from there
  --show     only prints the record: what happened to the server's sources as they are now, and to earlier ones

Every fault: people play, it happens at some moment, then every watcher must show what the store has, and people go on.
After five of them every acknowledged action must be there once, every match must replay to its state, every clock must
run, and every server must have ended properly: only then they are noted.`

const known = {
  minutes: '10',
  store: undefined,
  fault: undefined,
  enough: '200',
  groups: '1',
  record: 'docs/torture.jsonl',
}
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
const minutes = numberOf('minutes', 10_000)
const enough = numberOf('enough', 100_000)
const groups = Math.ceil(numberOf('groups', 16))
const record = resolve(ROOT, options.record)
const sources = versionOfSources(ROOT)

function numberOf(name, most) {
  const number = Number(options[name])
  if (!(number > 0 && number <= most))
    end(`--${name} must be a number up to ${most}, not "${options[name]}".`, 2)
  return number
}

function end(text, status) {
  console.log(text)
  process.exit(status)
}

/** One store, in a test file that does what is ordered; whether all went well. */
function torture(store) {
  const done = countsOf(readRecord(record).filter(line => line.sources === sources))
  const until = Date.now() + minutes * 60_000
  const order = { until, store, fault: options.fault, record, sources, enough, groups, done }
  const vitest = join(ROOT, 'node_modules', '.bin', 'vitest')
  const file = store === 'outbox' ? 'server/whole/outbox.test.ts' : 'server/whole/torture.test.ts'
  const { status } = spawnSync(vitest, ['run', file, '--testTimeout=100000000'], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, ITERU_TORTURE: JSON.stringify(order) },
  })
  return status === 0
}

let failed = false
if (!show) {
  prepare()
  const stores = ['sqlite', 'postgres', 'disk', 'standby', 'flood', 'outbox']
  for (const store of options.store === undefined ? stores : [options.store])
    failed = !torture(store) || failed
}
for (const sentence of tell(readRecord(record), sources)) console.log(sentence)
process.exit(failed ? 1 : 0)
