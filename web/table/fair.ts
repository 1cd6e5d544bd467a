/** Checks the shuffles of a finished match in the browser: the secret is the promised one, and every outcome follows from it. */
import { countDraws, drawName, foreignOutcome, sourceOf } from '../../kernel/fair.ts'
import { parseMatch } from '../../kernel/match.ts'
import { load } from '../boards.ts'

export type Verdict = { readonly genuine: number } | { readonly foreign: number }

const bytesOf = (hex: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from({ length: hex.length / 2 }, (_, i) => Number.parseInt(hex.slice(2 * i, 2 * i + 2), 16))
const hexOf = (bytes: ArrayBuffer): string =>
  [...new Uint8Array(bytes)].map(byte => byte.toString(16).padStart(2, '0')).join('')

/** How many draws are genuine, or the first entry that is not; 0 stands for a secret that was not the promised one. */
export async function judge(id: string, game: string): Promise<Verdict> {
  const { game: rules } = await load(game)
  const match = parseMatch(await (await fetch(`/api/tables/${id}/export`)).text(), () => rules)
  const { fair } = match
  if (!fair) return { foreign: 0 }
  const secret = bytesOf(fair.secret)
  if (hexOf(await crypto.subtle.digest('SHA-256', secret)) !== fair.commitment) return { foreign: 0 }
  const key = await crypto.subtle.importKey('raw', secret, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  const digests = await Promise.all(
    Array.from({ length: countDraws(match) }, (_, k) =>
      crypto.subtle.sign('HMAC', key, new TextEncoder().encode(drawName(fair, k))),
    ),
  )
  const foreign = foreignOutcome(rules, match, k => sourceOf(new Uint8Array(digests[k])))
  return foreign ? { foreign: foreign.n } : { genuine: digests.length }
}
