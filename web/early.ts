/** Whoever opens the address of a table gets its board fetched while the rest of the page is still on its way. */
import { api } from './api.ts'
import { load } from './boards.ts'

export function fetchEarly(path: string): void {
  const [, id] = /^\/t\/([\w-]+)$/.exec(path) ?? []
  if (id === undefined) return
  // What goes wrong here goes wrong again, and is told, where the table is opened.
  api
    .table(id)
    .then(({ game }) => load(game))
    .catch(() => {})
}
