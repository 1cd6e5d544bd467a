/** Marks places of a board: a ring in the colour of whoever did something there. The one place that draws it, for every board. */

/** A Svelte attachment; the look is in base.css. What the board draws anew is marked again. */
export const marked = (marks: ReadonlyMap<string, number>) => (root: Element) => {
  function draw(): void {
    for (const node of root.querySelectorAll<HTMLElement | SVGElement>('[data-place], [data-marked]')) {
      const seat = marks.get(node.dataset.place ?? '')
      if (seat === undefined) node.removeAttribute('data-marked')
      else if (node.dataset.marked !== String(seat)) node.dataset.marked = String(seat)
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
