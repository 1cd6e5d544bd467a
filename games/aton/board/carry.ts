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

/** For the element that is picked up, marked `data-carried` meanwhile; it must leave touches alone (`touch-action: none`). */
export const carry =
  ({ move, drop, cancel }: Carry): Attachment<Element> =>
  node => {
    let down: PointerEvent | null = null
    let carries = false

    function stop(): void {
      down = null
      node.removeAttribute('data-carried')
      for (const [kind, listener] of HEARD) window.removeEventListener(kind, listener)
    }
    function onMove(event: PointerEvent): void {
      if (event.pointerId !== down?.pointerId) return
      carries ||= Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY) >= CLICK
      if (!carries) return
      node.setAttribute('data-carried', '')
      move(event.clientX, event.clientY)
    }
    function onUp(event: PointerEvent): void {
      if (event.pointerId !== down?.pointerId) return
      stop()
      if (!carries) return
      if (event.type === 'pointerup') drop(document.elementFromPoint(event.clientX, event.clientY))
      else cancel()
    }
    // Heard everywhere: a quick mouse has left the element before it has moved far enough.
    const HEARD = [
      ['pointermove', onMove],
      ['pointerup', onUp],
      ['pointercancel', onUp],
    ] as const
    function onDown(event: Event): void {
      const pointer = event as PointerEvent
      if (!pointer.isPrimary || pointer.button !== 0) return
      stop()
      down = pointer
      carries = false
      for (const [kind, listener] of HEARD) window.addEventListener(kind, listener)
    }
    /** What was carried and put back has not been clicked. */
    function onClick(event: Event): void {
      if (carries) event.stopPropagation()
      carries = false
    }

    node.addEventListener('pointerdown', onDown)
    node.addEventListener('click', onClick, { capture: true })
    return () => {
      if (down && carries) cancel()
      stop()
      node.removeEventListener('pointerdown', onDown)
      node.removeEventListener('click', onClick, { capture: true })
    }
  }

/** The cartouche of a seat that an element belongs to; -1 if none. */
export function cartoucheOf(element: Element | null, seat: number): number {
  const [owner, index] =
    element?.closest('[data-cartouche]')?.getAttribute('data-cartouche')?.split(':') ?? []
  return Number(owner) === seat ? Number(index) : -1
}
