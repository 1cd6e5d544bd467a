/** Ratings of the levels by game and seat count; 400 points are ten to one, random play has 0. Written by npm run ladder -- table. */
export const RATINGS: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  'amun-re 3': { beginner: 820, casual: 980, solid: 1260, strong: 1620, expert: 1920 },
  'amun-re 4': { beginner: 800, casual: 1010, strong: 1620, expert: 1860 },
  'amun-re 5': { casual: 990, strong: 1770, expert: 2080 },
  'aton 2': { beginner: 680, casual: 870, solid: 1090, strong: 1410, expert: 1580 },
  'dahschur 2': { casual: 1280, strong: 1970, expert: 2180 },
  'dahschur 3': { casual: 600, strong: 1100, expert: 1260 },
  'dahschur 4': { casual: 540, strong: 1300, expert: 1500 },
  'horus 2': { casual: 920, strong: 1330, expert: 1620 },
  'horus 3': { casual: -340, strong: 50, expert: 250 },
  'horus 4': { casual: 710, strong: 1020, expert: 1180 },
}
