/** What the lesson of Amun-Re says, in English. */
import type { LessonWords } from '../../../learn/lesson.ts'

export const en: LessonWords = {
  title: 'How to play Amun-Re',
  otherwise: 'Good idea for a real match. Here, follow the mark.',
  chapters: {
    province: {
      title: 'A province for everybody',
      say: [
        'You rule in ancient Egypt: win provinces, work the land, build pyramids. After six rounds, whoever has the most points wins.',
        'Three players, three provinces: everybody gets exactly one. Abydos has four farms and a stone to start with – bid 3 for it.',
        '@2 outbids you, so your marker has to leave Abydos. Any other province is open: beat @1’s 1 on Mendes with a 3.',
        'Nobody is outbid any more, so everybody pays and moves in. Mendes is yours for 3 gold – six farms!',
      ],
      answers: {
        abydos: 'Good choice of province! Make it 3 this time, and watch what @2 does.',
        elsewhere: 'You will get there sooner than you think. Try Abydos first.',
        berenike:
          '8 gold in every harvest, and cheap – a fine choice, too. Here we want farms: bid 3 on Mendes.',
      },
    },
    pyramid: {
      title: 'Farmers, stones, a pyramid',
      say: [
        'Now you invest: one item costs 1 gold, two cost 3, three cost 6. Farmers bring gold at every harvest – buy three.',
        'Three stones make a pyramid – but you hold a builder, and he needs only two. Buy two and lay them in Mendes.',
        'Now play the builder in Mendes.',
        'Your first pyramid! @1 and @2 build one, too – @2 with the stone that lay in Abydos.',
      ],
      answers: {
        later: 'Keep him for later? Today he saves you a stone: play him.',
      },
    },
    offering: {
      title: 'Gold for Amun-Re',
      say: [
        'Everybody now offers gold to Amun-Re, in secret and at the same time. The bigger the total, the more each farmer harvests.',
        'Whoever offers the most also takes three items – cards, farmers or stones – and starts the next round. Offer 5.',
        '5 from you, 3 from @2, and @1 steals 3: the total is 5, so the temple goes to space 2. You gave the most – take three stones.',
        'Harvest time: three farmers bring 2 gold each. Two pyramids and 9 gold after one round – well done!',
      ],
      answers: {
        steal: 'Bold! You would gain 3 gold, but get nothing else. We will steal later – offer 5.',
        amount: 'Any amount from 1 is allowed; 5 does the job here.',
        mix: 'Any mix of farmers, stones and cards is fine. Three stones are a whole pyramid!',
      },
    },
    theft: {
      title: 'Power cards, and a theft',
      say: [
        'Round two: Memphis is yours as well. Its owner may buy up to three power cards – buy two.',
        'A card for the harvest and one for the scoring: each says when it can be played. One more stone finishes a pyramid in Memphis – skip the farmers and lay it.',
        'Only 2 gold left: steal this time. Thieves get 3 gold and no items, and the total shrinks by 3.',
        '6 + 4 − 3 is 7, so every farmer brings 2 – yours, too. Play Rich harvest on Mendes for one more each.',
      ],
      answers: {
        offer: 'The smallest offering would earn you one item. Try the theft, to see it once.',
        card: 'Take it with the card: 9 gold instead of 6.',
      },
    },
    scoring: {
      title: 'Points – and everything changes hands',
      say: [
        'Three rounds are over, and the Old Kingdom is scored. All your provinces lie on the Nile, so play your Riverbank bonus for 3 points.',
        'Each of your 4 pyramids scores 1. One in each of your three provinces makes a set: 3 more.',
        'Mendes has the most pyramids east of the Nile: 5 points. Watch both banks – a single pyramid more can swing these five.',
        'The temple in Amarna scores the space that the temple of Amun-Re stands on: 2 points. That makes 17 – you are in the lead!',
        'New Kingdom: owners and farmers leave, pyramids and stones stay, and the same nine provinces come up again. Mendes still has your two pyramids – get it back with a bid of 6.',
      ],
      answers: {
        keep: 'You may keep it for the second scoring. But today it pays for certain: play it.',
      },
    },
    last: {
      title: 'The last round is yours',
      say: [
        'Round six, the last one, and you bid first. Kharga and Berenike have pyramids, and so has every province on offer: your third completes a set.',
        'This time gold counts as well: 6 points for the most, then 4, then 2. You hold two builders and 22 gold.',
        'Now you know the whole game. Bid, build, offer, harvest – and win!',
      ],
    },
    rebid: {
      title: 'Block and Rebid',
      say: [
        'Your Block makes you hard to outbid: whoever tries has to skip a space. Play it with a bid of 3 on Abydos.',
        '6 was not enough, so @2 had to pay 10. Normally you must leave now – with Rebid you may stay: bid 15.',
        'Now @2 has to leave, and Abydos is yours. Both cards lie open until the auction is over.',
      ],
      answers: {
        card: 'That bid is right – now with the card.',
      },
    },
    short: {
      title: 'Short of gold, and a farmer for free',
      say: [
        'Every card is worth 1 gold, so with 5 gold and two cards you can bid up to 7. Bid 6 for Abu.',
        'You are 1 gold short, so one card has to go – you choose. Sell “8 gold”.',
        'The Free farmer costs nothing and needs no farm. Put him in Abu.',
      ],
    },
    correction: {
      title: 'Correcting the offering',
      say: [
        'You have 2 gold, but any spare card pays as 1. Offer 3, add your Offering correction and let “8 gold” pay the rest.',
        'The total is 10. Lift it to 13 and the temple reaches space 3: a third gold for each of your four farmers, and nothing for @1’s caravans.',
        'You and @2 both offered 3: at a tie, whoever comes first from the start player is ahead. Take two farmers and put them in Mendes.',
      ],
      answers: {
        card: 'The amount is right – add the correction as well.',
        down: '7 changes nothing – up is what you want.',
      },
    },
    caravan: {
      title: 'Caravans, and 8 gold',
      say: [
        'Caravans travel only while the temple is on space 1 or 2, so Avaris brings just 3 gold now. Play “8 gold” there: it replaces everything Avaris brings.',
        'A second card has to go to another province. Rich harvest on Mendes: three farmers, 4 gold each.',
        '8 + 12 = 20 gold. Berenike’s 8 and Abu’s 4 come every time; Sawu and Kharga sent no caravans.',
      ],
      answers: {
        mendes: 'Mendes already brings 9 – that would cost you 1 gold.',
      },
    },
    bonus: {
      title: 'Bonus cards',
      say: [
        'Five kinds of bonus cards bring 3 points each if you meet their condition. Your provinces show 8 cards and all lie in Upper Egypt and in the west – but 8 farmers are one too few.',
        'Play the three whose conditions you meet, and keep the Farmer bonus for later.',
      ],
      answers: {
        farmers: 'The Farmer bonus would be lost for 0 points: nine farmers are needed.',
      },
    },
    gold: {
      title: 'The end: gold, and ties',
      say: [
        'The final scoring also pays for gold: 6, 4 and 2 points. Before counting, leftover cards are sold for 1 gold each – confirm without a bonus card.',
        'Your card made 10 gold out of 9: 6 points for you, 4 for @1. 22 points and one pyramid each – your loose stone in Memphis wins the match!',
      ],
    },
    pyramids: {
      title: 'A tie, broken by pyramids',
      say: [
        'Points first; at a tie, count the pyramids in your own three provinces. Finish without a bonus card.',
        '19 all – and your two pyramids beat @1’s one.',
      ],
    },
    shared: {
      title: 'A shared victory, and more players',
      say: [
        'With five players all fifteen provinces are in play, with three only nine. Nothing else changes – finish without a bonus card.',
        'Points, pyramids and stones are all equal: you and @1 share the victory. It is rare – enjoy it.',
      ],
    },
  },
}
