/** A request that is refused: what was wrong in one word for programs and in one sentence for people. */

export class Refused extends Error {
  constructor(
    readonly statusCode: number,
    readonly why: string,
    sentence: string,
  ) {
    super(sentence)
  }
}

export const tooMany = (sentence: string): Refused => new Refused(429, 'too-many-requests', sentence)
export const noSuchMatch = (): Refused => new Refused(404, 'no-such-match', 'There is no such match.')
