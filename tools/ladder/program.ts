/** A bot in any language: a program that is sent one question a line and answers with one line. See docs/bots.md. */
import { type ChildProcess, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import type { Question } from '../../bots/match.ts'
import type { ActionBase } from '../../kernel/game.ts'
import { BadInput } from '../../kernel/options.ts'
import { pastVersions } from '../past/released.ts'

/** A program that does not answer within this time has failed. */
const LONGEST_MS = 30_000

/** What to start for a bot of this name if it is a program: the one that was given, or the expert of a released version. */
export function commandOf(name: string, given: string | undefined): string | undefined {
  if (name === 'program') return given
  const past = pastVersions().find(({ version }) => version === name)
  return past && `node ${past.file}`
}

export class Program {
  private readonly child: ChildProcess
  private readonly lines: AsyncIterator<string>
  private asked = 0

  constructor(private readonly command: string) {
    this.child = spawn(command, { shell: true, stdio: ['pipe', 'pipe', 'inherit'] })
    if (!this.child.stdout) throw new Error('the program has no output')
    this.lines = createInterface({ input: this.child.stdout })[Symbol.asyncIterator]()
  }

  async decide(game: string, question: Question<unknown, ActionBase>, ms: number): Promise<ActionBase> {
    const { seat, view, legal } = question
    return this.ask({ game, seat, ms, view, legal })
  }

  /** Sends a question and awaits the answer. Throws BadInput if there is none or it is not on the list. */
  async ask<Q extends { readonly legal: readonly ActionBase[] }>(question: Q): Promise<ActionBase> {
    const { legal } = question
    this.asked++
    this.child.stdin?.write(`${JSON.stringify({ question: this.asked, ...question })}\n`)
    const line = await Promise.race([this.lines.next(), this.tooLate()])
    if (line.done) throw new BadInput(`"${this.command}" ended without an answer.`)
    const choice = choiceOf(line.value)
    if (choice !== undefined && legal[choice] !== undefined) return legal[choice]
    throw new BadInput(
      `"${this.command}" answered ${line.value}; it should be {"choice": n} with n from 0 to ${legal.length - 1}.`,
    )
  }

  close(): void {
    this.child.stdin?.end()
  }

  private tooLate(): Promise<never> {
    return new Promise((_, reject) => {
      setTimeout(() => reject(new BadInput(`"${this.command}" took too long.`)), LONGEST_MS).unref()
    })
  }
}

function choiceOf(line: string): number | undefined {
  try {
    const answer: unknown = JSON.parse(line)
    if (typeof answer !== 'object' || answer === null || !('choice' in answer)) return undefined
    return Number.isInteger(answer.choice) ? Number(answer.choice) : undefined
  } catch {
    return undefined
  }
}
