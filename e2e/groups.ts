/** A list sorted into groups by a name, in the order in which the names first come up. */
export function groups<T>(list: readonly T[], nameOf: (item: T) => string): Map<string, T[]> {
  const found = new Map<string, T[]>()
  for (const item of list) {
    const name = nameOf(item)
    const group = found.get(name)
    if (group) group.push(item)
    else found.set(name, [item])
  }
  return found
}
