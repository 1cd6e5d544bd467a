/** The lobby of a server over HTTP. Every failure is one sentence. */
import type { Frame, History, Lists, PublicTable } from '../table/wire.ts'
import { randomHex } from './bytes.ts'

export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly why: string,
    sentence: string,
  ) {
    super(sentence)
  }
}

async function ask<T>(method: 'GET' | 'POST', path: string, body?: unknown): Promise<T> {
  const response = await fetch(`/api${path}`, {
    method,
    ...(method === 'POST' && {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body ?? {}),
    }),
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

/** Sixteen random bytes of one's own: part of every shuffle of the match. */
export const contribution = (): string => randomHex(16)

export const api = {
  me: () => ask<{ player: Player | null }>('GET', '/me'),
  guest: (name: string) => ask<{ player: Player }>('POST', '/guest', { name }),
  deviceLink: () => ask<{ link: string }>('POST', '/links'),
  spendLink: (link: string) => ask<unknown>('POST', `/links/${encodeURIComponent(link)}`),
  tables: () => ask<Lists>('GET', '/tables'),
  create: (wish: Readonly<Record<string, unknown>>) =>
    ask<{ id: string }>('POST', '/tables', { ...wish, contribution: contribution() }),
  table: (id: string) => ask<PublicTable>('GET', `/tables/${id}`),
  sit: (id: string, wish: { seat?: number; invite?: string }) =>
    ask<unknown>('POST', `/tables/${id}/sit`, { ...wish, contribution: contribution() }),
  stand: (id: string) => ask<unknown>('POST', `/tables/${id}/stand`),
  start: (id: string) => ask<unknown>('POST', `/tables/${id}/start`),
  invite: (id: string) => ask<{ invite: string }>('POST', `/tables/${id}/invites`),
  rematch: (id: string) =>
    ask<{ id: string }>('POST', `/tables/${id}/rematch`, { contribution: contribution() }),
  async history(id: string): Promise<readonly Frame[]> {
    const all: Frame[] = []
    for (let from: number | null = 0; from !== null; ) {
      const page: History = await ask('GET', `/tables/${id}/history?from=${from}`)
      all.push(...page.frames)
      from = page.next
    }
    return all
  },
}
