/** Ratings of the levels by game and seat count; 400 points are ten to one, random play has 0. Written by npm run ladder -- table. */
export const RATINGS: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  'amun-re 3': { beginner: 860, casual: 1030, solid: 1310, strong: 1680, expert: 1980 },
  'amun-re 4': { beginner: 810, casual: 1030, solid: 1290, strong: 1590, expert: 1840 },
  'amun-re 5': { beginner: 920, casual: 1080, solid: 1360, strong: 1760, expert: 2070 },
  'aton 2': { beginner: 680, casual: 870, solid: 1090, strong: 1410, expert: 1580 },
  'dahschur 2': { beginner: 630, casual: 850, solid: 1240, strong: 1580, expert: 1790 },
  'dahschur 3': { beginner: 420, casual: 600, solid: 840, strong: 1120, expert: 1290 },
  'dahschur 4': { beginner: 420, casual: 550, solid: 820, strong: 1280, expert: 1480 },
  'horus 2': { beginner: 780, casual: 980, solid: 1170, strong: 1490, expert: 1770 },
  'horus 3': { beginner: 770, casual: 830, solid: 1000, strong: 1230, expert: 1420 },
  'horus 4': { beginner: 600, casual: 680, solid: 810, strong: 1000, expert: 1160 },
}
