/** The icon of the tab with a number on it: how many tables wait. Pure. */

/** As web/public/icon.svg: the sun over the river, small enough to be an address. */
const RAYS = Array.from(
  { length: 16 },
  (_, n) => `<path d="M0-27 3-45-3-45Z" transform="rotate(${n * 22.5})"/>`,
).join('')
const PICTURE = `<rect x="-64" y="-64" width="128" height="128" rx="28" fill="#25458f"/><g fill="#e0a526" transform="translate(0 -8)">${RAYS}<circle r="23"/></g><path d="M-50 34q12.5-12 25 0t25 0 25 0 25 0" fill="none" stroke="#f4e8c9" stroke-width="6"/>`

/** More than this does not fit on an icon. */
const MOST = 9

export function iconOf(count: number): string {
  if (count === 0) return '/icon.svg'
  const text = count > MOST ? `${MOST}+` : String(count)
  const size = text.length > 1 ? 46 : 62
  const mark = `<circle cx="24" cy="-24" r="38" fill="#d3321f" stroke="#fbf6e9" stroke-width="5"/><text x="24" y="-24" dy=".36em" text-anchor="middle" font-family="sans-serif" font-weight="700" font-size="${size}" fill="#fff">${text}</text>`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-64 -64 128 128">${PICTURE}${mark}</svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
