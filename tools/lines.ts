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

/** What 0.1.0 could not do, as far as it lies in those files: by file the declarations that are there for nothing else. */
const NEW: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'free undo, and undo that teaches nothing': {
    'table/table.ts': 'isAlone Move Back',
    'table/back.ts': 'stopOf backsOf',
    'table/agreements.ts': 'undoOf',
  },
  'what is final': {
    'table/message.ts': 'finalsOf',
  },
  'standing orders': {
    'table/table.ts': 'OwnOrder',
    'table/host.ts': 'isKnown carryOut',
    'table/due.ts': 'orderAt',
    'server/live/tables.ts': 'DELAY_PARTS carryOut',
  },
  'clocks that stand still': {
    'table/clocks.ts': 'Calendars settleClock HOUR DAY isLive',
    'server/live/tables.ts': 'setDays',
  },
  'promises before shuffles': {
    'table/table.ts': 'Exchange',
    'table/message.ts': 'exchangeOf',
    'server/live/tables.ts': 'show beginIfDue',
  },
  'a lobby worth the name': {
    'table/lobby.ts': 'unseat forgetRemoved swap renewKey keepsTable',
    'server/live/tables.ts': 'remove renewKey unseat swap idOf checkBot',
  },
  'lists that say what happened': {
    'table/table.ts': 'MOST_LAST lastOf',
    'server/live/tables.ts': 'peopleOf',
  },
  'replays with everybody’s eyes': {
    'table/history.ts': 'eyesOf',
  },
  'limits and keeping house': {
    'table/table.ts': 'isTooLong',
    'table/agreements.ts': 'abandonIdle',
    'server/live/tables.ts': 'abandonIdle',
  },
  'bots that fail or hang': {
    'table/host.ts': 'answerAtRandom',
    'server/live/tables.ts': 'answerAtRandom',
    'web/local/host.ts': 'Thought #stuck avoid nameOf',
    'web/local/connection.ts':
      'LONGEST_SILENCE LAST_WORD MOST_LOST #hasSpoken #lost #thought #doubt #expect #calm #fail #replace',
  },
  'one statement a move': {
    'server/store/host.ts': 'Tried moveAtOnce isOnlyMove onKnown',
  },
  'many matches by one statement': {
    'server/live/tables.ts': 'readBehind',
  },
  'storage that fails': {
    'web/local/host.ts': '#noteKept #sayKept',
    'web/local/device-store.ts': 'isKept Help',
    'web/local/connection.ts': '#troubles onTrouble errorOf',
    'web/local/worker.ts': 'report Wrong',
  },
  'two tabs': {
    'web/local/host.ts': 'refresh',
    'web/local/device-store.ts': 'ATTEMPTS forget',
    'web/local/worker.ts': 'tabs',
  },
  'data of older versions': {
    'web/local/device-store.ts': '#loadOld',
  },
  'at a device: rematch, files, hints, coming back': {
    'web/local/host.ts': 'rematch comeBack export adopt hint explain glance',
    'web/local/create.ts': 'rematchLocal comeBackLocal exportLocal adoptLocal playOnLocal',
    'web/local/worker.ts': 'Asked answer',
  },
}

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
    Object.values(NEW).some(parts => parts[file]?.split(' ').includes(name))
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
    Object.entries(NEW).map(([name, files]) => ({
      'new since': name,
      lines: sum(
        Object.entries(files).flatMap(([file, parts]) =>
          parts.split(' ').map(part => linesAt(now.get(file) ?? [], file, part)),
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
