/** Matches of devices added to a name: every golden match is taken as it was played, and whatever is wrong with a file is a refusal, never a fault. */
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { games } from '../games/index.ts'
import { scaled } from '../games/scale.ts'
import { formatMatch, parseMatch } from '../kernel/match.ts'
import { pick, seeded } from '../kernel/rng.ts'
import { type Attaching, attach } from './attach.ts'
import { exportMatch } from './export.ts'
import { REFUSALS } from './refusals.ts'
import { isRefusal } from './table.ts'
import { LONGEST_MATCH } from './wire.ts'

const OWNER = { id: 'ani', name: 'Ani' }
const means = {
  now: 1000,
  chance: () => {
    throw new Error('chance has nothing to do with a match that is over')
  },
}
const take = (text: string, more: Partial<Attaching> = {}) =>
  attach({ id: 'there', text, seat: 0, device: 'device-1', owner: OWNER, key: 'key', ...more }, means)
const why = (text: string, more: Partial<Attaching> = {}) => {
  const change = take(text, more)
  return isRefusal(change) ? change.refused : undefined
}

/** A golden match as a device writes it: with who played. */
function fileOf(game: string, name: string): string {
  const match = parseMatch(
    readFileSync(`games/${game}/golden/${name}.jsonl`, 'utf8'),
    id => games[id as 'aton'],
  )
  const players = Array.from({ length: match.seats }, (_, seat) => ({
    name: seat === 0 ? 'At home' : `Bot ${seat}`,
    bot: seat === 0 ? null : 'casual',
  }))
  return formatMatch(games[game as 'aton'], { ...match, players } as never)
}
const GOLDEN = Object.keys(games).flatMap(game =>
  readdirSync(`games/${game}/golden`)
    .filter(file => file.endsWith('.jsonl'))
    .map(file => [game, file.replace('.jsonl', '')] as const),
)
const SHORT = fileOf('aton', 'forty')
const lines = SHORT.trim().split('\n')
const without = (first: number, last = first) =>
  [...lines.slice(0, first), ...lines.slice(last + 1)].join('\n')
/** The file with something of the table's own before its last line. */
const noted = (note: object) => {
  const row = { n: lines.length - 2, actor: 'table', note }
  return [...lines.slice(0, -1), JSON.stringify(row), lines[lines.length - 1]].join('\n')
}

test.each(GOLDEN)(
  '%s, %s: the result is the log’s own, on the owner’s seat, by invitation and unrated',
  (game, name) => {
    const text = fileOf(game, name)
    const change = take(text)
    if (isRefusal(change)) throw new Error(change.refused)
    const { table, rows } = change
    const { over, score } = JSON.parse(text.trim().split('\n').at(-1) ?? '')
    expect(table.result).toEqual(over)
    expect(games[game as 'aton'].score(table.state as never)).toEqual(score)
    expect(table).toMatchObject({ status: 'over', host: 'ani', commitment: '', toAct: [] })
    expect(table.settings).toMatchObject({ open: false, rated: false, unproved: 'device-1' })
    expect(table.seats[0]).toMatchObject({ player: 'ani', name: 'Ani' })
    expect(table.seats.slice(1).every(({ player }) => player === null)).toBe(true)
    // Whoever exports it again has the same log.
    const rowsIn = (file: string) => file.split('\n').slice(1)
    expect(rowsIn(exportMatch(table, rows))).toEqual(rowsIn(text))
  },
)

describe('what is not taken', () => {
  test('a match that is cut short, altered, or claims another end', () => {
    expect(why('')).toBe('match-broken')
    expect(why('{"iteru":1}')).toBe('match-broken')
    expect(why(without(lines.length - 1))).toBe('match-broken')
    expect(why(without(5))).toBe('match-broken')
    expect(why(SHORT.replace('"ending":"', '"ending":"x'))).toBe('match-broken')
    expect(why(SHORT.replace(/"rules":\d+/, '"rules":99'))).toBe('match-of-other-rules')
    expect(why(SHORT.replace('"aton"', '"chess"'))).toBe('match-broken')
    expect(why(`${SHORT}${' '.repeat(LONGEST_MATCH)}`)).toBe('match-too-long')
    expect(why(`${'['.repeat(99)}${']'.repeat(99)}`)).toBe('match-broken')
  })

  test('one that is still running, was given up, goes on from another or brings a state along', () => {
    const game = games.aton
    const match = parseMatch(SHORT, () => game as never)
    const cut = formatMatch(game, { ...match, rows: match.rows.slice(0, 20) } as never)
    expect(why(cut)).toBe('not-played-out')
    expect(why(noted({ kind: 'ended', ending: 'resigned', places: [1, 2] }))).toBe('not-played-out')
    expect(why(noted({ kind: 'branched' }))).toBe('match-branched')
    expect(why(noted({ kind: 'rules', before: 1, state: {}, frames: [] }))).toBe('match-of-other-rules')
    expect(why(noted({ kind: 'else' }))).toBe('match-broken')
    expect(why(noted({}))).toBe('match-broken')
  })

  test('a seat that is not there, or was a bot’s; one in which a bot sat in is one’s own', () => {
    expect(why(SHORT, { seat: 7 })).toBe('no-such-seat')
    expect(why(SHORT, { seat: 1 })).toBe('not-your-seat')
    expect(why(noted({ kind: 'seat', seat: 1, by: 'bot' }), { seat: 1 })).toBeUndefined()
  })

  test('what was taken back must have been legal, too', () => {
    const rows = lines.slice(1, -1).map(line => JSON.parse(line))
    const at = rows.findIndex(({ actor }) => actor === 0)
    const renumber = (all: object[]) => all.map((row, n) => ({ ...row, n }))
    const file = (action: object) =>
      [
        lines[0],
        ...renumber([
          ...rows.slice(0, at),
          { actor: 0, action },
          { actor: 'table', undo: at },
          ...rows.slice(at),
        ]).map(row => JSON.stringify(row)),
        lines[lines.length - 1],
      ].join('\n')
    expect(why(file(rows[at].action))).toBeUndefined()
    expect(why(file({ ...rows[at].action, type: 'win' }))).toBe('match-broken')
  })
})

test('whatever is done to a file, it is taken or refused in one sentence, and what is taken replays', () => {
  const rng = seeded('altered files')
  const junk = ['', '0', '-1', '99', 'null', '[]', '{}', '"', ',', 'true', '"table"', '"chance"', '1e9', '}']
  const files = GOLDEN.filter((_, n) => n % 4 === 0).map(
    ([game, name]) => [game, fileOf(game, name)] as const,
  )
  for (let n = 0; n < scaled(30); n++) {
    const [game, text] = pick(rng, files)
    const all = text.split('\n')
    for (let times = 1 + rng.int(2); times > 0; times--) {
      const at = rng.int(all.length)
      const from = rng.int(all[at].length + 1)
      const cut = rng.int(6)
      all[at] = all[at].slice(0, from) + pick(rng, junk) + all[at].slice(from + cut)
    }
    const change = take(all.join('\n'), { seat: rng.int(3) })
    if (isRefusal(change)) expect(REFUSALS).toHaveProperty(change.refused)
    else parseMatch(exportMatch(change.table, change.rows), () => games[game as 'aton'] as never)
  }
})
