/** Learned numbers as the text of a data file. */

/** How many numbers stand in a line. */
const IN_A_LINE = 20

/** A list of this name, rounded to so many parts of one, under a sentence that says what it is and by which command it was learned. */
export function sourceOf(name: string, numbers: ArrayLike<number>, parts: number, sentence: string): string {
  const whole = Array.from(numbers, number => Math.round(parts * number))
  const rows: string[] = []
  for (let n = 0; n < whole.length; n += IN_A_LINE)
    rows.push(`  ${whole.slice(n, n + IN_A_LINE).join(', ')},`)
  const list = `export const ${name}: readonly number[] = [\n${rows.join('\n')}\n].map(n => n / ${parts})`
  return `/** ${sentence} */\n// biome-ignore format: a table\n${list}\n`
}
