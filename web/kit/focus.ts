/** The focus at a table: it never falls to the page, after an action it is on the next question, and `n` and `p` walk through the choices from anywhere. */
import { next, placeAmong } from './steps.ts'

/** What is asked, as an element that takes the focus. */
const QUESTION = '[data-question]'
const CHOICE = '[data-key]'
/** Where keys are text, and where another sheet has the floor. */
const TYPED = 'input, textarea, select, [contenteditable], dialog, [popover]'

const isSeen = (node: Element): boolean =>
  node.getClientRects().length > 0 && getComputedStyle(node).visibility !== 'hidden'

/** Puts the focus on what is asked; the screen stays where it is. Returns whether it had been elsewhere. */
export function toQuestion(root: Element): boolean {
  const question = root.querySelector<HTMLElement>(QUESTION)
  if (!question || question === document.activeElement) return false
  question.focus({ preventScroll: true })
  return document.activeElement === question
}

/** Whether whoever plays is at the board or the dock, or nowhere, and not reading or writing elsewhere. */
export function isPlaying(root: Element): boolean {
  const active = document.activeElement
  if (!active || active === document.body || active === root) return true
  return root.contains(active) && active.closest(`${CHOICE}, .dock, .story`) !== null
}

/** In the order of the page. */
const isBefore = (node: Element, other: Element): boolean =>
  (node.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0

/** A Svelte attachment for the element that holds the table. */
export function focusAt(root: HTMLElement): () => void {
  let last: Element | null = null
  /** Tab has gone past the last stop of the page, on the way to the browser's own or round to the first one: brought back, nobody would ever come there. */
  let isLeaving = false

  /** What had the focus is gone. */
  function look(): void {
    if (isLeaving || document.activeElement !== document.body) return
    if (!document.querySelector('dialog[open]')) toQuestion(root)
  }

  function walk(by: 1 | -1): void {
    const lit = [...root.querySelectorAll<HTMLElement | SVGElement>('[data-lit]')].filter(isSeen)
    const active = document.activeElement
    const from = active?.matches(CHOICE) ? active : last?.isConnected ? last : null
    lit[next(lit.length, placeAmong<Element>(lit, from, isBefore), by)]?.focus()
  }

  function onKey(event: KeyboardEvent): void {
    isLeaving = event.key === 'Tab'
    const { key, ctrlKey, metaKey, altKey, target } = event
    if (ctrlKey || metaKey || altKey || !(target instanceof Element) || target.closest(TYPED)) return
    const isArrow = key.startsWith('Arrow') && target.matches(QUESTION)
    const by = key === 'n' || isArrow ? 1 : key === 'p' ? -1 : null
    if (by === null) return
    event.preventDefault()
    walk(by)
  }

  const onArrival = (): void => {
    isLeaving = false
  }

  function onFocus({ target }: FocusEvent): void {
    const node = (target as Element).closest(CHOICE)
    if (node) last = node
  }

  /** Focus that goes nowhere comes back, but not before whoever moved it is done. */
  const onBlur = (): unknown => setTimeout(look)

  const observer = new MutationObserver(look)
  observer.observe(root, { subtree: true, childList: true })
  addEventListener('keydown', onKey)
  addEventListener('focusin', onArrival)
  addEventListener('pointerdown', onArrival)
  root.addEventListener('focusin', onFocus)
  root.addEventListener('focusout', onBlur)
  look()
  return () => {
    observer.disconnect()
    removeEventListener('keydown', onKey)
    removeEventListener('focusin', onArrival)
    removeEventListener('pointerdown', onArrival)
    root.removeEventListener('focusin', onFocus)
    root.removeEventListener('focusout', onBlur)
  }
}
