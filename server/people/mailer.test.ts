/** Mails over a real mail server on loopback: what arrives is what was meant, and a server that refuses, hangs or lies is a short fault. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { readSettings } from '../operations/settings.ts'
import { MailServer, mute } from '../testing/mail.ts'
import { type Mailer, MailFault, makeMailer, nameInMail, oneLine } from './mailer.ts'

let server: MailServer
const open: Mailer[] = []
beforeAll(async () => {
  server = await MailServer.start()
})
beforeEach(() => {
  server.letters.length = 0
  server.refusal = undefined
})
afterAll(async () => {
  for (const mailer of open) mailer.close()
  await server.stop()
})

function mailerOf(env: Record<string, string> = {}): Mailer {
  const made = makeMailer(readSettings({ ORIGIN: 'https://play.example', SMTP_URL: server.url, ...env }))
  if ('off' in made) throw new Error(made.off)
  open.push(made)
  return made
}

test('a mail arrives with its headers, from the name of the page', async () => {
  await mailerOf().send({
    to: 'ani@nile.example',
    subject: 'Grüße',
    text: 'Es ist so weit.',
    headers: { 'List-Unsubscribe': '<https://play.example/stop>' },
    id: 'q7.ani@play.example',
  })
  const [{ from, to, raw }] = server.letters
  expect([from, to]).toEqual(['iteru@play.example', ['ani@nile.example']])
  expect(raw).toContain('List-Unsubscribe: <https://play.example/stop>')
  expect(raw).toContain('Message-ID: <q7.ani@play.example>')
  expect(raw).toContain('Auto-Submitted: auto-generated')
  expect(raw).toContain('Es ist so weit.')
})

test('who it is from can be set, or is who signs in', async () => {
  const { url } = server
  await mailerOf({ MAIL_FROM: 'table@nile.example' }).send({ to: 'a@b.example', subject: 's', text: 't' })
  expect(server.letters[0].from).toBe('table@nile.example')
  expect(() => readSettings({ MAIL_FROM: 'nobody' })).toThrow(/mail address/)
  expect(() => readSettings({ SMTP_URL: 'https://x' })).toThrow(/smtp/)
  expect(url).toContain('smtp:')
})

test('no line that somebody smuggles in becomes a header or another receiver', async () => {
  await mailerOf().send({
    to: 'ani@nile.example',
    subject: 'Ani\r\nBcc: everybody@nile.example\u2028X: y',
    text: 'x',
    headers: { 'X-Table': 'a\r\nBcc: other@nile.example' },
  })
  const [{ to, raw }] = server.letters
  expect(to).toEqual(['ani@nile.example'])
  expect(raw).not.toMatch(/^(Bcc|X):/m)
  expect(oneLine('a\u0000b\r\n\tc')).toBe('a b c')
})

test('a name in a mail is nothing to click on', () => {
  expect(nameInMail('https://evil.example/x')).not.toMatch(/:\/\/|\w\.\w/)
  expect(nameInMail('win@evil.example')).not.toMatch(/@|\w\.\w/)
  expect(nameInMail('Dr. Ani')).toBe('Dr. Ani')
})

test('without a mail server, an address of its own or https it is off, and says why', () => {
  const offOf = (env: Record<string, string>) => makeMailer(readSettings(env))
  expect(offOf({ SMTP_URL: 'smtp://x' })).toEqual({ off: 'no-origin' })
  expect(offOf({ SMTP_URL: 'smtp://x', ORIGIN: 'http://play.example' })).toEqual({ off: 'no-https' })
  expect(offOf({ ORIGIN: 'https://play.example' })).toEqual({ off: 'no-smtp' })
  expect(offOf({ SMTP_URL: 'smtp://x', ORIGIN: 'http://localhost:3000' })).toHaveProperty('send')
})

const faultOf = (mailer: Mailer) =>
  mailer.send({ to: 'ani@nile.example', subject: 's', text: 't' }).catch((error: unknown) => error)

test('a refused mail is a fault that says whether asking again helps, and not whom it was for', async () => {
  for (const [refusal, lasting] of [
    [[550, 'no box ani@nile.example'], true],
    [[451, 'later'], false],
  ] as const) {
    server.refusal = refusal
    const fault = (await faultOf(mailerOf())) as MailFault
    expect(fault).toBeInstanceOf(MailFault)
    expect(fault.lasting).toBe(lasting)
    expect(fault.message).not.toContain('ani')
  }
})

test('a mail server that is not there, says nothing or talks nonsense is a fault within seconds', async () => {
  const [silent, liar] = [await mute(''), await mute('HTTP/1.1 200 OK\r\n\r\n')]
  const faults = await Promise.all(
    ['smtp://127.0.0.1:1', silent.url, liar.url].map(SMTP_URL => faultOf(mailerOf({ SMTP_URL }))),
  )
  for (const fault of faults)
    expect(fault).toMatchObject({ lasting: false, message: expect.stringContaining('did not take') })
  silent.stop()
  liar.stop()
}, 20_000)
