/** Checks the shuffles of a finished match in the browser: the secret is the promised one, and every outcome follows from it. */
import { countDraws, drawName, foreignOutcome, sourceOf } from '../../kernel/fair.ts'
import { parseMatch } from '../../kernel/match.ts'
import { api } from '../api.ts'
import { hash, keptOf } from '../promises.ts'
import { load } from '../wholes.ts'

/** What can be said of a match: how many draws follow, in one step or in two, and whether this device saw the promise before; or the first entry that does not follow. */
export type Verdict =
  | { readonly genuine: number; readonly twoSteps: boolean; readonly remembered: boolean }
  | { readonly foreign: number }
  | { readonly broken: true } // not what this device was promised

const bytesOf = (hex: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from({ length: hex.length / 2 }, (_, i) => Number.parseInt(hex.slice(2 * i, 2 * i + 2), 16))

/** How many draws are genuine, or the first entry that is not; 0 stands for a secret that was not the promised one. */
export async function judge(id: string, game: string): Promise<Verdict> {
  const { game: rules } = await load(game)
  const match = parseMatch(await api.file(id), () => rules)
  const { fair } = match
  if (!fair) return { foreign: 0 }
  const kept = keptOf(id)
  if (kept && kept.commitment !== fair.commitment) return { broken: true }
  if ((await hash(fair.secret)) !== fair.commitment) return { foreign: 0 }
  for (const [seat, promise] of (fair.promises ?? []).entries()) {
    const given = fair.contributions[seat]
    if (given !== null && (await hash(given)) !== promise) return { broken: true }
  }
  const secret = bytesOf(fair.secret)
  const key = await crypto.subtle.importKey('raw', secret, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  const digests = await Promise.all(
    Array.from({ length: countDraws(match) }, (_, k) =>
      crypto.subtle.sign('HMAC', key, new TextEncoder().encode(drawName(fair, k))),
    ),
  )
  const foreign = foreignOutcome(rules, match, k => sourceOf(new Uint8Array(digests[k])))
  if (foreign) return { foreign: foreign.n }
  return { genuine: digests.length, twoSteps: fair.promises !== undefined, remembered: kept !== null }
}
