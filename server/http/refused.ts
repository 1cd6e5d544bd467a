/** A request that is refused: what was wrong in one word for programs and in one sentence for people. */
import { isTableRefusal, REFUSALS, type TableRefusal } from '../../table/refusals.ts'
import type { Why } from '../../table/table.ts'
import { Unavailable } from '../store/store.ts'

export class Refused extends Error {
  constructor(
    readonly statusCode: number,
    readonly why: TableRefusal,
  ) {
    super(REFUSALS[why])
  }
}

/** How a refusal is sent. */
export const refusalOf = (why: Why) => ({ why, sentence: sentenceOf(why) })

export const noSuchMatch = (): Refused => new Refused(404, 'no-such-match')

/** What is said of a fault that is not the asker's: to be asked again as it is, or not. */
export const faultOf = (error: unknown): Refused =>
  error instanceof Unavailable ? new Refused(503, 'unavailable') : new Refused(500, 'failed')

/** What a refused move or wish is told. */
export const sentenceOf = (why: Why): string =>
  isTableRefusal(why) ? REFUSALS[why] : `Rule ${why} of the game forbids it.`
