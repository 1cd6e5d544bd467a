/** What the tests of the pseudo-language ask of a page: which texts are plain English, and which are cut off. Runs in the browser. */

/** Texts and labels that have not come from a catalogue: in the pseudo-language no word keeps these letters plain. */
export function strays(names: readonly string[]): string[] {
  const known = new RegExp(`\\b(?:${names.join('|')})\\b`, 'gi')
  // What begins like data is an example of it.
  const isPlain = (text: string): boolean =>
    !text.startsWith('{"') && /[aceinosu]\p{L}|\p{L}[aceinosu]/u.test(text.replaceAll(known, ''))
  const found = new Set<string>()
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const { parentElement, textContent } = walker.currentNode
    if (parentElement?.closest('script, style')) continue
    if (isPlain(textContent ?? '')) found.add((textContent ?? '').trim())
  }
  for (const node of document.querySelectorAll(
    '[aria-label], [aria-description], [title], [placeholder], [alt]',
  ))
    for (const name of ['aria-label', 'aria-description', 'title', 'placeholder', 'alt']) {
      const text = node.getAttribute(name) ?? ''
      if (isPlain(text)) found.add(`${name}: ${text}`)
    }
  if (isPlain(document.title)) found.add(`title: ${document.title}`)
  return [...found]
}

/** Texts that are drawn but not wholly: outside the screen, or beyond the edge of something that neither grows nor scrolls. */
export function cutOff(): string[] {
  /** What is outside on purpose: a link for the keyboard, a close look at a board, a map that can be moved. */
  const OUTSIDE = 'a.skip, .picture[role=img], .pan'
  const found = new Set<string>()
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const text = walker.currentNode
    const parent = text.parentElement
    if (!parent || !text.textContent?.trim() || parent.closest('script, style, .sr, .hidden, [hidden]'))
      continue
    if (parent.closest(OUTSIDE)) continue
    if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
    const range = document.createRange()
    range.selectNodeContents(text)
    const box = range.getBoundingClientRect()
    if (box.width < 2 || box.height < 2) continue
    const clip = clipOf(parent)
    // A line of a turn that has no room is left out whole (web/table/StoryLine.svelte).
    if (parent.closest('.story .lines') && (box.left >= clip.right || box.right <= clip.left)) continue
    const over = Math.max(clip.left - box.left, box.right - clip.right)
    if (over > 1.5) found.add(`${Math.round(over)} px of "${text.textContent.trim().slice(0, 60)}"`)
  }
  return [...found]

  /** Between which edges something is seen; what can be scrolled there hides nothing. */
  function clipOf(from: Element): { left: number; right: number } {
    let [left, right] = [0, innerWidth]
    for (let node: Element | null = from; node; node = node.parentElement) {
      const { overflowX, textOverflow } = getComputedStyle(node)
      if (overflowX === 'auto' || overflowX === 'scroll') return { left: -Infinity, right: Infinity }
      if (overflowX === 'visible' && textOverflow !== 'ellipsis') continue
      const box = node.getBoundingClientRect()
      left = Math.max(left, box.left)
      right = Math.min(right, box.right)
    }
    return { left, right }
  }
}
