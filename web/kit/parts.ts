/** Building a large board bit by bit: every part in a task of its own, so that a finger never waits for the whole. */
import { flushSync } from 'svelte'

let waiting: (() => void)[] = []
let channel: MessageChannel | undefined
let stands = false

/** A new board is about to be built. */
export function beginBoard(): void {
  stands = false
}

/** Whether the board stands: what is added to it from then on is there at once, since pieces travel to it. */
export const boardStands = (): boolean => stands

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
    else stands = true
  }
}
