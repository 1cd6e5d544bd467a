/** How fast others' turns are told at this device: the viewer's choice. */
import { stored } from './stored.ts'

/** What the pauses are multiplied by. */
const FACTORS = { normal: 1, fast: 0.5, now: 0 } as const
export type Speed = keyof typeof FACTORS

const KEPT = 'iteru.speed'
let changes = $state(0)

export const SPEEDS = Object.keys(FACTORS) as readonly Speed[]

export const speed = {
  /** Read where it is kept each time, so that all tabs of a device follow. */
  get now(): Speed {
    void changes
    const kept = stored.get(KEPT)
    return SPEEDS.find(name => name === kept) ?? 'normal'
  },
  get factor(): number {
    return FACTORS[this.now]
  },
  choose(next: Speed): void {
    stored.set(KEPT, next)
    changes++
  },
}
