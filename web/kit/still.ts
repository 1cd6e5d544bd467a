/** The attributes of something that cannot be chosen but explains itself: to be spread on an element of HTML or SVG. */

export const still = (
  label: string,
  explain: string,
  place?: string,
): Record<string, string | undefined> => ({
  role: 'img',
  'aria-label': label,
  'aria-description': explain,
  'data-place': place,
})
