/** Numbers for whoever runs the server, in the form that Prometheus reads. */
import type { FastifyInstance } from 'fastify'
import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client'
import type { Parts } from '../app.ts'

export function addMetrics(app: FastifyInstance, { hub, tables, reports, signals }: Parts): void {
  const register = new Registry()
  collectDefaultMetrics({ register })
  const rows = new Counter({
    name: 'iteru_rows_total',
    help: 'Rows added to the logs of matches',
    labelNames: ['game'],
    registers: [register],
  })
  const ended = new Counter({
    name: 'iteru_matches_over_total',
    help: 'Matches that came to their end',
    labelNames: ['game'],
    registers: [register],
  })
  new Gauge({
    name: 'iteru_lines',
    help: 'Connections that watch a table',
    registers: [register],
    collect() {
      this.set(hub.connections)
    },
  })
  new Counter({
    name: 'iteru_faults_total',
    help: 'What went wrong, by the place where it did',
    labelNames: ['place'],
    registers: [register],
    collect() {
      this.reset()
      for (const [place, count] of reports.counts) this.inc({ place }, count)
    },
  })
  const told = new Counter({
    name: 'iteru_signals_total',
    help: 'Turn signals by way, and what became of them',
    labelNames: ['way', 'what'],
    registers: [register],
  })
  signals.sender.onCount((way, what) => told.inc({ way, what }))
  tables.listen((table, added) => {
    rows.inc({ game: table.game }, added.length)
    // A match that is over gets no more rows; what still changes is where its people go on.
    if (table.status === 'over' && added.length > 0) ended.inc({ game: table.game })
  })
  app.get('/metrics', async (_request, reply) =>
    reply.type(register.contentType).send(await register.metrics()),
  )
}
