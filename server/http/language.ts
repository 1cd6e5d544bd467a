/** The language of whoever asks. */
import type { FastifyRequest } from 'fastify'
import { isLanguage, type Language, languageFor } from '../../words/languages.ts'

/** What the page has put into a cookie, otherwise what a link says it was meant in, otherwise what the browser prefers. */
export function languageOf({ headers, url }: FastifyRequest): Language {
  const [, chosen] = /\biteru-language=(\w+)/.exec(headers.cookie ?? '') ?? []
  if (isLanguage(chosen)) return chosen
  const [, meant] = /[?&]language=(\w+)/.exec(url) ?? []
  if (isLanguage(meant)) return meant
  return languageFor((headers['accept-language'] ?? '').split(',').map(tag => tag.trim()))
}
