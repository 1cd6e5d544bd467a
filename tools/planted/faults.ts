/** Faults to be planted, one at a time: each is a small slip that somebody could make, and some test must notice it. */

export interface Planted {
  readonly file: string
  /** What stands there, exactly once. */
  readonly from: string
  readonly to: string
}

/** Under which tests the faults of a part must be noticed. */
export interface Plot {
  readonly name: string
  readonly tests: readonly string[]
  readonly faults: readonly Planted[]
}

const inFile = (file: string, ...slips: readonly (readonly [from: string, to: string])[]): Planted[] =>
  slips.map(([from, to]) => ({ file, from, to }))

export const PLOTS: readonly Plot[] = [
  {
    name: 'session',
    tests: ['web/table/session.test.ts', 'web/table/holder.test.ts', 'web/table/story.test.ts'],
    faults: [
      ...inFile(
        'web/table/session.svelte.ts',
        ['if (up) this.watch()', 'if (!up) this.watch()'],
        ["if (message.t === 'done') this.#wishes.answered(message.id)", ''],
        ["message.t === 'said' && message.match === this.match", "message.t === 'said'"],
        ['this.said = mergeLines(this.said, lines)', 'this.said = [...this.said, ...lines]'],
        ['if (before && !last) this.#forget()', ''],
        ['seq !== before.seq + 1', 'seq === before.seq'],
        ['this.refusal = { why, sentence, report: number }', ''],
        ['    this.#given = { seat, ask }\n', ''],
      ),
      ...inFile(
        'web/table/outbox.ts',
        ['this.#wishes.filter(({ wish }) => wish.id !== id)', '[]'],
        ['now - at >= PATIENCE', 'now - at < PATIENCE'],
      ),
    ],
  },
  {
    name: 'connection',
    tests: ['web/table/socket.test.ts'],
    faults: inFile(
      'web/table/socket.ts',
      ['this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT)', 'this.#wait = FIRST_WAIT'],
      ['Math.min(this.#wait * 2, LONGEST_WAIT)', 'this.#wait * 2'],
      ['this.#retry = setTimeout(() => this.#open(), this.#wait)', ''],
      ["addEventListener('online', () => this.#hurry())", ''],
      ['      this.#tell(false)\n      this.#probe()', '      this.#probe()'],
      ['message.protocol !== PROTOCOL', 'false'],
      ['if (!this.#up) this.#tell(true)', ''],
      ['    this.#leave(this.#socket)\n    this.#open()', '    this.#open()'],
      ['      this.#leave(socket)\n      this.#lose(socket)', '      this.#leave(socket)'],
      ['      this.#tell(true)\n    }\n    socket.onmessage', '    }\n    socket.onmessage'],
      ['setInterval(() => this.#probe(), BEAT)', ''],
    ),
  },
  {
    name: 'host',
    tests: ['web/local/host.test.ts'],
    faults: [
      ...inFile(
        'table/host.ts',
        ["if (wish.t !== 'act' && (yield* isGranted())) return { reply: DONE }", ''],
        ["if (wish.t === 'act' && isRefusal(change) && (yield* isGranted())) return { reply: DONE }", ''],
        ['  yield* write(table, noted)\n', ''],
        ['rows.map((row, n) => (n === 0 ? { ...row, id } : row))', 'rows'],
      ),
      ...inFile(
        'web/local/host.ts',
        ['const fresh = viewer === shown.viewer ? rows : []', 'const fresh = rows'],
        ['if (heard.change) this.#lent.announce(match)', ''],
        ['if (shown.thinking) return', ''],
        [
          "if (isRefusal(reply)) this.#lent.post({ t: 'no', id: wish.id, why: reply.refused, sentence: '' })\n    else",
          '',
        ],
        ['await this.#change(table.id, shown, () => answerAtRandom(wish, seat, this.#means))', ''],
        ["if (this.#stuck.has(nameOf(thought))) throw new Error('a bot did not answer')", ''],
        ['this.#store.forget(match)', ''],
      ),
      ...inFile('web/local/device-store.ts', [
        'if (ok || attempt === ATTEMPTS) return result',
        'return result',
      ]),
    ],
  },
]
