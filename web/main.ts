/** The page begins: look, theme, language, and the app. */
import './look/tokens.css'
import './look/base.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { fetchEarly } from './early.ts'
import { language } from './kit/language.svelte.ts'
import { theme } from './theme.svelte.ts'

document.documentElement.lang = language.now
theme.apply()
fetchEarly(location.pathname)
mount(App, { target: document.getElementById('app') ?? document.body })
