/** The levels people choose from: how long each may think and how strictly it then chooses. Nothing else differs; none blunders at random. */

export interface Level {
  readonly name: string
  readonly ms: number
  readonly temperature: number
}

export const LEVELS: readonly Level[] = [
  { name: 'beginner', ms: 50, temperature: 0.3 },
  { name: 'casual', ms: 50, temperature: 0.15 },
  { name: 'solid', ms: 150, temperature: 0.07 },
  { name: 'strong', ms: 500, temperature: 0.03 },
  { name: 'expert', ms: 2000, temperature: 0 },
]

/** How long a bot of this name may think, in milliseconds. Those without a level are as quick as the quickest, plain as slow as strong. */
export function timeOf(name: string): number {
  const level = LEVELS.find(one => one.name === (name === 'plain' ? 'strong' : name))
  return level?.ms ?? LEVELS[0].ms
}
