/** What Dahschur asks, and what it calls things: which entry of the catalogue, once for all languages. */

import { frameOf } from '../../../kernel/frames.ts'
import type { AskedWords, Key, Path } from '../../../words/game.ts'
import { canBury, onlyStepOf, ROMAN } from '../board/facts.ts'
import { type Button, firstIn, pickedCard, pickedPlate, pickedStall, takeApart } from '../board/keys.ts'
import { AVENUE_POINTS } from '../rules/data.ts'
import { canAdvance } from '../rules/offerings.ts'
import { stallsOf } from '../rules/pieces.ts'
import { countFitting } from '../rules/plates.ts'
import { canBuy, priceAt } from '../rules/stalls.ts'
import { type AreaName, type Frame, MARKET, NEUTRAL, type View } from '../rules/types.ts'
import type { Text } from './types.ts'

function asked(text: Text, view: View, chosen: Path): string {
  const { asked: t } = text
  const { phase, card, at } = frameOf(view)
  const picked = pickedCard(chosen)
  const first = firstIn(chosen)
  if (first?.kind === 'do' && first.doing !== 'swap') return t.sure
  switch (phase) {
    case 'give':
      return picked ? t.giveThis({ card: picked, active: view.active }) : t.give({ active: view.active })
    case 'third':
      return picked ? t.thirdThis({ card: picked }) : t.third
    case 'use':
      return t.use
    case 'area':
      return chosen.length > 0 ? t.areaThis({ card }) : t.area({ card })
    case 'market':
      return askedMarket(text, view, pickedStall(chosen))
    case 'hire':
      return t.hire({ card: at })
    case 'takeBack':
    case 'regain':
      return askedStall(text, view, pickedStall(chosen))
    case 'avenue':
    case 'swap':
      return askedAvenue(text, view, chosen)
    case 'procession':
      return askedProcession(text, view, chosen)
    default:
      return askedPrize(text, view, chosen)
  }
}

function askedMarket({ asked: t }: Text, view: View, stall: number): string {
  if (stall === 0) return t.market({ n: frameOf(view).card })
  return canBuy(view, view.active, stall) ? t.marketBuy({ stall }) : t.marketStop({ stall })
}

/** How many stones come back from a stall: one, or all of them for one's own plate. */
const stonesBack = (view: View, seat: number, stall: number): number =>
  frameOf(view).phase === 'regain' ? view.goods[seat * 6 + stall - 1] : 1

function askedStall({ asked: t }: Text, view: View, stall: number): string {
  if (stall > 0) return t.takeBackThis({ n: stonesBack(view, frameOf(view).seat, stall), stall })
  return frameOf(view).phase === 'regain' ? t.regain : t.takeBack
}

function askedAvenue({ asked: t }: Text, view: View, chosen: Path): string {
  const { phase, card, at } = frameOf(view)
  const field = pickedPlate(chosen)
  if (phase === 'swap')
    return field > 0 ? t.swapThis({ first: at, second: field }) : t.swap({ n: card, plate: at })
  if (chosen.length > 1) return t.sure
  if (chosen.length > 0 && field === 0) return t.avenueLift
  if (field > 0) return t.avenuePlace({ n: field - view.built })
  const n = countFitting(view, view.active)
  if (at > 0) return t.avenueSwapped({ n })
  return n > 0 ? t.avenue({ n }) : t.avenueNone
}

/** The field that has been chosen as the aim of an offering; 0 while none has. */
function aimIn(chosen: Path): number {
  const aim = chosen.length > 1 ? takeApart(chosen[1]) : null
  return aim?.kind === 'field' ? aim.field : 0
}

function askedProcession({ asked: t }: Text, view: View, chosen: Path): string {
  const { seat, card: n } = frameOf(view)
  if (chosen.length > 0) return aimIn(chosen) > 0 ? t.fieldThis({ field: aimIn(chosen) }) : t.fieldTo
  if (!view.procession.includes(seat)) return t.processionNew({ n })
  return view.supply[seat] > 0 ? t.processionBoth({ n }) : t.processionMove({ n })
}

/** What follows the turns: rewards, consolations, tribute, the chamber, the discs. */
function askedPrize(text: Text, view: View, chosen: Path): string {
  const { asked: t } = text
  const { phase, seat, at } = frameOf(view)
  const first = firstIn(chosen)
  if (first?.kind === 'disc') return t.takeThis[first.metal]({ city: first.city })
  if (first?.kind === 'gem') return t.gemThis({ gem: text.gems[first.colour] })
  if (first?.kind === 'stall') return askedStall(text, view, first.stall)
  if (first?.kind === 'stone' || first?.kind === 'field') return askedProcession(text, view, chosen)
  if (first?.kind === 'door') return t.buryThis({ value: view.chambers[first.door] })
  const chamber = ROMAN[view.round] ?? ''
  switch (phase) {
    case 'reward':
      return at === 0 ? t.rewardLeft : t[middleOf(view)]
    case 'consolation':
      if (stallsOf(view, seat) === 0) return t.consolationStep
      return canAdvance(view, seat) ? t.consolation : t.consolationStone
    case 'tribute':
      return t.tribute({ city: view.cities[at - 3] })
    case 'chamber':
      return first?.kind === 'front' || first?.kind === 'hand'
        ? t.chamberThis({ card: first.card, chamber })
        : t.chamber({ chamber })
    case 'bury':
      return canBury(view) ? t.bury({ field: at }) : t.buryNone({ field: at })
    default:
      return text.waiting.other
  }
}

function middleOf(view: View): 'rewardMiddle' | 'rewardGem' | 'rewardFront' {
  if (!canAdvance(view, frameOf(view).seat)) return 'rewardGem'
  return view.bag.some(n => n > 0) ? 'rewardMiddle' : 'rewardFront'
}

const isWaiting = (text: Text, phase: string): phase is keyof Text['waiting'] =>
  Object.hasOwn(text.waiting, phase)

/** The name of an element. */
function nameOf(text: Text, key: Key, view: View): string {
  const { keys: t } = text
  const taken = takeApart(key)
  switch (taken?.kind) {
    case 'hand':
      return t.hand({ card: taken.card })
    case 'row':
      return taken.owner === NEUTRAL ? t.rowNeutral : taken.owner === MARKET ? t.rowMarket : t.row
    case 'area':
      return text.areas.gates.full[taken.area]
    case 'stall':
      return t.stall({ stall: taken.stall })
    case 'gem':
      return t.gem({ gem: text.gems[taken.colour] })
    case 'plate':
      return t.plate({ field: taken.field })
    case 'stone':
      return t.stone
    case 'field':
      return t.field({ field: taken.field })
    case 'disc':
      return t.disc[taken.metal]({ city: taken.city })
    case 'front':
      return t.front({ seat: taken.seat })
    case 'door':
      return t.door({ chamber: ROMAN[Math.trunc(taken.door / 4) + 1], seat: taken.door % 4 })
    case 'do':
      return buttonOf(text, taken, view)
    default:
      return key
  }
}

/** What a button of the dock does. */
function buttonOf(text: Text, button: Button, view: View): string {
  const { do: t } = text
  const { phase, seat, at } = frameOf(view)
  switch (button.doing) {
    case 'give':
    case 'lay':
      return t[button.doing]({ card: button.card })
    case 'area':
      return areaButton(text, view, button.area)
    case 'buy':
      return view.wares[button.stall - 1] < 0
        ? t.noBuy
        : t.buy({ n: priceAt(view, view.active, button.stall) })
    case 'swapWith': {
      const { field } = button
      return t.swapThis({ first: phase === 'swap' ? at : lastButOne(view, field), second: field })
    }
    case 'place':
      return t.place({ n: button.gems, points: AVENUE_POINTS[button.gems] })
    case 'takeBack':
      return t.takeBack({ n: stonesBack(view, seat, button.stall) })
    case 'advance':
      return button.from === 0 ? t.advanceNew(button) : t.advance(button)
    case 'gem':
      return t.takeGem({ gem: text.gems[button.colour] })
    case 'take':
      return t.take[button.metal]
    case 'entomb':
      return t.entomb({ card: button.card, chamber: ROMAN[view.round] ?? '' })
    case 'bury':
      return t.bury({ n: view.chambers[button.door] })
    case 'sure':
      return t.sure[button.doubt]
    default:
      return t[button.doing]
  }
}

/** The only plate that one of the last two can be swapped with. */
const lastButOne = ({ plates }: View, field: number): number => 2 * plates.length - 1 - field

/** An area that leaves no choice is carried out at once: the button says what that is. */
function areaButton(text: Text, view: View, area: AreaName): string {
  const { do: t } = text
  const step = onlyStepOf(view, area, frameOf(view).card)
  switch (step?.what) {
    case 'move':
      return t.move(step)
    case 'takeBackAt':
      return t.takeBackAt(step)
    case 'place':
      return t.place({ n: 1, points: AVENUE_POINTS[1] })
    case 'advance':
      return step.from === 0 ? t.advanceNew(step) : t.advance(step)
    default:
      return text.areas.gates.full[area]
  }
}

export function speech(text: Text): AskedWords<View, Text> {
  const waiting = (phase: Frame['phase']): string =>
    isWaiting(text, phase) ? text.waiting[phase] : text.waiting.other
  return {
    text,
    asked: (view, chosen) => asked(text, view, chosen),
    waiting: view => waiting(frameOf(view).phase),
    key: (key, view) => nameOf(text, key, view),
  }
}
