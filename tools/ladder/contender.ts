/** A bot of the ladder by its name: one of the usual ones, or a level with something about it changed, for trying out. */
import type { Bot } from '../../bots/bot.ts'
import { botOf, skillOf } from '../../bots/index.ts'
import type { Knowledge } from '../../bots/knowledge.ts'
import { LEVELS } from '../../bots/levels.ts'
import { thinker } from '../../bots/thinker.ts'
import type { AnyGame } from '../../kernel/game.ts'
import { BadInput } from '../../kernel/options.ts'

type Change = (knowledge: Knowledge, value: number, game: AnyGame) => Partial<Knowledge>

/**
 * What can be changed by `+name=number`, and how: a number of the knowledge, the horizon, the time (which the clock sees to), that all cards lie open to it,
 * that it forgets each thought, or that it considers everything that is legal.
 */
const CHANGES: Readonly<Record<string, Change>> = {
  worlds: (_, worlds) => ({ worlds }),
  curiosity: (_, curiosity) => ({ curiosity }),
  top: (_, top) => ({ top }),
  wide: (_, wide) => ({ wide }),
  rounds: ({ horizon }, rounds) => ({ horizon: seats => ({ ...horizon(seats), rounds }) }),
  time: () => ({}),
  open: () => ({}),
  forget: () => ({}),
  full: (_, __, game) => ({ choices: (state, seat) => game.legal(state as never, seat) }),
}

interface Named {
  readonly level: string
  readonly temperature: number | undefined
  readonly changes: readonly (readonly [string, number])[]
}

/** Takes a name apart: `strong@0.05` has another temperature, `expert+worlds=500+time=2` imagines more worlds in twice the time. */
function read(name: string): Named {
  const [bot, ...changes] = name.split('+')
  const [level, text] = bot.split('@')
  const temperature = text === undefined ? undefined : text === '' ? Number.NaN : Number(text)
  return {
    level,
    temperature,
    changes: changes.map(change => {
      const [what, value] = change.split('=')
      if (!Object.hasOwn(CHANGES, what) || !(Number(value) > 0))
        throw new BadInput(
          `"+${change}" should be a name and a number, such as +worlds=500; there are ${Object.keys(CHANGES).join(', ')}.`,
        )
      return [what, Number(value)]
    }),
  }
}

/**
 * A bot by its name. With `+open=1` it cheats: the world it imagines is the true state, as far as it is lent one. What it wins by that is the
 * most that better guesses at what is hidden could ever bring. Throws BadInput.
 */
export function contender(name: string, game: AnyGame, truth?: () => unknown): Bot {
  const { level, temperature, changes } = read(name)
  const bot = botOf(level, game)
  if (temperature === undefined && changes.length === 0) return bot
  const known = LEVELS.find(one => one.name === level)
  if (!known) throw new BadInput(`"${level}" has no temperature; only levels have one, such as strong@0.05.`)
  if (temperature !== undefined && !(temperature >= 0))
    throw new BadInput(`"${name}" should name a temperature from 0 up, such as ${level}@0.05.`)
  const skill = skillOf(game)
  const knowledge = { ...skill.knowledge }
  for (const [what, value] of changes)
    Object.assign(knowledge, CHANGES[what](knowledge as Knowledge, value, game))
  const isOpen = changes.some(([what]) => what === 'open')
  const imagine: typeof skill.game.imagine = (view, rng) => {
    const state = truth?.() // before the first entry there is nothing to see
    return state === undefined ? skill.game.imagine(view, rng) : game.clone(state)
  }
  const seeing = isOpen ? { ...skill.game, imagine } : skill.game
  const manner = { name, temperature: temperature ?? known.temperature }
  const fresh = () => thinker({ game: seeing, knowledge }, manner) as Bot
  if (!changes.some(([what]) => what === 'forget')) return fresh()
  return { name, decide: (...question) => fresh().decide(...question) }
}

/** How much more time than usual a bot of this name gets. */
export function timesOf(name: string): number {
  return read(name).changes.reduce((times, [what, value]) => (what === 'time' ? times * value : times), 1)
}
