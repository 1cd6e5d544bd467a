/** Small settings of this device. A browser may forbid keeping anything: then they last as long as the page, and nothing breaks. */

const here = new Map<string, string>()

export const stored = {
  get(key: string): string | null {
    try {
      return localStorage.getItem(key) ?? here.get(key) ?? null
    } catch {
      return here.get(key) ?? null
    }
  },
  set(key: string, value: string): void {
    here.set(key, value)
    try {
      localStorage.setItem(key, value)
    } catch {
      // Full, or forbidden: what was chosen still holds until the page is closed.
    }
  },
}
