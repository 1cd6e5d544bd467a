/** Programs of other people that play through the public protocol (npm run bot): players like others, but marked, so that everybody knows what they play against. */

/** How the id of a program begins; nobody else's does. */
export const PROGRAM = 'program-'

export const isProgram = (player: string | null): boolean => player?.startsWith(PROGRAM) ?? false

/** A program that is connected, as everybody may know it. */
export interface ConnectedProgram {
  readonly name: string
  /** The open tables it is at: of those by invitation nobody else hears. */
  readonly tables: readonly { readonly id: string; readonly game: string }[]
}
