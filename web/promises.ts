/** My part in the shuffles of a match: what the server promised before I added anything, and the bytes that I promised and show when all have promised theirs. Kept on this device, so that it can be compared with the record after the end. */
import { randomHex } from './bytes.ts'
import { stored } from './kit/stored.ts'

const KEY = 'iteru.fair.'

interface Kept {
  readonly commitment: string
  readonly hidden?: string // shown when everybody has promised
}

export function keptOf(id: string): Kept | null {
  try {
    return JSON.parse(stored.get(KEY + id) ?? 'null')
  } catch {
    return null
  }
}

const bytesOf = (hex: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from({ length: hex.length / 2 }, (_, i) => Number.parseInt(hex.slice(2 * i, 2 * i + 2), 16))
const hexOf = (bytes: ArrayBuffer): string =>
  [...new Uint8Array(bytes)].map(byte => byte.toString(16).padStart(2, '0')).join('')

/** The SHA-256 of bytes, both as text. */
export const hash = async (hex: string): Promise<string> =>
  hexOf(await crypto.subtle.digest('SHA-256', bytesOf(hex)))

/** What I bring when I sit down. Without TLS a browser cannot hash: then there is no promise, and all is done in one step. */
export async function bring(
  id: string,
  commitment: string,
): Promise<{ readonly contribution: string; readonly promise?: string }> {
  const [contribution, hidden] = [randomHex(16), randomHex(16)]
  const canHash = globalThis.crypto.subtle !== undefined
  stored.set(KEY + id, JSON.stringify({ commitment, ...(canHash && { hidden }) } satisfies Kept))
  return { contribution, ...(canHash && { promise: await hash(hidden) }) }
}
