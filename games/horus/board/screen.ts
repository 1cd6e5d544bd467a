/** Whether the table is drawn for a narrow screen: the same width at which the page around it changes. */
import { MediaQuery } from 'svelte/reactivity'

const narrow = new MediaQuery('max-width: 860px', false)

export const isNarrow = (): boolean => narrow.current
