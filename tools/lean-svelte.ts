/** Tells the bundler what it cannot work out about Svelte: this page is mounted and never hydrated, and every component is written with runes. What only the other ways need is left out of the built page. */
import type { Plugin } from 'vite'

const SVELTE = /\/svelte\/src\/internal\/(.+)\.js$/

/** By module: what Svelte would switch at run time, as it always is here. */
const ALWAYS: Readonly<Record<string, readonly (readonly [from: RegExp, to: string])[]>> = {
  'flags/index': [
    [/export let (\w+_mode_flag) = false/g, 'export const $1 = false'],
    [/\b\w+_mode_flag = true;/g, ''],
    [/\b\w+_mode_flag = false;\n}/g, '}'],
  ],
  'client/dom/hydration': [
    [/export let hydrating = false/g, 'export const hydrating = false'],
    [/\bhydrating = value;/g, ''],
    // Every component calls these two after each element, for nothing.
    [/export function (reset|next)\(/g, '/* @__NO_SIDE_EFFECTS__ */ export function $1('],
  ],
}

export const leanSvelte = (): Plugin => ({
  name: 'lean-svelte',
  enforce: 'pre',
  apply: 'build',
  transform(code, id) {
    const [, module = ''] = SVELTE.exec(id) ?? []
    if (/^flags\/(?!index)/.test(module)) this.error(`${module} would switch on what is left out.`)
    return ALWAYS[module]?.reduce((text, [from, to]) => {
      if (!from.test(text)) this.error(`${module} of svelte is not what it was: ${from}`)
      return text.replace(from, to)
    }, code)
  },
})
