/** A picture of the position on the board, made in the browser: the board's drawings on one sheet with names and points, fonts and colours laid into it, drawn onto a canvas. */
import type { Replayed } from './replayed.ts'

const NS = 'http://www.w3.org/2000/svg'
/** What a drawing takes from style sheets that it does not bring along. */
const STYLES = [
  ...[
    'fill',
    'fill-opacity',
    'stroke',
    'stroke-width',
    'stroke-dasharray',
    'stroke-opacity',
    'stroke-linecap',
  ],
  ...['stroke-linejoin', 'opacity', 'color', 'font-family', 'font-size', 'font-weight', 'letter-spacing'],
  ...[
    'text-anchor',
    'dominant-baseline',
    'paint-order',
    'display',
    'visibility',
    'transform',
    'transform-origin',
  ],
  ...[
    'transform-box',
    'stop-color',
    'stop-opacity',
    'clip-path',
    'filter',
    'mix-blend-mode',
    'outline',
    'outline-offset',
  ],
]
const HEAD = 64
const SCALE = 2
/** A browser that draws longer than this will not. */
const LONGEST = 10_000

/** Makes the picture and hands it on: to the device's own way of sharing, else as a file. False if the browser cannot draw it. */
export async function shareDrawn(
  { board, seats, shown, frames, at }: Replayed,
  title: string,
): Promise<boolean> {
  if (!board) return false
  const view = frames[at]?.view
  const points = seats.map(({ name }, seat) => `${name} ${view ? shown.kit.points(view, seat) : 0}`)
  const blob = await drawn(await sheetOf(board, title, points))
  if (!blob) return false
  const file = new File([blob], `iteru-${at + 1}.png`, { type: 'image/png' })
  if (navigator.canShare?.({ files: [file] })) {
    await navigator.share({ files: [file] }).catch(() => {}) // somebody thought better of it
    return true
  }
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = file.name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 1000)
  return true
}

/** All drawings of the board where they lie, under a head with the title and everybody's points. */
async function sheetOf(board: HTMLElement, title: string, points: readonly string[]): Promise<SVGSVGElement> {
  const box = board.getBoundingClientRect()
  const look = getComputedStyle(document.documentElement)
  const colour = (name: string): string => look.getPropertyValue(name).trim()
  const sheet = document.createElementNS(NS, 'svg')
  sheet.setAttribute('xmlns', NS)
  sheet.setAttribute('width', String(Math.ceil(box.width)))
  sheet.setAttribute('height', String(Math.ceil(box.height + HEAD)))
  const style = document.createElementNS(NS, 'style')
  style.textContent = await fontFaces()
  sheet.append(style, ground(box.width, box.height + HEAD, colour('--page')))
  sheet.append(
    line(title, { y: 26, size: 22, family: colour('--display'), fill: colour('--text') }),
    line(points.join('   '), { y: 52, size: 17, family: colour('--body'), fill: colour('--text') }),
  )
  for (const drawing of board.querySelectorAll('svg')) {
    const isInner = drawing.parentElement?.closest('svg') != null
    const place = drawing.getBoundingClientRect()
    if (isInner || place.width === 0 || getComputedStyle(drawing).visibility === 'hidden') continue
    const copy = styled(drawing)
    copy.setAttribute('x', String(place.left - box.left))
    copy.setAttribute('y', String(place.top - box.top + HEAD))
    copy.setAttribute('width', String(place.width))
    copy.setAttribute('height', String(place.height))
    sheet.append(copy)
  }
  return sheet
}

function ground(width: number, height: number, fill: string): SVGElement {
  const rect = document.createElementNS(NS, 'rect')
  for (const [name, value] of Object.entries({ width, height, fill })) rect.setAttribute(name, String(value))
  return rect
}

interface Type {
  readonly y: number
  readonly size: number
  readonly family: string
  readonly fill: string
}

function line(text: string, { y, size, family, fill }: Type): SVGElement {
  const element = document.createElementNS(NS, 'text')
  for (const [name, value] of Object.entries({ x: 12, y, fill, 'font-size': size }))
    element.setAttribute(name, String(value))
  element.style.fontFamily = family
  element.textContent = text
  return element
}

/** A copy that looks the same without any style sheet. */
function styled(drawing: SVGSVGElement): SVGSVGElement {
  const copy = drawing.cloneNode(true) as SVGSVGElement
  const originals = [drawing, ...drawing.querySelectorAll('*')]
  for (const [i, element] of [copy, ...copy.querySelectorAll('*')].entries()) {
    const look = getComputedStyle(originals[i])
    const own = STYLES.flatMap(name => {
      const value = look.getPropertyValue(name)
      return value === '' || (i === 0 && name.startsWith('transform')) ? [] : [`${name}:${value}`]
    })
    element.removeAttribute('class')
    element.setAttribute('style', own.join(';'))
  }
  return copy
}

/** The fonts of the page with their files inside, since a picture fetches nothing. */
async function fontFaces(): Promise<string> {
  const faces = [...document.styleSheets]
    .flatMap(sheet => [...sheet.cssRules])
    .filter(rule => rule instanceof CSSFontFaceRule)
  const texts = faces.map(async ({ cssText, parentStyleSheet }) => {
    const [whole, address] = /url\("?([^")]+)"?\)/.exec(cssText) ?? []
    if (!whole || !address) return ''
    const from = parentStyleSheet?.href ?? location.href
    const response = await fetch(new URL(address, from))
    return cssText.replace(whole, `url("${await asData(await response.blob())}")`)
  })
  return (await Promise.all(texts)).join('\n')
}

const asData = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error ?? new Error('a font cannot be read'))
    reader.readAsDataURL(blob)
  })

/** The sheet as a picture; null if the browser cannot draw it. */
async function drawn(sheet: SVGSVGElement): Promise<Blob | null> {
  const image = new Image()
  const text = new XMLSerializer().serializeToString(sheet)
  const loaded = new Promise<boolean>(resolve => {
    image.onload = () => resolve(true)
    image.onerror = () => resolve(false)
    setTimeout(() => resolve(false), LONGEST)
  })
  image.src = await asData(new Blob([text], { type: 'image/svg+xml' }))
  if (!(await loaded)) return null
  const canvas = document.createElement('canvas')
  canvas.width = sheet.width.baseVal.value * SCALE
  canvas.height = sheet.height.baseVal.value * SCALE
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
  return new Promise(resolve => canvas.toBlob(resolve, 'image/png'))
}
