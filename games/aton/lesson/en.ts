/** What the lesson of Aton says, in English. */
import type { LessonWords } from '../../../learn/lesson.ts'

export const en: LessonWords = {
  title: 'How to play Aton',
  otherwise: 'Good idea for a real game. Here, follow the mark.',
  chapters: {
    first: {
      title: 'The first round',
      say: [
        'Two gods, four temples: you build for Aton, @1 for Amun.',
        'Win with 40 points or a full temple.',
        'At cartouche 1 the higher card scores, at 2 the lower begins.',
        'At 3 it opens temples, at 4 it places stones. Lay 4, 1, 3, 2.',
        'Your 4 beats a 1 by three, and the difference counts double: 6 points!',
        'Your card at cartouche 2 is lower, so you begin. Place a stone in temple III, wherever you like.',
        'And the second one.',
        'With a 2 at cartouche 3 @1 reaches only temples I and II. End of round one: you lead 6 to 0!',
      ],
      answers: {
        laying: 'You could. For a start lay 4, 1, 3, 2 and see what happens.',
        keep: 'Keep this hand, it is a good one.',
        third: 'Allowed, but choose temple III this time.',
      },
    },
    away: {
      title: 'Take away',
      say: [
        'From round two on, cartouche 2 also removes stones: a 3 removes one of @1’s stones, a 4 removes two. A 1 costs you one of yours.',
        'Lay 4, 3, 2, 2: points, remove one, temples I and II, two stones.',
        '2 points for you. @1’s 2 is lower than your 3, so @1 goes first and places two.',
        'Your turn: remove @1’s stone from this black space. At a scoring, holding the most black spaces is worth 8 points.',
        'Now the space is free. Take it!',
        'The removed stone lies in the realm of the dead. When all eight places there are full, the temples are scored.',
        'One stone left for temple I or II. You choose!',
      ],
      answers: {
        keep: 'Keep this hand, it is a good one.',
        laying: 'You could. Here lay 4, 3, 2, 2: we want to remove a stone.',
        alsoBlack: 'Also black, just as good. Take the marked one here.',
        other: 'Possible, but black is worth more.',
      },
    },
    scoring: {
      title: 'A scoring',
      say: [
        'Seven stones lie in the realm of the dead. The next one you remove fills it, and then the temples are scored.',
        'Remove @1’s stone from this black space. Then you lead both temple II and the black spaces.',
        'One stone to place: take the blue space in temple IV.',
        'Temple I pays your lead: 2. Temple II pays 5, temple III one per stone: 2 for @1.',
        'Temple IV pays you 3 for each of your blue spaces, wherever they are: 6. Most black spaces: 8.',
        'Bonus spaces pay what they show. In all: 21 for you, 3 for @1!',
        'Then each of you takes back four stones, one from each temple. Start with the one on yellow in temple I.',
        'The realm is empty, and on it goes.',
      ],
      answers: {
        templeOnly: 'That wins temple II. The black one wins the black spaces as well.',
        blackOnly: 'That wins the black spaces. The marked one wins temple II as well.',
        bonus: 'Two bonus points, well spotted. The blue space is worth one more.',
        worth: 'That one is worth points. Give up the one on yellow.',
      },
    },
    finish: {
      title: 'Finish it!',
      say: [
        'Round seven: you have 37 points. If your card at cartouche 1 is at least two higher than @1’s, you win right there.',
        'And nine of the twelve spaces in temple I are yours. Fill the last three and you win, too.',
        'All yellow or all green spaces win at once too, but that is rare.',
        'One tip for every round: before you lay, ask what could end the game, for you and for @1. Now it is your game!',
      ],
    },
    tie: {
      title: 'New cards, and a tie',
      say: [
        '1, 1, 1, 2: what a hand! Once a game you may swap all four cards.',
        'Much better. Lay 3, 2, 3, 4.',
        'A tie at cartouche 2. Then the lower card at cartouche 1 decides, but that is a tie too.',
        'So both draw until the cards differ: 2 and 2, then 1 and 3. Yours is lower, you begin.',
        'Place where you like.',
      ],
      answers: {
        brave: 'Brave! But these cards do almost nothing. Swap them.',
      },
    },
    yellow: {
      title: 'All yellow',
      say: [
        'Thirteen of the fourteen yellow spaces are yours. All fourteen win at once.',
        '@1 wants that space, so be first: the 1 to cartouche 2, and the 4 to cartouche 3 to reach temple IV. Lay 2, 1, 4, 1.',
        'You are first. Your 1 costs a stone: give up the one on green.',
        'And now the last yellow space!',
      ],
      answers: {
        reach: 'Then temple IV stays out of reach.',
        late: '@1 might be first. The 1 is safer.',
        yellow: 'Not that one, you need all fourteen!',
      },
    },
    green: {
      title: 'All green',
      say: [
        'Green works like yellow: fourteen spaces win. You hold twelve, @1 sits on two.',
        'A 4 removes both, a 4 reaches temple IV, a 2 fills the gaps. Lay 1, 4, 4, 2.',
        '@1 scores 4 and goes first, but there is no green space to block.',
        'Remove this stone.',
        'And this one.',
        'What you empty you may fill in the same turn.',
        'And the last one!',
      ],
      answers: {
        elsewhere: 'That one is not on green.',
      },
    },
    forty: {
      title: 'Forty!',
      say: [
        'Danger: @1 holds nine spaces of temple III and needs three more. But you have 37 points.',
        'Cartouche 1 counts before any stone moves. Put your 4 there; lay the others as you like.',
        '4 against 2: four points, 41. You win before @1 can place a single stone!',
      ],
      answers: {
        short: 'That may fall just short. Take your highest.',
      },
    },
    last: {
      title: 'The last scoring',
      say: [
        'The realm is full, and this is the last stone before the scoring. It will take both of you to 40!',
        '40 to 40 would be a draw. The bonus space in temple I is worth one point more.',
        '41 to 40! A scoring is always finished; then the higher score wins.',
      ],
      answers: {
        draw: 'That is 40 to 40, a draw. Find one more point.',
      },
    },
    overflow: {
      title: 'No space left',
      say: [
        'Temple I is full, and with a 1 at cartouche 3 you reach nothing else. Try it anyway: lay 4, 2, 1, 4.',
        '4 points at cartouche 1. Your four stones find no space, so they go to the realm of the dead.',
        '@1 removes one of yours, takes its space and has three stones left over as well. Eight in the realm: a scoring, in round three!',
        '5 points each. That is how you can bring on a scoring when it suits you.',
        'Take back four stones. You have none in temple II, so temple I gives two: choose the first.',
      ],
      answers: {
        sensible: 'Sensible! But see first what happens without a free space.',
      },
    },
  },
}
