/** The focus at a table, alone on a page of a real browser: one tab stop for a board, arrow keys to the nearest element, `n` and `p` to the choices, and never nowhere. */
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { alone } from './alone.ts'
import { connectBrowser } from './stage.ts'

/** What the bundle puts on the page. */
interface Parts {
  roving(root: Element): () => void
  focusAt(root: Element): () => void
  explained(label: string, explain: string): (element: Element) => void
  beginBoard(): void
  stand(): void
}
const parts = (): Parts => window as unknown as Parts

/** Three by three: those of the first row are buttons, the others drawn; `hidden` is there but not seen. */
const BOARD = `
  <p data-question tabindex="-1">What now?</p>
  <svg width="300" height="300"><g id="board">
    <g data-key="hidden" data-lit tabindex="-1" display="none"><rect width="9" height="9" /></g>
    ${[0, 1, 2].flatMap(y => [0, 1, 2].map(x => `<rect data-key="${x}${y}" tabindex="-1" x="${100 * x}" y="${100 * y}" width="50" height="50" />`)).join('')}
    <rect data-still tabindex="-1" x="100" y="270" width="50" height="20" />
  </g></svg>
  <button data-key="dock" data-lit tabindex="-1">Lay</button>
  <input />`

let browser: Browser
let open: () => Promise<Page>
let page: Page
beforeAll(async () => {
  browser = await connectBrowser()
  open = await alone(browser, 'focus.ts')
})
afterAll(() => browser?.close())
beforeEach(async () => {
  await page?.close()
  page = await open()
  await page.evaluate(`window.parts = ${parts}`)
  await page.evaluate(
    async html => {
      document.body.innerHTML = html
      const clicks: (string | null)[] = []
      addEventListener('click', ({ target }) => clicks.push((target as Element).getAttribute('data-key')))
      const root = document.querySelector('#board') as Element
      for (const key of ['11', '22']) root.querySelector(`[data-key="${key}"]`)?.setAttribute('data-lit', '')
      parts().stand()
      await new Promise(resolve => setTimeout(resolve, 20))
      Object.assign(window, { clicks, leave: parts().roving(root) })
    },
    BOARD.replaceAll('\n', ''),
  )
})

const drawn = (): Promise<unknown> =>
  page.evaluate(() => new Promise(resolve => requestAnimationFrame(resolve)))
/** The keys of the elements of the board that a tab stops at. */
const stops = (): Promise<(string | null)[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('#board [tabindex="0"]')].map(node => node.getAttribute('data-key')),
  )
/** What has the focus. */
const focused = (): Promise<string> =>
  page.evaluate(() => {
    const node = document.activeElement
    return (
      node?.getAttribute('data-key') ??
      (node?.hasAttribute('data-question') ? 'question' : (node?.tagName ?? ''))
    )
  })
const focus = (key: string): Promise<void> =>
  page.evaluate(name => document.querySelector<SVGElement>(`[data-key="${name}"]`)?.focus(), key)
async function press(...keys: readonly string[]): Promise<string> {
  for (const key of keys) await page.keyboard.press(key)
  return focused()
}
const clicks = (): Promise<unknown> => page.evaluate('clicks')

test('a board has one tab stop: the first lit element that is seen, and it follows light and focus', async () => {
  expect(await stops()).toEqual(['11'])
  // At once where the board stands: whoever presses Tab now does not wait for a frame.
  const next = await page.evaluate(async () => {
    document.querySelector('[data-key="11"]')?.removeAttribute('data-lit')
    await Promise.resolve()
    return document.querySelector('#board [tabindex="0"]')?.getAttribute('data-key')
  })
  expect([next, await stops()]).toEqual(['22', ['22']])
  await page.evaluate(() => document.querySelector('[data-key="22"]')?.remove())
  await expect.poll(stops).toEqual(['00'])
  await focus('02')
  expect(await stops()).toEqual(['02'])
})

test('arrow keys go to the nearest element that is seen, and stay at the edge', async () => {
  await focus('11')
  expect(await press('ArrowRight')).toBe('21')
  expect(await press('ArrowRight')).toBe('21')
  expect(await press('ArrowUp')).toBe('20')
  expect(await press('ArrowLeft', 'ArrowLeft', 'ArrowLeft')).toBe('00')
  expect(await press('ArrowDown')).toBe('01')
  expect(await stops()).toEqual(['01'])
  // With another key held they are the browser's, or the map's.
  expect(await press('Control+ArrowRight', 'Alt+ArrowRight', 'Meta+ArrowRight')).toBe('01')
  expect(await clicks()).toEqual([])
  // What is not seen lies nowhere, which is here between the two.
  await page.addStyleTag({ content: 'svg { position: fixed; left: -160px; top: -25px }' })
  await focus('20')
  expect(await press('ArrowLeft')).toBe('10')
})

test('what scrolls is a tab stop of its own only while it has more than is seen and the stop is elsewhere', async () => {
  const found = await page.evaluate(() => {
    const row = (name: string, width: number): string =>
      `<div data-scrolls="${name}" style="width: 100px; overflow: auto"><p data-key="in ${name}" tabindex="-1" style="width: ${width}px">A card</p></div>`
    const root = document.createElement('div')
    root.innerHTML = `<p data-key="first" data-lit tabindex="-1">A choice</p>${row('wide', 400)}${row('narrow', 50)}`
    document.body.append(root)
    parts().roving(root)
    const open = (): (string | null)[] =>
      [...root.querySelectorAll('[tabindex="0"]')].map(
        node => node.getAttribute('data-scrolls') ?? node.getAttribute('data-key'),
      )
    const before = open()
    root.querySelector<HTMLElement>('[data-key="in wide"]')?.focus()
    return [before, open()]
  })
  expect(found).toEqual([['first', 'wide'], ['in wide']])
})

test('Enter and space choose, once, what is drawn and what is a button', async () => {
  await focus('11')
  await press('Enter', ' ')
  await page.evaluate(() => {
    const button = document.createElement('button')
    button.dataset.key = 'button'
    const root = document.createElement('div')
    root.append(button)
    document.body.append(root)
    parts().roving(root)
    button.focus()
  })
  await press('Enter', ' ')
  expect(await clicks()).toEqual(['11', '11', 'button', 'button'])
})

test('while a board is put together its stop is settled once a frame, and not at all when it has left', async () => {
  const settled = await page.evaluate(async () => {
    const { leave, parts: all } = window as unknown as { leave(): void; parts(): Parts }
    all().beginBoard()
    const root = document.querySelector('#board') as Element
    const stop = (): string | null | undefined =>
      root.querySelector('[tabindex="0"]')?.getAttribute('data-key')
    root.querySelector('[data-key="11"]')?.removeAttribute('data-lit')
    await Promise.resolve()
    const before = stop()
    await new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    const after = stop()
    root.querySelector('[data-key="22"]')?.removeAttribute('data-lit')
    await Promise.resolve()
    leave()
    root.querySelector('[data-key="00"]')?.setAttribute('data-lit', '')
    await new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    return [before, after, stop()]
  })
  expect(settled).toEqual(['11', '22', '22'])
  await focus('02')
  expect(await stops()).toEqual(['22'])
  expect(await press('ArrowUp', 'Enter')).toBe('02')
  expect(await clicks()).toEqual([])
})

test('n and p walk through the choices in the order of the page, from anywhere but where keys are text', async () => {
  await page.evaluate(() => Object.assign(window, { leaveTable: parts().focusAt(document.body) }))
  expect(await focused()).toBe('question')
  expect(await press('n')).toBe('11')
  expect(await press('n', 'n')).toBe('dock')
  expect(await press('n')).toBe('11')
  expect(await press('p')).toBe('dock')
  await focus('12') // between two of them
  expect(await press('p')).toBe('11')
  await page.focus('input')
  expect(await press('n')).toBe('INPUT')
  expect(await page.inputValue('input')).toBe('n')
  await page.evaluate(() => (window as unknown as { leaveTable(): void }).leaveTable())
  await focus('11')
  expect(await press('n')).toBe('11')
})

test('an arrow key leads from the question to the first choice; focus that is lost comes back to the question', async () => {
  await page.evaluate(() => parts().focusAt(document.body))
  expect(await press('ArrowDown')).toBe('11')
  await page.evaluate(() => document.querySelector('[data-key="11"]')?.remove())
  await expect.poll(focused).toBe('question')
  // From what is gone on to the next: its place is forgotten, not where one was.
  await focus('22')
  await page.evaluate(() => (document.activeElement as SVGElement).blur())
  await expect.poll(focused).toBe('question')
  expect(await press('n')).toBe('dock')
  await drawn()
})

test('Tab leaves the page behind its last stop and comes round to the first: nobody is brought back to the question for ever', async () => {
  await page.evaluate(() => parts().focusAt(document.body))
  await page.focus('input') // the last stop
  expect(await press('Tab')).toBe('BODY')
  await page.evaluate(() => new Promise(resolve => setTimeout(resolve, 50)))
  // What changes meanwhile does not call back whoever has left.
  await page.evaluate(() => document.body.append('more'))
  await drawn()
  expect(await focused()).toBe('BODY')
  expect(['BODY', 'question']).not.toContain(await press('Tab'))
  await focus('11')
  // Whoever comes by keys and loses the focus is brought back as before.
  await page.evaluate(() => document.querySelector('[data-key="11"]')?.remove())
  await expect.poll(focused).toBe('question')
})

test('what is said anew of an element does not take its tab stop away', async () => {
  const stop = await page.evaluate(() => {
    const say = (explain: string, at: Element): void => parts().explained('A card', explain)(at)
    const root = document.querySelector('#board') as Element
    root.innerHTML = '<g><rect width="9" height="9" /></g>'
    const card = root.firstElementChild as Element
    say('At cartouche 3', card)
    return new Promise(resolve =>
      setTimeout(() => {
        say('At cartouche 4', card)
        resolve(card.getAttribute('tabindex'))
      }, 50),
    )
  })
  expect(stop).toBe('0')
})
