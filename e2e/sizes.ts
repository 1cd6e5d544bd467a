/** The screens that every decision is tried on, and the limits that hold there. */
import { type Screen, screenOf } from '../web/kit/screen.ts'
import type { Limits } from './gallery/study.ts'
import { PROOF } from './proof.ts'

export interface Size {
  readonly name: string
  readonly width: number
  readonly height: number
  /** Whether fingers point there. */
  readonly touch: boolean
  readonly screen: Screen
}

const size = (name: string, touch: boolean): Size => {
  const [width, height] = name.split('x').map(Number)
  return { name, width, height, touch, screen: screenOf(width, height) }
}

/** How a browser is told to be such a screen. */
export const contextOf = ({ width, height, touch }: Size) => ({
  viewport: { width, height },
  hasTouch: touch,
  isMobile: touch,
  reducedMotion: 'reduce' as const,
})

/** Phones with the bars of their browsers, in portrait and landscape; a laptop at 200 %; tablets, laptops, a large screen. */
export const SIZES: readonly Size[] = [
  ...['360x592', '360x640', '375x553', '390x664', '412x732', '390x844'].map(name => size(name, true)),
  ...['667x331', '844x390', '720x450', '820x1180', '1180x820'].map(name => size(name, true)),
  ...['1280x657', '1440x900', '1920x1080'].map(name => size(name, false)),
]

/** One of each class: there what was played is played again by real taps. */
export const TAPPED: readonly Size[] = SIZES.filter(({ name }) =>
  ['390x664', '844x390', '820x1180', '1280x657', '1920x1080'].includes(name),
)

const PAGES = ['390x664', '1280x657', '360x592', '844x390', '820x1180', '1440x900']
/** Where the pages beside the table are looked at; npm run proof: on each of these. */
export const LOOKED: readonly Size[] = (PROOF ? PAGES : PAGES.slice(0, 2)).map(name => size(name, false))

/** Half a pixel is lost in rounding. */
export const limitsOf = ({ touch }: Size): Limits => ({
  finger: touch ? 39.5 : 0,
  confirmed: 27.5,
  text: 10.95,
  number: 9.45,
})
