/** What to say when something failed: what the server or the rules object to, or else that it did not work. */
import { BadInput } from '../kernel/options.ts'
import { isTableRefusal } from '../table/refusals.ts'
import { Refused } from './api.ts'
import type { Words } from './words/en.ts'

export function faultOf(error: unknown, w: Words): string {
  if (error instanceof BadInput) return error.message
  if (error instanceof DOMException) return w.table.trouble.unread // of the storage of this device
  if (!(error instanceof Refused)) return w.app.failed
  return isTableRefusal(error.why) ? w.refused[error.why] : error.message
}
