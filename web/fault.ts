/** What to say when something asked of the server failed. */
import { Refused } from './api.ts'
import { isRefusal } from './refusals.ts'
import type { Words } from './words/en.ts'

export function faultOf(error: unknown, w: Words): string {
  if (!(error instanceof Refused)) return w.app.failed
  return isRefusal(error.why) ? w.refused[error.why] : error.message
}
