/** Which versions were released (docs/releases.md), and which of them are bundled in past/. */
import { existsSync, readFileSync } from 'node:fs'
import { BadInput } from '../../kernel/options.ts'

export const PAST = 'past'
const RELEASES = 'docs/releases.md'
const LIST = `${PAST}/versions.json`

/** One bundled version: its file, and how its expert answers by game and seat count ("aton 2"), as ladder/version.ts of that version told. */
export interface PastVersion {
  readonly version: string
  readonly commit: string
  readonly file: string
  readonly fingerprints: Readonly<Record<string, string>>
}

/** The commit of a released version. Throws BadInput. */
export function commitOf(version: string): string {
  const rows = [...readFileSync(RELEASES, 'utf8').matchAll(/^\| (\d+\.\d+\.\d+) \|.*\| ([0-9a-f]{40}) \|$/gm)]
  const row = rows.find(([, known]) => known === version)
  if (row) return row[2]
  const known = rows.map(([, one]) => one).join(', ')
  throw new BadInput(`There is no released version "${version}"; there are ${known} (${RELEASES}).`)
}

export function pastVersions(): PastVersion[] {
  return existsSync(LIST) ? JSON.parse(readFileSync(LIST, 'utf8')) : []
}

/** The list with one version added or replaced, newest first, as it is written. */
export function withVersion(list: readonly PastVersion[], one: PastVersion): [string, string] {
  const others = list.filter(({ version }) => version !== one.version)
  const sorted = [...others, one].sort((a, b) =>
    b.version.localeCompare(a.version, undefined, { numeric: true }),
  )
  return [LIST, `${JSON.stringify(sorted, null, 2)}\n`]
}
