/** Pieces travel: what lay at one place before a change is drawn moving from there to its new place. In SVG the way is measured in the element's own units. */
import type { Move } from './board.ts'
import { settings } from './settings.svelte.ts'

const MS = 240

const at = (root: Element, place: string): SVGElement | HTMLElement | null =>
  root.querySelector(`[data-place="${CSS.escape(place)}"]`)

/** Notes where things lie, before the change; the returned function draws the travel, after it. */
export function prepare(root: Element, moves: readonly Move[]): () => void {
  if (settings.prefersReducedMotion) return () => {}
  const starts = moves.flatMap(move => {
    const from = at(root, move.from)?.getBoundingClientRect()
    return from && from.width > 0 ? [{ to: move.to, from }] : []
  })
  return () => {
    for (const [i, { to, from }] of starts.entries()) travel(root, to, from, i)
  }
}

function travel(root: Element, place: string, from: DOMRect, order: number): void {
  const holder = at(root, place)
  const piece = holder?.querySelector<SVGElement | HTMLElement>('[data-piece]') ?? holder
  if (!piece) return
  const to = piece.getBoundingClientRect()
  let dx = from.left + from.width / 2 - to.left - to.width / 2
  let dy = from.top + from.height / 2 - to.top - to.height / 2
  if (piece instanceof SVGGraphicsElement) {
    // The parent's units: the piece's own transform comes after the travel.
    const scale = (piece.parentNode as SVGGraphicsElement).getScreenCTM?.()
    if (scale) [dx, dy] = [dx / scale.a, dy / scale.d]
  }
  piece.animate([{ translate: `${dx}px ${dy}px` }, { translate: '0px 0px' }], {
    duration: MS,
    delay: Math.min(order * 60, 360),
    easing: 'ease-out',
    fill: 'backwards',
  })
}

/** Ends every travel at once: whoever skips wants to see where it stands. */
export function finish(root: Element): void {
  for (const animation of root.getAnimations({ subtree: true })) {
    if (!(animation instanceof CSSTransition)) animation.finish()
  }
}
