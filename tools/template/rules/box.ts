/** What stands on the box of the oasis: known without fetching the rules. */
export const BOX = { title: 'The oasis', seats: { min: 2, max: 4 } } as const
