/** Before the first test in a browser: server and gallery are built and served once for all files, and a browser is started for each that runs at the same time; each file connects to them. */
import type { TestProject } from 'vitest/node'
import { launchShared } from './browser.ts'
import { Site } from './site.ts'
import { serveGallery } from './vite.ts'

/** Addresses of what all files share. */
export interface Shared {
  readonly browsers: readonly string[]
  readonly site: string
  readonly gallery: string
}

declare module 'vitest' {
  interface ProvidedContext {
    shared: Shared
  }
}

/** With ITERU_ALONE there is only the browser: for files that need nothing else. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const nothing = { url: '', close: () => Promise.resolve() }
  const isAlone = process.env.ITERU_ALONE !== undefined
  // One browser draws all its pages in one thread: files side by side would wait for each other.
  const sideBySide = Array.from({ length: project.config.maxWorkers }, launchShared)
  const [gallery, site, browsers] = await Promise.all([
    isAlone ? nothing : serveGallery(),
    isAlone ? nothing : Site.open(),
    Promise.all(sideBySide),
  ])
  const addresses = browsers.map(browser => browser.wsEndpoint())
  project.provide('shared', { browsers: addresses, site: site.url, gallery: gallery.url })
  return async () => {
    await Promise.all([...browsers.map(browser => browser.close()), site.close(), gallery.close()])
  }
}
