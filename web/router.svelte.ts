/** Addresses: which page is open, kept in the browser's history. Links on the page change it without loading anything anew. */

let path = $state(location.pathname)
let query = $state(location.search)

function read(): void {
  path = location.pathname
  query = location.search
}

export const route = {
  /** The parts of the address: ['t', 'abc'] for /t/abc. */
  get parts(): string[] {
    return path
      .split('/')
      .filter(part => part !== '')
      .map(decodeURIComponent)
  },
  get query(): URLSearchParams {
    return new URLSearchParams(query)
  },
}

export function go(to: string, { replace = false } = {}): void {
  history[replace ? 'replaceState' : 'pushState'](null, '', to)
  read()
  scrollTo(0, 0)
}

/** Follows links of our own; everything else is left to the browser. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element).closest?.('a')
  if (!link || event.defaultPrevented || event.button !== 0) return
  if (event.ctrlKey || event.metaKey || event.shiftKey || link.target || link.hasAttribute('download')) return
  if (link.origin !== location.origin || link.pathname.startsWith('/api/')) return
  event.preventDefault()
  go(link.pathname + link.search + link.hash)
  if (link.hash) requestAnimationFrame(() => document.getElementById(link.hash.slice(1))?.scrollIntoView())
}

addEventListener('popstate', read)
