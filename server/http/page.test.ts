/** The built page is served where it belongs: its files for ever, itself always fresh, and a status that tells the truth. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addPage } from './page.ts'

const folder = mkdtempSync(join(tmpdir(), 'iteru-page-'))
let app: FastifyInstance
const PAGE = '<head><link href="/assets/index-1.js"></head>'
const CHUNKS = {
  'index.html': { file: 'assets/index-1.js' },
  'pages/ServerTable.svelte': { file: 'assets/table-1.js', imports: ['index.html', '_kit.js'] },
  '_kit.js': { file: 'assets/kit-1.js', css: ['assets/kit-1.css'], imports: ['pages/ServerTable.svelte'] },
  'pages/Site.svelte': { file: 'assets/site-1.js', imports: ['index.html'] },
  'pages/Rules.svelte': { file: 'assets/rules-1.js', imports: ['pages/Site.svelte'] },
  'pages/LessonTable.svelte': { file: 'assets/lesson-1.js' },
  '../games/aton/board/index.ts': { file: 'assets/aton-1.js', imports: ['_kit.js'] },
  '../games/horus/board/index.ts': { file: 'assets/horus-1.js' },
  '../words/de.ts': { file: 'assets/de-1.js' },
  '../words/en.ts': { file: 'assets/en-1.js' },
  '../words/en.ts?rest': { file: 'assets/rest-1.js' },
  '../games/aton/words/de.ts': { file: 'assets/aton-de-1.js' },
  '../games/aton/words/en.ts?rest': { file: 'assets/aton-said-1.js' },
  '../games/aton/lesson/page.en.ts': { file: 'assets/aton-goal-1.js' },
}

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'index.html'), PAGE)
  writeFileSync(join(folder, 'chunks.json'), JSON.stringify(CHUNKS))
  writeFileSync(join(folder, 'assets', 'board-1a2b.js'), 'board()')
  app = fastify()
  await addPage(app, relative(process.cwd(), folder), {
    ahead: async (id, _request, language) =>
      id === 'a-1'
        ? { game: 'aton', preview: { title: 'Aton', sentence: `It ended (${language}).`, game: 'aton' } }
        : undefined,
  })
})
afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true, force: true })
})

const get = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ url, headers: { accept: '*/*', ...headers } })
const linksIn = (body: string) =>
  [...body.matchAll(/rel="(\w+)" crossorigin href="([^"]+)"/g)].map(([, rel, file]) => `${rel} ${file}`)

describe('the page', () => {
  test('is fresh at every address of its own', async () => {
    for (const url of ['/', '/t/abc?invite=x', '/rules/aton', '/about', '/statistics']) {
      const { statusCode, headers, body } = await get(url)
      expect([url, statusCode, headers['cache-control']]).toEqual([url, 200, 'no-cache'])
      expect(linksIn(body)[0]).toBe('modulepreload /assets/en-1.js')
    }
  })

  test('names at once what an address needs: its page, what is around that, and words', async () => {
    const ahead = {
      '/': ['site-1.js'],
      '/?from=x': ['site-1.js'],
      '/nowhere': ['site-1.js'],
      '/rules/aton': ['rest-1.js', 'site-1.js', 'rules-1.js', 'aton-said-1.js', 'aton-goal-1.js'],
      '/rules/constructor': ['rest-1.js', 'site-1.js', 'rules-1.js'],
      '/rules?a=/t/b': ['rest-1.js', 'site-1.js', 'rules-1.js'],
      '/learn/aton/goal': ['rest-1.js', 'lesson-1.js'],
      '/t/unknown?invite=x': ['table-1.js', 'kit-1.js', 'kit-1.css'],
      '/d/abc': [],
      '/replay/a-1': ['rest-1.js'],
    }
    for (const [url, files] of Object.entries(ahead)) {
      const named = linksIn((await get(url, { accept: 'text/html' })).body).map(link =>
        link.slice(link.lastIndexOf('/') + 1),
      )
      expect([url, ...named]).toEqual([url, 'en-1.js', ...files])
    }
    expect((await get('//', { accept: 'text/html' })).statusCode).toBeLessThan(500)
  })

  test('of a table names at once every file that its board needs, each once', async () => {
    const { headers, body } = await get('/t/a-1?invite=x', { cookie: 'iteru-language=de' })
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    expect(linksIn(body)).toEqual([
      'modulepreload /assets/de-1.js',
      'modulepreload /assets/table-1.js',
      'modulepreload /assets/kit-1.js',
      'stylesheet /assets/kit-1.css',
      'modulepreload /assets/aton-1.js',
      'modulepreload /assets/aton-de-1.js',
    ])
  })

  test('of a table and of its replay tells what it is to whoever runs no scripts, in the language of the link', async () => {
    for (const url of ['/t/a-1', '/replay/a-1?at=7&language=de']) {
      const { body } = await get(url, { host: 'play.example' })
      expect(body).toContain('<meta property="og:title" content="Aton">')
      expect(body).toContain(`content="It ended (${url.includes('de') ? 'de' : 'en'}).">`)
      expect(body).toContain('<meta property="og:image" content="http://play.example/preview/aton.png">')
    }
    expect((await get('/t/b-2')).body).not.toContain('og:')
    // Whether there is such a table is not said: the link itself names its game.
    const named = (await get('/replay/b-2?at=7&game=horus')).body
    expect(named).toContain('<meta property="og:title" content="Horus">')
    expect(named).not.toContain('og:description')
    expect((await get('/replay/b-2?game=senet')).body).not.toContain('og:')
    expect((await get('/t/a-1', { host: 'evil.example"><script>' })).body).not.toContain('<script>')
  })

  test('names the words of the language that was chosen, or else preferred, or else English', async () => {
    const links = async (headers: Record<string, string>) => linksIn((await get('/', headers)).body)
    const around = 'modulepreload /assets/site-1.js'
    const german = ['modulepreload /assets/de-1.js', around]
    expect(await links({ 'accept-language': 'fr-CH, de;q=0.9, en;q=0.8' })).toEqual(german)
    expect(await links({ cookie: 'a=b; iteru-language=de', 'accept-language': 'en' })).toEqual(german)
    expect(await links({ cookie: 'iteru-language=xx' })).toEqual(['modulepreload /assets/en-1.js', around])
  })

  test('has files that never change', async () => {
    const { statusCode, headers } = await get('/assets/board-1a2b.js')
    expect([statusCode, headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable'])
  })

  test('tells a browser and a program that there is nothing, each in its way', async () => {
    const page = await get('/nowhere', { accept: 'text/html,*/*' })
    expect([page.statusCode, page.body.startsWith('<head>')]).toEqual([404, true])
    const data = await get('/api/nowhere')
    expect([data.statusCode, data.json().why]).toEqual([404, 'no-such-page'])
    expect((await app.inject({ method: 'POST', url: '/about' })).statusCode).toBe(404)
  })
})
