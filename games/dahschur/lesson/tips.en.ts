/** What is said in English when a phase, a card or a way to score of Dahschur is seen for the first time. */
export const tips: Readonly<Record<string, string>> = {
  give: 'Your card helps the active player, then lies in front of you. Think of both.',
  use: 'The order is yours. Buying first and placing afterwards often pays.',
  area: 'One card, one action; the same area may be used several times.',
  market:
    'One direction, up to the card’s value. You can buy only where the offer shows a price in your colour.',
  takeBack: 'One stone back, whatever the card. Low cards are good for this.',
  avenue: 'Gems go on the next plates in order; the card only limits the swap. Four at once score 10.',
  regain: 'Your own sign clears one stall: pick the one with the most of your stones.',
  procession: 'One offering for each disc you hope to place. Occupied fields are skipped.',
  reward:
    'Left: a silver disc; middle: a place at the front or a gem; right: 2 points. The highest card in each place wins.',
  consolation: 'A tie is rolled for. Whoever loses gets a step in the procession or a stone back.',
  tribute: 'Your sum is an open city: take one of its discs. Gold is worth 4 to 6, silver 1 to 3.',
  chamber: 'The card is gone from your hand for good. Lay a value for which you hold a disc.',
  bury: 'Your own card is best: on another’s card its owner scores as well.',
  third: 'Your last card of the round decides the sum. It must differ from the others laid now.',
  hire: 'Buying may win you a third action. The prince then lies in front of you and counts this round.',
  'card:market-prince': 'Market princes wait at the stalls. Buying a gem there may win you a third action.',
  'card:neutral':
    'The neutral card is a gift from nobody: it allows an action and then lies in front of no one.',
  'card:silver-disc':
    'Your disc is worth 1 to 3, and only if it lies on a prince of its value at the end. Lay such a prince in a chamber.',
  'card:gold-disc':
    'A gold disc is worth 4 to 6 points. It needs a prince of its value in a chamber, and an offering.',
  'score:4.4': 'Gems on the avenue score at once: 2, 4, 6, and 10 for four. Four in one action pay best.',
  'score:4.5': 'When others place a gem on a plate with your sign, you score: the later the gem, the more.',
  'score:6.4': 'The highest right-hand card takes 2 points each round.',
  'score:9.2': 'At the end each offering lays one disc, and it scores its value. The foremost goes first.',
  'score:9.3': 'When others lay discs on your cards you score, too: 2 for gold, 1 for silver.',
  'score:9.5': 'A gem left over is worth a single point. On the avenue it is worth at least 2.',
}
