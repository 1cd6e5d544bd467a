/** Before the first test in a browser: the gallery is built, once for all files that run side by side. With ITERU_GALLERY=later it is built by the first test that wants it. */
import { buildOnce } from './vite.ts'

export const setup = process.env.ITERU_GALLERY === 'later' ? (): void => {} : buildOnce
