/** What is said in English when a phase, a card or a way to score of Horus is seen for the first time. */
export const tips: Readonly<Record<string, string>> = {
  lay: 'Lay it next to any tile, whole edge or half. Gaps are fine.',
  play: 'The picture is the tile you lay, the number the size of the region your stone may enter. In round one every number is a 1.',
  stone:
    'The terrain on the card does not matter for the stone, only the size. A tie pays everybody in full.',
  replace: 'A river tile replaces a barque, and the barque moves on. Then you get a river/necropolis tile.',
  use: 'River connects, necropolis separates. It may also move a barque.',
  take: 'Take a tile from any stack.',
  lift: 'Two river/necropolis tiles, then one of your stones moves between regions at the river. You can do this only once.',
  'card:?':
    'A “?” in the middle: take a tile from any stack, even river or necropolis. Keep it for when you need one.',
  'card:any-size':
    'A “?” in the corners: your stone may go into any region of one to five tiles. Handy late in the game.',
  'card:nile':
    'Your Nile card works once: two river/necropolis tiles, then a stone moves, even into a closed region.',
  'score:9.2':
    'A region scores a point per tile for whoever has the most stones in it. Tied players all score.',
  'score:9.3': 'A region at the temple counts double. No region is worth more than ten.',
  'score:9.4': 'A region enclosed by water counts double. One more river tile can make or break an island.',
  'score:9.5':
    'By the temple and on an island it counts four times, up to ten points. Three tiles are enough.',
}
