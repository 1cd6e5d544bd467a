/** A finger on a page of the gallery: finds where an element can be met, drags what holds it until it can, and taps. Only real touches; nothing is scrolled by script. */
import type { CDPSession, Page } from 'playwright-core'
import type { Gallery } from './gallery/api.ts'
import type { Missed, Point } from './gallery/reach.ts'
import { drawn } from './stage.ts'

declare const gallery: Gallery

/** So long nothing moves when it has come to rest, in milliseconds. */
const REST = 60

/** Drags in a row that a person would try before giving up. */
const PATIENCE = 14

export class Finger {
  readonly #page: Page
  readonly #line: CDPSession

  private constructor(page: Page, line: CDPSession) {
    this.#page = page
    this.#line = line
  }

  static async on(page: Page): Promise<Finger> {
    return new Finger(page, await page.context().newCDPSession(page))
  }

  async tap({ x, y }: Point): Promise<void> {
    await this.#page.touchscreen.tap(x, y)
  }

  /** Drags, and waits until nothing moves any more. */
  async drag(from: Point, to: Point): Promise<void> {
    const STEPS = 3
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: Point[]): Promise<unknown> =>
      this.#line.send('Input.dispatchTouchEvent', { type, touchPoints: points })
    await touch('touchStart', [from])
    for (let i = 1; i <= STEPS; i++) {
      const part = i / STEPS
      await touch('touchMove', [{ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }])
    }
    // At rest before it is lifted: otherwise what it drags goes on, and the next tap only stops it.
    await this.#page.waitForTimeout(REST)
    await touch('touchMove', [to])
    await touch('touchEnd', [])
    await this.#page.waitForFunction(ms => gallery.rests(ms), REST)
  }

  /**
   * Meets every lit element, dragging where it must. Returns the keys of those that cannot be met, and the last one that could. What lies beyond the
   * picture of a map can be met when the farthest of it can.
   */
  async meetAll(): Promise<{ readonly unmet: string[]; readonly last: string | null }> {
    const seen = new Set<string>()
    let farthest: Missed | undefined
    let unmet: string[] = []
    for (let tries = 0; tries <= PATIENCE; tries++) {
      const { met, missed } = await this.#page.evaluate(() => gallery.reach())
      for (const key of Object.keys(met)) seen.add(key)
      farthest ??= missed.filter(({ beyond }) => beyond > 0).sort((a, b) => b.beyond - a.beyond)[0]
      const left = missed.filter(
        ({ key, beyond }) => !seen.has(key) && (beyond === 0 || key === farthest?.key),
      )
      unmet = left.map(({ key }) => key)
      const drag = left.find(one => one.drag)?.drag
      if (!drag) break
      await this.drag(drag.from, drag.to)
    }
    return { unmet, last: [...seen].at(-1) ?? null }
  }

  /** Taps a lit element, after dragging until it can be met. */
  async choose(key: string): Promise<boolean> {
    for (let tries = 0; tries <= PATIENCE; tries++) {
      const { met, missed } = await this.#page.evaluate(() => gallery.reach())
      const point = met[key]
      if (point && (await restsAt(this.#page, key, point))) {
        await this.tap(point)
        return true
      }
      if (point) continue
      const drag = missed.find(one => one.key === key)?.drag
      if (!drag) return false
      await this.drag(drag.from, drag.to)
    }
    return false
  }
}

/** Whether an element is still met there when the page has been drawn again: what scrolls on is pointed at later. */
export async function restsAt(page: Page, key: string, { x, y }: Point): Promise<boolean> {
  await page.evaluate(drawn)
  const again = await page.evaluate(name => gallery.reach().met[name], key)
  return again !== undefined && Math.hypot(again.x - x, again.y - y) < 1
}
