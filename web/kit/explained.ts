/** The attributes of something that cannot be chosen but explains itself: to be spread on an element of HTML or SVG. */

export const explained = (
  label: string,
  explain: string,
  place?: string,
): Record<string, string | number | undefined> => ({
  role: 'img',
  tabindex: -1, // arrow keys reach it like what can be chosen
  'data-still': '',
  'aria-label': label,
  'aria-description': explain,
  'data-place': place,
})
