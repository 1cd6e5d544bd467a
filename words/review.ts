/** The words of a review: the shape that every language has. */
import type { Bound, Translated } from './catalogue.ts'
import type { en } from './review/en.ts'

export type ReviewCatalogue = Translated<typeof en>
export interface ReviewWords extends Bound<typeof en> {}
