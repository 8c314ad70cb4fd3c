import type { Forgiveness } from '../forgiveness.ts'

/** Forgivenesses for words that the other question, its event, its venue or its resolution rules imply. */
export const forgivenessesOfContexts = {
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
  'home-of-venue': {
    weight: 0.1,
    example: ['Will TikTok be banned in the United States in 2031?', 'Will TikTok be banned in 2031?'],
    counterExample: ['Will TikTok be banned in Canada in 2031?', 'Will TikTok be banned in 2031?'],
  },
  'implied-word': {
    weight: 0.05,
    example: ['Will SpaceX launch Starship in 2031?', 'Will Starship launch in 2031?'],
    counterExample: ['Will SpaceX launch Starship in 2031?', 'Will SpaceX launch Dragon in 2031?'],
  },
  'league-meant': {
    weight: 0.1,
    example: [
      'Will the Lakers trade Ann Roe in the 2031 NBA draft?',
      'Will the Lakers trade Ann Roe in the 2031 draft?',
    ],
    counterExample: ['Will Ann Roe be picked in the 2031 NBA draft?', 'Will Ann Roe be picked in the 2031 draft?'],
  },
  'game-of-several': {
    weight: 1,
    example: ['Will Zorba win the VALORANT World Championship 2031?', 'Will Zorba win the World Championship 2031?'],
    counterExample: ['Will Zorba win VALORANT Masters Quorra 2031?', 'Will Zorba win Masters Quorra 2031?'],
  },
  'game-of-tournament': {
    weight: 0.05,
    example: ['Will Zorba win VALORANT Masters Quorra 2031?', 'Will Zorba win Masters Quorra 2031?'],
    counterExample: [
      'Will Zorba win the VALORANT World Championship 2031?',
      'Will Zorba win the World Championship 2031?',
    ],
  },
  'sport-of-league': {
    weight: 0.05,
    example: ['Cricket - IPL 2031 - Winner: Mumbai Indians', 'Will Mumbai Indians win IPL 2031?'],
    counterExample: ['Basketball - La Liga 2030-31 - Winner: Barcelona', 'Will Barcelona win La Liga in 2030-31?'],
  },
  'sport-of-conference': {
    weight: 0.05,
    example: [
      "Will Quilmar win the 2030-31 SEC Men's Basketball regular season championship?",
      'Will Quilmar be the SEC regular season champions?',
    ],
    counterExample: [
      "Will Quilmar win the 2030-31 SEC Men's Basketball tournament?",
      'Will Quilmar win the 2030-31 SEC tournament?',
    ],
  },
  'meeting-in-usa': {
    weight: 1,
    example: ['Will Ann Roe and Bob Doe meet in the US before 2032?', 'Will Ann Roe and Bob Doe meet before 2032?'],
    counterExample: ['Will the US and Peru meet before 2032?', 'Will Peru meet before 2032?'],
  },
  'own-of-war': {
    weight: 1,
    example: [
      'Will there be 1,000 US deaths in the war with Iran in 2031?',
      'Will there be 1,000 deaths in the war with Iran in 2031?',
    ],
    counterExample: [
      'Will there be 1,000 US deaths from measles in 2031?',
      'Will 1,000 people die of measles in 2031?',
    ],
  },
  'next-beside-deadline': {
    weight: 1,
    example: [
      'Will Ann Roe be the next Prime Minister of Peru?',
      'Will Ann Roe become Prime Minister of Peru before 2035?',
    ],
    counterExample: ['Will Ann Roe be the next Prime Minister of Peru?', 'Will Ann Roe become Prime Minister of Peru?'],
  },
  movement: {
    weight: 0.1,
    example: ['Will CPI rise 0.3% in March 2031?', 'Will monthly CPI be 0.3% in March 2031?'],
    counterExample: ['Will wages rise 0.3% in March 2031?', 'Will monthly wages be 0.3% in March 2031?'],
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
  'same-criterion': {
    weight: 0,
    example: [
      {
        title: 'Will Ann Roe vanish from the throne before 2032?',
        rules: 'If Ann Roe abdicates before Jan 1, 2032, then the market resolves to Yes.',
      },
      {
        title: 'Will Ann Roe give up her crown by the end of 2031?',
        rules: 'If Ann Roe abdicates by Dec 31, 2031, then the market resolves to Yes.',
      },
    ],
    counterExample: [
      {
        title: 'Will Ann Roe vanish from the throne before 2032?',
        rules: 'If Ann Roe abdicates before Jan 1, 2032, then the market resolves to Yes.',
      },
      {
        title: 'Will Ann Roe give up her crown by the end of 2031?',
        rules: 'If Ann Roe donates the crown by Dec 31, 2031, then the market resolves to Yes.',
      },
    ],
  },
  'reworded-by-rules': {
    weight: 0.1,
    example: [
      'Will Peru extradite Ann Roe before 2032?',
      {
        title: 'Will Peru send Ann Roe before 2032?',
        rules: 'If Peru extradites Ann Roe before Jan 1, 2032, then the market resolves to Yes.',
      },
    ],
    counterExample: [
      'Will Peru extradite Ann Roe before 2032?',
      {
        title: 'Will Peru send Ann Roe before 2032?',
        rules: 'If Peru sends Ann Roe before Jan 1, 2032, then the market resolves to Yes.',
      },
    ],
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
} as const satisfies Record<string, Forgiveness>
