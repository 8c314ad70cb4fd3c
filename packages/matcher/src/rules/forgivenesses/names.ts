import type { Forgiveness } from '../forgiveness.ts'

/** Forgivenesses for names that one question writes in another way or in part. */
export const forgivenessesOfNames = {
  alias: {
    weight: 0,
    example: ['Will Jorge "Tuto" Quibble resign in 2031?', 'Will Tuto Quibble resign in 2031?'],
    counterExample: ['Will Jorge Quibble resign in 2031?', 'Will Tuto Quibble resign in 2031?'],
  },
  'beside-shared-name': {
    weight: 0.1,
    example: [
      {
        event: 'Zorro Prize 2031',
        title: 'Zorro Prize 2031: Tarcila Quibble',
        label: 'Tarcila Quibble',
        siblings: ['Zorro Prize 2031: Bob Doe'],
      },
      'Zorro Prize 2031: Quibble',
    ],
    counterExample: [
      {
        event: 'Zorro Prize 2031',
        title: 'Zorro Prize 2031: Tarcila Quibble',
        label: 'Tarcila Quibble',
        siblings: ['Zorro Prize 2031: Bob Doe'],
      },
      'Zorro Prize 2031: Doe',
    ],
  },
  'final-h': {
    weight: 0,
    example: ['Will Chong Won-oh win the 2031 Lima Prize?', 'Will Chong Won-o win the 2031 Lima Prize?'],
    counterExample: ['Will Ann Roe win the 2031 Lima Prize?', 'Will Ann Roth win the 2031 Lima Prize?'],
  },
  'form-of-given-name': {
    weight: 0,
    example: ['Will William Quibble resign in 2031?', 'Will Bill Quibble resign in 2031?'],
    counterExample: ['Will William Quibble resign in 2031?', 'Will Robert Quibble resign in 2031?'],
  },
  'joined-words': {
    weight: 0,
    example: ['Will Blue Sky list its shares in 2031?', 'Will Bluesky list its shares in 2031?'],
    counterExample: ['Will Blue Sky list its shares in 2031?', 'Will Blue Moon list its shares in 2031?'],
  },
  misspelling: {
    weight: 0,
    example: ['Will Tarcilo Freitas win the 2031 election?', 'Will Tarcilo Frietas win the 2031 election?'],
    counterExample: ['Will Ann Roe win the 2031 election?', 'Will Ann Rae win the 2031 election?'],
  },
  'kind-of-place': {
    weight: 0.1,
    example: ['Will the Strait of Quibble be closed in 2031?', 'Will Quibble be closed in 2031?'],
    counterExample: ['Will the Strait of Quibble be closed in 2031?', 'Will the Port of Tadra be closed in 2031?'],
  },
  'maker-of-work': {
    weight: 0.1,
    example: ['Will Quibble release Zorro 3 in 2031?', 'Will Zorro 3 be released in 2031?'],
    counterExample: ['Will Quibble release Ann Roe in 2031?', 'Will Ann Roe be released in 2031?'],
  },
  'other-person': {
    weight: 2,
    example: [
      'Will Ann Roe Jr. win the 2031 Zorro Prize for poetry?',
      'Will Ann Roe win the 2031 Zorro Prize for poetry?',
    ],
    counterExample: ['Will Ann Roe Jr. visit Lima in 2031?', 'Will Ann Roe Jr visit Lima by the end of 2031?'],
  },
  namesake: {
    weight: 2,
    example: ['Will Hunter Biden be pardoned in 2031?', 'Will Biden be pardoned in 2031?'],
    counterExample: ['Will Joe Biden be pardoned in 2031?', 'Will Biden be pardoned in 2031?'],
  },
  'rest-of-answer': {
    weight: 0.1,
    example: [
      {
        event: 'Who will win the 2031 Zorro Prize?',
        title: 'Will Alejandra Tarcila Quibble win the 2031 Zorro Prize?',
        label: 'Alejandra Tarcila Quibble',
        siblings: ['Will Bob Doe win the 2031 Zorro Prize?'],
      },
      {
        event: 'Who will win the 2031 Zorro Prize?',
        title: 'Will Quibble win the 2031 Zorro Prize?',
        label: 'Quibble',
        siblings: ['Will Bob Doe win the 2031 Zorro Prize?'],
      },
    ],
    counterExample: [
      'Will Alejandra Tarcila Quibble win the 2031 Zorro Prize?',
      'Will Bob Doe win the 2031 Zorro Prize?',
    ],
  },
  'short-name-of-subject': {
    weight: 0.1,
    example: ['Will Tarcila Quibble freeze rents in 2031?', 'Will Quibble freeze rents in 2031?'],
    counterExample: ['Will Ann Tarcila Quibble resign in 2031?', 'Will Bob Tarcila Quibble resign in 2031?'],
  },
  'slug-without-accents': {
    weight: 0,
    example: ['Will Timothée Quibble resign in 2031?', 'will timothe quibble resign in 2031'],
    counterExample: ['Will Timothée Quibble resign in 2031?', 'Will Thomas Quibble resign in 2031?'],
  },
  synonym: {
    weight: 0,
    example: ['Will Zorro 5 be launched by May 31, 2031?', 'Will Zorro 5 be released by May 31, 2031?'],
    counterExample: ['Will Zorro 5 be launched by May 31, 2031?', 'Will Zorro 5 be tested by May 31, 2031?'],
  },
  'spelt-out': {
    weight: 0.05,
    example: ['Will the LZF expel Peru in 2031?', 'Will the Lima Zorro Federation expel Peru in 2031?'],
    counterExample: ['Will the LZF expel Peru in 2031?', 'Will the Lima Poetry Union expel Peru in 2031?'],
  },
  'kind-of-company': {
    weight: 0.1,
    example: [
      'Will Zorro Technologies be added to the S&P 500 in 2031?',
      'Will Zorro be added to the S&P 500 in 2031?',
    ],
    counterExample: [
      'Will Zorro Technologies be added to the S&P 500 in 2031?',
      'Will Quibble be added to the S&P 500 in 2031?',
    ],
  },
  'middle-name': {
    weight: 0.05,
    example: ['Will Ann Tarcila Quibble resign in 2031?', 'Will Ann Quibble resign in 2031?'],
    counterExample: ['Will Ann Tarcila Quibble resign in 2031?', 'Will Ann Doe resign in 2031?'],
  },
  'ticker-of-name': {
    weight: 0.05,
    example: [
      'will zorrotech zrtc be added to the sp 500 by march 31 2031',
      'Will Zorrotech be added to the S&P 500 by March 31, 2031?',
    ],
    counterExample: [
      'will zorrotech quib be added to the sp 500 by march 31 2031',
      'Will Zorrotech be added to the S&P 500 by March 31, 2031?',
    ],
  },
} as const satisfies Record<string, Forgiveness>
