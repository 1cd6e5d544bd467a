/** The labels of Aton's board in the viewer's language. */
import { useTable } from '../../../../web/kit/table.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import type { BoardWords } from './types.ts'

/** Live: call the result inside markup. */
export function useWords(): () => BoardWords {
  const table = useTable()
  return () => (table.language === 'de' ? de.board : en.board)
}
