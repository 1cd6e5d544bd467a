/** Outgoing requests: to nobody's own network, however it is named, looked up or pointed to; not for ever, and no more than a little is read. */
import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import fc from 'fast-check'
import { afterEach, expect, test } from 'vitest'
import { isPublic, mayAsk, type NotSent, post } from './outgoing.ts'

const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})

async function serve(listener: RequestListener): Promise<number> {
  const server = createServer(listener).listen(0, '127.0.0.1')
  servers.push(server)
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}

const whyOf = (sending: Promise<unknown>): Promise<string> =>
  sending.then(
    () => 'sent',
    (error: NotSent) => error.why,
  )
const request = (url: string) => ({ url, headers: {}, body: 'x' })

test('addresses of anybody are public, those of a network of one’s own are not', () => {
  const own = [
    ...['0.0.0.0', '10.1.2.3', '100.64.0.1', '127.0.0.1', '169.254.169.254', '172.31.255.255', '192.168.0.1'],
    ...[
      '192.0.2.1',
      '198.18.0.1',
      '224.0.0.1',
      '255.255.255.255',
      '::',
      '::1',
      'fe80::1',
      'fc00::1',
      'ff02::1',
    ],
    ...[
      '::ffff:10.0.0.1',
      '::ffff:8.8.8.8',
      '64:ff9b::a00:1',
      '2002:a00:1::1',
      '2001:db8::1',
      '2001::1',
      'name',
    ],
  ]
  for (const address of own) expect([address, isPublic(address)]).toEqual([address, false])
  for (const address of ['8.8.8.8', '172.32.0.1', '100.128.0.1', '2606:4700::1111', '2a00:1450::1'])
    expect([address, isPublic(address)]).toEqual([address, true])
  fc.assert(
    fc.property(fc.ipV4(), address => {
      expect(isPublic(`::ffff:${address}`)).toBe(false)
    }),
  )
})

test('only https to port 443, without a name and a password; an address instead of a name is checked, too', () => {
  const rules = { loopback: false }
  for (const url of ['https://a.example/x', 'https://a.example:443/', 'https://8.8.8.8/'])
    expect([url, mayAsk(url, rules)]).toEqual([url, true])
  for (const url of [
    ...[
      'http://a.example/',
      'https://a.example:444/',
      'https://me:pw@a.example/',
      'ftp://a.example/',
      'file:///etc/passwd',
    ],
    ...[
      'https://127.0.0.1/',
      'https://[::1]/',
      'https://[::ffff:7f00:1]/',
      'https://2130706433/',
      'https://0x7f.1/',
      '',
    ],
  ])
    expect([url, mayAsk(url, rules)]).toEqual([url, false])
})

test('a name is looked up once, by the connection, and one address of our own network is enough to ask none', async () => {
  let asked = 0
  const answers = [['8.8.8.8'], ['10.0.0.1']] // the second is for whoever asks again
  const resolve = async () => answers[asked++].map(address => ({ address, family: 4 }))
  const mixed = async () => ['8.8.8.8', '192.168.1.1'].map(address => ({ address, family: 4 }))
  const inside = async () => [{ address: '::ffff:127.0.0.1', family: 6 }]
  expect(await whyOf(post(request('https://a.example/'), { loopback: false, resolve: mixed }))).toBe(
    'forbidden-address',
  )
  expect(await whyOf(post(request('https://a.example/'), { loopback: false, resolve: inside }))).toBe(
    'forbidden-address',
  )
  asked = 1
  expect(await whyOf(post(request('https://a.example/'), { loopback: false, resolve }))).toBe(
    'forbidden-address',
  )
  expect(asked).toBe(2)
  expect(await whyOf(post(request('https://127.0.0.1/'), { loopback: false }))).toBe('forbidden-address')
})

test('no redirect is followed', async () => {
  let reached = 0
  const inner = await serve((_request, response) => {
    reached++
    response.end()
  })
  const port = await serve((_request, response) => {
    response.writeHead(307, { location: `http://127.0.0.1:${inner}/` }).end()
  })
  expect((await post(request(`http://127.0.0.1:${port}/`), { loopback: true })).status).toBe(307)
  expect(reached).toBe(0)
})

test('no more than 4 KB of an answer are read, and nothing of one that breaks off', async () => {
  const endless = await serve((_request, response) => {
    response.writeHead(200)
    const more = () => response.writable && response.write('x'.repeat(1000)) && setImmediate(more)
    more()
  })
  const { text } = await post(request(`http://127.0.0.1:${endless}/`), { loopback: true })
  expect(text).toBe('x'.repeat(4096))
  const cut = await serve((_request, response) => {
    response.writeHead(200, { 'content-length': '100' })
    response.write('half')
    setTimeout(() => response.destroy(), 20)
  })
  expect(await whyOf(post(request(`http://127.0.0.1:${cut}/`), { loopback: true }))).toBe('no-answer')
})

test('who does not answer is left after ten seconds, also in the middle of an answer', async () => {
  const silent = await serve(() => undefined)
  const slow = await serve((_request, response) => {
    response.writeHead(200)
    response.write('a')
  })
  const whys = [silent, slow].map(port =>
    whyOf(post(request(`http://127.0.0.1:${port}/`), { loopback: true })),
  )
  expect(await Promise.all(whys)).toEqual(['no-answer', 'no-answer'])
})
