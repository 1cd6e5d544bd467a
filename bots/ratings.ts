/** Ratings of the levels by game and seat count; 400 points are ten to one, random play has 0. Written by npm run ladder -- table. */
export const RATINGS: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  'amun-re 3': { beginner: 810, casual: 1030, solid: 1350, strong: 1660, expert: 1960 },
  'amun-re 4': { beginner: 800, casual: 1020, solid: 1330, strong: 1660, expert: 1900 },
  'amun-re 5': { beginner: 920, casual: 1070, solid: 1370, strong: 1720, expert: 2040 },
  'aton 2': { beginner: 640, casual: 860, solid: 1190, strong: 1440, expert: 1610 },
  'dahschur 2': { beginner: 550, casual: 720, solid: 1040, strong: 1440, expert: 1650 },
  'dahschur 3': { beginner: 410, casual: 550, solid: 820, strong: 1110, expert: 1280 },
  'dahschur 4': { beginner: 430, casual: 540, solid: 810, strong: 1270, expert: 1470 },
  'horus 2': { beginner: 910, casual: 1080, solid: 1310, strong: 1600, expert: 1770 },
  'horus 3': { beginner: 630, casual: 770, solid: 1010, strong: 1170, expert: 1360 },
  'horus 4': { beginner: 540, casual: 640, solid: 840, strong: 960, expert: 1120 },
}
