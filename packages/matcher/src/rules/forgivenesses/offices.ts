import type { Forgiveness } from '../forgiveness.ts'

/** Forgivenesses for words that a post or an election implies. */
export const forgivenessesOfOffices = {
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
  'holder-of-office': {
    weight: 0,
    example: ['Will the President be impeached before 2027?', 'Will Trump be impeached before 2027?'],
    counterExample: ['Will the President be impeached before 2032?', 'Will Trump be impeached before 2032?'],
  },
  'house-of-district': {
    weight: 0.1,
    example: ['Will Democrats win the House race for OH-9?', "Will Democrats win Ohio's 9th congressional district?"],
    counterExample: ['Will Democrats win the House in 2030?', 'Will Democrats win the Senate in 2030?'],
  },
  'next-election': {
    weight: 0.05,
    example: ['Will Ann Roe win the next Peruvian election?', 'Will Ann Roe win the Peruvian election?'],
    counterExample: ['Will Ann Roe win the next Peruvian election?', 'Will Ann Roe win the 2031 Peruvian election?'],
  },
  'next-holder': {
    weight: 0.05,
    example: [
      { title: 'Will Ann Roe be the next Governor of Ohio?', closes: '2030-11-06T00:00:00Z' },
      { title: 'Will Ann Roe win the 2030 Ohio gubernatorial election?', closes: '2030-11-05T00:00:00Z' },
    ],
    counterExample: [
      { title: 'Will Ann Roe be the next Governor of Ohio?', closes: '2026-11-06T00:00:00Z' },
      { title: 'Will Ann Roe win the 2030 Ohio gubernatorial election?', closes: '2030-11-05T00:00:00Z' },
    ],
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
  'party-of-politician': {
    weight: 0.1,
    example: [
      'Will Ted Cruz run for the 2032 Republican presidential nomination?',
      'Will Ted Cruz run for president in 2032?',
    ],
    counterExample: [
      'Will Ted Cruz run for the 2032 Democratic presidential nomination?',
      'Will Ted Cruz run for president in 2032?',
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
  'seats-held': {
    weight: 0.1,
    example: [
      'Will Democrats win between 200 and 209 House seats in 2030?',
      'Will Democrats hold between 200 and 209 House seats after the 2030 elections?',
    ],
    counterExample: ['Will Democrats win the House in 2030?', 'Will Democrats hold a convention in 2030?'],
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
} as const satisfies Record<string, Forgiveness>
