/** What Dahschur says in English: what is asked, what elements are called, what happened. */
import { frameOf } from '../../../../kernel/flow.ts'
import type { GameWords, Path } from '../../../../web/kit/board.ts'
import { AVENUE_POINTS } from '../../rules/data.ts'
import { countFitting } from '../../rules/phases/avenue.ts'
import { priceAt } from '../../rules/phases/market.ts'
import { membersOf } from '../../rules/sets.ts'
import { type DahschurEvent, MARKET, NEUTRAL, type View } from '../../rules/types.ts'
import { pickedCard } from '../reach.ts'
import { boardEn } from './board.en.ts'
import { metalOfValue, partsOf, ROMAN } from './names.ts'
import { rulesEn } from './rules.en.ts'

const plural = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`
const stones = (n: number): string => plural(n, 'stone', 'stones')
const { gems: GEMS } = boardEn
const aGem = (gem: number): string => `${gem === 0 ? 'an' : 'a'} ${GEMS[gem]}`

function asked(view: View, chosen: Path): string {
  const { phase, seat, card, at } = frameOf(view)
  const picked = pickedCard(chosen)
  const begun = chosen.length > 0
  switch (phase) {
    case 'give':
      return picked ? `Give the ${picked} to @${view.active}?` : `Choose a card for @${view.active}`
    case 'third':
      return picked ? `Lay the ${picked}?` : 'Lay one more card in front of you'
    case 'use':
      return 'Use a card of the gift row'
    case 'area':
      return `The ${card} is yours: choose an action`
    case 'market':
      return begun ? 'Buy here, or only stop?' : `Move your merchant up to ${plural(card, 'stall', 'stalls')}`
    case 'hire':
      return `Take the market prince ${at} into the row?`
    case 'takeBack':
      return 'Take a stone back: choose a stall'
    case 'avenue':
      return askedAvenue(view, chosen)
    case 'swap':
      return `Swap plate ${at} with one at most ${card} away`
    case 'regain':
      return 'Your own plate: choose the stall to empty'
    case 'procession':
      return begun
        ? 'Choose the field to go to'
        : `Bring in a stone or move an offering, up to ${plural(card, 'field', 'fields')}`
    case 'reward':
      if (at === 0) return 'Left reward: choose a silver disc'
      return begun
        ? 'Send it to the foremost free field'
        : 'Middle reward: to the front, or a gem from the bag'
    case 'consolation':
      return begun ? 'Choose the field' : 'Consolation: one field on, or one stone back'
    case 'tribute':
      return `Your cards add up to city ${view.cities[at - 3]}: choose a disc`
    case 'chamber':
      return `Choose a card for chamber ${ROMAN[view.round]}`
    case 'bury':
      return `Your offering on field ${at}: lay a disc`
    default:
      return `@${seat}`
  }
}

function askedAvenue(view: View, chosen: Path): string {
  const { at } = frameOf(view)
  if (chosen[0] === 'do:swap') return 'Swap: choose the first plate'
  if (chosen.length > 0) return 'Place the gems up to this plate?'
  const most = countFitting(view, view.active)
  if (at > 0) return `Swapped: place up to ${plural(most, 'gem', 'gems')}, or finish`
  return most > 0
    ? `Place up to ${plural(most, 'gem', 'gems')}, or swap first`
    : 'No gem fits: swap two plates'
}

const WAITING: Readonly<Record<string, string>> = {
  give: 'is choosing a card to give',
  third: 'is laying one more card',
  use: 'is picking a card of the row',
  area: 'is choosing an action',
  market: 'is on the market street',
  hire: 'is thinking about a market prince',
  takeBack: 'is taking a stone back',
  avenue: 'is at work on the avenue',
  swap: 'is swapping plates',
  regain: 'is emptying a stall',
  procession: 'is moving in the procession',
  reward: 'is choosing a reward',
  consolation: 'is choosing a consolation',
  tribute: 'is choosing a disc',
  chamber: 'is choosing a card for the chamber',
  bury: 'is laying discs',
}

function key(name: string, view: View): string {
  const { what, first, number, second } = partsOf(name)
  const { phase } = frameOf(view)
  switch (what) {
    case 'do:give':
      return `Give the ${number}`
    case 'do:lay':
      return `Lay the ${number}`
    case 'do:buy': {
      const ware = view.wares[number - 1]
      return ware < 0 ? 'Buy' : `Buy for ${stones(priceAt(view, view.active, number))}`
    }
    case 'do:stop':
      return 'Only stop here'
    case 'do:hire':
      return 'Take the market prince'
    case 'do:leave':
      return 'Leave it there'
    case 'do:swap':
      return 'Swap two plates'
    case 'do:finish':
      return 'Finish without gems'
    case 'do:place':
      return `Place ${plural(number, 'gem', 'gems')}: ${AVENUE_POINTS[number]} points`
    case 'do:take':
      return `Take the ${first} disc`
    case 'do:entomb':
      return `Lay the ${number} in chamber ${ROMAN[view.round] ?? ''}`
    case 'do:bury':
      return `Lay the disc: ${view.chambers[number]} points`
    case 'do:pass':
      return phase === 'area' ? 'Pass this card' : 'Take nothing'
    case 'disc':
      return `City ${number}: ${second} disc`
    default:
      return elementName(what, first, number)
  }
}

function elementName(what: string, first: string, number: number): string {
  switch (what) {
    case 'hand':
      return `Your card ${number}`
    case 'row':
      return number === NEUTRAL
        ? 'Neutral card'
        : number === MARKET
          ? 'Market prince'
          : 'Card of the gift row'
    case 'area':
      return boardEn.gates[first as 'market']
    case 'stall':
      return `Stall ${number}`
    case 'gem':
      return `Bag: ${GEMS[number]}`
    case 'plate':
      return `Plate ${number}`
    case 'stone':
      return 'New offering'
    case 'field':
      return `Field ${number}`
    case 'front':
      return 'Card in front'
    default:
      return `Chamber ${ROMAN[Math.trunc(number / 4) + 1] ?? ''}, door ${(number % 4) + 1}`
  }
}

const PRIZES = ['left reward', 'middle reward', 'right reward']
const prize = (n: number): string => PRIZES[n] ?? 'tribute'

function happened(event: DahschurEvent): string | null {
  switch (event.type) {
    case 'pharaoh':
      return `Round ${event.round}: @${event.seat} holds the pharaoh`
    case 'active':
      return `@${event.seat} is active`
    case 'neutral':
      return `The neutral prince brings a ${event.card}`
    case 'showed':
      return `@${event.seat} holds only values that lie there: ${event.cards.join(', ')}`
    case 'gave':
      return `@${event.seat} gives a ${event.card}`
    case 'used':
      return `@${event.seat} uses the ${event.card} ${ownerOf(event.from)}`
    case 'passed':
      return `@${event.seat} lets it pass`
    case 'moved':
      return `@${event.seat} moves the merchant to stall ${event.stall}`
    case 'bought':
      return `@${event.seat} buys ${aGem(event.gem)} for ${stones(event.price)}`
    case 'hired':
      return `@${event.seat} takes the market prince ${event.card}`
    case 'reshuffled':
      return 'The offers are shuffled anew'
    case 'restocked':
      return event.gem < 0
        ? `Stall ${event.stall} has a new offer, but no gem`
        : `Stall ${event.stall} now offers: ${GEMS[event.gem]}`
    case 'tookBack':
      return `@${event.seat} takes ${stones(event.stones)} back from stall ${event.stall}`
    case 'swapped':
      return `@${event.seat} swaps plates ${event.first} and ${event.second}`
    case 'placed':
      return `@${event.seat} places on plate ${event.field}: ${GEMS[event.gem]}`
    case 'advanced':
      return event.from === 0
        ? `@${event.seat} brings an offering to field ${event.to}`
        : `@${event.seat} moves an offering from ${event.from} to ${event.to}`
    default:
      return happenedLater(event)
  }
}

const ownerOf = (from: number): string =>
  from === NEUTRAL ? 'of the neutral prince' : from === MARKET ? 'from the market' : `of @${from}`

/** The beginning, and all that follows the turns. */
function happenedLater(event: DahschurEvent): string | null {
  switch (event.type) {
    case 'stocked':
      return 'The stalls are stocked'
    case 'cities':
      return `New cities: ${event.cities.filter(city => city > 0).join(', ')}`
    case 'gems':
      return 'Everybody draws gems from the bag'
    case 'plates':
      return 'The plates of the avenue are laid'
    case 'scored':
      return `@${event.seat} scores ${event.points}: ${lines[event.rule]}`
    case 'laid':
      return `@${event.seat} lays a ${event.card}`
    case 'rolled': {
      const dice = event.dice.flatMap((die, seat) => (die > 0 ? [`@${seat} ${die}`] : []))
      return `Dice for the ${prize(event.prize)}: ${dice.join(', ')}`
    }
    case 'won':
      return `@${event.seat} wins the ${prize(event.prize)}`
    case 'lapsed':
      return `The ${prize(event.prize)} lapses`
    case 'consoled':
      return `@${event.seat} gets a consolation (${prize(event.prize)})`
    case 'took':
      return `@${event.seat} takes the ${event.metal} disc of city ${event.city}`
    case 'disc':
      return `@${event.seat} looks: the disc is worth ${event.value}`
    case 'gem':
      return `@${event.seat} takes ${aGem(event.gem)} from the bag`
    case 'entombed':
      return `@${event.seat} lays a ${event.card} in chamber ${ROMAN[event.chamber]}`
    case 'cityGone':
      return `City ${event.city} is laid aside`
    case 'buried':
      return `@${event.seat} lays a ${metalOfValue(event.value)} disc ${event.value} at the door of @${event.door % 4}`
    default:
      return null
  }
}

const lines = {
  '4.4': 'Gems on the avenue',
  '4.5': 'Gems of others on own plates',
  '6.4': 'Right rewards',
  '9.2': 'Discs in the chambers',
  '9.3': 'Discs of others on own cards',
  '9.5': 'Gems left over',
} as Readonly<Record<string, string>>

export const en: GameWords<View, DahschurEvent> = {
  asked,
  waiting: view => WAITING[frameOf(view).phase] ?? 'is thinking',
  key,
  happened,
  facts: (view, seat) => [
    { label: 'Gems', value: view.gems.slice(seat * 3, seat * 3 + 3).reduce((sum, n) => sum + n, 0) },
    { label: 'Stones', value: view.supply[seat] },
    { label: 'Discs', value: `${view.gold[seat]} gold, ${view.silver[seat]} silver` },
    { label: 'Hand', value: membersOf(view.hands[seat]).join(' ') || '–' },
  ],
  lines,
  endings: {
    points: 'Most points win.',
    stones: 'Equal points: most stones in the supply decide.',
    shared: 'Equal points and equal stones: the victory is shared.',
  },
  options: {
    startGems: {
      label: 'Start gems with four',
      explain: 'How many gems each of four players draws at the start.',
    },
    procession: { label: 'Fields of the procession', explain: 'How long the procession is; 16 is usual.' },
  },
  rules: rulesEn,
  about:
    'The printed rulebook of Dahschur is only known in part. Reconstructed are: the prices of the offers (every arrangement once), two plates of each gem colour for every mark, ten stones at the start, six stalls in one line, 16 fields of the procession and no start gems with four players.',
}
