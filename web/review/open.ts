/** Opens a review: its words and what shows it, fetched when somebody asks for one. */
import { loadReviewWords } from './words.ts'

export async function openReview() {
  const [{ default: Review }] = await Promise.all([import('./Review.svelte'), loadReviewWords()])
  return Review
}
