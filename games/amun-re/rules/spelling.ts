/** Actions of Amun-Re in words, for lessons and tests: `bid abydos 3`, `buy farmers 2`, `take 0 2 1`, and what chance does: `reveal abydos mendes`, `draw 0 eight`. */
import type { Action, Item, Played } from './types.ts'

/** The action that is written like this. */
export function spoken(text: string): Action {
  const [type, ...rest] = text.split(' ')
  const [first, second, third] = rest
  switch (type) {
    case 'start':
      return { type, seat: Number(first) }
    case 'reveal':
      return { type, provinces: rest }
    case 'deal':
      return { type, province: first, card: second }
    case 'draw':
      return { type, seat: Number(first), card: second }
    case 'bid':
      return { type, province: first, gold: Number(second), play: (third ?? 'none') as Played }
    case 'sell':
    case 'enclose':
      return { type, card: first }
    case 'buy':
      return { type, item: first as Item, count: Number(second) }
    case 'offer':
      return { type, gold: Number(first), correction: second === 'correction' }
    case 'steal':
      return { type, correction: first === 'correction' }
    case 'correct':
      return { type, by: first === 'up' ? 'up' : 'down' }
    case 'take':
      return { type, cards: Number(first), farmers: Number(second), stones: Number(third) }
    case 'bonus':
      return { type, cards: rest }
    case 'done':
      return { type }
    default:
      return { type: type as 'farmer' | 'stone' | 'builder' | 'eight' | 'increase', province: first }
  }
}
