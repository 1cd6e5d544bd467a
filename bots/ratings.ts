/** Ratings of the levels by game and seat count; 400 points are ten to one, random play has 0. Written by npm run ladder -- table. */
export const RATINGS: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  'amun-re 3': { beginner: 750, casual: 980, solid: 1300, strong: 1580, expert: 1760 },
  'amun-re 4': { beginner: 850, casual: 1040, solid: 1350, strong: 1680, expert: 1920 },
  'amun-re 5': { beginner: 930, casual: 1060, solid: 1370, strong: 1670, expert: 1910 },
  'aton 2': { beginner: 500, casual: 730, solid: 1080, strong: 1320, expert: 1540 },
  'dahschur 2': { beginner: 620, casual: 790, solid: 1120, strong: 1520, expert: 1780 },
  'dahschur 3': { beginner: 480, casual: 610, solid: 800, strong: 1110, expert: 1370 },
  'dahschur 4': { beginner: 470, casual: 550, solid: 810, strong: 1100, expert: 1460 },
  'horus 2': { beginner: 1010, casual: 1180, solid: 1430, strong: 1700, expert: 1860 },
  'horus 3': { beginner: 540, casual: 700, solid: 960, strong: 1180, expert: 1340 },
  'horus 4': { beginner: 460, casual: 590, solid: 820, strong: 980, expert: 1100 },
}
