/** Everything Aton says, in English. Sentences with named gaps: `words/catalogue.ts` says how they are filled. */
import { rules } from './rules.en.ts'

export const en = {
  temples: ['temple I', 'temple II', 'temple III', 'temple IV'],
  colours: { Y: 'yellow', G: 'green', K: 'black', U: 'blue', '+1': 'bonus +1', '+2': 'bonus +2' },
  /** Where a stone stands. */
  spot: '{colour} in {temple}',
  whose: { mine: 'you', theirs: 'opponent', red: 'Red', blue: 'Blue' },
  asked: {
    cards: [
      'Which card for cartouche 1? The higher one scores twice the difference',
      'Card for cartouche 2: low goes first, high removes stones',
      'Card for cartouche 3: you act in temples up to this number',
      'Card for cartouche 4: you place this many stones',
    ],
    firstOrder: 'Card for cartouche 2: low goes first, nothing is removed yet',
    seal: 'Play these four cards?',
    exchange: 'Discard all four and draw four new cards? Only once per match',
    remove: {
      one: 'Remove one of your opponent’s stones',
      other: 'Remove {n} of your opponent’s stones',
    },
    removeOwn: 'Remove one of your own stones: your 1 at cartouche 2 costs you one',
    place: { one: 'Place the last stone of your turn', other: 'Place {n} stones' },
    recall: {
      one: 'Return one of your stones to your supply',
      other: 'Return one of your stones to your supply, {n} in all',
    },
  },
  /** What the last stone of a turn does, before it is moved for good. */
  sure: {
    remove: 'Remove the stone from {spot}? This ends your turn',
    place: 'Place the stone on {spot}? This ends your turn',
    recall: 'Return the stone from {spot} to your supply?',
    temple: 'Stone on {spot}? The temple is yours: you win!',
    yellow: 'Stone on {spot}? All yellow spaces are yours: you win!',
    green: 'Stone on {spot}? All green spaces are yours: you win!',
  },
  waiting: {
    cards: { one: 'is laying cards', other: 'are laying cards' },
    remove: { one: 'is removing {n} stone', other: 'is removing {n} stones' },
    removeOwn: 'is giving up a stone',
    place: { one: 'is placing {n} stone', other: 'is placing {n} stones' },
    recall: 'is returning a stone',
  },
  /** The buttons of the dock. */
  do: {
    seal: 'Play cards',
    exchange: 'Exchange all four cards',
    really: 'Yes, exchange',
    place: 'Place stone',
    remove: 'Remove stone',
    recall: 'Return stone',
  },
  keys: {
    card: { one: 'Card {value}', other: 'Card {value}, you have {n}' },
    space: '{spot}, space {number}: {holder}',
  },
  holders: {
    free: 'free',
    mine: 'your stone',
    theirs: 'opponent’s stone',
    red: 'red stone',
    blue: 'blue stone',
  },
  happened: {
    reshuffled: '<@{seat} shuffles|You shuffle> the discards into a new draw pile',
    exchanged: '<@{seat} exchanges|You exchange> all four cards',
    sealed: '<@{seat} has|You have> laid four cards face down',
    revealed: 'Cards revealed: <@0|you> {first}, <@1|you> {second}',
    tied: 'Tie for the first turn: <@0 draws|you draw> {first}, <@1 draws|you draw> {second}',
    first: '<@{seat} has the lower card and goes|You have the lower card and go> first',
    removed: '<@{seat} removes|You remove> one of <@{owner}’s|your> stones: {spot}',
    removedToSupply:
      '<@{seat} removes|You remove> one of <@{owner}’s|your> stones: {spot}. The realm is full: back to the supply',
    gaveUp: '<@{seat} gives|You give> up a stone: {spot}',
    gaveUpToSupply: '<@{seat} gives|You give> up a stone: {spot}. The realm is full: back to the supply',
    placed: '<@{seat} places|You place> a stone: {spot}',
    overflowed: '<@{seat} has|You have> no free space left: {stones}',
    toRealm: { one: '{n} stone to the realm of the dead', other: '{n} stones to the realm of the dead' },
    toSupply: { one: '{n} stone back to the supply', other: '{n} stones back to the supply' },
    scoring: 'The realm of the dead is full: scoring',
    scored: {
      one: '<@{seat} scores|You score> {n} point: {line}',
      other: '<@{seat} scores|You score> {n} points: {line}',
    },
    recalled: '<@{seat} returns|You return> a stone: {spot}',
    emptied: 'The realm of the dead is emptied: its stones go back to the supplies',
    round: 'Round {round}',
    over: 'The match is over',
  },
  /** Why this is refused in this position. */
  reasons: {
    exchanged: 'You have already exchanged your cards in this match.',
    closed: 'Your card at cartouche 3 is a {card}: {temple} is closed to you.',
    nothing: 'There is no stone on this space.',
    mine: 'This is your own stone. Your {card} at cartouche 2 removes your opponent’s.',
    theirs: 'This is your opponent’s stone. Your {card} at cartouche 2 costs you one of your own.',
    takenByMe: 'One of your own stones is already here.',
    takenByThem: 'One of your opponent’s stones is already here.',
    notMine: 'This is your opponent’s stone. You return stones of your own.',
    enough: 'You have returned enough from {temple}. Stones are still due from {temples}.',
  },
  /** Why something cannot be used now, outside its phase. */
  idle: {
    over: 'The match is over.',
    watching: 'You are watching: only players lay cards and move stones.',
    cards: 'Cards are laid at the start of a round.',
    stones: 'Stones are moved once both players have revealed their cards.',
    notYourTurn: 'It is your opponent’s turn to move stones.',
  },
  facts: { supply: 'Supply', pile: 'Draw pile', exchange: 'Exchange', free: 'available', used: 'used' },
  /** What is decided in a phase, for statistics of what decisions cost. */
  decided: {
    allocate: 'Laying cards',
    remove: 'Removing stones',
    place: 'Placing stones',
    recall: 'Returning stones',
  },
  lines: {
    '2.1': 'Cartouche 1',
    '7.1': 'Temple I',
    '7.2': 'Temple II',
    '7.3': 'Temple III',
    '7.4': 'Temple IV',
    '7.5': 'Black spaces',
    '7.6': 'Bonus spaces',
  },
  terms: {
    points: 'Points',
    led: 'Temples led',
    temple: 'Stones in the fullest temple',
    yellow: 'Yellow spaces',
    green: 'Green spaces',
    realm: 'Stones in the realm of the dead',
  },
  endings: {
    forty: '40 points at cartouche 1.',
    temple: 'One player holds a whole temple.',
    yellow: 'One player holds all yellow spaces.',
    green: 'One player holds all green spaces.',
    scoring: 'A scoring brought 40 points; the higher score wins.',
    draw: 'Equal scores after the last scoring.',
  },
  board: 'Aton board',
  temple: {
    short: ['difference', '5 points', '1 per stone', '3 per blue'],
    explain: [
      'Scoring: whoever has more stones here gets the difference. Holding all 12 spaces wins at once.',
      'Scoring: whoever has more stones here gets 5 points. Holding all 12 spaces wins at once.',
      'Scoring: whoever has more stones here gets 1 point for each of them. Holding all 12 spaces wins at once.',
      'Scoring: whoever has more stones here gets 3 points for each of their stones on blue, in all temples. Holding all 12 spaces wins at once.',
    ],
    now: {
      one: '{temple}; if scored now, {n} point for {whose}',
      other: '{temple}; if scored now, {n} points for {whose}',
    },
    nobody: '{temple}; if scored now, nothing',
  },
  spaces: {
    Y: 'Yellow: if all 14 yellow spaces are yours, you win at once.',
    G: 'Green: if all 14 green spaces are yours, you win at once.',
    K: 'Black: at a scoring, whoever has more stones on black gets 8 points.',
    U: 'Blue: at a scoring, 3 points for your stone here if you have more stones in temple IV.',
    '+1': 'Bonus: at a scoring, 1 point for the stone here.',
    '+2': 'Bonus: at a scoring, 2 points for the stone here.',
  },
  cartouche: {
    names: ['Points', 'Order', 'Temples', 'Placing'],
    hints: ['difference ×2', 'and removing', 'up to the card', 'that many'],
    empty: 'Cartouche {number} ({whose}), {name}: empty',
    hidden: 'Cartouche {number} ({whose}), {name}: a card face down',
    card: 'Cartouche {number} ({whose}), {name}: {card}, {effect}',
    explain: [
      'Cartouche 1: the higher card scores twice the difference.',
      'Cartouche 2: the lower card goes first. A 3 removes one of your opponent’s stones, a 4 removes two; a 1 costs you one of your own.',
      'Cartouche 3: you remove and place only in temples up to this number.',
      'Cartouche 4: you place this many stones.',
    ],
  },
  /** What a card does at each cartouche. */
  effects: {
    points: 'difference ×2',
    removal: ['lose 1 stone', 'no removal', 'remove 1', 'remove 2'],
    noRemoval: 'no removal',
    temples: ['temple I', 'temples I–II', 'temples I–III', 'temples I–IV'],
    placing: 'place {n}',
  },
  cardExplain: 'At cartouche {number}: {effect}.',
  realm: {
    title: 'Realm of the dead',
    label: 'Realm of the dead: {n} of 8 places taken',
    explain: 'Removed stones go here. If all 8 places are taken after both turns, there is a scoring.',
  },
  supply: {
    label: { one: 'Supply ({whose}): {n} stone', other: 'Supply ({whose}): {n} stones' },
    explain: 'Stones that can still be placed. Each player has 29.',
  },
  track: {
    label: 'Score track: {first} to {second}. If scored now: {firstThen} to {secondThen}',
    explain:
      'The dashed marks show the points if the temples were scored now. Reaching 40 at cartouche 1 wins at once; if a scoring brings anybody to 40, the higher score wins.',
  },
  notes: {
    standing: {
      title: 'Points',
      now: 'Points',
      gain: 'A scoring now',
      after: 'Points after it',
      sources: 'Where a scoring’s points would come from',
    },
    races: { title: 'Win at once', yellow: 'all yellow', green: 'all green' },
    unseen: { title: 'Cards not seen yet', value: 'Card' },
  },
  rules,
} as const
