/** The levels people choose from: how long each may think in a turn and how strictly it then chooses. Nothing else differs; none blunders at random. */

export interface Level {
  readonly name: string
  readonly ms: number // a turn (bots/clock.ts)
  readonly temperature: number
}

export const LEVELS: readonly Level[] = [
  { name: 'beginner', ms: 100, temperature: 0.3 },
  { name: 'casual', ms: 100, temperature: 0.15 },
  { name: 'solid', ms: 300, temperature: 0.07 },
  { name: 'strong', ms: 1000, temperature: 0.03 },
  { name: 'expert', ms: 4000, temperature: 0 },
]

/** How long a bot of this name may think in a turn, in milliseconds. Those without a level are as quick as the quickest, plain as slow as strong. */
export function timeOf(name: string): number {
  const level = LEVELS.find(one => one.name === (name === 'plain' ? 'strong' : name))
  return level?.ms ?? LEVELS[0].ms
}

/** So long all others think together, at most, before somebody is asked again. A little more goes by until it is on the screen. */
export const LONGEST_WAIT_MS = 5400

/** The time for a turn of this bot at a table with so many seats. On a slow device a level gets more to do the same, as far as nobody waits for it. */
export function turnMs(bot: string, seats: number, slowness = 1): number {
  return Math.min(timeOf(bot) * slowness, LONGEST_WAIT_MS / Math.max(1, seats - 1))
}
