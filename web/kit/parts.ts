/** Building a large board bit by bit: every part in a task of its own, so that a finger never waits for the whole. */
import { flushSync } from 'svelte'

/** So long a board that has just been built has to be painted before anything else is fetched or drawn, in milliseconds. */
const AFTER_PAINT = 50

let waiting: (() => void)[] = []
let channel: MessageChannel | undefined
let stands = false
/** What can wait until the board stands. */
let later: (() => void)[] = []

/** A new board is about to be built. */
export function beginBoard(): void {
  stands = false
}

/** Whether the board stands: what is added to it from then on is there at once, since pieces travel to it. */
export const boardStands = (): boolean => stands

/** Does this when the board stands: what nobody needs to see it and to decide. The returned function calls it off. */
export function onceItStands(work: () => void): () => void {
  let wanted = true
  later.push(() => wanted && work())
  if (stands) standing()
  return () => {
    wanted = false
  }
}

/** In a task of its own: first the board is painted. */
function standing(): void {
  stands = true
  const works = later
  later = []
  for (const work of works) setTimeout(work, AFTER_PAINT)
}

/** Builds this in a moment, after all that was announced before it; parts within a part come before those beside it. The returned function calls it off. */
export function announce(build: () => void): () => void {
  waiting.push(build)
  if (waiting.length === 1) nextTask()
  return () => {
    waiting = waiting.filter(other => other !== build)
  }
}

/** Messages come at once, where timers are held back when there are many. */
function nextTask(): void {
  if (!channel) {
    channel = new MessageChannel()
    channel.port1.onmessage = buildNext
  }
  channel.port2.postMessage(null)
}

function buildNext(): void {
  const [build, ...rest] = waiting
  waiting = []
  try {
    build?.()
    flushSync()
  } finally {
    // What was announced meanwhile is within this part. One that fails leaves the others alone.
    waiting = [...waiting, ...rest]
    if (waiting.length > 0) nextTask()
    else standing()
  }
}
