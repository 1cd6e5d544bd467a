/** What stands on the box of Horus: known without fetching the rules. */
export const BOX = { title: 'Horus', seats: { min: 2, max: 4 } } as const
