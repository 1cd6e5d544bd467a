/** Before the first test in a browser: the gallery is built, once for all files that run side by side. */
export { buildOnce as setup } from './vite.ts'
