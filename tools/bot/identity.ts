/** Who a program is at a server: a player of its own, marked as a program. In a file it is the same one tomorrow. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { BadInput } from '../../kernel/options.ts'

export interface Identity {
  readonly server: string
  readonly name: string
  readonly player: string
  readonly cookie: string
}

/** Sends something to a server and returns what it answers; a refusal is one sentence. Throws BadInput. */
export async function ask(
  server: string,
  path: string,
  cookie: string,
  body: unknown,
): Promise<{ readonly data: Record<string, unknown>; readonly cookies: readonly string[] }> {
  const response = await fetch(`${server}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
  }).catch(() => {
    throw new BadInput(`The server ${server} cannot be reached.`)
  })
  const data = (await response.json().catch(() => ({}))) as Record<string, unknown>
  if (!response.ok) throw new Refused(String(data.why), String(data.sentence ?? `status ${response.status}`))
  return { data, cookies: response.headers.getSetCookie() }
}

/** What a server refused, and the word for it. */
export class Refused extends BadInput {
  constructor(
    readonly why: string,
    sentence: string,
  ) {
    super(sentence)
  }
}

/** The identity in this file, or a new one, kept there if a file is named. Throws BadInput. */
export async function readIdentity(
  server: string,
  name: string,
  file: string | undefined,
): Promise<Identity> {
  if (file !== undefined && existsSync(file)) {
    const kept = JSON.parse(readFileSync(file, 'utf8')) as Identity
    if (kept.server === server) return kept
    throw new BadInput(`The identity in "${file}" is one of ${kept.server}; name another file.`)
  }
  const { data, cookies } = await ask(server, '/api/guest', '', { name, program: true })
  const { id: player } = data.player as { id: string }
  const identity = { server, name, player, cookie: cookies[0].split(';')[0] }
  // Whoever has it plays in its name.
  if (file !== undefined) writeFileSync(file, `${JSON.stringify(identity)}\n`, { mode: 0o600 })
  return identity
}
