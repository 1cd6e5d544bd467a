/** What is said in English when a phase of Dahschur is seen for the first time. */
export const tips: Readonly<Record<string, string>> = {
  give: 'Your card helps the active player, then lies in front of you. Think of both.',
  use: 'The order is yours. Buying first and placing afterwards often pays.',
  area: 'One card, one action; the same area may be used several times.',
  market:
    'One direction, up to the card’s value. You can buy only where the offer shows a price in your colour.',
  takeBack: 'One stone back, whatever the card. Low cards are good for this.',
  avenue: 'Gems go on the next plates in order; the card only limits the swap. Four at once score 10.',
  regain: 'Your own sign clears one stall: pick the one with the most of your stones.',
  procession: 'One offering for each disc you hope to place. Occupied fields are jumped.',
  reward:
    'Left a silver disc, middle the front or a gem, right 2 points. The highest card in each place wins.',
  consolation: 'A tie is rolled for. Whoever loses gets a step in the procession or a stone back.',
  tribute: 'Your sum is an open city: take one of its discs. Gold is worth 4 to 6, silver 1 to 3.',
  chamber: 'The card is gone from your hand for good. Lay a value for which you hold a disc.',
  bury: 'Your own card is best: on another’s card its owner scores as well.',
  third: 'Your last card of the round decides the sum. It must differ from the others laid now.',
  hire: 'Buying may win you a third action. He counts in front of you this round.',
}
