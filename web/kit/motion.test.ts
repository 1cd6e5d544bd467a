/** Pieces travel from where they lay: a page of a few boxes made by hand, since only their places matter. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { finish, prepare } from './motion.ts'
import { settings } from './settings.svelte.ts'

interface Travel {
  readonly from: string
  readonly to: string
  readonly delay: number
  readonly fill: string
}

/** A box at a place of the page. */
class Part {
  readonly travels: Travel[] = []
  constructor(
    public left: number,
    public top: number,
    readonly width = 20,
    readonly piece: Part | null = null,
  ) {}
  getBoundingClientRect() {
    return { left: this.left, top: this.top, width: this.width, height: this.width }
  }
  querySelector(): Part | null {
    return this.piece
  }
  animate(frames: readonly { translate: string }[], { delay, fill }: { delay: number; fill: string }): void {
    this.travels.push({ from: frames[0].translate, to: frames[1].translate, delay, fill })
  }
}

const page = (parts: Readonly<Record<string, Part>>): Element =>
  ({
    querySelector: (selector: string) => parts[/data-place="(.*)"/.exec(selector)?.[1] ?? ''] ?? null,
  }) as unknown as Element

beforeEach(() => {
  vi.stubGlobal('CSS', { escape: (name: string) => name })
  vi.stubGlobal('SVGGraphicsElement', class {})
  settings.choose('motion', 'full')
})
afterEach(() => {
  settings.choose('motion', 'system')
  vi.unstubAllGlobals()
})

test('a piece is drawn travelling from the middle of where it lay before the change to where it lies now', () => {
  const from = new Part(100, 50)
  const to = new Part(10, 10)
  const travel = prepare(page({ from, to }), [{ from: 'from', to: 'to' }])
  from.left = 900 // what happens to its old place afterwards is of no matter
  expect(to.travels).toEqual([]) // not before the change is drawn
  travel()
  expect(to.travels).toEqual([{ from: '90px 40px', to: '0px 0px', delay: 0, fill: 'backwards' }])
})

test('the piece in a place travels, not the place', () => {
  const piece = new Part(30, 30, 10)
  const to = new Part(0, 0, 100, piece)
  prepare(page({ a: new Part(0, 0), to }), [{ from: 'a', to: 'to' }])()
  expect([to.travels.length, piece.travels.length]).toEqual([0, 1])
})

test('several go one after the other, but nobody waits long', () => {
  const parts = Object.fromEntries(Array.from({ length: 12 }, (_, i) => [`p${i}`, new Part(i, i)]))
  const moves = Object.keys(parts).map(to => ({ from: 'p0', to }))
  prepare(page(parts), moves)()
  const delays = Object.values(parts).map(({ travels }) => travels[0].delay)
  expect(delays.slice(0, 3)).toEqual([0, 60, 120])
  expect(Math.max(...delays)).toBe(360)
})

test('what is not on the screen does not travel, and nothing fails', () => {
  const to = new Part(0, 0)
  const moves = [
    { from: 'nowhere', to: 'to' },
    { from: 'folded', to: 'to' },
    { from: 'to', to: 'nowhere' },
  ]
  prepare(page({ to, folded: new Part(0, 0, 0) }), moves)()
  expect(to.travels).toEqual([])
})

test('who wants no motion sees none', () => {
  settings.choose('motion', 'none')
  const to = new Part(0, 0)
  prepare(page({ from: new Part(50, 50), to }), [{ from: 'from', to: 'to' }])()
  expect(to.travels).toEqual([])
})

test('skipping ends every travel, and leaves transitions alone', () => {
  class Transition {
    finish = vi.fn()
  }
  vi.stubGlobal('CSSTransition', Transition)
  const travel = { finish: vi.fn() }
  const transition = new Transition()
  const getAnimations = vi.fn(() => [travel, transition])
  finish({ getAnimations } as unknown as Element)
  expect(getAnimations).toHaveBeenCalledWith({ subtree: true })
  expect([travel.finish.mock.calls.length, transition.finish.mock.calls.length]).toEqual([1, 0])
})
