/** Whether this process lives, and whether it can serve: that is not the same. Whoever restarts servers asks the first, whoever sends people to them the second. */
import { statfs } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Parts } from '../app.ts'
import { nextDue } from '../store/matches.ts'

/** A store that takes longer to answer is as good as away. */
const ANSWER_MS = 3000

/** With less room than this on its disk a server takes no more people. */
const LEAST_BYTES = 64 * 1024 * 1024

const SENTENCES = {
  store: 'The store does not answer.',
  disk: 'The disk is nearly full, or nothing can be written to it.',
} as const

export function addReady(app: FastifyInstance, parts: Parts): void {
  app.get('/healthz', async () => ({ ok: true }))
  app.get('/readyz', async (_request, reply) => {
    const why = await whyNot(parts)
    if (why === undefined) return { ok: true }
    return reply.status(503).send({ ok: false, why, sentence: SENTENCES[why] })
  })
}

/** What is missing; undefined if nothing is. */
async function whyNot({ store, pulse, settings }: Parts): Promise<keyof typeof SENTENCES | undefined> {
  const read = store
    .run(sql => nextDue(sql, 'quick'))
    .then(
      () => true,
      () => false,
    )
  const answers = await Promise.race([read, wait(ANSWER_MS, false, { ref: false })])
  if (!answers) return 'store'
  // A database elsewhere that cannot be written is no disk of ours that is full.
  if (settings.databaseUrl !== undefined) return pulse.writes ? undefined : 'store'
  const hasRoom = (await freeBytes(settings.dataDir)) >= LEAST_BYTES
  return hasRoom && pulse.writes ? undefined : 'disk'
}

/** A folder that is not there, as in tests, is no disk that is full. */
const freeBytes = (folder: string): Promise<number> =>
  statfs(folder).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => Number.POSITIVE_INFINITY,
  )
