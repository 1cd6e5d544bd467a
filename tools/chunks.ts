/** Which modules of the page go into one file: what is always fetched together, so that a table's first decision waits for few files and for nothing that it does not need. */
import { resolve } from 'node:path'

/** What is known of a module: what it imports at once, and when it is wanted. */
type Info = (id: string) => {
  readonly importedIds: readonly string[]
  readonly dynamicallyImportedIds: readonly string[]
  readonly dynamicImporters: readonly string[]
} | null

const ENTRY = resolve('web/main.ts')
const SITE = resolve('web/pages/Site.svelte')
/** At the server and on this device: what only one of them needs is in its own file. */
const TABLES = [resolve('web/pages/ServerTable.svelte'), resolve('web/pages/DeviceTable.svelte')]
const PAGE = /\/web\/[\w-]+\/\w+\.svelte$/
const BOARDS = resolve('web/boards.ts')
const BOARD = /\/games\/([\w-]+)\/board\/index\.ts$/
const KERNEL = /\/kernel\/\w+\.ts$/

/** What of Svelte no table needs before its first decision: forms have it, in one file. Svelte names all its parts in one module, so imports do not tell. */
const SELDOM =
  /\/svelte\/src\/internal\/(?:client\/dom\/elements\/bindings\/(?:input|select)|shared\/clone)\.js$/

/** A module, and all that it cannot do without. */
function closure(root: string, info: Info): ReadonlySet<string> {
  const found = new Set([root])
  for (const id of found) for (const other of info(id)?.importedIds ?? []) found.add(other)
  return found
}

/** Whether somebody fetches it by itself: it keeps its name, by which the server finds it, and must not bring a whole table along. */
const isWantedLater = (id: string, info: Info): boolean => (info(id)?.dynamicImporters ?? []).length > 0

/** The pages around the tables: one of them at a time. */
const pages = (info: Info): readonly string[] =>
  info(SITE)?.dynamicallyImportedIds.filter(id => PAGE.test(id)) ?? []

/** Names the file of a module; null where the bundler may decide. */
export function namer(): (id: string, context: { getModuleInfo: Info }) => string | null {
  const closures = new Map<string, ReadonlySet<string>>()
  return (id, context) => {
    const info: Info = other => context.getModuleInfo(other)
    const isIn = (root: string): boolean => {
      const known = closures.get(root) ?? closure(root, info)
      closures.set(root, known)
      return known.has(id)
    }
    if (id === ENTRY) return null
    if (SELDOM.test(id)) return 'forms'
    // What the bundler adds itself is needed by all.
    if (isIn(ENTRY) || /rolldown\/runtime/.test(id)) return 'base'
    if (isWantedLater(id, info)) return null
    const ofTables = TABLES.filter(isIn).length
    const boards = info(BOARDS)?.dynamicallyImportedIds.filter(board => BOARD.test(board)) ?? []
    const users = boards.filter(isIn)
    if (isIn(SITE)) return ofTables + users.length > 0 ? 'common' : 'site'
    if (ofTables > 1) return pages(info).some(isIn) ? 'shared' : 'table'
    if (ofTables > 0) return null
    // What boards share is little: files of its own would cost more than they spare.
    if (users.length > 1) return 'table'
    // A board's file may hold nothing that the rules of other games need: they would fetch that board.
    return users.length === 1 && !KERNEL.test(id) ? `board-${BOARD.exec(users[0])?.[1]}` : null
  }
}
