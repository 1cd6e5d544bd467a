/** What stands on the box of Dahschur: known without fetching the rules. */
export const BOX = { title: 'Dahschur', seats: { min: 2, max: 4 } } as const
