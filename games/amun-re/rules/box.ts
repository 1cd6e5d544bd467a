/** What stands on the box of Amun-Re: known without fetching the rules. */
export const BOX = { title: 'Amun-Re', seats: { min: 3, max: 5 } } as const
