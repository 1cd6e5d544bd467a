/** Reads the arguments of the small programs and turns bad input into one sentence and exit code 2. */
import type { Meta } from '../kernel/game.ts'
import { BadInput, readSeats } from '../kernel/options.ts'

export interface Arguments {
  readonly words: readonly string[]
  readonly options: ReadonlyMap<string, string>
}

/** Splits `aton --games 100` into words and options, and refuses what the program does not know. Flags are options without a value. */
export function readArguments(
  usage: string,
  maxWords: number,
  known: readonly string[],
  flags: readonly string[] = [],
): Arguments {
  const words: string[] = []
  const options = new Map<string, string>()
  const given = process.argv.slice(2)
  if (given.includes('--help')) {
    console.log(`Usage: ${usage}`)
    process.exit(0)
  }
  for (let i = 0; i < given.length; i++) {
    const word = given[i]
    if (!word.startsWith('--')) {
      words.push(word)
      continue
    }
    const name = word.slice(2)
    if (flags.includes(name)) {
      options.set(name, '')
      continue
    }
    if (!known.includes(name)) throw new BadInput(`There is no option ${word}. Usage: ${usage}`)
    const value = given[++i]
    if (value === undefined) throw new BadInput(`The option ${word} needs a value. Usage: ${usage}`)
    options.set(name, value)
  }
  if (words.length > maxWords)
    throw new BadInput(`"${words[maxWords]}" is one word too many. Usage: ${usage}`)
  return { words, options }
}

/** The first word, where a program cannot do without the name of a game. */
export function gameWord({ words }: Arguments, usage: string): string {
  if (words.length === 0) throw new BadInput(`Which game? Usage: ${usage}`)
  return words[0]
}

/** How many seats a match has: the fewest unless told. */
export const seatsOption = ({ options }: Arguments, meta: Meta): number =>
  readSeats(meta, Number(options.get('seats') ?? meta.seats.min))

/** An option that is a whole number within bounds. */
export function numberOption(
  from: Arguments,
  name: string,
  fallback: number,
  min: number,
  max: number,
): number {
  const text = from.options.get(name)
  if (text === undefined) return fallback
  const value = Number(text)
  if (Number.isInteger(value) && value >= min && value <= max) return value
  throw new BadInput(`--${name} must be a whole number from ${min} to ${max}, not "${text}".`)
}

/** Runs a program; bad input ends it with one sentence and exit code 2. */
export function main(program: () => void | Promise<void>): void {
  Promise.resolve()
    .then(program)
    .catch((error: unknown) => {
      if (!(error instanceof BadInput)) throw error
      console.error(error.message)
      process.exitCode = 2
    })
}
