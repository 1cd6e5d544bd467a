/** Starts a worker thread in TypeScript: Node 20 cannot load one by itself. */
import { setPriority } from 'node:os'
import { workerData } from 'node:worker_threads'
import { register } from 'tsx/esm/api'

register()
await import(workerData.entry)
// Of this thread alone: people go first wherever they meet a thinking bot.
if (process.platform === 'linux') setPriority(10)
