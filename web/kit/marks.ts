/** Marks on a board: a ring in the colour of whoever did something at a place, and how good a hint thinks an element is. The one place that draws them, for every board. */

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

/** A Svelte attachment: elements by rank, the best is 1. What is drawn anew is marked again. */
export const ranked = (ranks: ReadonlyMap<string, number>) => (root: Element) => {
  if (ranks.size === 0) return
  function draw(): void {
    for (const node of root.querySelectorAll<HTMLElement | SVGElement>('[data-key]')) {
      const rank = ranks.get(node.dataset.key ?? '')
      if (rank === undefined) delete node.dataset.hint
      else node.dataset.hint = String(rank)
    }
  }
  draw()
  const observer = new MutationObserver(draw)
  observer.observe(root, { subtree: true, childList: true, attributes: true, attributeFilter: ['data-key'] })
  return () => {
    observer.disconnect()
    for (const node of root.querySelectorAll('[data-hint]')) node.removeAttribute('data-hint')
  }
}
