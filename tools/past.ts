/** Bundles a released version's expert with its own rules into one file that speaks the line protocol, so that later bots can be measured against it: npm run past -- 0.1.0. */
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { build } from 'vite'
import { BadInput } from '../kernel/options.ts'
import { main, readArguments } from './arguments.ts'
import { commitOf, PAST, type PastVersion, pastVersions, withVersion } from './past/released.ts'

const USAGE = 'npm run past -- <version>'
const SPEAKER = 'tools/past/speaker.ts'

/** Asks the released version itself how its expert answers in the forty positions of its fingerprint. */
const FINGERPRINTS = `
import { games } from './games/index.ts'
import { versionOf } from './tools/ladder/version.ts'
const found = {}
for (const game of Object.values(games))
  for (let seats = game.meta.seats.min; seats <= game.meta.seats.max; seats++)
    found[game.meta.id + ' ' + seats] = versionOf(game, seats, 'expert').slice(0, 6)
console.log(JSON.stringify(found))
`

main(async () => {
  const [version] = readArguments(USAGE, 1, []).words
  if (version === undefined) throw new BadInput(`Which version? Usage: ${USAGE}`)
  const commit = commitOf(version)
  const tree = checkout(commit)
  try {
    const past = { version, commit, file: await bundle(tree, version), fingerprints: fingerprints(tree) }
    report(past)
  } finally {
    rmSync(tree, { recursive: true, force: true })
  }
})

/** The released files in a folder of their own, with the packages of this one. */
function checkout(commit: string): string {
  const tree = mkdtempSync(join(tmpdir(), 'iteru-past-'))
  const archive = execFileSync('git', ['archive', commit], { maxBuffer: 1 << 28 })
  execFileSync('tar', ['x', '-C', tree], { input: archive })
  symlinkSync(resolve('node_modules'), join(tree, 'node_modules'))
  return tree
}

async function bundle(tree: string, version: string): Promise<string> {
  mkdirSync(join(tree, 'tools/past'), { recursive: true })
  cpSync(SPEAKER, join(tree, SPEAKER))
  await build({
    configFile: false,
    root: tree,
    logLevel: 'error',
    build: { ssr: SPEAKER, outDir: 'bundle', minify: true, target: 'node20' },
  })
  const code = readFileSync(join(tree, 'bundle/speaker.js'))
  const hash = createHash('sha256').update(code).digest('hex').slice(0, 8)
  const file = `${PAST}/${version}-${hash}.mjs`
  mkdirSync(PAST, { recursive: true })
  writeFileSync(file, code)
  return file
}

function fingerprints(tree: string): PastVersion['fingerprints'] {
  writeFileSync(join(tree, 'fingerprints.ts'), FINGERPRINTS)
  const told = execFileSync(process.execPath, ['--import', 'tsx', 'fingerprints.ts'], { cwd: tree })
  return JSON.parse(told.toString())
}

function report(past: PastVersion): void {
  const before = pastVersions().find(({ version }) => version === past.version)
  if (before && before.file !== past.file) rmSync(before.file, { force: true })
  const [list, text] = withVersion(pastVersions(), past)
  writeFileSync(list, text)
  console.log(`${past.file} plays as the expert of ${past.version}. To measure another bot against it:`)
  console.log(`npm run ladder -- aton --bot "node ${past.file}" --pairing expert,program`)
}
