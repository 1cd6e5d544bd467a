/** The language of whoever asks. */
import type { FastifyRequest } from 'fastify'
import { isLanguage, type Language, languageFor } from '../../words/languages.ts'

/** What the page has put into a cookie, otherwise what the browser prefers. */
export function languageOf({ headers }: FastifyRequest): Language {
  const [, chosen] = /\biteru-language=(\w+)/.exec(headers.cookie ?? '') ?? []
  if (isLanguage(chosen)) return chosen
  return languageFor((headers['accept-language'] ?? '').split(',').map(tag => tag.trim()))
}
