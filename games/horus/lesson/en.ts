/** What the lesson of Horus says, in English. */
import type { LessonWords } from '../../../learn/lesson.ts'

export const en: LessonWords = {
  title: 'How to play Horus',
  otherwise: 'That is allowed too. Here, follow the mark.',
  chapters: {
    first: {
      title: 'Your first turn',
      say: [
        'Tile by tile, land grows along the Nile, and you want the best of it.',
        'At the end, every region pays one point per tile to whoever has the most stones in it.',
        'Every turn begins with a tile from the bag. Lay this desert right below the river.',
        'Now a card: the picture is your next tile, the number says where your stone may go. Play the hills.',
        'Tiles touch with a whole edge or with half of one. Lay the hills here, half a tile down.',
        'Now a stone. In the first round every card counts as a 1, so choose a region of one tile.',
      ],
      answers: {
        place: 'It fits there too. Take the marked place, we will need it.',
        card: 'Keep that one for later. Play the hills.',
      },
    },
    numbers: {
      title: 'Numbers',
      say: [
        'The bag gives you hills. Lay them beside the others: tiles of one terrain that touch are one region.',
        'From now on the numbers count. With a 2 your stone goes into a region of exactly two tiles: play Desert 2.',
        'Lay it below your desert.',
        'Desert and hills both have two tiles now, and @1 has a stone in the hills. A tie pays both of you in full, so go there!',
        'Both regions count for you: 4 points against 2.',
      ],
      answers: {
        place: 'That fits as well. Here, take the marked place.',
        five: 'A 5 needs a region of five tiles. There is none, so you would place no stone.',
        card: 'Keep that one for later. Play Desert 2.',
        desert: 'That desert is yours already. The hills bring two points more.',
      },
    },
    river: {
      title: 'The river',
      say: [
        'This time you drew a river tile. It takes the place of a barque: choose barque 2, on the right.',
        'Lay the barque again at the new tile.',
        'With it comes a bonus tile: more river, or a necropolis. Choose the necropolis.',
        'It belongs to no region and keeps land apart. Put it in the way of @1’s farmland.',
        'Now your card. The question mark in the middle stands for any stack: play it.',
        'Take a desert.',
        'Make your desert three tiles large. It is the only region of three, so your stone goes there.',
        'You lead 5 to 4!',
      ],
      answers: {
        place: 'That fits as well. Here, take the marked place.',
        end: 'Either barque will do. Take the right one here.',
        half: 'Half a tile off is fine as well. Straight on this time.',
        river: 'River comes next time. Try the necropolis.',
        card: 'Keep that one for later. Play the question mark.',
      },
    },
    nile: {
      title: 'The Nile card',
      say: [
        'The hills have six tiles, and from six on no new stone may enter. @1 leads there, and overall by 8 to 5.',
        'Once a game your Nile card gets you in. Play it instead of a card.',
        'First you lay two tiles. Make this one river.',
        'Lead the water to the hills.',
        'The second one: necropolis.',
        'Put it beside the hills.',
        'Now one of your stones may travel between regions at the river. In the desert you have one to spare.',
        'Into the hills!',
        '2 to 2, and both score six: you lead 11 to 8!',
      ],
      answers: {
        place: 'That fits as well. Here, take the marked place.',
        dry: 'There the hills stay dry. Lead the water down to them.',
        needed: 'That stone is right where it is needed.',
        only: 'It is your only one there. The desert can spare one.',
        swamp: 'Three points, and level at 8. The hills bring six.',
      },
    },
    end: {
      title: 'The end',
      say: [
        'The desert stack is empty, and only one hills tile is left. When a second stack runs out, that turn is the last.',
        'You lead 24 to 17. One tip: when you lead, hurry to the end; when you trail, leave the short stack alone.',
        'Lay the swamp from the bag wherever you like. From here it is your game!',
      ],
    },
    questions: {
      title: 'Question marks',
      say: [
        'Two kinds of question marks: in the middle any stack, in the corners any size from one to five. This card has both!',
        'River/necropolis tiles are a stack too. Take one.',
        'As a necropolis, please.',
        'Put it where the hills would grow.',
        'Your stone may go into any region of up to five tiles that has room. Join @1 in the hills.',
      ],
      answers: {
        place: 'That fits as well. Here, take the marked place.',
        one: 'One point. The hills bring two.',
      },
    },
    temple: {
      title: 'The temple',
      say: [
        'The temple of Horus! It must lie at the water and touch no land: here.',
        'Every region that touches it counts double. Play Farmland 1.',
        'Lay it below the temple; later land may touch it.',
        'Your stone goes right there.',
        'One tile, two points. Just remember: no region is ever worth more than ten.',
      ],
      answers: {
        right: 'Also at the water and clear of land. Here we take the right bank.',
        place: 'That fits as well. Here, take the marked place.',
        two: 'One point there, two at the temple.',
      },
    },
    island: {
      title: 'An island',
      say: [
        'Water on almost every side of your swamp: only one gap is left. Play the question mark.',
        'Take a river/necropolis tile.',
        'As river.',
        'Close the gap!',
        'An island, and islands count double: 4 points. If it touched the temple, too, it would count four times.',
        'The swamp is full, one stone per tile, so your 2 finds no place this time.',
      ],
      answers: {
        land: 'A necropolis is land, not water.',
        place: 'That fits as well. Here, take the marked place.',
      },
    },
    four: {
      title: 'Four players, last turn',
      say: [
        'The desert stack is empty, and you have just used up the river stack: the match ends with this turn.',
        'You and @3 have 5 each, and with equal points you would share the victory. Can you do better?',
        'In the eastern desert you lead with two stones. Even with one you stay tied, and a tie pays in full: pick one up.',
        'Place it in the empty farmland in the far corner.',
        '6 to 5 to 5 to 4. You win alone!',
      ],
      answers: {
        alone: 'That one holds a desert by itself. You would share the win with @3 at best.',
        three: 'That makes three winners with 5 each. The farmland is worth one more.',
      },
    },
  },
}
