/** What is said in English when a phase of Horus is seen for the first time. */
export const tips: Readonly<Record<string, string>> = {
  lay: 'Lay it next to any tile, whole edge or half. Gaps are fine.',
  play: 'The picture is the tile you lay, the number the size of the region your stone may enter. In round one every number is a 1.',
  stone:
    'The terrain on the card does not matter for the stone, only the size. A tie pays everybody in full.',
  replace: 'River replaces a barque, and the barque moves on. Then you get a river/necropolis tile.',
  use: 'River connects, necropolis separates. It may also move a barque.',
  take: 'Take a tile from any stack.',
  lift: 'Two river/necropolis tiles, then one of your stones moves between regions at the river. You have it once.',
}
