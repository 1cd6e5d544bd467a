/** Why a server could not start, in one sentence for whoever started it. */
import { BadInput } from '../../kernel/options.ts'
import type { Settings } from './settings.ts'

/** The sentence; undefined if only the stack can help. */
export function sentenceOf(error: unknown, settings: Settings | undefined): string | undefined {
  if (error instanceof BadInput) return error.message
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const { port, host, dataDir } = settings ?? { port: 0, host: '', dataDir: '' }
  return sentences({ port, host, dataDir }).find(([pattern]) => pattern.test(code))?.[1]
}

type Place = Pick<Settings, 'port' | 'host' | 'dataDir'>

const sentences = ({ port, host, dataDir }: Place): readonly (readonly [RegExp, string])[] => [
  [/^EADDRINUSE$/, `Port ${port} is already in use: end what uses it, or choose another PORT.`],
  [/^EADDRNOTAVAIL$|^ENOTFOUND$/, `HOST ${host} is no address of this machine.`],
  [
    /^EACCES$|^EROFS$|^EPERM$|^SQLITE_READONLY|^SQLITE_CANTOPEN/,
    `Nothing can be written to "${dataDir}": give its folder to the account that runs the server, or choose another DATA_DIR.`,
  ],
  [/^ENOTDIR$|^EEXIST$/, `"${dataDir}" is not a folder: choose another DATA_DIR.`],
  [
    /^SQLITE_NOTADB|^SQLITE_CORRUPT/,
    `The file iteru.db in "${dataDir}" is not a database, or is damaged: put a backup in its place.`,
  ],
  [/^28/, 'PostgreSQL does not let us in: check the name and the password in DATABASE_URL.'],
  [/^3D000$/, 'PostgreSQL has no database of the name in DATABASE_URL: make it first.'],
  [/^42501$/, 'PostgreSQL does not let us make tables: give the account of DATABASE_URL the right to.'],
]
