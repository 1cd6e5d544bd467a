/** What the lesson of Dahschur says, in English. */
import type { LessonWords } from '../../../learn/lesson.ts'

export const en: LessonWords = {
  title: 'How to play Dahschur',
  otherwise: 'Good idea for a real match. Here, follow the mark.',
  chapters: {
    princes: {
      title: 'Three princes, three actions',
      say: [
        'The Red Pyramid is nearly finished. Whoever has the most points after four rounds wins.',
        'On your turn you act with cards the others give you: here 2, 5 and 3. Each card is one action – take @1’s 2 and go to the market.',
        'The 2 lets your merchant walk up to two stalls. Stall 1 sells an emerald for one of your goods stones – buy it.',
        'Now @3’s 3, again for the market. The sapphire at stall 3 costs two stones, and you will need it in a moment.',
      ],
      answers: {
        order: 'The order is up to you. Start with the 2 this time.',
        price: 'The offer at stall 2 names no price for you today. Buy at stall 1.',
        later: 'The 5 has its turn in a moment. Take the 3 first.',
      },
    },
    avenue: {
      title: 'The avenue',
      say: [
        'Your gems belong on the avenue, in order: the next plates want an emerald, then a sapphire – just what you have. Use the 5 there.',
        'One gem scores 2, two score 4, three 6, and four at once 10. Place both.',
        'Plate 1 shows @1’s sign: 1 point for @1. Plate 2 shows yours, so you clear one stall – take both stones back from stall 3.',
      ],
      answers: {
        points: 'Possible – but points are waiting on the avenue.',
        both: 'Two bring twice as much: place both.',
        more: 'Stall 3 has two – more for you.',
      },
    },
    gifts: {
      title: 'What you give comes back',
      say: [
        'Now @1 is active, and everybody gives @1 one card of a value that is not there yet. Afterwards the card returns and lies in front of you.',
        'Three cards will lie there, and if they add up to the number of an open city you win one of its discs. So plan the sum: 2 + 6 + 3 makes 11 – give the 2.',
        '@1 has used your 2, and it is back, on the left. @2 is next: give the 6, it will lie in the middle.',
        '@3’s turn, and you give first. The 3 completes your 11.',
      ],
      answers: {
        plan: 'That could work, too – but our plan is 2, then 6, then 3.',
      },
    },
    rewards: {
      title: 'Rewards, tribute, burial chamber',
      say: [
        'Everybody has three cards in front of them. The highest on the left wins a silver disc: @2’s 5.',
        'Your 6 wins the middle: a gem of your choice, or a place at the front of the procession. Send a stone to the front – you will soon see why.',
        '@1’s 5 on the right scores 2. Now the sums: 2 + 6 + 3 is 11, so take that city’s gold disc!',
        'Only you see it: a 6. Discs score at the end, on a card of the same value in a chamber – so lay your 6 there now.',
      ],
      answers: {
        gem: 'A fine prize, too. This time we want the front.',
        silver: 'Gold discs are worth 4 to 6, silver ones 1 to 3. Take gold.',
        value: 'Your disc is a 6; only a 6 in a chamber will carry it.',
      },
    },
    end: {
      title: 'How it ends',
      say: [
        'Another match, your last card, and two discs: 6 and 4. Each needs an offering in the procession, and you have only one – bring a second one to field 4.',
        'Rewards are done; now the last chamber. Lay your own 4: a disc on another player’s card would give that player points.',
        'From the front of the procession, each offering places one disc. Yours is first: put the 6 on your own 6.',
        'Now the 4, on your own 4.',
        '18 + 6 + 4, and a point for each gem left over: 30, and the match is yours!',
      ],
      answers: {
        offering: 'Without a second offering the 4 would be worth nothing. Choose the procession.',
        four: 'Your disc is a 4 – so lay the 4.',
        theirs: 'That 6 is another player’s: you would score the same, but so would they. Use your own.',
      },
    },
    last: {
      title: 'Your last turn',
      say: [
        'Last round, last turn, and you lead 16 to 14. You hold discs 3 and 6, both values lie in your own chambers – but you have only one offering and no stone left.',
        'The avenue wants an emerald and a ruby, and the second plate carries your sign. Three cards are yours – find the order, and win!',
      ],
    },
    swap: {
      title: 'Swapping plates, fetching stones',
      say: [
        'Two emerald plates block you. Before placing you may swap two empty plates, here up to 2 apart: use the 2 on the avenue and swap plates 1 and 3.',
        'Now your own sign is first, and it wants a ruby: place it.',
        '2 points, and your sign clears a stall. Take the two stones from stall 2.',
        'Any card can also fetch a single stone. Use the 5 to take the last one back from stall 1.',
      ],
    },
    four: {
      title: 'Four gems at once',
      say: [
        'Even a 1 lets you place four gems. Go to the avenue.',
        'Four at once score 10. Do it!',
        'The others score by the place of their sign: @1 gets 1 for the first gem, @3 gets 3 for the third, @2 gets 4 for the fourth.',
      ],
      answers: {
        fewer: 'Four at once bring 10 – three only 6.',
      },
    },
    ties: {
      title: 'Ties: dice and a consolation',
      say: [
        'Two 6s on the left: you and @1 roll, and @1 wins the silver disc. You get a consolation – a step in the procession or a stone back: fetch the stone.',
        'You and @2 both add up to 10, and your roll is higher: you choose, @2 gets the other disc. Take gold.',
      ],
      answers: {
        advance: 'A good use as well. Fetch the stone this time.',
      },
    },
    emergency: {
      title: 'No card that fits',
      say: [
        'You hold only 3 and 5, and both values are there already. Then you show your hand and may give either – give the 3.',
      ],
      answers: {
        five: 'Allowed as well; keep the 5 for a reward.',
      },
    },
    three: {
      title: 'Three players: the neutral prince',
      say: [
        'With three players a neutral prince fills the row: a 4 today, so nobody may give a 4. There are three rounds, and you start with two gems.',
        'Give the 6.',
      ],
    },
    third: {
      title: 'Three players: a third card',
      say: [
        'Only two cards lie in front of each of you, so everybody adds a third from hand, each a different value. Lay the 3: 6 + 2 + 3 is 11.',
        'Your sum meets an open city. From here on everything works as with four players.',
      ],
    },
    two: {
      title: 'Two players: market princes',
      say: [
        'With two players the row holds just two cards – but each stall hides a market prince. Use the 4 and buy at stall 3.',
        'Prince 3 is neither 4 nor 2, so he may join the row: a third action. Take him.',
        'Use him like any other card: bring an offering into the procession, to field 3.',
        'Now he lies in front of you: he counts for rewards and for the sum, but never goes into a chamber.',
      ],
      answers: {
        fewer: 'Then you would have one action fewer. Take him!',
      },
    },
    duel: {
      title: 'Two players: the last card of the round',
      say: [
        'Both add one more card; yours makes three, @1 has only two. Lay the 6: 3 + 5 + 6 is 14.',
        'Cities 12 to 15 need a market prince – and without one you have no card on the right. There are three open cities and four rounds.',
      ],
    },
    stones: {
      title: 'A tie, broken by stones',
      say: [
        'Points decide; at a tie, the goods stones in the supply do. Nobody has a disc, so any card will do – lay the 1.',
        '20 all, but you have ten stones and @1 seven: you win.',
      ],
    },
    shared: {
      title: 'A shared victory',
      say: [
        'This time @1 has all ten stones as well. Lay the 1.',
        'Equal in everything: you and @1 share the victory.',
      ],
    },
  },
}
