/** Whether everybody can reach every decision on every screen: all decisions of all golden matches at fourteen sizes, in a real browser. npm run reach -- --help tells how. */
import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import type { Page } from 'playwright-core'
import { GAMES, isGame } from '../games/cards.ts'
import { BadInput } from '../kernel/options.ts'
import { type Arguments, main, numberOption, readArguments } from '../tools/arguments.ts'
import { launch } from './browser.ts'
import { groups } from './groups.ts'
import { type Question, questionsOf } from './questions.ts'
import { type Entry, Record } from './record.ts'
import { SIZES, type Size, TAPPED } from './sizes.ts'
import { summaryOf } from './summary.ts'
import { openAt, studied, type Unit } from './unit.ts'

const USAGE =
  'npm run reach -- [--game aton] [--size 390x664] [--only looks|taps] [--step 10] [--minutes 30] [--record file]'
const HELP = `${USAGE}

Looks at every decision of every golden match on ${SIZES.length} screens: everything on the way to every choice is on top in its
middle, after at most scrolling or panning; is large enough for a finger; the board stays where it is; no text is too small.
At one size of each class what was played is played again by real taps.

--game     one of ${GAMES.join(', ')}; all by default
--size     one of ${SIZES.map(({ name }) => name).join(', ')}; all by default
--only     looks: nothing is tapped; taps: nothing else is done
--step     only every so many-th decision; 1 by default
--minutes  ends after so long; what is done is in the record and is not done again
--record   where what was found is kept; .cache/reach.jsonl by default. A game begins anew when something has changed that its tables are drawn from`

/** Decisions in one unit of work. */
const UNIT = 40
/** Units worked on at a time: one more than there are cores, since frames are waited for. Frames as fast as they can be made would save that wait and cost more than it. */
const HANDS = availableParallelism() + 1

interface Named extends Unit {
  readonly name: string
}

main(async () => {
  if (process.argv.includes('--help')) return console.log(HELP)
  const given = readArguments(USAGE, 0, ['game', 'size', 'only', 'step', 'minutes', 'record'])
  const all = unitsOf(given)
  const record = new Record(resolve(given.options.get('record') ?? '.cache/reach.jsonl'))
  const end = Date.now() + 60_000 * numberOption(given, 'minutes', 24 * 60, 1, 24 * 60)
  const left = all.filter(({ name }) => !record.has(name))
  await work(left, record, end)
  const names = new Set(all.map(({ name }) => name))
  const done = record.entries.filter(({ unit }) => names.has(unit))
  report(done, all.length - done.length)
})

function unitsOf(given: Arguments): Named[] {
  const { game, size, only } = Object.fromEntries(given.options)
  const step = numberOption(given, 'step', 1, 1, 1000)
  if (game !== undefined && !isGame(game))
    throw new BadInput(`There is no game "${game}"; there are ${GAMES.join(', ')}.`)
  const names = SIZES.map(({ name }) => name)
  if (size !== undefined && !names.includes(size))
    throw new BadInput(`There is no size "${size}"; there are ${names.join(', ')}.`)
  if (only !== undefined && only !== 'looks' && only !== 'taps')
    throw new BadInput(`--only is looks or taps, not "${only}".`)
  const games = game === undefined ? GAMES : [game]
  const questions = new Map(games.map(id => [id, questionsOf(id).filter((_, i) => i % step === 0)]))
  const of = (list: readonly Size[], taps: boolean): Named[] =>
    list
      .filter(({ name }) => size === undefined || size === name)
      .flatMap(one => [...questions].flatMap(([id, asked]) => cut(id, asked, one, taps)))
  const rest = SIZES.filter(one => !TAPPED.includes(one))
  const [looks, more, taps] = [of(TAPPED, false), of(rest, false), of(TAPPED, true)]
  // One size of each class first: a study that is stopped has seen every class.
  if (only === 'looks') return [...looks, ...more]
  return only === 'taps' ? taps : [...looks, ...taps, ...more]
}

/** The questions of each match, some at a time. */
function cut(game: string, questions: readonly Question[], size: Size, taps: boolean): Named[] {
  const files = groups(questions, ({ file }) => file)
  return [...files].flatMap(([file, all]) =>
    Array.from({ length: Math.ceil(all.length / UNIT) }, (_, i) => {
      const some = all.slice(i * UNIT, (i + 1) * UNIT)
      const range = `${some[0].at}-${some[some.length - 1].at}/${some.length}`
      const name = `${game} ${file} ${range} ${size.name} ${taps ? 'taps' : 'looks'}`
      return { name, game, file, size, taps, questions: some }
    }),
  )
}

async function work(units: readonly Named[], record: Record, end: number): Promise<void> {
  if (units.length === 0) return
  const { serveGallery } = await import('./vite.ts') // whoever asked for the impossible has not waited for it
  const site = await serveGallery()
  const browser = await launch()
  const queue = [...units]
  const hand = async (): Promise<void> => {
    let open: { readonly name: string; readonly page: Page } | undefined
    for (let unit = queue.shift(); unit && Date.now() < end; unit = queue.shift()) {
      const name = `${unit.game} ${unit.size.name}`
      if (open?.name !== name) {
        await open?.page.context().close()
        open = { name, page: await openAt(browser, site.url, unit) }
      }
      const { elements, faults } = await studied(open.page, unit)
      const decisions = unit.questions.length
      record.add({ unit: unit.name, game: unit.game, size: unit.size.name, decisions, elements, faults })
      console.log(`${unit.name}: ${elements} elements, ${faults.length} faults`)
    }
    await open?.page.context().close()
  }
  await Promise.all(Array.from({ length: HANDS }, hand))
  await browser.close()
  await site.close()
}

/** One line a game, screen and kind of fault, with an example; then what it comes to, also as a table. Faults end the program with 1. */
function report(entries: readonly Entry[], left: number): void {
  const faults = entries.flatMap(({ faults: list, game, size, unit }) =>
    list.map(fault => ({ ...fault, game, size, file: unit.split(' ')[1] })),
  )
  // Keys of one kind count together: at:3,4 and at:5,6 are both a place.
  const kindOf = (what: string): string => what.replace(/[\d.,:–-]+[^ ]*/g, '…')
  const alike = groups(faults, ({ game, size, kind, what }) => `${game} ${size} ${kind} ${kindOf(what)}`)
  for (const list of [...alike.values()].sort((a, b) => b.length - a.length)) {
    const [{ game, size, kind, what, file, at }] = list
    console.log(`${game} ${size} ${kind} ×${list.length}: ${what} (${file} at ${at})`)
  }
  for (const line of summaryOf(entries)) console.log(line)
  const sum = (of: (entry: Entry) => number): number => entries.reduce((all, entry) => all + of(entry), 0)
  const decisions = sum(entry => entry.decisions)
  console.log(
    `${decisions} decisions, ${sum(entry => entry.elements)} elements, ${faults.length} faults; ${left} units left`,
  )
  if (faults.length > 0) process.exitCode = 1
}
