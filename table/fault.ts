/** A fault as it may be told: where it happened, and nothing that only players may know. */

/** What a report says. `number` is the same on the screen, in the page's console and in the server's log. */
export interface Fault {
  readonly number: string
  readonly place: string
  readonly message: string
  readonly stack: string
}

/** The longest text of a report. */
const LONGEST = 300
/** So many lines of a stack, and no more letters, say where it was. */
const FRAMES = 12
const LONGEST_STACK = 3000
/** A line of a stack: as chromium and Node write it, or as Firefox and Safari do. */
const FRAME = /^\s+at |^[^\s@]*@\S+:\d+:\d+$/

/** What went wrong and where, without values. Whoever throws something that is no error may have thrown a value. */
export function describeFault(error: unknown): { readonly message: string; readonly stack: string } {
  if (!(error instanceof Error)) return { message: `thrown: ${typeof error}`, stack: '' }
  const { name, message, stack = '' } = error
  // Some stacks begin with the message, of which a line may look like one of the stack's.
  const behind = stack.indexOf(message) + message.length
  return {
    message: `${name}: ${withoutValues(message)}`,
    stack: framesOf(stack.includes(message) ? stack.slice(behind) : stack),
  }
}

/** The places that a stack names, without the addresses they were loaded from. */
export const framesOf = (stack: string): string =>
  stack
    .split('\n')
    .filter(line => FRAME.test(line))
    .slice(0, FRAMES)
    .map(onlyFiles)
    .join('\n')
    .slice(0, LONGEST_STACK)

/**
 * Messages quote what they complain about, which may be somebody's choice, card or words: data and addresses are left
 * out, everything from the first quotation mark to the last (what is quoted may have some of its own), and whatever is
 * long enough to be a cookie or an invitation. One line says enough.
 */
export const withoutValues = (message: string): string =>
  onlyFiles(message)
    .replace(/[{[].*[}\]]/gs, '…')
    .replace(/["'`].*["'`]/gs, '"…"')
    .replace(/(^|[\s:(])\/\S+/g, '$1/…')
    .replace(/\?\S+/g, '?…')
    .replace(/[\w-]{24,}/g, '…')
    .replace(/\n.*/s, '')
    .slice(0, LONGEST)

/** An address may carry an invitation behind its question mark, or a match in its path: only a file is kept. */
const onlyFiles = (text: string): string =>
  text.replace(/(?:https?|file|blob):\/\/[^\s)]*/g, address => {
    const [, file = '', place = ''] =
      /([\w-]+(?:\.[\w-]+)+|)(?:[?#][^\s:)]*)?((?::\d+)*)$/.exec(address) ?? []
    return `${file}${place}`
  })
