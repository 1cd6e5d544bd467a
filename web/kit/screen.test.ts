/** The classes of screens: every size that people use belongs to the class that its room suggests. */
import { expect, test } from 'vitest'
import { type Screen, screenOf } from './screen.ts'

type Size = readonly [width: number, height: number]

const SIZES: Readonly<Record<Screen, readonly Size[]>> = {
  phone: [
    [360, 592],
    [360, 640],
    [375, 553],
    [390, 664],
    [412, 732],
    [390, 844],
    [599, 900],
  ],
  short: [
    [667, 331],
    [844, 390],
    [720, 450],
    [1600, 499],
  ],
  tablet: [
    [600, 960],
    [820, 1180],
    [1099, 800],
  ],
  laptop: [
    [1180, 820],
    [1280, 657],
    [1440, 900],
    [1100, 500],
  ],
  wide: [
    [1600, 900],
    [1920, 1080],
  ],
}

test.each(Object.entries(SIZES))('%s', (screen, sizes) => {
  for (const [width, height] of sizes)
    expect([width, height, screenOf(width, height)]).toEqual([width, height, screen])
})

test('what is higher than wide is never short, however little of it there is', () => {
  expect(screenOf(360, 480)).toBe('phone')
})
