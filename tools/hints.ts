/** Studies hints: npm run hints -- study [game] [--minutes M] [--decisions N] [--seed S] adds to docs/hints.jsonl how often they agree with the expert; table sums it up; times [game] measures them. */
import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { bestOf, compare } from '../bots/hints/hint.ts'
import { type Studied, seatCounts, studyMatch } from '../bots/hints/study.ts'
import { skillOf } from '../bots/index.ts'
import type { Seated } from '../bots/trial.ts'
import { gameOf, games } from '../games/index.ts'
import { BadInput } from '../kernel/options.ts'
import { seeded } from '../kernel/rng.ts'
import { main, numberOption, readArguments } from './arguments.ts'
import { shareOf } from './ladder/statistics.ts'
import { versionOf } from './ladder/version.ts'
import { questions } from './positions.ts'

const USAGE =
  'npm run hints -- study [game] [--minutes M] [--decisions N] [--seed S] | table | times [game] [--decisions N]'
const RECORD = 'docs/hints.jsonl'
/** Of a match of strong bots, one decision in so many is judged: neighbours are much alike. */
const EVERY = 6
/** The players of these matches have a tenth of the time of their level, as in the ladder's scaled games. */
const [PLAYER_MS, EXPERT_MS, HINT_MS] = [50, 2000, 450]

/** Time is that of the processor: other programs on the machine change nothing. */
const now = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}
const within = (ms: number) => ({ ms, now })

type Row = Studied & { readonly version: string }

main(() => {
  const given = readArguments(USAGE, 2, ['minutes', 'decisions', 'seed'])
  const [what, id] = given.words
  const ids = id === undefined ? Object.keys(games) : [gameOf(id).meta.id]
  const minutes = numberOption(given, 'minutes', 10, 1, 10_000)
  const wanted = numberOption(given, 'decisions', what === 'times' ? 20 : 200, 1, 100_000)
  if (what === 'study')
    for (const one of ids) study(one, minutes, wanted, given.options.get('seed') ?? 'hints')
  else if (what === 'times') for (const one of ids) times(one, wanted)
  else if (what !== 'table') throw new BadInput(`What about hints? Usage: ${USAGE}`)
  if (what !== 'times') table()
})

/** Goes on where the record stops, for so many minutes or until so many decisions stand in it. */
function study(id: string, minutes: number, wanted: number, seed: string): void {
  const game = gameOf(id)
  const end = Date.now() + minutes * 60_000
  const budgets = { player: within(PLAYER_MS), expert: within(EXPERT_MS), hint: within(HINT_MS) }
  const counts = seatCounts(game)
  for (let n = matchesOf(id, seed); Date.now() < end && rowsOf(id).length < wanted; n++) {
    const seats = counts[n % counts.length]
    const version = versionOf(game, seats, 'expert')
    for (const studied of studyMatch(game, seats, `${seed} ${id} ${n}`, EVERY, budgets)) {
      if (studied) appendFileSync(RECORD, `${JSON.stringify(rounded({ ...studied, version }))}\n`)
      if (Date.now() >= end || rowsOf(id).length >= wanted) break
    }
  }
}

const rounded = (row: Row): Row => ({
  ...row,
  leads: [Number(row.leads[0].toFixed(3)), Number(row.leads[1].toFixed(3))],
})

/** What stands in the record for the bots as they are. */
function rowsOf(id: string): readonly Row[] {
  if (!existsSync(RECORD)) return []
  const rows = readFileSync(RECORD, 'utf8')
    .split('\n')
    .filter(line => line !== '')
    .map(line => JSON.parse(line) as Row)
  return rows.filter(
    ({ game, seats, version }) => game === id && version === versionOf(gameOf(id), seats, 'expert'),
  )
}

/** The number of the first match of this seed that has not been looked at. */
const matchesOf = (id: string, seed: string): number =>
  rowsOf(id).reduce(
    (next, { match }) =>
      match.startsWith(`${seed} ${id} `) ? Math.max(next, 1 + Number(match.split(' ').at(-1))) : next,
    0,
  )

function table(): void {
  console.log('| game | decisions | the hint agrees | 95 % interval |\n|---|---|---|---|')
  const percent = (share: number): string => (100 * share).toFixed(1)
  for (const id of Object.keys(games)) {
    const rows = rowsOf(id)
    const agreed = rows.filter(({ agrees }) => agrees).length
    if (rows.length === 0) continue
    const { mean, low, high } = shareOf({ blocks: rows.length, sum: agreed, squares: agreed }, 1)
    console.log(
      `| ${gameOf(id).meta.title} | ${rows.length} | ${percent(mean)} % | ${percent(low)}–${percent(high)} % |`,
    )
  }
}

/** The median time of a hint and of its reason, by the processor's clock, over positions of random matches with every seat count. */
function times(id: string, wanted: number): void {
  const game = gameOf(id)
  const skill = skillOf(game)
  const spent: { search: number; reason: number }[] = []
  for (const seats of seatCounts(game)) {
    const open = questions(game, seats, seeded(`times ${seats}`))
    for (let n = 0; n < wanted; n++) {
      const { view, legal } = open[Math.floor((n * open.length) / wanted)]
      const start = now()
      const { verdicts, isSealed } = bestOf(
        skill,
        view as Seated,
        legal,
        within(HINT_MS),
        seeded(`time ${n}`),
      )
      const found = now()
      if (isSealed || verdicts.length < 2) continue
      const actions = verdicts.map(({ action }) => action)
      compare(skill, view as Seated, actions, seeded(`time ${n}`))
      spent.push({ search: found - start, reason: now() - found })
    }
  }
  const median = (list: readonly number[]): number =>
    Math.round([...list].sort((a, b) => a - b)[list.length >> 1])
  console.log(
    JSON.stringify({
      game: id,
      hints: spent.length,
      searchMs: median(spent.map(({ search }) => search)),
      reasonMs: median(spent.map(({ reason }) => reason)),
    }),
  )
}
