/** Ratings of the levels by game and seat count; 400 points are ten to one, random play has 0. Written by npm run ladder -- table. */
export const RATINGS: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  'amun-re 3': { beginner: 820, casual: 1050, solid: 1370, strong: 1650, expert: 1860 },
  'amun-re 4': { beginner: 840, casual: 1050, solid: 1360, strong: 1700, expert: 1940 },
  'amun-re 5': { beginner: 920, casual: 1070, solid: 1340, strong: 1670, expert: 1930 },
  'aton 2': { beginner: 650, casual: 870, solid: 1210, strong: 1430, expert: 1620 },
  'dahschur 2': { beginner: 560, casual: 730, solid: 1070, strong: 1470, expert: 1730 },
  'dahschur 3': { beginner: 410, casual: 560, solid: 750, strong: 1060, expert: 1230 },
  'dahschur 4': { beginner: 430, casual: 540, solid: 830, strong: 1160, expert: 1350 },
  'horus 2': { beginner: 900, casual: 1070, solid: 1320, strong: 1590, expert: 1750 },
  'horus 3': { beginner: 650, casual: 790, solid: 1030, strong: 1200, expert: 1390 },
  'horus 4': { beginner: 560, casual: 660, solid: 870, strong: 990, expert: 1150 },
}
