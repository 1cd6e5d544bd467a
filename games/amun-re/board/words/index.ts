/** The words of Amun-Re in both languages: sentences for the page, and the catalogue itself for what stands on the board. */
import type { Language } from '../../../../web/kit/board.ts'
import { de } from './de.ts'
import { en, type Text } from './en.ts'
import { rulesDe } from './rules.de.ts'
import { rulesEn } from './rules.en.ts'
import { wordsOf } from './speech.ts'

export const texts: Readonly<Record<Language, Text>> = { de, en }

export const words = { de: wordsOf(de, rulesDe), en: wordsOf(en, rulesEn) }
