/** A finger on a page of the gallery: finds where an element can be met, drags what holds it until it can, and taps. Only real touches; nothing is scrolled by script. */
import type { CDPSession, Page } from 'playwright-core'
import type { Gallery } from './gallery/api.ts'
import type { Point } from './gallery/reach.ts'

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

  #touch(type: 'touchStart' | 'touchMove' | 'touchEnd', points: Point[]): Promise<unknown> {
    return this.#line.send('Input.dispatchTouchEvent', { type, touchPoints: points })
  }

  async #move(from: Point, to: Point): Promise<void> {
    const STEPS = 3
    await this.#touch('touchStart', [from])
    for (let i = 1; i <= STEPS; i++) {
      const part = i / STEPS
      await this.#touch('touchMove', [
        { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part },
      ])
    }
  }

  /** Lifted while it moves. */
  async flick(from: Point, to: Point): Promise<void> {
    await this.#move(from, to)
    await this.#touch('touchEnd', [])
  }

  /** Drags, and waits until nothing moves any more. */
  async drag(from: Point, to: Point): Promise<void> {
    await this.#move(from, to)
    // At rest before it is lifted: otherwise what it drags goes on, and the next tap only stops it.
    await this.#page.waitForTimeout(REST)
    await this.#touch('touchMove', [to])
    await this.#touch('touchEnd', [])
    await this.#page.waitForFunction(ms => gallery.rests(ms), REST)
  }

  /** Taps a lit element, after dragging until it can be met. */
  async choose(key: string): Promise<boolean> {
    for (let tries = 0; tries <= PATIENCE; tries++) {
      const aim = await this.#page.evaluate(name => gallery.aim(name), key)
      if (!aim) return false
      if ('drag' in aim) await this.drag(aim.drag.from, aim.drag.to)
      else {
        await this.tap(aim.point)
        return true
      }
    }
    return false
  }
}
