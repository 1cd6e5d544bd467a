/** The ids of matches of this device: told from those of a server by their first letters. */
const PREFIX = 'device-'

export const newLocalId = (): string => `${PREFIX}${crypto.randomUUID()}`

export const isLocal = (id: string): boolean => id.startsWith(PREFIX)
