/** Small sets as the bits of a number (cards by value - 1, stalls by number - 1, seats), and lists of shared actions for every such set. */

/** By set of up to six: how many are in it. */
export const COUNT: readonly number[] = Array.from({ length: 64 }, (_, set) => {
  let count = 0
  for (let bits = set; bits > 0; bits >>= 1) count += bits & 1
  return count
})

/** All six cards, or all six stalls. */
export const ALL = 63

/** The set of one card, or of one stall. */
export const bitOf = (number: number): number => 1 << (number - 1)

export const has = (set: number, number: number): boolean => (set & (1 << (number - 1))) !== 0

/** The lowest card, or stall, in a set. */
export const lowestOf = (set: number): number => 32 - Math.clz32(set & -set)

/** The cards, or stalls, in a set, in rising order. */
export const membersOf = (set: number): number[] => [1, 2, 3, 4, 5, 6].filter(number => has(set, number))

/** By set: those of the actions whose place in the list is in it. */
export const subsetsOf = <A>(actions: readonly A[]): readonly (readonly A[])[] =>
  Array.from({ length: 1 << actions.length }, (_, set) => actions.filter((_, i) => (set & (1 << i)) !== 0))
