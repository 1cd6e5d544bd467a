/** Text that comes from outside, before anybody reads it: names without tricks, and JSON that is not built to hurt whoever reads it. */

/** What cannot be seen but changes what is: controls, marks of direction, letters without width, and fillers that look like nothing. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Cn}\u115f\u1160\u2800\u3164\uffa0]|\u034f|\u17b4|\u17b5/gu
/** Marks that pile up on one letter: a few are a language, more are a tower. */
const TOWER = /(\p{M}{3})\p{M}+/gu

/** A name as it may be shown to others: one line of letters that can be seen, each in its place. */
export const cleanName = (name: string): string =>
  name
    .normalize('NFC')
    .replace(/[\s\u2028\u2029]+/g, ' ')
    .replace(UNSEEN, '')
    .replace(TOWER, '$1')
    .replace(/ {2,}/g, ' ')
    .trim()

/** Nothing that is sent to a table is deeper than this. */
const DEEPEST = 32

/** The character NUL as JSON writes it, and not only its letters behind a backslash. */
const NUL = /(?<!\\)(?:\\\\)*\\u0000/

/** What is wrong with a text that claims to be JSON, before it is read; undefined if nothing is. */
export function faultOfJson(text: string): string | undefined {
  const hasNul = text.includes('\0') || (text.includes('\\u0000') && NUL.test(text))
  if (hasNul) return 'The character NUL is not allowed.'
  return isTooDeep(text) ? `It is more than ${DEEPEST} levels deep.` : undefined
}

/** Whether lists and objects of a JSON text lie in each other deeper than is allowed. Stops where that is clear. */
function isTooDeep(text: string): boolean {
  let [depth, quoted] = [0, false]
  for (let at = 0; at < text.length && depth <= DEEPEST; at++) {
    const letter = text[at]
    if (quoted) {
      if (letter === '\\') at++
      else if (letter === '"') quoted = false
    } else if (letter === '"') quoted = true
    else if (letter === '{' || letter === '[') depth++
    else if (letter === '}' || letter === ']') depth--
  }
  return depth > DEEPEST
}
