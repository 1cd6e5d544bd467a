/** Breaks short texts of the board into lines: SVG does not do it by itself. */

/** How wide a letter is on average, in parts of the size of the type. */
export const LETTER = 0.53

/** At most so many lines; what is left over stays on the last one. */
export function wrap(text: string, width: number, size: number, most: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    const fits = last !== undefined && (last.length + 1 + word.length) * size * LETTER <= width
    if (last !== undefined && (fits || lines.length === most)) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}
