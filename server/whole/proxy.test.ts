/** Two servers behind a real nginx with TLS, in npm run proof: sockets are upgraded, addresses forwarded, and each server is restarted while people play. */
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { freePort } from '../testing/ports.ts'
import { ownPostgres } from '../testing/servers.ts'
import { SpawnedServer } from '../testing/spawning.ts'

const NGINX = '/usr/sbin/nginx'

/** Debian's own, installed where that is possible. */
function hasNginx(): boolean {
  if (existsSync(NGINX)) return true
  if (process.getuid?.() !== 0) return false
  // Installed, but not started as a service.
  const env = { ...process.env, RUNLEVEL: '1', DEBIAN_FRONTEND: 'noninteractive' }
  spawnSync(
    'apt-get',
    ['-o', 'DPkg::Lock::Timeout=600', 'install', '-y', '-qq', '--no-install-recommends', 'nginx-light'],
    { env },
  )
  return existsSync(NGINX)
}

async function untilIt(holds: () => Promise<boolean>): Promise<void> {
  for (let n = 0; n < 300; n++) {
    if (await holds().catch(() => false)) return
    await wait(100)
  }
  throw new Error('what was waited for did not come')
}

/** nginx sends nobody to a server that has just been away (fail_timeout in hosting/nginx.conf), and then one alone until a request has come to its end: a socket takes hours for that, so short ones are made, as every page makes them. */
const TRUSTED_AGAIN_MS = 2500
const SHORT_REQUESTS = 24

const ESTABLISHED = '01'

/** How many connections have come to each of these ports, as the kernel of this machine counts them: what a server has to its database is none of them. */
function connectionsAt(ports: readonly number[]): readonly number[] {
  const lines = readFileSync('/proc/net/tcp', 'utf8').trim().split('\n').slice(1)
  const open = lines
    .map(line => line.trim().split(/\s+/))
    .filter(([, , , state]) => state === ESTABLISHED)
    .map(([, here]) => Number.parseInt(here.split(':')[1], 16))
  return ports.map(port => open.filter(one => one === port).length)
}

/** Connects once for each of these tables; how many of the connections each server got. */
async function spread(base: string, ports: readonly number[], tables: readonly string[]) {
  await untilIt(async () => connectionsAt(ports).every(count => count === 0))
  const sockets = tables.map(
    table => new WebSocket(`${base.replace('https', 'wss')}/ws?at=${table}`, { origin: base }),
  )
  await Promise.all(sockets.map(socket => new Promise(resolve => socket.once('open', resolve))))
  const during = connectionsAt(ports)
  for (const socket of sockets) socket.terminate()
  return during
}

if (process.env.ITERU_PROOF !== undefined && hasNginx())
  describe('behind nginx with TLS', () => {
    test('people play on while one server after the other is restarted', async () => {
      const folder = mkdtempSync(join(tmpdir(), 'iteru-proxy-'))
      const [one, two, listen] = [await freePort(), await freePort(), await freePort()]
      const place = await ownPostgres()
      const base = `https://127.0.0.1:${listen}`
      const servers = [one, two].map(
        port => new SpawnedServer({ ...place.env, PORT: String(port), TRUST_PROXY: '1', ORIGIN: base }),
      )
      for (const server of servers) await server.start()
      const [key, certificate] = ['key.pem', 'certificate.pem'].map(name => join(folder, name))
      const self = ['-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', '/CN=localhost']
      spawnSync('openssl', ['req', ...self, '-keyout', key, '-out', certificate])
      const names = { PORT_ONE: one, PORT_TWO: two, LISTEN: listen, CERTIFICATE: certificate, KEY: key }
      const site = Object.entries(names).reduce(
        (text, [name, value]) => text.replaceAll(name, String(value)),
        readFileSync('hosting/nginx.conf', 'utf8'),
      )
      const head = `pid ${folder}/pid; error_log ${folder}/log; daemon off; events {}`
      writeFileSync(join(folder, 'conf'), `${head}\nhttp { access_log off; ${site} }`)
      const nginx = spawn(NGINX, ['-c', join(folder, 'conf'), '-p', folder], { stdio: 'ignore' })
      process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0' // the certificate is our own
      try {
        await untilIt(async () => (await fetch(`${base}/readyz`)).ok)
        expect((await fetch(`${base}/metrics`)).status).toBe(403)
        const greeted = await fetch(`${base}/api/guest`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', origin: base },
          body: '{"name":"Ani"}',
        })
        const [cookie] = greeted.headers.getSetCookie()
        expect(cookie).toContain('; Secure')
        for (const server of servers) {
          const socket = new WebSocket(`${base.replace('https', 'wss')}/ws`, { origin: base })
          await new Promise(resolve => socket.once('open', resolve))
          const heard = new Promise(resolve => socket.once('message', resolve))
          socket.send('{"t":"ping"}')
          expect(String(await heard)).toContain('pong')
          await server.end('SIGTERM')
          // The other one serves whoever comes.
          await untilIt(async () => (await fetch(`${base}/api/me`, { headers: { cookie } })).ok)
          await server.start()
          socket.terminate()
        }
        await wait(TRUSTED_AGAIN_MS)
        for (let n = 0; n < SHORT_REQUESTS; n++) expect((await fetch(`${base}/readyz`)).ok).toBe(true)
        // The people of a table meet in one process; those of other tables may meet in the other.
        expect([...(await spread(base, [one, two], Array(8).fill('one')))].sort()).toEqual([0, 8])
        const apart = Array.from({ length: 24 }, (_, n) => `table-${n}`)
        expect(await spread(base, [one, two], apart)).not.toContain(0)
      } finally {
        delete process.env.NODE_TLS_REJECT_UNAUTHORIZED
        nginx.kill('SIGTERM')
        for (const server of servers) await server.end()
        await place.remove()
        rmSync(folder, { recursive: true, force: true })
      }
    })
  })
else
  test('the site file names everything that the test fills in', () => {
    const site = readFileSync('hosting/nginx.conf', 'utf8')
    for (const name of ['PORT_ONE', 'PORT_TWO', 'LISTEN', 'CERTIFICATE', 'KEY']) expect(site).toContain(name)
  })
