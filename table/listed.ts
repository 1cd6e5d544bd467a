/** Whose lists a change alters: only those who learn of it, so that nobody can count the private steps of others. */
import { seqOf } from './message.ts'
import { type Table, viewerOf } from './table.ts'

/** The people whose lists have changed, and whether the list of open tables has; `before` unknown: everybody's. */
export function listedOf(
  before: Table | undefined,
  after: Table,
): { readonly told: readonly string[]; readonly lobby: boolean } {
  const people = [after.host, ...after.book.held, ...after.seats.map(({ player }) => player)]
  const gone = before?.seats.map(({ player }) => player) ?? []
  const known = new Set([...people, ...gone].filter(person => person !== null))
  return {
    told: [...known].filter(person => !before || learned(before, after, person)),
    lobby: after.settings.open && (after.status === 'open' || before?.status !== after.status),
  }
}

function learned(before: Table, after: Table, person: string): boolean {
  const [was, is] = [viewerOf(before, person), viewerOf(after, person)]
  return was !== is || seqOf(before, was) !== seqOf(after, is)
}
