/** Hands a match of this device to the browser as a file. */
import { exportLocal } from './create.ts'

export async function saveLocal(match: string): Promise<void> {
  const file = new Blob([await exportLocal(match)], { type: 'application/x-ndjson' })
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = `iteru-${match}.jsonl`
  link.click()
  URL.revokeObjectURL(link.href)
}
