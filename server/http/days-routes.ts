/** What somebody sets for their matches over several days, over HTTP: vacations, and the quiet hours of their clocks. */
import type { FastifyInstance } from 'fastify'
import { PeopleRequests, type YourDays } from '../../table/people.ts'
import {
  comeBack,
  type Days,
  type Decided,
  daysUsed,
  HOURS_STAY,
  type House,
  plan,
  setHours,
} from '../../table/vacations.ts'
import type { Parts } from '../app.ts'
import { offsetsOf } from '../people/zones.ts'
import { isZone } from '../signals/quiet.ts'
import { readDays } from '../store/calendars.ts'
import { Refused } from './refused.ts'
import { known, read } from './request.ts'

export function addDaysRoutes(app: FastifyInstance, parts: Parts): void {
  const { store, tables, limits, settings } = parts
  const house = (): House => {
    const now = tables.now()
    return { now, allowance: settings.vacationDays, offsetsOf: zone => offsetsOf(zone, now) }
  }
  const tell = async (player: string): Promise<YourDays> =>
    yourDays(await store.run(sql => readDays(sql, player)), house())
  const change = async (player: string, decide: (days: Days) => Decided): Promise<YourDays> => {
    // Each change goes through all tables of a person.
    if (!limits.playerCalendars.allows(player)) throw new Refused(429, 'too-many-requests')
    const refused = await tables.setDays(player, decide)
    if (refused !== undefined) throw new Refused(409, refused)
    return tell(player)
  }

  app.get('/api/you/days', async request => tell(known(request).id))
  app.post('/api/you/vacation', async request => {
    const { id } = known(request)
    const wish = read(PeopleRequests.vacation, request.body)
    checkZone(wish.zone)
    return change(id, days => plan(days, wish, house()))
  })
  app.post('/api/you/vacation/end', async request => {
    const { id } = known(request)
    const { since } = read(PeopleRequests.back, request.body)
    return change(id, days => comeBack(days, since, house()))
  })
  app.post('/api/you/hours', async request => {
    const { id } = known(request)
    const { quiet } = read(PeopleRequests.hours, request.body)
    if (quiet) checkZone(quiet.zone)
    return change(id, days => setHours(days, quiet, house()))
  })
}

function checkZone(zone: string): void {
  if (!isZone(zone)) throw new Refused(400, 'bad-input')
}

function yourDays(days: Days, { now, allowance }: House): YourDays {
  const year = new Date(now).getUTCFullYear()
  const stays = days.changed === null ? null : days.changed + HOURS_STAY
  return {
    allowance,
    years: [year, year + 1].map(one => ({ year: one, left: Math.max(0, allowance - daysUsed(days, one)) })),
    vacations: days.vacations
      .filter(({ until }) => until > now)
      .map(({ first, last, since, until }) => ({ first, last, since, until })),
    quiet: days.quiet,
    stays: stays !== null && stays > now ? stays : null,
  }
}
