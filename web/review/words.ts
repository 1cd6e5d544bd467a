/** The words of a review in the viewer's language, fetched with it. */
import { bind } from '../../words/catalogue.ts'
import type { Language } from '../../words/languages.ts'
import type { en } from '../../words/review/en.ts'
import type { ReviewCatalogue, ReviewWords } from '../../words/review.ts'
import { language } from '../kit/language.svelte.ts'
import { accompany } from '../words.ts'

const files = import.meta.glob<Readonly<Record<string, ReviewCatalogue>>>('../../words/review/??.ts')
const fetched = new Map<Language, ReviewWords>()
let isAccompanied = false

async function fetchWords(next: Language): Promise<void> {
  if (fetched.has(next)) return
  const { [next]: catalogue } = await files[`../../words/review/${next}.ts`]()
  fetched.set(next, bind<typeof en>(catalogue, next))
}

/** Before anything of a review is shown. */
export async function loadReviewWords(): Promise<void> {
  await fetchWords(language.now)
  if (isAccompanied) return
  isAccompanied = true
  accompany(fetchWords)
}

/** Live: read it inside markup or a derived value. */
export function reviewWords(): ReviewWords {
  const spoken = fetched.get(language.now)
  if (!spoken) throw new Error(`The words of a review have not been fetched in "${language.now}".`)
  return spoken
}
