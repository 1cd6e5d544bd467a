/** Small drawings of Aton's spaces as paths around 0, 0: each colour has a glyph of its own, so that nobody needs to see the colour. */
import type { Colour } from '../../rules/data.ts'

interface Paint {
  readonly fill: string
  readonly ink: string
  /** Nothing for bonus spaces: they show their number. */
  readonly glyph: string
}

export const PAINT: Readonly<Record<Colour, Paint>> = {
  Y: { fill: '#eabf45', ink: '#6b4a00', glyph: 'M0-8A8 8 0 1 1-.01-8ZM0-2.4A2.4 2.4 0 1 1-.01-2.4Z' },
  G: {
    fill: '#6aad84',
    ink: '#12402a',
    glyph: 'M0 11V-2M0 3C-7 2-9-4-8-9-3-8 0-4 0 3 0-4 3-8 8-9 9-4 7 2 0 3ZM0-2C-3-6-2-10 0-12 2-10 3-6 0-2Z',
  },
  K: { fill: '#55515f', ink: '#f0e8d8', glyph: 'M-9 9V-4L0-11 9-4V9ZM-3 9V1H3V9' },
  U: {
    fill: '#4f86d0',
    ink: '#ffffff',
    glyph: 'M-11-5q5.5-5 11 0t11 0M-11 1q5.5-5 11 0t11 0M-11 7q5.5-5 11 0t11 0',
  },
  '+1': { fill: '#e0a468', ink: '#3a1d00', glyph: '' },
  '+2': { fill: '#cf7a3c', ink: '#2a1200', glyph: '' },
}
