/** Starts a worker thread in TypeScript: Node 20 cannot load one by itself. */
import { workerData } from 'node:worker_threads'
import { register } from 'tsx/esm/api'

register()
await import(workerData.entry)
