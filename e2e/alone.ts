/** A part of the kit alone on a page of a real browser: what e2e/alone/ has of it, bundled in a moment and put into an empty page. */
import { svelte } from '@sveltejs/vite-plugin-svelte'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { build } from 'vite'

async function bundle(entry: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [svelte({ compilerOptions: { runes: true, css: 'injected' }, configFile: false })],
    build: {
      write: false,
      minify: false,
      lib: { entry: `e2e/alone/${entry}`, formats: ['iife'], name: 'alone' },
    },
  })
  const [{ output }] = built as unknown as readonly {
    readonly output: readonly { readonly type: string; readonly code: string }[]
  }[]
  return output.find(({ type }) => type === 'chunk')?.code ?? ''
}

/** Opens pages that have this in them; bundled once. */
export async function alone(
  browser: Browser,
  entry: string,
  screen: BrowserContextOptions = {},
): Promise<() => Promise<Page>> {
  const content = await bundle(entry)
  return async () => {
    const page = await browser.newPage({ viewport: { width: 600, height: 400 }, ...screen })
    await page.setContent('<!doctype html><body style="margin: 0"></body>')
    await page.addScriptTag({ content })
    return page
  }
}
