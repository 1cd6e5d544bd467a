/** The words on the board in the viewer's language, and texts with the names of those who sit here. */
import type { Seat } from '../../../../kernel/game.ts'
import type { Language } from '../../../../web/kit/board.ts'
import { useTable } from '../../../../web/kit/table.ts'
import { MARKET, NEUTRAL } from '../../rules/types.ts'
import { boardDe } from './board.de.ts'
import { type BoardTexts, boardEn } from './board.en.ts'

const TEXTS: Readonly<Record<Language, BoardTexts>> = { de: boardDe, en: boardEn }

export interface Speech {
  /** Live: read it inside markup or a derived value. */
  readonly t: BoardTexts
  nameOf(owner: Seat): string
}

/** For components: called once, while they are made. */
export function useTexts(): Speech {
  const table = useTable()
  return {
    get t() {
      return TEXTS[table.language]
    },
    nameOf(owner) {
      const t = TEXTS[table.language]
      if (owner === NEUTRAL) return t.neutral
      if (owner === MARKET) return t.marketPrince
      return table.seats[owner]?.name ?? t.noMark
    },
  }
}
