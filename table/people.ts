/** What pages and servers tell each other about people: requests with the schemas that check them, and what comes back. */
import * as v from 'valibot'
import { isDate } from './dates.ts'
import { cleanName } from './text.ts'

/** One to thirty letters that can be seen. */
export const personName = v.pipe(
  v.string(),
  v.maxLength(200),
  v.transform(cleanName),
  v.minLength(1, 'Expected a name with letters that can be seen'),
  v.maxLength(30),
)

/** An address as mail programs write it; whether it exists, the mail will tell. Nothing in it can end a line or name a second receiver. */
const address = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(254),
  v.regex(
    /^[^\s@<>()[\]",;:\\]+@[^\s@<>()[\]",;:\\.]+(\.[^\s@<>()[\]",;:\\.]+)+$/u,
    'Expected a mail address',
  ),
)
const kind = v.picklist(['enter', 'address'])
const sixDigits = v.pipe(
  v.string(),
  v.maxLength(20),
  v.transform(code => code.replace(/\s/g, '')),
  v.regex(/^\d{6}$/, 'Expected six digits'),
)
const word = v.pipe(v.string(), v.regex(/^[\w-]{1,400}$/))

const date = v.pipe(v.string(), v.maxLength(10), v.check(isDate, 'Expected a day such as 2026-12-24'))
const zone = v.pipe(v.string(), v.maxLength(60))
const minuteOfDay = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(24 * 60 - 1))

export const PeopleRequests = {
  code: v.strictObject({ address, kind }),
  check: v.strictObject({ code: sixDigits, kind }),
  name: v.strictObject({ name: personName }),
  shown: v.strictObject({ shown: v.boolean() }),
  way: v.strictObject({ passkey: v.nullable(word) }), // null: the address
  passkey: v.strictObject({ answer: v.record(v.string(), v.unknown()) }), // of the device; checked against its challenge
  manner: v.strictObject({ kind: v.picklist(['block', 'mute', 'none']) }),
  report: v.strictObject({
    match: v.optional(word),
    text: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(1000)),
  }),
  remove: v.strictObject({ name: personName }), // said once more
  vacation: v.strictObject({ first: date, last: date, zone }),
  back: v.strictObject({ since: v.pipe(v.number(), v.integer()) }), // which vacation ends, or does not take place
  hours: v.strictObject({
    quiet: v.nullable(v.strictObject({ from: minuteOfDay, until: minuteOfDay, zone })),
  }),
  signOut: v.strictObject({ device: word }), // one of the list, `here`, or `others`
}

/** Why something is off at this server. */
export type Off = 'no-origin' | 'no-https' | 'no-smtp'

/** What GET /api/you tells: only to oneself. */
export interface You {
  readonly id: string
  readonly name: string
  readonly created: number
  readonly shown: boolean
  readonly address: string | null
  readonly passkeys: readonly {
    readonly id: string
    readonly name: string
    readonly created: number
    readonly used: number
  }[]
  readonly devices: readonly {
    readonly id: string
    readonly device: string
    readonly created: number
    readonly used: number
    readonly here: boolean
  }[]
  readonly blocks: readonly {
    readonly id: string
    readonly name: string
    readonly kind: 'block' | 'mute'
  }[]
  readonly off: { readonly mail: Off | null; readonly passkeys: Off | null }
}

/** What GET /api/you/days tells: only to oneself. What others see of it stands with the seats of tables over several days. */
export interface YourDays {
  readonly allowance: number // days of vacation a year; 0: there are none
  readonly years: readonly { readonly year: number; readonly left: number }[] // this one and the next
  readonly vacations: readonly {
    readonly first: string
    readonly last: string
    readonly since: number
    readonly until: number
  }[] // those that are not over
  readonly quiet: { readonly from: number; readonly until: number; readonly zone: string } | null
  readonly stays: number | null // until when hours that were set cannot be set anew
}

/** What comes of signing in: how many tables came along, and where a guest and the name both sat. */
export interface SignedIn {
  readonly tables: number
  readonly stayed: readonly { readonly match: string; readonly game: string }[]
}

/** What GET /api/people/:id tells: to oneself, and to others of whoever wants to be shown. */
export interface Profile {
  readonly id: string
  readonly name: string
  readonly games: readonly {
    readonly game: string
    readonly rating: { readonly mu: number; readonly sigma: number; readonly matches: number } | null
    readonly curve: readonly { readonly at: number; readonly mu: number; readonly sigma: number }[]
    /** By number of seats and the strongest level of bots; empty: people only. What was played on a device and put to the name is apart. */
    readonly tallies: readonly {
      readonly seats: number
      readonly against: string
      readonly unproved?: true
      readonly matches: number
      readonly wins: number
    }[]
  }[]
}

/** A line of a leader board. */
export interface Leader {
  readonly id: string
  readonly name: string
  readonly mu: number
  readonly sigma: number
  readonly matches: number
}
