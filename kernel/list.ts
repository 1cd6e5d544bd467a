/** Lists of equal numbers, made by adding one after the other: the engine takes a list made by `new Array` for one with holes, and so, in time, all it is used beside. */
export function listOf(length: number, value: number): number[] {
  const list: number[] = []
  for (let i = 0; i < length; i++) list.push(value)
  return list
}
