/** What to say when something failed: what the server or the rules object to, or else that it did not work. */
import { BadFile } from '../kernel/bad-file.ts'
import { BadInput } from '../kernel/options.ts'
import { entryOf, type Words } from '../words/house.ts'
import { Refused } from './api.ts'

export { BadInput }

export function faultOf(error: unknown, w: Words): string {
  if (error instanceof BadFile) {
    const say = w.front.fileFaults[error.fault.kind]
    return typeof say === 'string' ? say : say({ about: error.fault.about })
  }
  if (error instanceof BadInput) return error.message
  if (error instanceof DOMException) return w.table.trouble.unread // of the storage of this device
  if (!(error instanceof Refused)) return w.app.failed
  return entryOf(w.refused, error.why) ?? error.message
}
