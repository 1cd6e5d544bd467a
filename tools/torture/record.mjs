/** The record of npm run torture: what has happened to which version of the server, and how it is told. */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What a server is made of, as far as its store, its clocks and its answers go. */
const SOURCES = ['kernel', 'server', 'table']
/** What only tests it. */
const isSource = path => path.endsWith('.ts') && !/\.test\.ts$|\/(testing|whole)\//.test(path)

/** A short name for the server's sources as they are: a fault counts for those that it happened to. */
export function versionOfSources(root) {
  const hash = createHash('sha256')
  const paths = SOURCES.flatMap(folder =>
    readdirSync(join(root, folder), { recursive: true }).map(name => `${folder}/${name}`),
  )
  for (const path of paths.filter(isSource).sort())
    hash.update(`${path}\n`).update(readFileSync(join(root, path)))
  return hash.digest('hex').slice(0, 6)
}

/** Every fault that was noted, in order. */
export function readRecord(file) {
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : []
  return lines.map(line => JSON.parse(line))
}

/** How often each kind happened, by store and kind. */
export function countsOf(lines) {
  const counts = {}
  for (const { store, fault } of lines) counts[`${store} ${fault}`] = (counts[`${store} ${fault}`] ?? 0) + 1
  return counts
}

/** One sentence for each kind: of today's sources, then of earlier ones. */
export function tell(lines, sources) {
  const sentences = []
  for (const [title, some] of [
    [`these sources (${sources})`, lines.filter(line => line.sources === sources)],
    ['earlier sources', lines.filter(line => line.sources !== sources)],
  ]) {
    sentences.push(`On ${title}: ${some.length === 0 ? 'nothing' : ''}`.trim())
    const kinds = [...new Set(some.map(kindOf))].sort()
    for (const kind of kinds)
      sentences.push(
        sentenceOf(
          kind,
          some.filter(line => kindOf(line) === kind),
        ),
      )
  }
  return sentences
}

const kindOf = ({ store, fault }) => `${store} ${fault}`

function sentenceOf(kind, all) {
  if (all[0].store === 'flood') return all.map(one => judgeFlood(kind, one)).join('\n')
  const sum = name => all.reduce((total, one) => total + one[name], 0)
  if (all[0].store === 'outbox')
    return `${kind}: ${sum('kills')} kills, ${sum('signals')} signals, of them ${sum('repeats')} sent again after a kill; none lost, late or to somebody who looked`
  const late = all.map(({ lateMs }) => lateMs).sort((a, b) => a - b)
  const p95 = late[Math.min(late.length - 1, Math.floor(late.length * 0.95))]
  const most = Math.max(...all.map(({ megabytes }) => megabytes))
  return (
    `${kind}: ${all.length} times, ${sum('acknowledged')} actions acknowledged, ` +
    `watchers right after ${p95} ms (p95), ${late[late.length - 1]} ms (all), ${most} MB`
  )
}

/** An innocent player's answers and the server's memory while an address floods it: what is promised, and what was measured. */
function judgeFlood(kind, { p95Ms, megabytes, acknowledged, asked, sent, cut, statuses }) {
  const isFine = p95Ms < 100 && megabytes < 300
  const refused = Object.entries(statuses).map(([status, count]) => `${count} × ${status}`)
  return (
    `${kind}: ${isFine ? 'fine' : 'MISSED'}: somebody else is answered after ${p95Ms} ms (p95 of ${acknowledged}, at most 100), ` +
    `${megabytes} MB (at most 300); ${asked} requests (${refused.join(', ')}), ${Math.round(sent / 1024)} KiB, ${cut} connections cut`
  )
}
