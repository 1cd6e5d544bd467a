/** The study of one question, made in the page: whether a finger or a mouse meets everything that leads to every choice, how large it is, and how large all text is drawn. */
import { flushSync } from 'svelte'
import type { Chooser } from '../../web/kit/chooser.svelte.ts'
import { groups } from '../groups.ts'
import { bring, isMetAt, middleOf, spotOf } from './reach.ts'

/** What must not be smaller, in pixels. */
export interface Limits {
  /** What is chosen at once; 0 where no finger points. */
  readonly finger: number
  /** What is confirmed by another step. */
  readonly confirmed: number
  readonly text: number
  /** Numbers inside a piece that is explained as well. */
  readonly number: number
}

/** `missing`: no lit element, or several. `unmet`: nowhere on top, whatever is scrolled or panned. `covered`: not on top in its middle. `small`, `text`: under the limits. `cut`: the question does not fit. `moved`: the board. */
export type FaultKind = 'missing' | 'unmet' | 'covered' | 'small' | 'text' | 'cut' | 'moved' | 'played'

export interface Fault {
  readonly kind: FaultKind
  readonly what: string
}

export interface Studied {
  /** How many elements were looked for, at all steps together. */
  readonly elements: number
  readonly faults: readonly Fault[]
}

/** Of the ways that go on with the same elements, the first, the middle and the last are walked: what follows a place does not depend on the place. */
const ALIKE = 3
/** Lines of text are this much higher than they look, in pixels. */
const ROUNDING = 2

export function study(chooser: Chooser, limits: Limits): Studied {
  const faults: Fault[] = smallTexts(limits).map(what => ({ kind: 'text', what }))
  let elements = 0
  for (const { chosen, next } of steps(chooser)) {
    chooser.take(chosen)
    flushSync()
    faults.push(...cutQuestions())
    for (const [key, goesOn] of next) {
      elements++
      const fault = faultOf(key) ?? (limits.finger > 0 ? smallness(key, goesOn, limits) : null)
      if (fault) faults.push({ kind: fault.kind, what: `${[...chosen, key].join(' → ')}${fault.what}` })
    }
  }
  chooser.take([])
  flushSync()
  return { elements, faults }
}

interface Step {
  readonly chosen: readonly string[]
  /** What can be chosen next, and whether something follows it. */
  readonly next: ReadonlyMap<string, boolean>
}

/** Every step to every choice, without those that are alike. */
function steps(chooser: Chooser): Step[] {
  const ways = chooser.open.map(({ rest }) => rest)
  const found: Step[] = []
  const walk = (chosen: readonly string[], open: readonly (readonly string[])[]): void => {
    const byKey = groups(open, way => way[chosen.length])
    const next = new Map([...byKey].map(([key, some]) => [key, some[0].length > chosen.length + 1]))
    found.push({ chosen, next })
    const goOn = [...byKey].filter(([key]) => next.get(key))
    const alike = groups(goOn, ([, some]) => [...new Set(some.map(way => way[chosen.length + 1]))].join(' '))
    for (const group of alike.values()) for (const [key, some] of sampled(group)) walk([...chosen, key], some)
  }
  if (ways.length > 0) walk([], ways)
  return found
}

const sampled = <T>(list: readonly T[]): readonly T[] =>
  list.length <= ALIKE ? list : [list[0], list[list.length >> 1], list[list.length - 1]]

const nodesOf = (key: string): NodeListOf<Element> =>
  document.querySelectorAll(`[data-key="${CSS.escape(key)}"][data-lit]`)

function faultOf(key: string): Fault | null {
  if (nodesOf(key).length === 0) openTabs(key)
  const nodes = nodesOf(key)
  if (nodes.length !== 1) return { kind: 'missing', what: ` (${nodes.length} lit elements)` }
  const [node] = nodes
  if (!isMetAt(node, middleOf(node))) bring(node)
  if (!isMetAt(node, middleOf(node))) {
    const spot = spotOf(node)
    return { kind: spot ? 'covered' : 'unmet', what: spot ? '' : ` (${coverOf(node)})` }
  }
  return null
}

/** Too small for a finger. What is confirmed by another step may be small if nothing else that is lit is near. */
function smallness(key: string, goesOn: boolean, { finger, confirmed }: Limits): Fault | null {
  const [node] = nodesOf(key)
  const { width, height } = node.getBoundingClientRect()
  const is = (side: number, room: string): Fault | null =>
    side < (goesOn ? confirmed : finger)
      ? { kind: 'small', what: ` ${width.toFixed(0)} × ${height.toFixed(0)}${room}` }
      : null
  if (!goesOn) return is(Math.min(width, height), '')
  if (Math.min(width, height) >= confirmed) return null
  const room = roomOf(node)
  return is(Math.min(Math.max(width, height), room), `, ${room.toFixed(0)} from the next`)
}

/** How far the next lit element is, from middle to middle. */
function roomOf(node: Element): number {
  const { x, y } = middleOf(node)
  const others = [...document.querySelectorAll('[data-key][data-lit]')].filter(other => other !== node)
  return Math.min(
    Number.MAX_SAFE_INTEGER,
    ...others.map(other => {
      const middle = middleOf(other)
      return Math.hypot(middle.x - x, middle.y - y)
    }),
  )
}

/** A board in tabs shows one area at a time; those with something lit say so. */
function openTabs(key: string): void {
  for (const tab of document.querySelectorAll<HTMLElement>('[role=tab].lit')) {
    tab.click()
    flushSync()
    if (nodesOf(key).length > 0) return
  }
}

/** What lies over the middle of an element, in a word. */
function coverOf(node: Element): string {
  const { x, y } = middleOf(node)
  const top = document.elementFromPoint(x, y)
  if (!top) return `outside, at ${x.toFixed(0)}, ${y.toFixed(0)}`
  const named = top.closest('[data-key], [class]')
  return `under ${named?.getAttribute('data-key') ?? named?.getAttribute('class') ?? top.tagName}`
}

/** Numbers and the signs that go with them. */
const NUMBER = /^[\d\s+×−–:/.,½-]+$/

/** The texts of board and dock that are drawn too small, each once. */
function smallTexts({ text: least, number }: Limits): string[] {
  const small = new Set<string>()
  for (const part of document.querySelectorAll('.board, .reach')) {
    const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? ''
      const element = node.parentElement
      if (text === '' || !element || !isDrawn(element, part)) continue
      const size = drawnSize(element)
      const isNumber = NUMBER.test(text) && element.closest('[aria-description], [aria-label]') !== null
      if (size < (isNumber ? number : least)) small.add(`“${text.slice(0, 24)}” ${size.toFixed(1)} px`)
    }
  }
  return [...small]
}

/** The question, if its place has no room for all of it. */
function cutQuestions(): Fault[] {
  return [...document.querySelectorAll('[data-question]')].flatMap(question => {
    const over = question.scrollHeight - (question.parentElement?.clientHeight ?? 0)
    const what = `“${question.textContent?.trim()}” needs ${over} px more`
    return over > ROUNDING ? [{ kind: 'cut', what }] : []
  })
}

/** Whether it is seen: not hidden, not clipped away for the eye, and inside its part. */
function isDrawn(element: Element, part: Element): boolean {
  if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false
  if (element.closest('.hidden, title, desc')) return false
  const box = (element.closest('.pan') ?? part).getBoundingClientRect()
  const { left, right, top, bottom, width } = element.getBoundingClientRect()
  return width > 0 && right > box.left && left < box.right && bottom > box.top && top < box.bottom
}

/** The size of the type on the screen: in a drawing it is scaled with the drawing. */
function drawnSize(element: Element): number {
  const size = Number.parseFloat(getComputedStyle(element).fontSize)
  const matrix = element instanceof SVGGraphicsElement ? element.getScreenCTM() : null
  return matrix ? size * Math.sqrt(Math.abs(matrix.a * matrix.d - matrix.b * matrix.c)) : size
}
