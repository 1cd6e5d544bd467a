/** The registry of what is known about playing each game well; a game that is not in it is played after its forecast. */
import type { Knowledge } from '../bots/knowledge.ts'
import { amunReKnowledge } from './amun-re/bot.ts'
import { atonKnowledge } from './aton/bot.ts'
import { dahschurKnowledge } from './dahschur/bot.ts'
import { horusKnowledge } from './horus/bot.ts'

const known: Readonly<Record<string, unknown>> = {
  'amun-re': amunReKnowledge,
  aton: atonKnowledge,
  dahschur: dahschurKnowledge,
  horus: horusKnowledge,
}

export function knowledgeOf(game: string): Knowledge | undefined {
  return known[game] as Knowledge | undefined
}
