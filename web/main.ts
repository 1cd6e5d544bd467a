/** The page begins: look, theme, language, and the app. */
import './look/tokens.css'
import './look/base.css'
import './look/pages.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { language } from './kit/language.svelte.ts'
import { followScreen } from './kit/screen.ts'
import { settings } from './kit/settings.svelte.ts'
import { newer } from './newer.svelte.ts'
import { report, reportUncaught } from './report.ts'
import { theme } from './theme.svelte.ts'
import { speak } from './words.ts'

reportUncaught()
addEventListener('vite:preloadError', () => newer.lacks())
theme.apply()
settings.apply()
matchMedia('(prefers-reduced-motion: reduce)').addEventListener('change', () => settings.apply())
followScreen()
void begin()

/** Nothing can be said before the words are here. */
async function begin(): Promise<void> {
  await speak(language.now)
  mount(App, { target: document.getElementById('app') ?? document.body })
}

/** What keeps the page for times without a network fetches all of it: that can wait until the page stands. */
const KEEP_AFTER = 3000

async function keep(): Promise<void> {
  try {
    newer.follow(await navigator.serviceWorker.register('/sw.js'))
    await (await import('./keep.ts')).keepWords()
  } catch (error) {
    report(error, 'service worker') // the page will not be there without a network
  }
}

if (import.meta.env.PROD && 'serviceWorker' in navigator)
  addEventListener('load', () => setTimeout(keep, KEEP_AFTER))
