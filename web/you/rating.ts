/** A rating as it is shown: whoever has not played is at 1500, give or take 500. */
const SCALE = 60

export const shownRating = ({ mu, sigma }: { readonly mu: number; readonly sigma: number }) => ({
  rating: Math.round(mu * SCALE),
  unsure: Math.round(sigma * SCALE),
})
