/** Before the first test in a browser: server and gallery are built. */
import { build } from '../server/testing/spawning.ts'
import { buildOnce } from './vite.ts'

/** With ITERU_GALLERY=later nothing is built: for files that need neither. */
export async function setup(): Promise<void> {
  if (process.env.ITERU_GALLERY === 'later') return
  build()
  await buildOnce()
}
