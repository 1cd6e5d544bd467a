/** Marks places of a board: a ring in the colour of whoever did something there. The one place that draws it, for every board. */

/** A Svelte attachment; the look is in base.css. What the board draws anew is marked again. */
export const marked = (marks: ReadonlyMap<string, number>) => (root: Element) => {
  const seatAt = (node: HTMLElement | SVGElement): number | undefined => marks.get(node.dataset.place ?? '')

  function draw(): void {
    const nodes = [...root.querySelectorAll<HTMLElement | SVGElement>('[data-place]')]
    const found = nodes.filter(node => seatAt(node) !== undefined)
    for (const node of root.querySelectorAll('[data-marked]')) node.removeAttribute('data-marked')
    for (const node of found) {
      // A tile tells more than the region round it.
      const isOuter = found.some(other => other !== node && node.contains(other))
      if (!isOuter) node.dataset.marked = String(seatAt(node))
    }
  }
  draw()
  const observer = new MutationObserver(draw)
  observer.observe(root, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['data-place'],
  })
  return () => observer.disconnect()
}
