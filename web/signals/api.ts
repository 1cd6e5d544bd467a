/** How I want to be told, over HTTP. */
import type { SignalState } from '../../table/wire.ts'
import { ask } from '../api.ts'

type Choices = Partial<SignalState['choices']>

interface Device {
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
  readonly language: string
}

export const signalsApi = {
  state: () => ask<SignalState>('GET', '/signals'),
  choose: (choices: Choices) => ask<SignalState>('POST', '/signals', choices),
  subscribe: (device: Device) => ask<SignalState>('POST', '/signals/push', device),
  unsubscribe: (endpoint: string) => ask<SignalState>('POST', '/signals/push/remove', { endpoint }),
  hear: (game: string, wants: boolean) => ask<SignalState>('POST', '/signals/hear', { game, wants }),
  isMuted: (table: string) => ask<{ muted: boolean }>('GET', `/signals/tables/${table}`),
  mute: (table: string, muted: boolean) =>
    ask<{ muted: boolean }>('POST', `/signals/tables/${table}`, { muted }),
  connect: (url: string) => ask<{ secret: string }>('POST', '/signals/webhook', { url }),
  disconnect: () => ask<SignalState>('POST', '/signals/webhook/remove'),
  /** The link in every mail. */
  async stop(token: string): Promise<boolean> {
    const response = await fetch(`/stop/${encodeURIComponent(token)}`, { method: 'POST' })
    return response.ok
  },
}
