/** The server as it is hosted: from built files, without a compiler; and in npm run proof every step of the container file, in a clean folder. */
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { readSettings } from '../operations/settings.ts'
import { TestClient } from '../testing/client.ts'
import { emptySqlite } from '../testing/servers.ts'
import { built, SpawnedServer } from '../testing/spawning.ts'

const PROOF = process.env.ITERU_PROOF !== undefined
const BUILT = built('main')

/** A built server plays a move with a bot and answers its host. */
async function checkBuilt(folder: string): Promise<number> {
  const place = await emptySqlite()
  const server = new SpawnedServer(place.env, { args: BUILT, folder })
  try {
    const ms = await server.start()
    const ani = await TestClient.greet(server.base, 'Ani')
    const match = await ani.create('beginner')
    await ani.connect()
    ani.send({ t: 'watch', match })
    const { ask, legal } = await ani.until(() => ani.table(match))
    ani.send({ t: 'act', match, ask: ask ?? 0, action: legal[legal.length - 1], id: 'a' })
    await ani.until(() => (ani.table(match)?.ask ?? 0) > (ask ?? 0))
    ani.close()
    const admin = spawnSync(process.execPath, ['dist/server/admin.mjs', 'stats'], {
      cwd: folder,
      env: { ...process.env, ...place.env },
      encoding: 'utf8',
    })
    expect(admin.stdout).toContain('1 people')
    expect(await server.end('SIGTERM')).toBe(0)
    return ms
  } finally {
    await server.end()
    await place.remove()
  }
}

test('a built server plays, with its bots, and its host can speak with it', async () => {
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--eval', "import('./tools/build.mjs').then(({ buildServer }) => buildServer())"],
    { encoding: 'utf8' },
  )
  expect([status, stderr]).toEqual([0, expect.stringMatching(/^(Building the server …\n)?$/)])
  await checkBuilt(process.cwd())
})

test('nothing that is made for tests is in the built files', () => {
  const maps = readdirSync('dist/server', { recursive: true, encoding: 'utf8' }).filter(name =>
    /\.map$/.test(name),
  )
  const sources = maps.flatMap(name => {
    const folder = dirname(join('dist/server', name))
    const map = JSON.parse(readFileSync(join('dist/server', name), 'utf8')) as { sources: string[] }
    return map.sources.map(source => join(folder, source).replaceAll('\\', '/'))
  })
  expect(sources).toContain('server/main.ts')
  expect(sources).toContain('games/amun-re/words/speech.ts')
  const isForTests = (source: string) =>
    /\.test\.ts$|^(?:server|table|kernel)\/testing|^e2e\/|^node_modules\/(?:vitest|fast-check)\//.test(source)
  expect(sources.filter(isForTests)).toEqual([])
})

test('the container file builds a server out of a clean copy and needs nothing it leaves out', async () => {
  const file = readFileSync('Dockerfile', 'utf8')
  const [build, run] = file.split(/^FROM .*$/m).slice(1)
  const copied = [...run.matchAll(/^COPY --from=build \/iteru\/(\S+) /gm)].map(([, path]) => path)
  expect(copied).toEqual(['package.json', 'node_modules', 'dist'])
  const command = JSON.parse(/^CMD (.*)$/m.exec(run)?.[1] ?? '[]') as string[]
  expect(command).toEqual(['node', ...BUILT])
  if (!PROOF) return
  const folder = mkdtempSync(join(tmpdir(), 'iteru-box-'))
  const sh = (line: string) => {
    const { status, stderr } = spawnSync('sh', ['-c', line], { cwd: folder, encoding: 'utf8' })
    expect([line, status, status === 0 ? '' : stderr]).toEqual([line, 0, ''])
  }
  spawnSync('sh', ['-c', `git archive HEAD | tar -x -C ${folder}`])
  for (const [, step] of build.matchAll(/^RUN (.*)$/gm)) sh(step)
  const slim = join(folder, 'slim')
  mkdirSync(slim)
  for (const path of copied) sh(`mv ${path} slim/`)
  console.log(`built server started in ${Math.round(await checkBuilt(slim))} ms`)
  rmSync(folder, { recursive: true, force: true })
}, 1_200_000) // packages are installed from nothing, beside all other tests

test('the compose file, the proxy and the container file speak of the same things', () => {
  const compose = readFileSync('compose.yaml', 'utf8')
  const [, server] = /^x-server: &server\n([\s\S]*?)^\S/m.exec(compose) ?? []
  const [, services] = /^services:\n([\s\S]*?)^\S/m.exec(compose) ?? []
  const names = [...services.matchAll(/^ {2}(\w+):/gm)].map(([, name]) => name)
  expect(names).toEqual(['one', 'two', 'database', 'proxy'])
  // Every setting is one that the server reads, and with these it starts.
  const given = [...server.matchAll(/^ {4}([A-Z_]+): '?([^'\n]+)'?$/gm)].map(([, name, value]) => [
    name,
    value.replace(/\$\{[A-Z]+:[^}]*\}/g, 'play.example'),
  ])
  expect(given.map(([name]) => name)).toEqual(['DATABASE_URL', 'ORIGIN', 'TRUST_PROXY'])
  expect(readSettings(Object.fromEntries(given))).toMatchObject({
    databaseUrl: 'postgres://iteru:play.example@database/iteru',
    origin: 'https://play.example',
    trustProxy: 1,
  })
  // The proxy asks the servers that are there, at the port that they have, whether they are ready.
  const proxy = readFileSync('hosting/Caddyfile', 'utf8')
  const [, asked] = /reverse_proxy (.*) \{/.exec(proxy) ?? []
  const port = /^EXPOSE (\d+)$/m.exec(readFileSync('Dockerfile', 'utf8'))?.[1]
  expect(asked.split(' ')).toEqual(['one', 'two'].map(name => `${name}:${port}`))
  expect(proxy).toContain('health_uri /readyz')
  expect(String(readSettings({}).port)).toBe(port)
  // What is mounted is declared, and what the comment tells to run is built.
  const volumes = [...compose.matchAll(/'(\w+):\//g)].map(([, name]) => name)
  const [, declared] = /^volumes: \{(.*)\}$/m.exec(compose) ?? []
  for (const name of volumes) expect(declared).toContain(`${name}: {}`)
  for (const [, program] of compose.matchAll(/dist\/server\/(\w+)\.mjs/g))
    expect(readFileSync('tools/build.mjs', 'utf8')).toContain(`'tools/${program}.ts'`)
})
