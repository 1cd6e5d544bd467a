/** Carrying a card with the mouse or a finger: it follows the pointer and is put down where that is lifted. */
import type { Attachment } from 'svelte/attachments'

/** A pointer that moved less than this has clicked. */
const CLICK = 6

interface Carry {
  readonly move: (x: number, y: number) => void
  /** The element it was put down on, if any. */
  readonly drop: (onto: Element | null) => void
  /** It stays where it was: the pointer was taken away, or the element has left the page. */
  readonly cancel: () => void
}

/** Heard everywhere: a quick mouse has left the element before it has moved far enough. */
const HEARD = ['pointermove', 'pointerup', 'pointercancel'] as const

/** An element that can be picked up, and what the pointer that pressed it does. */
class Load {
  readonly #node: Element
  readonly #carry: Carry
  #down: PointerEvent | null = null
  #isCarried = false

  constructor(node: Element, carry: Carry) {
    this.#node = node
    this.#carry = carry
  }

  readonly press = (event: Event): void => {
    const pointer = event as PointerEvent
    if (!pointer.isPrimary || pointer.button !== 0) return
    this.#release()
    this.#down = pointer
    this.#isCarried = false
    for (const kind of HEARD) window.addEventListener(kind, this.#hear)
  }

  /** What was carried and put back has not been clicked. */
  readonly click = (event: Event): void => {
    if (this.#isCarried) event.stopPropagation()
    this.#isCarried = false
  }

  readonly leave = (): void => {
    if (this.#down && this.#isCarried) this.#carry.cancel()
    this.#release()
  }

  readonly #hear = (event: PointerEvent): void => {
    if (event.pointerId !== this.#down?.pointerId) return
    const { clientX: x, clientY: y } = event
    if (event.type === 'pointermove') {
      this.#isCarried ||= Math.hypot(x - this.#down.clientX, y - this.#down.clientY) >= CLICK
      if (!this.#isCarried) return
      this.#node.setAttribute('data-carried', '')
      this.#carry.move(x, y)
      return
    }
    this.#release()
    if (!this.#isCarried) return
    if (event.type === 'pointerup') this.#carry.drop(document.elementFromPoint(x, y))
    else this.#carry.cancel()
  }

  #release(): void {
    this.#down = null
    this.#node.removeAttribute('data-carried')
    for (const kind of HEARD) window.removeEventListener(kind, this.#hear)
  }
}

/** A finger that carries something does not scroll. `touch-action` says the same, but Chromium does not heed it on shapes of SVG. */
function hold(event: Event): void {
  if (event.cancelable) event.preventDefault()
}

/** For the element that is picked up, marked `data-carried` meanwhile. */
export const carry =
  (how: Carry): Attachment<Element> =>
  node => {
    const load = new Load(node, how)
    node.addEventListener('pointerdown', load.press)
    node.addEventListener('touchmove', hold, { passive: false })
    node.addEventListener('click', load.click, { capture: true })
    return () => {
      load.leave()
      node.removeEventListener('pointerdown', load.press)
      node.removeEventListener('touchmove', hold)
      node.removeEventListener('click', load.click, { capture: true })
    }
  }
