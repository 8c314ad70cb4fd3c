import type { Rule } from './rule.ts'

/** A rule by which a word that only one side says weighs less, or more, than by itself. */
interface Forgiveness extends Rule {
  /** The most that the word may weigh beside the other side; for the heavier ones its weight. */
  weight: number
}

const rows = {
  'act-of-country': {
    weight: 0,
    example: ['Will Trump acquire Greenland before 2028?', 'Will the US acquire Greenland before 2028?'],
    counterExample: ['Will Ann Roe acquire Greenland before 2028?', 'Will the US acquire Greenland before 2028?'],
  },
  'agent-of-appointment': {
    weight: 0.1,
    example: [
      'Will Trump nominate Ann Roe as Fed Chair in 2031?',
      'Will the Senate confirm Ann Roe as Fed Chair in 2031?',
    ],
    counterExample: [
      'Will Trump interview Ann Roe as Fed Chair in 2031?',
      'Will the Senate confirm Ann Roe as Fed Chair in 2031?',
    ],
  },
  alias: {
    weight: 0,
    example: ['Will Jorge "Tuto" Quibble resign in 2031?', 'Will Tuto Quibble resign in 2031?'],
    counterExample: ['Will Jorge Quibble resign in 2031?', 'Will Tuto Quibble resign in 2031?'],
  },
  'any-other': {
    weight: 0.1,
    example: [
      { event: 'Where will Ann Roe go next?', title: 'Will Ann Roe go to another country next?' },
      {
        event: 'Where will Ann Roe go next?',
        title: 'Will Ann Roe go to other next?',
        label: 'Other',
        siblings: ['Will Ann Roe go to Peru next?'],
      },
    ],
    counterExample: ['Will Ann Roe go to another country next?', 'Will Ann Roe go to Peru next?'],
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
  'first-release': {
    weight: 0.1,
    example: [
      'Will the advance estimate of US GDP growth in Q1 2031 be above 2%?',
      'Will US GDP growth in Q1 2031 be above 2%?',
    ],
    counterExample: [
      'Will the advance estimate of US GDP growth in Q1 2031 be above 2%?',
      'Will revised US GDP growth in Q1 2031 be above 2%?',
    ],
  },
  'form-of-given-name': {
    weight: 0,
    example: ['Will William Quibble resign in 2031?', 'Will Bill Quibble resign in 2031?'],
    counterExample: ['Will William Quibble resign in 2031?', 'Will Robert Quibble resign in 2031?'],
  },
  'holder-of-office': {
    weight: 0,
    example: ['Will the President be impeached before 2027?', 'Will Trump be impeached before 2027?'],
    counterExample: ['Will the President be impeached before 2032?', 'Will Trump be impeached before 2032?'],
  },
  'home-of-venue': {
    weight: 0.1,
    example: ['Will TikTok be banned in the United States in 2031?', 'Will TikTok be banned in 2031?'],
    counterExample: ['Will TikTok be banned in Canada in 2031?', 'Will TikTok be banned in 2031?'],
  },
  'house-of-district': {
    weight: 0.1,
    example: ['Will Democrats win the House race for OH-9?', "Will Democrats win Ohio's 9th congressional district?"],
    counterExample: ['Will Democrats win the House in 2030?', 'Will Democrats win the Senate in 2030?'],
  },
  'implied-word': {
    weight: 0.05,
    example: ['Will SpaceX launch Starship in 2031?', 'Will Starship launch in 2031?'],
    counterExample: ['Will SpaceX launch Starship in 2031?', 'Will SpaceX launch Dragon in 2031?'],
  },
  'joined-words': {
    weight: 0,
    example: ['Will Blue Sky list its shares in 2031?', 'Will Bluesky list its shares in 2031?'],
    counterExample: ['Will Blue Sky list its shares in 2031?', 'Will Blue Moon list its shares in 2031?'],
  },
  'league-meant': {
    weight: 0.1,
    example: [
      'Will the Lakers trade Ann Roe in the 2031 NBA draft?',
      'Will the Lakers trade Ann Roe in the 2031 draft?',
    ],
    counterExample: ['Will Ann Roe be picked in the 2031 NBA draft?', 'Will Ann Roe be picked in the 2031 draft?'],
  },
  'meeting-in-usa': {
    weight: 1,
    example: ['Will Ann Roe and Bob Doe meet in the US before 2032?', 'Will Ann Roe and Bob Doe meet before 2032?'],
    counterExample: ['Will the US and Peru meet before 2032?', 'Will Peru meet before 2032?'],
  },
  misspelling: {
    weight: 0,
    example: ['Will Tarcilo Freitas win the 2031 election?', 'Will Tarcilo Frietas win the 2031 election?'],
    counterExample: ['Will Ann Roe win the 2031 election?', 'Will Ann Rae win the 2031 election?'],
  },
  movement: {
    weight: 0.1,
    example: ['Will CPI rise 0.3% in March 2031?', 'Will monthly CPI be 0.3% in March 2031?'],
    counterExample: ['Will wages rise 0.3% in March 2031?', 'Will monthly wages be 0.3% in March 2031?'],
  },
  'next-election': {
    weight: 0.05,
    example: ['Will Ann Roe win the next Peruvian election?', 'Will Ann Roe win the Peruvian election?'],
    counterExample: ['Will Ann Roe win the next Peruvian election?', 'Will Ann Roe win the 2031 Peruvian election?'],
  },
  'other-person': {
    weight: 2,
    example: [
      'Will Ann Roe Jr. win the 2031 Zorro Prize for poetry?',
      'Will Ann Roe win the 2031 Zorro Prize for poetry?',
    ],
    counterExample: ['Will Ann Roe Jr. visit Lima in 2031?', 'Will Ann Roe Jr visit Lima by the end of 2031?'],
  },
  'party-of-nomination': {
    weight: 0.1,
    example: [
      'Will Ann Roe win the 2032 Democratic nomination for president?',
      'Will Ann Roe win the 2032 presidential election?',
    ],
    counterExample: [
      'Will Ann Roe win the 2032 Democratic nomination?',
      'Will Ann Roe win the 2032 Republican nomination?',
    ],
  },
  'place-of-office': {
    weight: 0.3,
    example: [
      'Will Ali Khamenei cease to be Supreme Leader of Iran in 2031?',
      'Will Ali Khamenei cease to be Supreme Leader in 2031?',
    ],
    counterExample: ['Will Ann Roe leave Iran in 2031?', 'Will Ann Roe leave in 2031?'],
  },
  'post-of-person': {
    weight: 0.1,
    example: ['Will Ann Roe leave office as Prime Minister in 2031?', 'Will Ann Roe leave office in 2031?'],
    counterExample: ['Will Ann Roe become Prime Minister in 2031?', 'Will Ann Roe become a senator in 2031?'],
  },
  'post-of-rules': {
    weight: 0.05,
    example: [
      {
        title: 'Will Ann Roe be the leader of Peru end of 2031?',
        rules: 'This resolves to who holds the position of the head of state of Peru.',
      },
      'Will Ann Roe be the head of state of Peru on Dec 31, 2031?',
    ],
    counterExample: [
      'Will Ann Roe be the leader of Peru end of 2031?',
      'Will Ann Roe be the head of state of Peru on Dec 31, 2031?',
    ],
  },
  predecessor: {
    weight: 0.1,
    example: ['Will Ann Roe succeed Bob Doe as CEO of Acme?', 'Will Ann Roe be the next CEO of Acme?'],
    counterExample: ['Will Ann Roe be the next CEO of Acme?', 'Will Ann Roe be the next CEO of Bolt?'],
  },
  presidency: {
    weight: 0.1,
    example: ['Will Ann Roe win the 2032 US presidential election?', 'Will Ann Roe win the 2032 election?'],
    counterExample: ['Will Ann Roe win the 2031 presidential election?', 'Will Ann Roe win the 2031 election?'],
  },
  'race-of-candidate': {
    weight: 0.1,
    example: [
      {
        event: 'Ohio Republican Senate primary 2032',
        title: 'Will Ann Roe win the 2032 Republican primary for Senate in Ohio?',
        label: 'Ann Roe',
      },
      { event: 'Republican primary 2032', title: 'Will Ann Roe win the 2032 primary?', label: 'Ann Roe' },
    ],
    counterExample: ['Will Ann Roe win the 2032 Ohio election?', 'Will Ann Roe win the 2032 election?'],
  },
  'repeated-of-event': {
    weight: 0,
    example: [
      {
        event: 'Who will win the 2031 Zorro Prize?',
        title: 'Zorro Prize 2031 laureate: Ann Roe',
        label: 'Ann Roe',
        siblings: ['Zorro Prize 2031 laureate: Bob Doe'],
      },
      {
        event: 'Who will win the 2031 Zorro Prize?',
        title: 'Will Ann Roe win the 2031 Zorro Prize?',
        label: 'Ann Roe',
        siblings: ['Will Bob Doe win the 2031 Zorro Prize?'],
      },
    ],
    counterExample: ['Zorro Prize 2031 laureate: Ann Roe', 'Will Ann Roe win the 2031 Zorro Prize?'],
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
  'seats-held': {
    weight: 0.1,
    example: [
      'Will Democrats win between 200 and 209 House seats in 2030?',
      'Will Democrats hold between 200 and 209 House seats after the 2030 elections?',
    ],
    counterExample: ['Will Democrats win the House in 2030?', 'Will Democrats hold a convention in 2030?'],
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
  'spelt-out': {
    weight: 0.05,
    example: ['Will the LZF expel Peru in 2031?', 'Will the Lima Zorro Federation expel Peru in 2031?'],
    counterExample: ['Will the LZF expel Peru in 2031?', 'Will the Lima Poetry Union expel Peru in 2031?'],
  },
  'state-of-district': {
    weight: 0.1,
    example: [
      'Will a Democrat win the Ohio OH-9 House race in 2032?',
      'Will a Democrat win the OH-9 House race in 2032?',
    ],
    counterExample: [
      'Will a Democrat win the OH-8 House race in 2032?',
      'Will a Democrat win the OH-9 House race in 2032?',
    ],
  },
  'stated-otherwise': {
    weight: 0.05,
    example: ['Will Ann Roe win Survivor 51?', 'Will Ann Roe win Survivor Season 51?'],
    counterExample: ['Will Ann Roe win Survivor 51?', 'Will Ann Roe win Survivor Season 52?'],
  },
  'win-of-prize': {
    weight: 0.05,
    example: ['Will Zorro win the 2031 Oscar for Best Picture?', 'Will Zorro be the 2031 Oscar Best Picture?'],
    counterExample: ['Will Ann Roe win a duel in 2031?', 'Will Ann Roe be in a duel in 2031?'],
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
  'stated-by-rules': {
    weight: 0.05,
    example: [
      'Will Ann Roe be removed as Speaker in 2031?',
      {
        title: 'Will the Speaker be removed in 2031?',
        rules: 'If Ann Roe is removed as Speaker before Jan 1, 2032, then the market resolves to Yes.',
      },
    ],
    counterExample: [
      'Will Ann Roe be removed as Speaker in 2031?',
      {
        title: 'Will the Speaker be removed in 2031?',
        rules: 'If Bob Doe is removed as Speaker before Jan 1, 2032, then the market resolves to Yes.',
      },
    ],
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

/** The id of a forgiveness: a rule that changes the weight of a token that only one of two questions has. */
export type ForgivenessId = keyof typeof rows

/** All rules that change the weight of a token that only one of two questions has, by their ids. */
export const forgivenesses: Readonly<Record<ForgivenessId, Forgiveness>> = rows
