/** The version of the wire (table/wire.ts), by itself: the page needs it at once, and none of the schemas. */

/** Goes up when an old client could misunderstand a new server: it then reloads itself. */
export const PROTOCOL = 3
