/** What is asked about comes into sight: a map that is higher than its place scrolls to the first lit element when none is seen. */

/** A Svelte attachment for the element that scrolls. */
export function sighted(holder: HTMLElement): () => void {
  const isSeen = (node: Element): boolean => {
    const { top, bottom } = node.getBoundingClientRect()
    const place = holder.getBoundingClientRect()
    return top >= place.top - 2 && bottom <= place.bottom + 2
  }
  function look(): void {
    if (holder.scrollHeight <= holder.clientHeight + 2) return
    const lit = [...holder.querySelectorAll('[data-lit]')]
    if (lit.length > 0 && !lit.some(isSeen)) lit[0].scrollIntoView({ block: 'nearest' })
  }
  look()
  const observer = new MutationObserver(look)
  observer.observe(holder, { subtree: true, attributes: true, attributeFilter: ['data-lit'] })
  return () => observer.disconnect()
}
