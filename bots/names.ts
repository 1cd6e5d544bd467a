/** Names for bots at a table, from along the Nile; by seat, so that no two at one table are the same. */
export const BOT_NAMES = ['Nefer', 'Sobek', 'Tawaret', 'Ptah', 'Seshat'] as const
