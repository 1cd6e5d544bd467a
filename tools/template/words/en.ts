/** Everything the oasis says in English. */
import { rules } from './rules.en.ts'

export const en = {
  asked: {
    plan: 'Stay or go?',
    seal: 'Final once confirmed: {plan}',
    cup: 'Choose a cup',
    drink: 'Drink it? This ends the round',
    none: 'One moment',
  },
  waiting: { seal: 'is deciding whether to stay', cups: 'is drinking', none: 'is waiting for a card' },
  keys: {
    plan: { stay: 'Stay', go: 'Go' },
    cup: { sweet: 'Sweet cup', salt: 'Salty cup' },
  },
  do: { seal: 'Confirm', drink: 'Drink' },
  explain: {
    plan: {
      stay: 'The highest card among those who stay drinks two cups.',
      go: 'You get 1 point.',
    },
    cup: {
      sweet: { one: '2 points. {n} sweet cup is left.', other: '2 points. {n} sweet cups are left.' },
      salt: '1 point. Salty cups never run out.',
    },
    card: 'Dealt anew each round; shown when everybody has chosen.',
  },
  board: {
    card: 'Card of {seat}: {card}',
    hidden: 'Card of {seat}, face down',
    empty: '{seat} has no card yet',
    own: 'Your card: {card}',
    sealed: 'decided',
    points: { one: '{n} point', other: '{n} points' },
  },
  happened: {
    round: 'Round {round}',
    sealed: '<{seat} has|You have> decided',
    shown: 'Everybody shows their cards',
    went: {
      one: '<{seat} goes and gets|You go and get> {n} point',
      other: '<{seat} goes and gets|You go and get> {n} points',
    },
    drank: {
      sweet: {
        one: '<{seat} drinks|You drink> a sweet cup: {n} point',
        other: '<{seat} drinks|You drink> a sweet cup: {n} points',
      },
      salt: {
        one: '<{seat} drinks|You drink> a salty cup: {n} point',
        other: '<{seat} drinks|You drink> a salty cup: {n} points',
      },
    },
    over: 'The match is over',
  },
  reasons: { noSweet: 'Both sweet cups have been drunk' },
  idle: {
    watching: 'You are watching: only players decide and drink',
    plan: 'You decide when everybody has been dealt a card',
    cup: 'Only the winner of the well drinks',
    over: 'The match is over',
  },
  notes: { title: 'Still unseen', value: 'Value {value}' },
  facts: { card: 'Card', points: 'Points' },
  lines: { '4.1': 'Points' },
  endings: { clear: 'The three rounds are over.', shared: 'Equal points: the victory is shared.' },
  rules,
} as const
