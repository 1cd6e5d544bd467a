/** Finds rules by what one remembers of them: words in any order, without regard to capitals, accents and ß, or a number. */
import type { RuleSection } from '../../words/game.ts'

const plain = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll('ß', 'ss')

/** The sections with the rules that have all words of the query; a section whose title has them keeps all its rules. */
export function find(sections: readonly RuleSection[], query: string): readonly RuleSection[] {
  const wanted = plain(query)
    .split(/\s+/)
    .filter(word => word !== '')
  if (wanted.length === 0) return sections
  const has = (text: string): boolean => wanted.every(word => plain(text).includes(word))
  return sections.flatMap(section => {
    if (has(section.title)) return [section]
    const rules = section.rules.filter(([id, sentence]) => has(`${id} ${sentence}`))
    return rules.length > 0 ? [{ ...section, intro: '', rules }] : []
  })
}
