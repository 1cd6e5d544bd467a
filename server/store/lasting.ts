/** Whether a name lasts. */
import type { Statements } from './statements.ts'
import type { Script } from './store.ts'

/** Whether somebody can come back without this browser: by an address or a passkey. */
export function* isLasting(sql: Statements, player: string): Script<boolean> {
  const [address] = yield sql.addressOf({ player })
  if (address) return true
  const passkeys = yield sql.passkeysOf({ player })
  return passkeys.length > 0
}
