/** Handing on a link or a text: the device's own way of sharing, else the clipboard. Over plain HTTP there is neither: whoever calls this shows it as well. */

interface Shared {
  readonly text?: string
  readonly url?: string
}

/** Returns whether it has been copied. */
export async function share({ text, url }: Shared): Promise<boolean> {
  if (navigator.share) {
    await navigator.share({ ...(text && { text }), ...(url && { url }) }).catch(() => {}) // somebody thought better of it
    return false
  }
  if (!navigator.clipboard) return false
  return navigator.clipboard.writeText([text, url].filter(Boolean).join('\n')).then(
    () => true,
    () => false, // the browser may forbid it
  )
}

export const shareLink = (url: string): Promise<boolean> => share({ url })
