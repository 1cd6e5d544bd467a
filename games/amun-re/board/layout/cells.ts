/** Where the plots lie: from the desert in the west over both banks to the desert in the east, rows from north to south. */
import { PROVINCE_IDS } from '../../rules/data.ts'
import type { Board } from '../../rules/types.ts'

/** Columns 0 and 1 are west of the Nile, 2 and 3 east of it. */
export interface Cell {
  readonly province: number
  readonly column: number
  readonly row: number
}

/** The printed row of each province; a correction of the table can move it to another column, and then to a free row. */
const ROWS = [0, 0, 0, 0, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3]

export interface Layout {
  readonly cells: readonly Cell[]
  readonly rows: number
  /** Cells of the grid without a province. */
  readonly empty: readonly Omit<Cell, 'province'>[]
}

export function layoutOf(board: Board): Layout {
  const taken = new Set<string>()
  const cells = PROVINCE_IDS.map((_, province) => {
    const bank = board.bank[province] === 1
    const column = board.west[province] === 1 ? (bank ? 1 : 0) : bank ? 2 : 3
    let row = ROWS[province]
    while (taken.has(`${column} ${row}`)) row++
    taken.add(`${column} ${row}`)
    return { province, column, row }
  })
  const rows = Math.max(...cells.map(({ row }) => row)) + 1
  const empty = Array.from({ length: rows * 4 }, (_, i) => ({
    column: i % 4,
    row: Math.floor(i / 4),
  })).filter(({ column, row }) => !taken.has(`${column} ${row}`))
  return { cells, rows, empty }
}
