/** Hands a match to the browser as a file. */
import { exportLocal } from './create.ts'

export const saveLocal = async (match: string): Promise<void> => saveText(await exportLocal(match), match)

/** Hands the text of a match file to the browser. */
export function saveText(text: string, match: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/x-ndjson' }))
  link.download = `iteru-${match}.jsonl`
  link.click()
  URL.revokeObjectURL(link.href)
}
