/** Before the first test in a browser: server and gallery are built and served and a browser is started, once for all files; each file connects to them. */
import type { TestProject } from 'vitest/node'
import { launchShared } from './browser.ts'
import { Site } from './site.ts'
import { serveGallery } from './vite.ts'

/** Addresses of what all files share. */
export interface Shared {
  readonly browser: string
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
  const [gallery, site, browser] = await Promise.all([
    isAlone ? nothing : serveGallery(),
    isAlone ? nothing : Site.open(),
    launchShared(),
  ])
  project.provide('shared', { browser: browser.wsEndpoint(), site: site.url, gallery: gallery.url })
  return async () => {
    await Promise.all([browser.close(), site.close(), gallery.close()])
  }
}
