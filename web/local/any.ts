/** Whether anything was ever kept on this device: whoever has played nothing here need not fetch what reads it. */

/** As in database.ts. */
const NAME = 'iteru'

/** Browsers that do not tell may have something. */
export async function hasLocal(): Promise<boolean> {
  if (!('databases' in indexedDB)) return true
  return (await indexedDB.databases()).some(({ name }) => name === NAME)
}
