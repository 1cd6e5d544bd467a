/** The built page is served where it belongs: its files for ever, itself always fresh, and a status that tells the truth. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addPage } from './page.ts'

const folder = mkdtempSync(join(tmpdir(), 'iteru-page-'))
let app: FastifyInstance

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'index.html'), '<title>Iteru</title>')
  writeFileSync(join(folder, 'assets', 'board-1a2b.js'), 'board()')
  app = fastify()
  await addPage(app, relative(process.cwd(), folder))
})
afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true, force: true })
})

const get = (url: string, accept = '*/*') => app.inject({ url, headers: { accept } })

describe('the page', () => {
  test('is fresh at every address of its own', async () => {
    for (const url of ['/', '/t/abc?invite=x', '/rules/aton', '/about']) {
      const { statusCode, headers, body } = await get(url)
      expect([url, statusCode, headers['cache-control'], body]).toEqual([
        url,
        200,
        'no-cache',
        '<title>Iteru</title>',
      ])
    }
  })

  test('has files that never change', async () => {
    const { statusCode, headers } = await get('/assets/board-1a2b.js')
    expect([statusCode, headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable'])
  })

  test('tells a browser and a program that there is nothing, each in its way', async () => {
    const page = await get('/nowhere', 'text/html,*/*')
    expect([page.statusCode, page.body]).toEqual([404, '<title>Iteru</title>'])
    const data = await get('/api/nowhere')
    expect([data.statusCode, data.json().why]).toEqual([404, 'no-such-page'])
    expect((await app.inject({ method: 'POST', url: '/about' })).statusCode).toBe(404)
  })
})
