/** What is said in English when a phase, a card or a way to score of Aton is seen for the first time. */
export const tips: Readonly<Record<string, string>> = {
  allocate:
    'Every card does a different job at every cartouche. Nothing is removed in round one: play your lowest on cartouche 2.',
  remove: 'Remove where it changes a majority. Only temples up to your number at cartouche 3 count.',
  place: 'Place your stones one by one in the temples you reach. You must place them all.',
  recall:
    'Take back one stone from each temple. If you have none in a temple, take one more from your highest temple.',
  'card:1': 'A 1 is worth most at cartouche 2: you go first. It costs you one of your own stones, though.',
  'card:2': 'A 2 at cartouche 2 removes nothing and costs nothing. At cartouche 3 it opens temples I and II.',
  'card:3':
    'A 3 at cartouche 2 removes one of your opponent’s stones. At cartouche 3 it leaves only temple IV closed.',
  'card:4':
    'A 4 is good everywhere: points at 1, two stones removed at 2, all temples at 3, four stones at 4. You seldom have enough of them.',
  'score:2.1': 'Cartouche 1 pays at once: twice the difference. Against a 4 your 1 would cost 6 points.',
  'score:7.1': 'Temple I pays the difference in stones. A big lead there is worth as much as temple II.',
  'score:7.2': 'Temple II always pays 5, however narrow the lead. One stone more is enough.',
  'score:7.3': 'Temple III pays its leader one point per stone. Every stone you add makes it more.',
  'score:7.4':
    'Temple IV pays 3 for each of your blue spaces in all temples. Whoever leads here collects them.',
  'score:7.5':
    'The most stones on black spaces are worth 8 points. There are black spaces in all four temples.',
  'score:7.6': 'Bonus spaces pay their number to whoever stands there. No majority is needed.',
}
