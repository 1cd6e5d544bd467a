/** Keeps the files of the build before beside those of the new one: a page that is still open may want a part of it that it has not loaded yet. */
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

/** Which files a build has made itself, beside them. */
const LIST = 'files.json'
/** Only what has a hash in its name can lie beside another version of itself. */
const HASHED = /^assets\//

type Files = ReadonlyMap<string, Buffer>

/** The hashed files of the build that lies there, without those that it has kept itself. */
export function readBuild(folder: string): Files {
  const list = join(folder, LIST)
  if (!existsSync(list)) return new Map()
  const names: string[] = JSON.parse(readFileSync(list, 'utf8'))
  return new Map(
    names.flatMap(name => {
      const path = join(folder, name)
      return existsSync(path) ? [[name, readFileSync(path)] as const] : []
    }),
  )
}

/** Notes what the new build has made, and lays the old files beside it. */
export function keepBeside(folder: string, before: Files): void {
  const made = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map(name => name.replaceAll('\\', '/'))
    .filter(name => HASHED.test(name) && statSync(join(folder, name)).isFile())
  writeFileSync(join(folder, LIST), JSON.stringify(made))
  for (const [name, content] of before) {
    if (made.includes(name)) continue
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), content)
  }
}

/** Last of all plugins: what was kept belongs neither to the service worker's list nor to what is compressed anew. */
export function previous(folder: string): Plugin {
  let before: Files = new Map()
  return {
    name: 'previous',
    apply: 'build',
    buildStart() {
      if (before.size === 0) before = readBuild(folder)
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      handler: () => keepBeside(folder, before),
    },
  }
}
