/** Starts a worker thread, in TypeScript where nothing is built: Node 20 cannot load that by itself. */
import { setPriority } from 'node:os'
import { workerData } from 'node:worker_threads'

if (workerData.entry.endsWith('.ts')) (await import('tsx/esm/api')).register()
await import(workerData.entry)
// Of this thread alone: people go first wherever they meet a thinking bot.
if (process.platform === 'linux') setPriority(10)
