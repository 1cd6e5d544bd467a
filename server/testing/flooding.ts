/** A thread that floods a server for some seconds, and then posts how that was received: whoever plays meanwhile in the test itself waits for the server, and not for the flood to be written. */
import { once } from 'node:events'
import { parentPort, Worker, workerData } from 'node:worker_threads'
import { FLOODS, Flooder } from './floods.ts'

interface Order {
  readonly kind: string
  readonly base: string
  readonly seconds: number
}

/** How a flood was received. */
type Received = Pick<Flooder, 'sent' | 'asked' | 'cut' | 'statuses'>

/** The thread begins with this: Node 20 cannot load TypeScript by itself. */
const BOOT = `import('tsx/esm/api').then(({ register }) => {
  register()
  return import(require('node:worker_threads').workerData.entry)
})`

/** Floods a server from a thread of its own; resolves when that has begun: until when it goes on, and what will have come of it. */
export async function flood(
  order: Order,
): Promise<{ readonly end: number; readonly received: Promise<Received> }> {
  const worker = new Worker(BOOT, { eval: true, workerData: { entry: import.meta.url, order } })
  const [end] = (await once(worker, 'message')) as [number]
  return { end, received: once(worker, 'message').then(([received]) => received as Received) }
}

const order = (workerData as { readonly order?: Order } | null)?.order
if (order && parentPort) {
  const end = Date.now() + order.seconds * 1000
  const flooder = new Flooder(order.base, () => Date.now() > end)
  parentPort.postMessage(end)
  await FLOODS[order.kind](flooder)
  const { sent, asked, cut, statuses } = flooder
  parentPort.postMessage({ sent, asked, cut, statuses } satisfies Received)
}
