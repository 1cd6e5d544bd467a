/** Where the areas lie on boards of different shapes; of these the one is taken that is drawn largest. Tables only. */

type Spot = readonly [x: number, y: number]

export interface Arrangement {
  readonly width: number
  readonly height: number
  /** There is room for a frieze above and below. */
  readonly frieze: boolean
  readonly gift: Spot
  readonly gates: Spot
  /** `flat`: each player in one line, 404 wide; otherwise in two, 288 wide. */
  readonly court: { readonly at: Spot; readonly flat: boolean }
  readonly obelisks: { readonly at: Spot; readonly height: number }
  /** `high`: the height of a field. */
  readonly procession: { readonly at: Spot; readonly high: number }
  /** `high`: the height of a card. */
  readonly cities: { readonly at: Spot; readonly high: number }
  /** `flat`: all stalls in one row, 446 by 188; otherwise in two, 284 by 358. */
  readonly market: { readonly at: Spot; readonly flat: boolean }
  readonly pyramid: { readonly at: Spot; readonly scale: number }
  /** Two rows of plates, each as high as `step`. */
  readonly avenue: { readonly at: Spot; readonly width: number; readonly step: number }
}

/** About as wide as high: the square as hub, the avenue below leads to the pyramid. */
const full: Arrangement = {
  width: 988,
  height: 690,
  frieze: true,
  gift: [282, 27],
  gates: [282, 131],
  court: { at: [282, 226], flat: false },
  obelisks: { at: [580, 226], height: 262 },
  procession: { at: [16, 27], high: 44 },
  cities: { at: [16, 256], high: 94 },
  market: { at: [694, 27], flat: false },
  pyramid: { at: [678, 399], scale: 1 },
  avenue: { at: [14, 502], width: 662, step: 62 },
}

/** The same a little higher: a tablet in landscape, where fields, doors and gems must be large enough for fingers. */
const roomy: Arrangement = {
  ...full,
  height: 716,
  obelisks: { at: [580, 226], height: 288 },
  procession: { at: [16, 27], high: 50 },
  cities: { at: [16, 282], high: 94 },
  pyramid: { at: [669, 415], scale: 1.04 },
  avenue: { at: [14, 528], width: 662, step: 62 },
}

/** Twice as wide as high: a laptop. */
const broad: Arrangement = {
  width: 1150,
  height: 536,
  frieze: false,
  gift: [278, 10],
  gates: [278, 112],
  court: { at: [278, 206], flat: true },
  obelisks: { at: [694, 206], height: 322 },
  procession: { at: [10, 10], high: 35 },
  cities: { at: [10, 196], high: 82 },
  market: { at: [694, 10], flat: true },
  pyramid: { at: [810, 236], scale: 1.1 },
  avenue: { at: [10, 394], width: 672, step: 54 },
}

/** A tablet in portrait. */
const tall: Arrangement = {
  width: 877,
  height: 796,
  frieze: false,
  gift: [10, 10],
  gates: [10, 112],
  court: { at: [10, 440], flat: true },
  obelisks: { at: [426, 440], height: 184 },
  procession: { at: [10, 210], high: 44 },
  cities: { at: [278, 214], high: 90 },
  market: { at: [424, 10], flat: true },
  pyramid: { at: [546, 262], scale: 1.07 },
  avenue: { at: [10, 634], width: 857, step: 64 },
}

const ALL: readonly Arrangement[] = [roomy, full, broad, tall]

/** The arrangement that is drawn largest in a place of this size; of two that are drawn alike, the higher one. */
export function arrangementFor(width: number, height: number): Arrangement {
  const scale = (of: Arrangement): number => Math.min(width / of.width, height / of.height)
  return ALL.reduce((best, other) => (scale(other) > scale(best) ? other : best))
}
