/** Choices in a review name people, not seats. */
import { expect, test } from 'vitest'
import { choiceOf } from './choice.ts'
import type { Replayed } from './replayed.ts'

test('whose door it is stands there by name', () => {
  const shown = {
    kit: { pathOf: () => ['door', 'disc'] },
    words: { key: (key: string) => (key === 'door' ? 'door of @1' : 'place a disc') },
  } as unknown as Replayed['shown']
  const seats = [{ name: 'Ada' }, { name: 'Bo' }] as unknown as Replayed['seats']
  expect(choiceOf({ type: 'bury' }, {}, { shown, seats })).toBe('door of Bo, place a disc')
})
