/** Which button of the dock is the main one: it carries out what has been chosen, and there is at most one. Pure. */
import type { Key, Path } from '../kit/board.ts'

/** The only `do:` key that ends a way; before anything is chosen, only where nothing else can be done. */
export function mainOf(open: readonly { readonly rest: Path }[], hasChosen: boolean): Key | null {
  const next = new Set(open.map(({ rest }) => rest[0]))
  if (!hasChosen && next.size > 1) return null
  const buttons = [...next].filter(key => key.startsWith('do:'))
  const ends = buttons.filter(key => open.some(({ rest }) => rest.length === 1 && rest[0] === key))
  const [main = null] = ends.length === 1 ? ends : buttons.length === 1 ? buttons : []
  return main
}
