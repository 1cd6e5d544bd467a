/** The lobby of a server over HTTP. Every failure is one sentence. */
import type { ConnectedProgram } from '../table/programs.ts'
import type { Frame, History, Lists, PublicTable } from '../table/wire.ts'
import { keyOf } from './doors.ts'
import { bring } from './promises.ts'

export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly why: string,
    sentence: string,
  ) {
    super(sentence)
  }
}

/** How a table by invitation knows whoever does not sit there; the server reads the same header. */
const keyTo = (table: string | undefined): Record<string, string> => {
  const key = table === undefined ? undefined : keyOf(table)
  return key === undefined ? {} : { 'iteru-key': key }
}

const tableIn = (path: string): string | undefined => /^\/tables\/([\w-]+)/.exec(path)?.[1]

/** Asks the server for something. Throws Refused. */
export async function ask<T>(method: 'GET' | 'POST', path: string, body?: unknown): Promise<T> {
  const json = method === 'POST' ? { 'content-type': 'application/json' } : {}
  const response = await fetch(`/api${path}`, {
    method,
    headers: { ...json, ...keyTo(tableIn(path)) },
    ...(method === 'POST' && { body: JSON.stringify(body ?? {}) }),
  })
  const data = await response.json().catch(() => ({}))
  if (!response.ok)
    throw new Refused(response.status, data.why ?? 'failed', data.sentence ?? response.statusText)
  return data as T
}

export interface Player {
  readonly id: string
  readonly name: string
}

/** Who this browser is: nobody yet, or a player; whether their name is secured, and whose words they do not want to read. */
export interface Me {
  readonly player: Player | null
  readonly lasting?: boolean
  readonly unread?: readonly string[]
}

export const api = {
  me: () => ask<Me>('GET', '/me'),
  guest: (name: string) => ask<{ player: Player }>('POST', '/guest', { name }),
  programs: () => ask<{ programs: readonly ConnectedProgram[] }>('GET', '/programs'),
  tables: (language: string) => ask<Lists>('GET', `/tables?language=${language}`),
  moreTables: (part: string, from: number, language: string) =>
    ask<Pick<Lists, 'mine'>>('GET', `/tables/mine?part=${part}&from=${from}&language=${language}`),
  create: (wish: Readonly<Record<string, unknown>>) => ask<{ id: string }>('POST', '/tables', wish),
  find: (wish: Readonly<Record<string, unknown>>) => ask<{ id: string }>('POST', '/find', wish),
  table: (id: string) => ask<PublicTable>('GET', `/tables/${id}`),
  /** Sits down; what the server has promised of the shuffles is noted before anything is added to them. */
  async sit(id: string, wish: { seat?: number; invite?: string } = {}): Promise<void> {
    const { commitment } = await api.table(id)
    await ask<unknown>('POST', `/tables/${id}/sit`, { ...wish, ...(await bring(id, commitment)) })
  },
  show: (id: string, contribution: string) => ask<unknown>('POST', `/tables/${id}/show`, { contribution }),
  stand: (id: string) => ask<unknown>('POST', `/tables/${id}/stand`),
  start: (id: string) => ask<unknown>('POST', `/tables/${id}/start`),
  seatBot: (id: string, seat: number, bot: string | null) =>
    ask<unknown>('POST', `/tables/${id}/bot`, { seat, bot }),
  swap: (id: string, seats: readonly [number, number]) =>
    ask<unknown>('POST', `/tables/${id}/swap`, { seats }),
  unseat: (id: string, seat: number) => ask<unknown>('POST', `/tables/${id}/unseat`, { seat }),
  invite: (id: string) => ask<{ invite: string }>('POST', `/tables/${id}/invites`),
  key: (id: string, renew = false) => ask<{ key: string | null }>('POST', `/tables/${id}/key`, { renew }),
  /** Adds a match of this device to my name: its file, and which seat was mine. */
  attach: (wish: { readonly text: string; readonly seat: number; readonly device: string }) =>
    ask<{ id: string }>('POST', '/attached', wish),
  remove: (id: string) => ask<unknown>('POST', `/tables/${id}/remove`),
  rematch: (id: string) => ask<{ id: string }>('POST', `/tables/${id}/rematch`),
  /** The file of a match, as far as I may have it. */
  async file(id: string): Promise<string> {
    const response = await fetch(`/api/tables/${id}/export`, { headers: keyTo(id) })
    if (!response.ok) throw new Refused(response.status, 'no-such-match', response.statusText)
    return response.text()
  },
  history: async (id: string, seat?: number | null) => (await api.frames(id, 0, seat)).frames,
  /** What a viewer was shown from their frame `first` on, and through whose eyes that is: `wished`, or one's own. */
  async frames(id: string, first: number, wished?: number | null): Promise<Pick<History, 'seat' | 'frames'>> {
    const frames: Frame[] = []
    const eyes = wished === undefined ? '' : `&seat=${wished ?? 'none'}`
    let seat: number | null = null
    for (let from: number | null = first; from !== null; ) {
      const page: History = await ask('GET', `/tables/${id}/history?from=${from}${eyes}`)
      frames.push(...page.frames)
      from = page.next
      seat = page.seat
    }
    return { seat, frames }
  },
}
