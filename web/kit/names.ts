/** Texts with seats in them, as plain words. */
import type { Sitter } from './table.ts'

/** `@0` becomes the name of seat 0. */
export const plainText = (text: string, seats: readonly Sitter[]): string =>
  text.replace(/@(\d)/g, (_, seat) => seats[Number(seat)]?.name ?? seat)
