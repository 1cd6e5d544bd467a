/** The host's desk: a socket in DATA_DIR that only the account of the server can open. One line of words comes in, one with the answer goes out. */
import { once } from 'node:events'
import { chmodSync, rmSync } from 'node:fs'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { BadInput } from '../../kernel/options.ts'
import type { Store } from '../store/store.ts'
import { administer } from './admin.ts'
import type { Report } from './report.ts'

/** What is asked of a running server, and what it says. */
type Answer = { readonly lines: readonly string[] } | { readonly fault: string }

const pathOf = (folder: string): string => join(folder, 'admin.sock')

const ONLY_OWN = 0o177

/** Opens the desk of a server that has this folder for itself. */
export async function openDesk(folder: string, store: Store, report: Report): Promise<Server> {
  const path = pathOf(folder)
  rmSync(path, { force: true }) // of a server that was killed: nobody else has the folder
  const server = createServer(socket => serve(socket, store, report))
  const before = process.umask(ONLY_OWN)
  try {
    server.listen(path)
    await once(server, 'listening')
  } finally {
    process.umask(before)
  }
  chmodSync(path, 0o600)
  server.unref()
  return server
}

function serve(socket: Socket, store: Store, report: Report): void {
  socket.on('error', () => socket.destroy())
  createInterface({ input: socket }).once('line', line => {
    void answerTo(store, line, report).then(answer => socket.end(`${JSON.stringify(answer)}\n`))
  })
}

async function answerTo(store: Store, line: string, report: Report): Promise<Answer> {
  try {
    const words = JSON.parse(line) as string[]
    return { lines: await administer(store, words, Date.now()) }
  } catch (error) {
    if (error instanceof BadInput) return { fault: error.message }
    return {
      fault: `Something went wrong; the log has it as ${report(error, { place: 'house', what: 'admin' })}.`,
    }
  }
}

/** Asks the server that has this folder; undefined if none runs. Throws BadInput. */
export async function askDesk(
  folder: string,
  words: readonly string[],
): Promise<readonly string[] | undefined> {
  const socket = connect(pathOf(folder))
  const isThere = await new Promise<boolean>(resolve => {
    socket.once('connect', () => resolve(true))
    socket.once('error', () => resolve(false))
  })
  if (!isThere) return undefined
  socket.write(`${JSON.stringify(words)}\n`)
  const [line] = (await once(createInterface({ input: socket }), 'line')) as [string]
  socket.destroy()
  const answer = JSON.parse(line) as Answer
  if ('fault' in answer) throw new BadInput(answer.fault)
  return answer.lines
}
