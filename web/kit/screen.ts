/** What kind of screen it is. The condition for a narrow one stands in the styles, too, of whatever changes with it. */
import { MediaQuery } from 'svelte/reactivity'

const narrow = new MediaQuery('(max-width: 860px), (max-width: 1000px) and (max-height: 500px)', false)
const coarse = new MediaQuery('pointer: coarse', false)

/** A phone, upright or lying: everything is under the thumb, one thing at a time. */
export const isNarrow = (): boolean => narrow.current

/** Touched by fingers. */
export const isTouched = (): boolean => coarse.current
