/** What kind of screen it is: narrow, at the same width at which the page around the board changes, and touched by fingers or not. */
import { MediaQuery } from 'svelte/reactivity'

const narrow = new MediaQuery('max-width: 860px', false)
const coarse = new MediaQuery('pointer: coarse', false)

export const isNarrow = (): boolean => narrow.current

export const isTouched = (): boolean => coarse.current
