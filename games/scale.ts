/** How much the tests try: a quarter in npm run check, one and a half times in npm test, ten times in npm run proof. */
const SCALE = Number(process.env.ITERU_SCALE ?? 1)

/** How often something is tried in this run: a whole number, since neither a loop up to a part of one nor fast-check would ever end. */
export const scaled = (count: number): number => Math.max(1, Math.round(count * SCALE))
