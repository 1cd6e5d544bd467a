/** Places in a statement that are filled in each time it is run. */

/** Stands for a value that is filled in later. */
export class Blank {
  constructor(readonly name: string) {}
}

export const blank = (name: string) => new Blank(name) as never

// Kysely cannot know that every column is there; a missing one fails at the first insert, in every test of the store.
export const blanks = (names: readonly string[]) =>
  Object.fromEntries(names.map(name => [name, blank(name)])) as never
