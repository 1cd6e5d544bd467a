/** What is said in English when a phase of Aton is seen for the first time. */
export const tips: Readonly<Record<string, string>> = {
  allocate:
    'Every card does a different job at every cartouche. In round one nothing is removed, so your lowest card is well spent on cartouche 2.',
  remove: 'Remove where it changes a majority. Only temples up to your number at cartouche 3 count.',
  place: 'Place your stones one by one in the temples you reach. You must place them all.',
  recall:
    'Take back one stone from each temple. If a temple has none of yours, another leaves your highest temple.',
}
