/** The little pictures of this board, each in a box of 24 by 24: outlines with their pigment. Pigments are the same by day and by lamplight. */

/** An outline, its pigment, and the width of its ink line. */
export type Part = readonly [d: string, fill: string, line?: number]

const GOLD = '#dba93c'
const OCHRE = '#b9752c'
const SAND = '#ead9ae'
const CREAM = '#fbf6e9'
const INK = '#2a2420'
const SKIN = '#a3623a'
const GREEN = '#4f9a68'
const LEAF = '#a9c77f'
const LAPIS = '#2f55a8'
const TURQUOISE = '#4fa9b4'
const RED = '#b8432f'

export const SHAPES = {
  pyramid: [
    ['M12 2.5 1.5 21.5H14.5Z', GOLD, 1.3],
    ['M12 2.5 14.5 21.5H22.5Z', OCHRE, 1.3],
    ['M9.2 8.2H13M6.4 13.2H13.6M4 17.6H14', 'none', 0.6],
  ],
  stone: [
    ['M2.5 10.5 7 6.5H21.5L17.5 10.5Z', CREAM, 1.2],
    ['M2.5 10.5H17.5V19.5H2.5Z', SAND, 1.2],
    ['M17.5 10.5 21.5 6.5V15.5L17.5 19.5Z', '#c9b27a', 1.2],
  ],
  farmer: [
    ['M4.5 22C4.5 15.5 7.5 12.6 12 12.6S19.5 15.5 19.5 22Z', CREAM, 1.2],
    ['M7.6 13.6C9.8 16.6 14.2 16.6 16.4 13.6L15 12.6H9Z', TURQUOISE, 0.8],
    ['M7.3 11.4V7.6C7.3 4.2 9.3 2.2 12 2.2S16.7 4.2 16.7 7.6V11.4Z', INK, 1],
    ['M9.2 6.6H14.8V9.4C14.8 11.6 13.6 12.8 12 12.8S9.2 11.6 9.2 9.4Z', SKIN, 0.6],
  ],
  field: [
    [
      'M3 2H21A1.5 1.5 0 0 1 22.5 3.5V20.5A1.5 1.5 0 0 1 21 22H3A1.5 1.5 0 0 1 1.5 20.5V3.5A1.5 1.5 0 0 1 3 2Z',
      LEAF,
      1.2,
    ],
    [
      'M4 8C7 6 9 10 12 8S17 6 20 8M4 13C7 11 9 15 12 13S17 11 20 13M4 18C7 16 9 20 12 18S17 16 20 18',
      'none',
      0.9,
    ],
  ],
  temple: [
    ['M1.5 21.5 3.5 4.5H9.2V9.5H14.8V4.5H20.5L22.5 21.5Z', SAND, 1.3],
    ['M3 4.5V2.5H9.8V4.5ZM14.2 4.5V2.5H21V4.5Z', RED, 0.9],
    ['M9.6 21.5V13.5H14.4V21.5Z', INK, 0.8],
    ['M12 7.6A2 2 0 1 1 11.99 7.6Z', GOLD, 0.8],
  ],
  camel: [
    [
      'M2.5 21.5V14.6C2.5 11.6 4.2 10.2 6 10.2 6.8 6.2 11.4 6.2 12.6 10 13.8 10.2 14.8 10.8 15.6 10.4 16.6 9.4 16.4 7.2 16.7 5.2 16.9 3.6 18 2.8 19.4 2.8L22.4 4.4 22 6.2 19.4 6.6C19 9.6 18.8 12.4 17.2 14.2V21.5H15V16.2H8V21.5H5.8V15.8L4.6 16.8V21.5Z',
      '#c58a4a',
      1.2,
    ],
    ['M6.6 10.6H12L11 12.6H7.6Z', RED, 0.6],
  ],
  coin: [
    ['M12 2A10 10 0 1 1 11.99 2Z', GOLD, 1.4],
    ['M12 5A7 7 0 1 1 11.99 5Z', 'none', 0.8],
    ['M12 11.2V17.4M9.2 12.6H14.8M12 11.2C9.4 9.6 10 6.8 12 6.8S14.6 9.6 12 11.2Z', 'none', 1.3],
  ],
  card: [
    [
      'M6.5 1.8H17.5A1.8 1.8 0 0 1 19.3 3.6V20.4A1.8 1.8 0 0 1 17.5 22.2H6.5A1.8 1.8 0 0 1 4.7 20.4V3.6A1.8 1.8 0 0 1 6.5 1.8Z',
      LAPIS,
      1.3,
    ],
    ['M7.4 4.4H16.6V19.6H7.4Z', 'none', 0.6],
    ['M7.8 12C9.4 9.4 14.6 9.4 16.2 12 14.6 14.4 9.4 14.4 7.8 12Z', CREAM, 0.8],
    ['M12 10.2A1.9 1.9 0 1 1 11.99 10.2Z', INK, 0.5],
  ],
  lotus: [
    ['M11.2 13H12.8V22.5H11.2Z', GREEN, 0.6],
    [
      'M12 14.5C6.5 14.5 2.5 11 1.8 5.5 4.5 6.5 6 8 6.8 9 7 6 9 3 12 1.5 15 3 17 6 17.2 9 18 8 19.5 6.5 22.2 5.5 21.5 11 17.5 14.5 12 14.5Z',
      CREAM,
      1.1,
    ],
    ['M12 14.5C9 11 9 6.5 12 1.5 15 6.5 15 11 12 14.5Z', TURQUOISE, 0.8],
  ],
  papyrus: [
    ['M11.2 11H12.8V22.5H11.2Z', GREEN, 0.6],
    ['M12 13.5C8.5 12 4 7.5 2 2.5 8 1.2 16 1.2 22 2.5 20 7.5 15.5 12 12 13.5Z', GREEN, 1.1],
    ['M12 13 5.5 2.4M12 13 9.8 1.8M12 13 14.2 1.8M12 13 18.5 2.4', 'none', 0.7],
    ['M9 11.8C10.6 13.8 13.4 13.8 15 11.8L14 14.6H10Z', RED, 0.7],
  ],
  wave: [
    ['M1.5 3H22.5V21H1.5Z', '#6fb0dd', 1.1],
    [
      'M3 8.5C6 6 8 11 12 8.5S18 6 21 8.5M3 14C6 11.5 8 16.5 12 14S18 11.5 21 14M3 19C6 16.5 8 21 12 18.6S18 16.5 21 19',
      'none',
      1,
    ],
  ],
  dune: [
    ['M1.5 3H22.5V21H1.5Z', SAND, 1.1],
    ['M16.5 5A3 3 0 1 1 16.49 5Z', GOLD, 0.7],
    ['M1.5 17C6 9.5 10 12 13 15.5 16 12.5 19.5 12.8 22.5 16V21H1.5Z', '#d3a862', 0.9],
  ],
  crown: [
    [
      'M4 21.5C3 16 3 11 5 7.5H8.2C8 3.5 9.6 1.5 12 1.5S15.6 3.5 15.6 7.5C19.5 6 21.5 8 21 12 20.8 15.6 20.4 18.6 20 21.5Z',
      CREAM,
      1.2,
    ],
    ['M4 21.5C3.2 17 3.2 13.4 4 10.4H15.4V15H20.6C20.4 17.4 20.2 19.6 20 21.5Z', RED, 1.1],
    ['M12.6 10.4C14.6 9.6 15.6 7.6 17.8 7.6', 'none', 1],
  ],
  sun: [['M12 3A9 9 0 1 1 11.99 3Z', GOLD, 1.4]],
  boat: [
    ['M11.2 3H12.8V16H11.2Z', OCHRE, 0.7],
    ['M13.6 4C18 5.5 20 9 20.4 13.4H13.6Z', CREAM, 1],
    [
      'M1 13.5C3 14.6 4 16 4.6 16.4H19.4C20 16 21 14.6 23 13.5 22.4 18 20.4 20.6 17.6 20.6H6.4C3.6 20.6 1.6 18 1 13.5Z',
      OCHRE,
      1.2,
    ],
    ['M4.8 18.4H19.2', 'none', 0.8],
  ],
  palm: [
    ['M10.8 22C11.6 17 11.4 13 10.8 9.6L13 9.2C13.6 13 13.8 17 13.4 22Z', OCHRE, 0.9],
    [
      'M12 9.5C8 6.5 4 7 1.5 11 5.5 9.6 9 10 12 9.5ZM12 9.5C9.5 5 6 3 3 4.5 7 5 10 7.4 12 9.5ZM12 9.5C12 5 14 2.4 17.4 2 14.6 4 13 7 12 9.5ZM12 9.5C15 5.5 19 4.6 21.6 7 18 7 14.6 8 12 9.5ZM12 9.5C16.5 8.4 20.6 9.6 22.4 13.4 19 10.8 15.4 10.2 12 9.5Z',
      GREEN,
      0.8,
    ],
  ],
} as const satisfies Record<string, readonly Part[]>

export type Picture = keyof typeof SHAPES

/** The picture on each power card. */
export const CARD_PICTURES: Readonly<Record<string, Picture>> = {
  blockade: 'stone',
  overbid: 'boat',
  farmer: 'farmer',
  builder: 'pyramid',
  correction: 'temple',
  eight: 'coin',
  increase: 'field',
  'card-bonus': 'card',
  'farmer-bonus': 'farmer',
  'egypt-bonus': 'lotus',
  'side-bonus': 'dune',
  'bank-bonus': 'wave',
}
