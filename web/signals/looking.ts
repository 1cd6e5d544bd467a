/** Says that somebody looks at a table: while the page is visible and was touched not long ago. Who looks is sent no signals. */
import { serverConnection } from '../table/socket.ts'

/** More often than the server forgets it (server/signals/presence.ts). */
const AGAIN = 20_000
/** A page that nobody has touched for so long may be visible in an empty room. */
const AWAKE = 5 * 60_000
const TOUCHES = ['pointerdown', 'pointermove', 'keydown', 'wheel'] as const

/** From now on; the returned function ends it. */
export function lookAt(match: string): () => void {
  const connection = serverConnection()
  let touched = Date.now()
  let said = false
  const say = (): void => {
    const seen = document.visibilityState === 'visible' && Date.now() - touched < AWAKE
    if (seen || said) connection.send({ t: 'look', match, seen })
    said = seen
  }
  const touch = (): void => {
    const slept = Date.now() - touched >= AWAKE
    touched = Date.now()
    if (slept) say()
  }
  const timer = setInterval(say, AGAIN)
  // The table is shown after it was watched; before that nobody sits there as far as the server knows.
  const forget = connection.listen(message => {
    if (message.t === 'table' && message.match === match && !said) say()
    if (message.t === 'hello') said = false
  })
  document.addEventListener('visibilitychange', say)
  for (const name of TOUCHES) addEventListener(name, touch, { passive: true })
  return () => {
    clearInterval(timer)
    forget()
    document.removeEventListener('visibilitychange', say)
    for (const name of TOUCHES) removeEventListener(name, touch)
  }
}
