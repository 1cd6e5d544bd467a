/** The words of Dahschur: the shape that every language has, and the catalogue as the program reads it. */
import type { Bound, Translated } from '../../../words/catalogue.ts'
import type { RuleSection } from '../../../words/game.ts'
import type { areas } from './areas.en.ts'
import type { en } from './en.ts'

export type Catalogue = Translated<typeof en>
export type Areas = Translated<typeof areas>
/** An interface, so that it has a name where the compiler speaks of it. */
export interface Text extends Bound<Omit<typeof en, 'rules'>> {
  readonly rules: readonly RuleSection[]
}
