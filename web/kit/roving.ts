/** One tab stop for a whole board: arrow keys walk to the nearest element. `focus.ts` walks through the choices of the whole table. */
import type { XY } from './geometry.ts'
import { boardStands } from './parts.ts'
import { nearest, stopAmong } from './steps.ts'

const ARROWS: Readonly<Record<string, XY>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

type Stop = HTMLElement | SVGElement

const isSeen = (node: Element): boolean => node.getClientRects().length > 0

const stops = (root: Element): Stop[] =>
  [...root.querySelectorAll<Stop>('[data-key], [data-still]')].filter(isSeen)

function middle(node: Element): XY {
  const { left, top, width, height } = node.getBoundingClientRect()
  return [left + width / 2, top + height / 2]
}

/** The nearest element in a direction, or undefined at the edge. */
function toward(from: Stop, among: readonly Stop[], way: XY): Stop | undefined {
  const others = among.filter(node => node !== from)
  return others[nearest(middle(from), others.map(middle), way)]
}

/** A Svelte attachment for the element that holds the board. */
export function roving(root: Element): () => void {
  let stop: Stop | undefined

  function settle(): void {
    const next = stopAmong(root.querySelectorAll<Stop>('[data-key], [data-still]'), stop, {
      isLit: node => node.hasAttribute('data-lit'),
      isSeen,
      isFocused: node => node === document.activeElement,
    })
    if (stop !== next) stop?.setAttribute('tabindex', '-1')
    next?.setAttribute('tabindex', '0')
    stop = next
    openScrollers()
  }

  /** What scrolls takes the focus itself while the stop is elsewhere: otherwise nobody who goes from stop to stop could scroll it. */
  function openScrollers(): void {
    for (const scroller of root.querySelectorAll('[data-scrolls]')) {
      const fits =
        scroller.scrollWidth <= scroller.clientWidth && scroller.scrollHeight <= scroller.clientHeight
      if (fits || (stop && scroller.contains(stop))) scroller.removeAttribute('tabindex')
      else scroller.setAttribute('tabindex', '0')
    }
  }

  function onFocus(event: Event): void {
    const node = (event.target as Element).closest<Stop>('[data-key], [data-still]')
    if (!node || node === stop) return
    stop?.setAttribute('tabindex', '-1')
    node.setAttribute('tabindex', '0')
    stop = node
    openScrollers()
  }

  function onKey(event: Event): void {
    const { key, ctrlKey, metaKey, altKey } = event as KeyboardEvent
    const node = (event.target as Element).closest<Stop>('[data-key], [data-still]')
    if (!node || ctrlKey || metaKey || altKey) return
    if ((key === 'Enter' || key === ' ') && node.tagName !== 'BUTTON') {
      node.dispatchEvent(new MouseEvent('click', { bubbles: true }))
      event.preventDefault()
      return
    }
    if (!(key in ARROWS)) return
    event.preventDefault()
    toward(node, stops(root), ARROWS[key])?.focus()
  }

  let frame = 0
  /** While the board comes up, once a frame: to see what is seen costs a layout. */
  function settleSoon(): void {
    cancelAnimationFrame(frame)
    if (boardStands()) settle()
    else frame = requestAnimationFrame(settle)
  }

  settleSoon()
  const observer = new MutationObserver(settleSoon)
  observer.observe(root, { subtree: true, childList: true, attributes: true, attributeFilter: ['data-lit'] })
  root.addEventListener('focusin', onFocus)
  root.addEventListener('keydown', onKey)
  return () => {
    observer.disconnect()
    cancelAnimationFrame(frame)
    root.removeEventListener('focusin', onFocus)
    root.removeEventListener('keydown', onKey)
  }
}
