/** Faults to be planted, one at a time: each is a small slip that somebody could make, and some test must notice it. */

export interface Planted {
  readonly file: string
  /** What stands there, exactly once. */
  readonly from: string
  readonly to: string
  /** Which of the tests of its part finds it, if they differ. */
  readonly test?: string
}

/** Under which tests the faults of a part must be noticed. */
export interface Plot {
  readonly name: string
  /** Whether its tests need a browser. */
  readonly inBrowser?: boolean
  /** Of the tests in these files only those with such names, so that it takes less time. */
  readonly only?: RegExp
  readonly tests: readonly string[]
  readonly faults: readonly Planted[]
}

type Slip = readonly [from: string, to: string]
const inFile = (file: string, ...slips: readonly Slip[]): Planted[] =>
  slips.map(([from, to]) => ({ file, from, to }))

/** Found by the tests that stand beside the file. */
const besideTests = (file: string, ...slips: readonly Slip[]): Planted[] =>
  inFile(file, ...slips).map(fault => ({ ...fault, test: file.replace(/\.ts$/, '.test.ts') }))

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
        ['this.said = mergeLines(this.said, said)', 'this.said = [...this.said, ...said]'],
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
    only: /makes sense without|handed round, it is|arrives twice|at once|two tabs|when something fails/,
    faults: [
      ...inFile(
        'table/host.ts',
        ["wish.t !== 'act' && (yield* isGranted())", 'false'],
        ["if (wish.t === 'act' && isRefusal(change) && (yield* isGranted())) return { reply: DONE }", ''],
        ['  yield* write(table, noted)\n', ''],
        ['rows.map((row, n) => (n === 0 ? { ...row, id } : row))', 'rows'],
      ),
      ...inFile(
        'web/local/host.ts',
        ['const fresh = viewer === shown.viewer ? rows : []', 'const fresh = rows'],
        ['if (heard.change) this.#lent.announce(match)', ''],
        ['if (shown.thinking) return', ''],
        ['if (isRefusal(reply)) this.#no(wish.id, reply.refused)\n    else', ''],
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
  {
    name: 'motion queue',
    tests: ['web/table/story.test.ts', 'web/table/beats.test.ts', 'web/kit/motion.test.ts'],
    faults: [
      ...besideTests(
        'web/table/story.ts',
        ['this.#waiting = isLong ? bundle(all) : all', 'this.#waiting = all'],
        ['const all = [...this.#waiting, ...beats]', 'const all = [...beats]'],
        ['this.#waiting = this.#waiting.slice(beats.length)', 'this.#waiting = []'],
        ["    if (weight !== 'nothing') {", '    if (true) {'],
        ['    if (!this.#isFresh) return\n', ''],
        ['    if (!this.atCeremony) return\n', ''],
        ['told: isPaced && beats.length === 1', 'told: true'],
        ['return HOLDS[this.#shown] * share * this.#means.factor()', 'return HOLDS[this.#shown] * share'],
        ['this.#means.factor() === 0 ? this.#waiting : this.#waiting.slice(0, 1)', 'this.#waiting'],
        ['    if (this.#hasRested) return\n', ''],
        ['last.turn === beat.turn &&', ''],
        ['return this.#waiting.length > 0 || this.atCeremony', 'return this.#waiting.length > 0'],
      ),
      ...besideTests(
        'web/table/beats.ts',
        ['events.some(({ type }) => LEAPS.includes(type))', 'false'],
        ['if (group.some(event => isHead(kit, event))) turn', 'if (false) turn'],
        ['const shown = isLast ? message : { ...before, view, events: group }', 'const shown = message'],
      ),
      ...besideTests(
        'web/kit/motion.ts',
        ['if (settings.prefersReducedMotion) return () => {}', ''],
        ['from && from.width > 0 ?', 'from ?'],
        ['Math.min(order * 60, 360)', 'order * 60'],
        ["holder?.querySelector<SVGElement | HTMLElement>('[data-piece]') ?? holder", 'holder'],
        ['if (!(animation instanceof CSSTransition)) animation.finish()', 'animation.finish()'],
      ),
    ],
  },
  {
    name: 'roving focus',
    tests: ['e2e/roving.test.ts'],
    inBrowser: true,
    faults: [
      ...inFile(
        'web/kit/roving.ts',
        ["    if (stop !== next) stop?.setAttribute('tabindex', '-1')\n", ''],
        ["    next?.setAttribute('tabindex', '0')\n", ''],
        ["    node.setAttribute('tabindex', '0')\n    stop = node", '    stop = node'],
        ['if (!node || ctrlKey || metaKey || altKey) return', 'if (!node) return'],
        ["(key === 'Enter' || key === ' ')", "key === 'Enter'"],
        ['.filter(isSeen)\n\nfunction middle', '\n\nfunction middle'],
        ['    if (boardStands()) settle()\n    else frame', '    frame'],
        ['    else frame = requestAnimationFrame(settle)', '    else settle()'],
        ['    observer.disconnect()\n', ''],
        ['    cancelAnimationFrame(frame)\n    root.removeEventListener', '    root.removeEventListener'],
        ["    root.removeEventListener('keydown', onKey)\n", ''],
        ["attributeFilter: ['data-lit']", "attributeFilter: ['data-key']"],
        ['ArrowUp: [0, -1]', 'ArrowUp: [0, 1]'],
      ),
      ...inFile(
        'web/kit/focus.ts',
        ["key === 'p' ? -1 : null", "key === 'p' ? 1 : null"],
        ["const isArrow = key.startsWith('Arrow') && target.matches(QUESTION)", 'const isArrow = false'],
        [' || target.closest(TYPED)) return', ') return'],
        ['const onBlur = (): unknown => setTimeout(look)', 'const onBlur = (): void => {}'],
        ['    if (node) last = node\n', ''],
        ["    removeEventListener('keydown', onKey)\n", ''],
      ),
    ],
  },
  {
    name: 'camera',
    tests: ['web/kit/camera.test.ts'],
    faults: inFile(
      'web/kit/camera.ts',
      ['const right = isInColumn ? width - COVERED.right : width', 'const right = width'],
      ['out === undefined && isUnderArrow(side, pixel, size)', 'false'],
      ['sort((a, b) => out[b] - out[a])', 'sort((a, b) => out[a] - out[b])'],
      ['(a.out?.far ?? 0) - (b.out?.far ?? 0)', '(b.out?.far ?? 0) - (a.out?.far ?? 0)'],
      ['if (all.scale >= wishes.fine) return all', 'return all'],
      ['centred(points, Math.min(scale, close))', 'centred(points, scale)'],
      ['    if (inside.length <= best.length) continue\n', '    if (best.length > 1) continue\n'],
      ['const fresh = points.filter(point => !hasSeen(point))', 'const fresh = points'],
      ['around), wanted[0]), near)', 'around)), near)'],
      ['const near = Math.max(scale, fine)', 'const near = scale'],
      ['const k = camera.scale / scale', 'const k = scale / camera.scale'],
      ['cx: clamp(cx, bounds.x, bounds.x + bounds.width)', 'cx'],
      [
        'held({ cx: cx - dx / scale, cy: cy - dy / scale, scale }, limits)',
        'held({ cx: cx + dx / scale, cy: cy + dy / scale, scale }, limits)',
      ],
      ['return panned(scaled, to[0] - from[0], to[1] - from[1], limits)', 'return scaled'],
      ['const isSeen = now.scale >= wishes.fine && beyond', 'const isSeen = beyond'],
    ),
  },
  {
    name: 'PanZoom',
    tests: ['e2e/panzoom.test.ts'],
    inBrowser: true,
    faults: inFile(
      'web/kit/PanZoom.svelte',
      ['  if (far < CLICK) return\n', ''],
      ['far >= CLICK && event.detail > 0', 'far >= CLICK'],
      ['  if (fingers.size === 1) far = 0\n', ''],
      ['  fingers.delete(event.pointerId)\n', ''],
      ['  fingers.set(event.pointerId, is)\n', ''],
      ['moved = other\n    ? pinched', 'moved = false\n    ? pinched'],
      ['[clientX - (box?.left ?? 0), clientY - (box?.top ?? 0)]', '[clientX, clientY]'],
      ['Math.exp(-event.deltaY / 400)', 'Math.exp(event.deltaY / 400)'],
      ["  if (node.closest('button')) return null\n", ''],
      ["event.pointerType !== 'mouse' || !isChoice", 'true'],
      ['event.timeStamp - tapped.time < DOUBLE.ms &&', ''],
      ['moved = isThere ? null : all', 'moved = all'],
      ['next !== aim && size.width > 1', 'size.width > 1'],
      ['if (isTouched && camera.scale < fine) moved', 'if (false) moved'],
      ['else if (beyond([chosen], size, camera).length > 0) moved = closeUp(chosen, camera.scale)', ''],
      ['      moved = closeUp(point, camera.scale)\n', '      void point\n'],
      ['moved = { ...home, scale: fit }\n    })', '})'],
      ['explained.length === 0 || size.width <= 1', 'true'],
      ['  if (ctrlKey || metaKey || altKey) return\n', ''],
      ["  if (!node.matches('[data-key]:focus-visible')) return\n", '  return\n'],
      ['else if (arrow) go(arrow)\n', ''],
    ),
  },
]
