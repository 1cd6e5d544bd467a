/** What is said in English when a phase of Amun-Re is seen for the first time. */
export const tips: Readonly<Record<string, string>> = {
  bid: 'Everybody wins exactly one province. If you are outbid, move to another one – you may come back later.',
  pay: 'You bid more gold than you have. Choose the cards that make up the difference.',
  cards:
    'The highest card limit among your provinces counts, not the sum. The first card costs 1, the second 2, and so on.',
  farmers: 'Each farmer harvests in every round of this kingdom. Early farmers pay back best.',
  stones: 'Three stones in one province become a pyramid. They stay for the whole match.',
  sacrifice:
    'The total sets the harvest for all; the highest offering takes three gifts. The numbers on the track show your income on each space.',
  correct: 'Raise or lower the total by 3. Your own rank does not change.',
  items: 'Take any mix of cards, farmers and stones. Farmers need a free farm.',
  income: 'Play harvest cards before you take the gold. Each kind once a round.',
  bonus: 'Only play bonus cards you meet; the others can wait for the second scoring.',
}
