/** What is different in a restored store: messages are counted on from where they never were, so that a page that was open all the time is told what is shown now. */
import { expect, test } from 'vitest'
import { type KeptRow, linesOf, restore, type Snapshot } from './backup.ts'
import { migrations } from './schema.ts'

const bookOf = (...seqs: number[]) => JSON.stringify({ rows: 9, seqs, frames: seqs })

async function restored(rows: readonly KeptRow[], now: number): Promise<KeptRow[]> {
  const snapshot: Snapshot = {
    schema: Object.keys(migrations).at(-1) ?? '',
    rows: async function* () {
      yield* rows
    },
    close: async () => undefined,
  }
  const all: KeptRow[] = []
  const target = {
    put: async (some: readonly KeptRow[]) => void all.push(...some),
    finish: async () => undefined,
    abort: async () => undefined,
  }
  const lines = async function* () {
    for await (const line of linesOf(snapshot, 1)) yield line.trimEnd()
  }
  expect(await restore(lines(), async () => target, now)).toBe(rows.length)
  return all
}

test('no viewer of a match that was set back has the number of a message that they had before', async () => {
  const player = { table: 'players', row: { id: 'a', name: 'Ani' } } as const
  const match = { table: 'matches', row: { id: 'm', book: bookOf(7, 3) } } as const
  const [same, first] = await restored([player, match], 1000)
  expect(same).toEqual(player)
  expect(first.row).toEqual({
    id: 'm',
    book: JSON.stringify({ rows: 9, seqs: [1000, 1000], frames: [7, 3] }),
  })
  const [again] = await restored([{ table: 'matches', row: { id: 'm', book: bookOf(1004, 1001) } }], 1002)
  expect(JSON.parse(String(again.row.book)).seqs).toEqual([1005, 1002])
})
