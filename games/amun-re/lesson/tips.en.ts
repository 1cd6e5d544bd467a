/** What is said in English when a phase, a card or a way to score of Amun-Re is seen for the first time. */
export const tips: Readonly<Record<string, string>> = {
  bid: 'Everybody wins exactly one province. If you are outbid, move to another one – you may come back later.',
  pay: 'You bid more gold than you have. Choose the cards that make up the difference.',
  cards:
    'The highest card limit among your provinces counts, not the sum. The first card costs 1, the second 2, and so on.',
  farmers: 'Each farmer harvests in every round of this kingdom. Early farmers pay back best.',
  stones: 'Three stones in one province become a pyramid. They stay for the whole match.',
  sacrifice:
    'The total sets the harvest for all; whoever offers the most takes three items. The numbers on the track show your income on each space.',
  correct: 'Raise or lower the total by 3. Your own rank does not change.',
  items: 'Take any mix of cards, farmers and stones. Farmers need a free farm.',
  income: 'Play harvest cards before you take the gold. Each kind once a round.',
  bonus: 'Play only bonus cards whose condition you meet; the others can wait for the second scoring.',
  'card:blockade': 'Block: play it with a bid you want to keep. Whoever outbids you must skip a space.',
  'card:overbid': 'Rebid: outbid where you want to stay? With this card you may bid there again at once.',
  'card:farmer': 'Free farmer: one farmer without a farm. Keep it for a province whose farms are full.',
  'card:builder': 'Builder: two stones become a pyramid. It saves the third stone, the expensive one.',
  'card:correction':
    'Offering correction: after the reveal you move the total by 3. Good when the next temple space is close.',
  'card:eight': '8 gold: one province pays 8 instead of its harvest. Use it where you have few farmers.',
  'card:increase': 'Rich harvest: one more gold for each farmer of one province. Use it where you have many.',
  'card:card-bonus':
    'Card bonus: 3 points if your provinces show at least seven cards. Keep it in mind at the auction.',
  'card:farmer-bonus': 'Farmer bonus: 3 points if you have at least nine farmers at the scoring.',
  'card:egypt-bonus': 'Egypt bonus: 3 points if all your provinces lie in the same half of Egypt.',
  'card:side-bonus': 'One-side bonus: 3 points if all your provinces lie east or all lie west.',
  'card:bank-bonus': 'Riverbank bonus: 3 points if all your provinces touch the Nile, or none does.',
  'score:6.1': 'Each pyramid is a point now, and again in the New Kingdom for whoever then has the province.',
  'score:6.2': 'A set is a pyramid in each of your three provinces: 3 points. Your weakest province decides.',
  'score:6.3':
    'The province with the most pyramids on its side of the Nile scores 5. New players often forget this one.',
  'score:6.4':
    'Temples score the number of the space that Amun-Re’s temple stands on. High offerings make them valuable.',
  'score:6.5': 'A bonus card whose condition you meet is worth 3 points. Each kind counts once per scoring.',
  'score:6.6': 'At the very end gold counts: 6, 4 and 2 points. Don’t spend the last of it for nothing.',
}
