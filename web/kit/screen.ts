/** What kind of screen it is, decided once: style sheets ask for `data-screen` on the root and know no breakpoint. */
import { createSubscriber } from 'svelte/reactivity'

/** By space, not by device. */
export type Screen = 'short' | 'phone' | 'tablet' | 'laptop' | 'wide'

/** The class of a screen by the room there is when all bars of the browser are in sight, in pixels. */
export function screenOf(width: number, height: number): Screen {
  if (height < 500 && width > height) return 'short'
  if (width < 600) return 'phone'
  if (width < 1100) return 'tablet'
  return width < 1600 ? 'laptop' : 'wide'
}

let current: Screen = 'laptop'
const listeners = new Set<() => void>()
const subscribe = createSubscriber(update => {
  listeners.add(update)
  return () => listeners.delete(update)
})

/** Measures the screen now and whenever it changes. The on-screen keyboard and the browser's bars change nothing: `svh` counts without them. */
export function followScreen(): void {
  const probe = document.createElement('div')
  probe.style.cssText =
    'position:fixed;inset:0 auto auto 0;width:100%;height:100svh;visibility:hidden;pointer-events:none'
  document.body.append(probe)
  const look = (): void => {
    const next = screenOf(probe.offsetWidth, probe.offsetHeight)
    document.documentElement.dataset.screen = next
    if (next === current) return
    current = next
    for (const update of listeners) update()
  }
  look()
  new ResizeObserver(look).observe(probe)
}

/** The class of this screen. Live: read it inside markup or a derived value. */
export function screen(): Screen {
  subscribe()
  return current
}

/** A phone, in portrait or landscape: everything is under the thumb, one thing at a time. */
export const isNarrow = (): boolean => screen() === 'phone' || screen() === 'short'

const coarse = globalThis.matchMedia?.('(pointer: coarse)')
const subscribeTouch = createSubscriber(update => {
  coarse?.addEventListener('change', update)
  return () => coarse?.removeEventListener('change', update)
})

/** Touched by fingers. */
export function isTouched(): boolean {
  subscribeTouch()
  return coarse?.matches ?? false
}
