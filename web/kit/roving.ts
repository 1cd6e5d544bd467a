/** One tab stop for a whole board: arrow keys walk to the nearest element, `n` and `p` to the next and the previous lit one. */
import { boardStands } from './parts.ts'

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}
/** How much a step aside counts against a step ahead. */
const ASIDE = 2.5

type Hot = HTMLElement | SVGElement

const isSeen = (node: Element): boolean => node.getClientRects().length > 0

const hots = (root: Element): Hot[] =>
  [...root.querySelectorAll<Hot>('[data-key], [data-still]')].filter(isSeen)

/** Only as many are measured as it takes to find one that is seen. */
function firstSeen(root: Element, selector: string): Hot | undefined {
  for (const node of root.querySelectorAll<Hot>(selector)) if (isSeen(node)) return node
  return undefined
}

function middle(node: Element): readonly [number, number] {
  const { left, top, width, height } = node.getBoundingClientRect()
  return [left + width / 2, top + height / 2]
}

/** The nearest element in a direction, or undefined at the edge. */
function nearest(from: Element, among: readonly Hot[], [dx, dy]: readonly [number, number]): Hot | undefined {
  const [x, y] = middle(from)
  let best: Hot | undefined
  let least = Number.POSITIVE_INFINITY
  for (const node of among) {
    if (node === from) continue
    const [nx, ny] = middle(node)
    const ahead = (nx - x) * dx + (ny - y) * dy
    const aside = Math.abs((nx - x) * dy) + Math.abs((ny - y) * dx)
    const cost = ahead + ASIDE * aside
    if (ahead > 1 && cost < least) {
      least = cost
      best = node
    }
  }
  return best
}

function step(from: Element, among: readonly Hot[], by: number): Hot | undefined {
  const lit = among.filter(node => node.hasAttribute('data-lit'))
  const at = lit.indexOf(from as Hot)
  if (at >= 0) return lit[(at + by + lit.length) % lit.length]
  return by > 0 ? lit[0] : lit[lit.length - 1]
}

/** A Svelte attachment for the element that holds the board. */
export function roving(root: Element): () => void {
  let stop: Hot | undefined
  let focused: Hot | undefined

  function settle(): void {
    const isLost = focused !== undefined && !focused.isConnected && document.activeElement === document.body
    const keep =
      stop &&
      root.contains(stop) &&
      (stop === document.activeElement || stop.hasAttribute('data-lit')) &&
      isSeen(stop)
    const next = keep ? stop : (firstSeen(root, '[data-lit]') ?? firstSeen(root, '[data-key], [data-still]'))
    if (stop !== next) stop?.setAttribute('tabindex', '-1')
    next?.setAttribute('tabindex', '0')
    stop = next
    // What had the focus is gone: it goes on from the first lit element, not from the top of the page.
    if (isLost) next?.focus({ preventScroll: true })
  }

  function onFocus(event: Event): void {
    const node = (event.target as Element).closest<Hot>('[data-key], [data-still]')
    focused = node ?? undefined
    if (!node || node === stop) return
    stop?.setAttribute('tabindex', '-1')
    node.setAttribute('tabindex', '0')
    stop = node
  }

  function onKey(event: Event): void {
    const { key, ctrlKey, metaKey, altKey } = event as KeyboardEvent
    const node = (event.target as Element).closest<Hot>('[data-key], [data-still]')
    if (!node || ctrlKey || metaKey || altKey) return
    if ((key === 'Enter' || key === ' ') && node.tagName !== 'BUTTON') {
      node.dispatchEvent(new MouseEvent('click', { bubbles: true }))
      event.preventDefault()
      return
    }
    const next =
      key in ARROWS
        ? nearest(node, hots(root), ARROWS[key])
        : key === 'n' || key === 'p'
          ? step(node, hots(root), key === 'n' ? 1 : -1)
          : undefined
    if (!next && !(key in ARROWS)) return
    event.preventDefault()
    next?.focus()
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
