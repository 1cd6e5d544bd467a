/** How long the two hosts of a match are, against 0.1.0: npm run lines. Lines of code by duty, and apart what 0.1.0 could not do (docs/releases.md). */
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import ts from 'typescript'
import { BadInput } from '../kernel/options.ts'
import { main, readArguments } from './arguments.ts'

/** The commit of 0.1.0 (docs/releases.md). */
const BEFORE = 'e11a60e32843197ecaf7e87f4ba31c77cdadb47c'

const filesIn = (folder: string, names: string): readonly string[] =>
  names.split(' ').map(name => `${folder}/${name}.ts`)

/** The same duties then and now. The wire, chat, sockets, SQL and the list of refusals were there once and are there once: they are not counted. */
const DUTIES: readonly { name: string; was: readonly string[]; now: readonly string[] }[] = [
  {
    name: 'a match, pure',
    was: [
      ...filesIn('server', 'table agreements clocks lobby rematch renew floor message history export due'),
      'web/local/match.ts',
    ],
    now: filesIn(
      'table',
      'table act back book host agreements clocks lobby rematch renew floor message history export due',
    ),
  },
  { name: 'at a server', was: ['server/tables.ts'], now: ['server/live/tables.ts', 'server/store/host.ts'] },
  {
    name: 'at a device',
    was: filesIn('web/local', 'host create keep line worker'),
    now: filesIn('web/local', 'host make create database device-store connection worker'),
  },
]

/** What 0.1.0 could not do, as far as it lies in those files: the declarations that are there for nothing else. */
const NEW: readonly { name: string; where: string; parts: string }[] = [
  { name: 'free undo, and undo that teaches nothing', where: 'table/table.ts', parts: 'isAlone Move Back' },
  { name: 'free undo, and undo that teaches nothing', where: 'table/back.ts', parts: 'stopOf backsOf' },
  { name: 'free undo, and undo that teaches nothing', where: 'table/agreements.ts', parts: 'undoOf' },
  { name: 'what is final', where: 'table/message.ts', parts: 'finalsOf' },
  { name: 'standing orders', where: 'table/table.ts', parts: 'OwnOrder' },
  { name: 'standing orders', where: 'table/host.ts', parts: 'isKnown carryOut' },
  { name: 'standing orders', where: 'table/due.ts', parts: 'orderAt' },
  { name: 'standing orders', where: 'server/live/tables.ts', parts: 'DELAY_PARTS carryOut' },
  {
    name: 'clocks that stand still',
    where: 'table/clocks.ts',
    parts: 'Calendars settleClock HOUR DAY isLive',
  },
  { name: 'clocks that stand still', where: 'server/live/tables.ts', parts: 'setDays' },
  { name: 'promises before shuffles', where: 'table/table.ts', parts: 'Exchange' },
  { name: 'promises before shuffles', where: 'table/message.ts', parts: 'exchangeOf' },
  { name: 'promises before shuffles', where: 'server/live/tables.ts', parts: 'show beginIfDue' },
  {
    name: 'a lobby worth the name',
    where: 'table/lobby.ts',
    parts: 'unseat forgetRemoved swap renewKey keepsTable',
  },
  {
    name: 'a lobby worth the name',
    where: 'server/live/tables.ts',
    parts: 'remove renewKey unseat swap idOf checkBot',
  },
  { name: 'lists that say what happened', where: 'table/table.ts', parts: 'MOST_LAST lastOf' },
  { name: 'lists that say what happened', where: 'server/live/tables.ts', parts: 'peopleOf' },
  { name: 'replays with everybody’s eyes', where: 'table/history.ts', parts: 'eyesOf' },
  { name: 'limits and keeping house', where: 'table/table.ts', parts: 'isTooLong' },
  { name: 'limits and keeping house', where: 'table/agreements.ts', parts: 'abandonIdle' },
  { name: 'limits and keeping house', where: 'server/live/tables.ts', parts: 'abandonIdle' },
  { name: 'bots that fail or hang', where: 'table/host.ts', parts: 'answerAtRandom' },
  { name: 'bots that fail or hang', where: 'server/live/tables.ts', parts: 'answerAtRandom' },
  { name: 'bots that fail or hang', where: 'web/local/host.ts', parts: 'Thought #stuck avoid nameOf' },
  {
    name: 'bots that fail or hang',
    where: 'web/local/connection.ts',
    parts:
      'LONGEST_SILENCE LAST_WORD MOST_LOST #hasSpoken #lost #thought #doubt #expect #calm #fail #replace',
  },
  {
    name: 'one statement a move',
    where: 'server/store/host.ts',
    parts: 'Tried moveAtOnce isOnlyMove onKnown',
  },
  { name: 'many matches by one statement', where: 'server/live/tables.ts', parts: 'readBehind' },
  { name: 'storage that fails', where: 'web/local/host.ts', parts: '#noteKept #sayKept' },
  { name: 'storage that fails', where: 'web/local/device-store.ts', parts: 'isKept Help' },
  { name: 'storage that fails', where: 'web/local/connection.ts', parts: '#troubles onTrouble' },
  { name: 'storage that fails', where: 'web/local/worker.ts', parts: 'report Wrong' },
  { name: 'storage that fails', where: 'web/local/connection.ts', parts: 'errorOf' },
  { name: 'two tabs', where: 'web/local/host.ts', parts: 'refresh' },
  { name: 'two tabs', where: 'web/local/device-store.ts', parts: 'ATTEMPTS forget' },
  { name: 'two tabs', where: 'web/local/worker.ts', parts: 'tabs' },
  { name: 'data of older versions', where: 'web/local/device-store.ts', parts: '#loadOld' },
  {
    name: 'at a device: rematch, files, hints, coming back',
    where: 'web/local/host.ts',
    parts: 'rematch comeBack export adopt hint explain glance',
  },
  {
    name: 'at a device: rematch, files, hints, coming back',
    where: 'web/local/create.ts',
    parts: 'rematchLocal comeBackLocal exportLocal adoptLocal playOnLocal',
  },
  {
    name: 'at a device: rematch, files, hints, coming back',
    where: 'web/local/worker.ts',
    parts: 'Asked answer',
  },
]

interface Part {
  readonly name: string
  readonly lines: number
}

/** The declarations of a file, members of classes one by one, and how many lines of code each has. Imports are not counted: they follow from where a file is cut. */
function partsOf(text: string): readonly Part[] {
  const source = ts.createSourceFile('file.ts', text, ts.ScriptTarget.Latest, true)
  const lineAt = (position: number): number => source.getLineAndCharacterOfPosition(position).line
  const linesOf = (node: ts.Node, lines = new Set<number>()): Set<number> => {
    const children = node.getChildren(source).filter(({ kind }) => kind !== ts.SyntaxKind.JSDoc)
    for (const child of children) linesOf(child, lines)
    if (children.length === 0 && node.getWidth(source) > 0)
      for (let line = lineAt(node.getStart(source)); line <= lineAt(node.getEnd()); line++) lines.add(line)
    return lines
  }
  const part = (node: ts.Node, inner: readonly Part[] = []): Part => ({
    name: nameOf(node),
    lines: linesOf(node).size - sum(inner.map(({ lines }) => lines)),
  })
  return source.statements
    .filter(node => !ts.isImportDeclaration(node))
    .flatMap(node => {
      const members = ts.isClassDeclaration(node) ? node.members.map(member => part(member)) : []
      return [...members, part(node, members)]
    })
}

function nameOf(node: ts.Node): string {
  if (ts.isVariableStatement(node)) return node.declarationList.declarations[0].name.getText()
  return (node as { readonly name?: ts.Node }).name?.getText() ?? ''
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, n) => all + n, 0)

function before(file: string): string {
  const { status, stdout } = spawnSync('git', ['show', `${BEFORE}:${file}`], { encoding: 'utf8' })
  if (status === 0) return stdout
  throw new BadInput('The history of this project back to 0.1.0 is needed: git fetch --unshallow')
}

main(() => {
  readArguments('npm run lines', 0, [])
  const now = new Map(
    DUTIES.flatMap(duty => duty.now).map(file => [file, partsOf(readFileSync(file, 'utf8'))] as const),
  )
  const isNew = (file: string, { name }: Part): boolean =>
    NEW.some(({ where, parts }) => where === file && parts.split(' ').includes(name))
  const rows = DUTIES.map(({ name, was, now: files }) => {
    const all = files.flatMap(file => (now.get(file) ?? []).map(part => ({ part, isNew: isNew(file, part) })))
    return {
      duty: name,
      'in 0.1.0': sum(was.flatMap(file => partsOf(before(file))).map(({ lines }) => lines)),
      'the same today': sum(all.filter(({ isNew: fresh }) => !fresh).map(({ part }) => part.lines)),
      'new since': sum(all.filter(({ isNew: fresh }) => fresh).map(({ part }) => part.lines)),
    }
  })
  console.table(rows)
  console.table(
    [...new Set(NEW.map(({ name }) => name))].map(name => ({
      'new since': name,
      lines: sum(
        NEW.filter(feature => feature.name === name).flatMap(({ where, parts }) =>
          parts.split(' ').map(part => linesAt(now.get(where) ?? [], where, part)),
        ),
      ),
    })),
  )
})

/** Throws if there is no such declaration any more: the list above is then to be mended. */
function linesAt(parts: readonly Part[], file: string, name: string): number {
  const found = parts.filter(part => part.name === name)
  if (found.length === 0) throw new Error(`${file} has no "${name}"`)
  return sum(found.map(({ lines }) => lines))
}
