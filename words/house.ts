/** The words of the house: the shape that every language has, and the catalogue as the program reads it. */
import type { Bound, Translated } from './catalogue.ts'
import type { en } from './en.ts'

export type Catalogue = Translated<typeof en>
/** An interface, so that it has a name where the compiler speaks of it. */
export interface Words extends Bound<typeof en> {}

/** An entry picked by a name that comes from outside; undefined if there is none of that name. */
export const entryOf = <Entry>(section: Readonly<Record<string, Entry>>, name: string): Entry | undefined =>
  Object.hasOwn(section, name) ? section[name] : undefined
