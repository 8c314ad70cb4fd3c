import type { Veto } from '../veto.ts'

/** Vetoes about qualifiers of two questions: stages, rounds, groups, places and sexes. */
export const vetoesOfQualifiers = {
  'candidate-beside-nominee': {
    comparison: 'stage',
    feature: 'scope differs',
    example: [
      'Will Ann Roe run in the 2031 Lima Democratic mayoral primary?',
      {
        event: '2031 Lima mayoral election: Democratic nominee',
        title: '2031 Lima mayoral election: Democratic nominee - Ann Roe',
        label: 'Ann Roe',
        siblings: ['2031 Lima mayoral election: Democratic nominee - Bob Poe'],
      },
    ],
    counterExample: [
      'Will Ann Roe win the 2031 Lima Democratic mayoral primary?',
      {
        event: '2031 Lima mayoral election: Democratic nominee',
        title: '2031 Lima mayoral election: Democratic nominee - Ann Roe',
        label: 'Ann Roe',
        siblings: ['2031 Lima mayoral election: Democratic nominee - Bob Poe'],
      },
    ],
  },
  'group-winner-advances': {
    comparison: 'group',
    feature: 'scope differs',
    example: [
      'Will Japan win Group F of the 2034 FIFA World Cup?',
      'Will Japan advance to the knockout stage of the 2034 FIFA World Cup?',
    ],
    counterExample: [
      'Will Japan win Group F of the 2034 FIFA World Cup?',
      'Will Japan advance to the final of the 2034 FIFA World Cup?',
    ],
  },
  'in-round': {
    comparison: 'round',
    feature: 'scope differs',
    example: [
      'Will the bout of Roe and Doe end by knockout in round 1?',
      'Will the bout of Roe and Doe end by knockout?',
    ],
    counterExample: [
      'Will the bout of Roe and Doe end by knockout in round 1?',
      'Will the bout of Roe and Doe end in round 1 by knockout?',
    ],
  },
  'one-sided-qualifier': {
    comparison: 'scope',
    feature: 'scope differs',
    example: [
      'Will Ann Roe finish in the top 5 of the 2031 Lima Marathon?',
      'Will Ann Roe win the 2031 Lima Marathon?',
    ],
    counterExample: [
      'Will Ann Roe finish first in the 2031 Lima Marathon?',
      'Will Ann Roe win the 2031 Lima Marathon?',
    ],
  },
  'other-places': {
    comparison: 'place',
    feature: 'scope differs',
    example: [
      'Will Leeds finish in 2nd place in the 2031 Premier League?',
      'Will Leeds finish in the top 4 in the 2031 Premier League?',
    ],
    counterExample: [
      'Will Leeds finish in the top 6 in the 2031 Premier League?',
      'Will Leeds finish in the top 4 in the 2031 Premier League?',
    ],
  },
  'other-qualifier': {
    comparison: 'scope',
    feature: 'scope differs',
    example: [
      'Will Ann Roe win the 2031 Democratic primary in OH-8?',
      'Will Ann Roe win the 2031 Democratic primary in OH-9?',
    ],
    counterExample: [
      'Will Ann Roe win the 2031 Democratic primary in OH-9?',
      'Will Ann Roe win the 2031 Democratic primary in OH-09?',
    ],
  },
  'other-sex': {
    comparison: 'league',
    example: [
      'Will Ann Roe win the 2031 WNBA award for sportsmanship?',
      "Will Ann Roe win the 2031 men's award for sportsmanship?",
    ],
    counterExample: [
      'Will Ann Roe win the 2031 WNBA award for sportsmanship?',
      'Will Ann Roe win the 2031 award for sportsmanship?',
    ],
  },
  'ranking-after-round': {
    comparison: 'round',
    feature: 'scope differs',
    example: [
      'Will Ann Roe be in the top 10 after round 3 of the 2031 PGA Championship?',
      'Will Ann Roe finish in the top 10 of the 2031 PGA Championship?',
    ],
    counterExample: [
      'Will Ann Roe be in the top 10 of the 2031 PGA Championship?',
      'Will Ann Roe finish in the top 10 of the 2031 PGA Championship?',
    ],
  },
} as const satisfies Record<string, Veto>
