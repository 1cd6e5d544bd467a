/** What stands on the box of Aton: known without fetching the rules. */
export const BOX = { title: 'Aton', seats: { min: 2, max: 2 } } as const
