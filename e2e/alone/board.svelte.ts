/** What is asked of a board alone on its page: a test changes it as a table would. */
import { type Component, type ComponentProps, mount } from 'svelte'
import type PanZoom from '../../web/kit/PanZoom.svelte'
import Board from './Board.svelte'

type Props = Omit<ComponentProps<typeof PanZoom>, 'children'>
/** The same, to be changed. */
export type Shown = { -readonly [Name in keyof Props]: Props[Name] }

const shown = $state<Shown>({
  x: 0,
  y: 0,
  width: 100,
  height: 100,
  label: 'Map',
  words: { closer: 'closer', farther: 'farther', whole: 'whole' },
})
mount(Board as Component<{ shown: Shown }>, { target: document.body, props: { shown } })
Object.assign(window, { shown })
