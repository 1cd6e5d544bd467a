/** Handing on a link: the device's own way of sharing, else the clipboard. Over plain HTTP there is neither: whoever calls this shows the link as well. */

/** Returns whether the link has been copied. */
export async function shareLink(link: string): Promise<boolean> {
  if (navigator.share) {
    await navigator.share({ url: link }).catch(() => {}) // somebody thought better of it
    return false
  }
  if (!navigator.clipboard) return false
  return navigator.clipboard.writeText(link).then(
    () => true,
    () => false, // the browser may forbid it
  )
}
