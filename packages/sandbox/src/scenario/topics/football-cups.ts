import { group, near, type Topic } from '../families/draft.ts'
import { field } from '../families/options.ts'
import { question } from '../families/question.ts'

const futures = { category: 'sports', tags: ['Sports', 'Soccer', 'Futures'] } as const

const europe = question({
  ...futures,
  key: 'champions league winner 2026-27',
  closes: '2027-06-05',
  options: field(
    `Arsenal 17; Bayern Munich 15; Paris Saint-Germain 14; Barcelona 11; Manchester City 9; Real Madrid 9; Liverpool 8; Chelsea 4; Inter 3; Atletico Madrid 2;
     Napoli 1.2; Newcastle 1; Borussia Dortmund 1; Juventus 0.8; Tottenham 0.8; Sporting 0.6; Benfica 0.5; PSV 0.4; Galatasaray 0.4; Marseille 0.3`,
  ),
  listings: [
    {
      venue: 'polymarket',
      title: 'UEFA Champions League Winner',
      ask: 'Will {name} win the 2026–27 Champions League?',
      fact: '{name} win the 2026-27 UEFA Champions League',
      names: { BMUNI: 'FC Bayern München', PSAIN: 'PSG' },
    },
    {
      venue: 'kalshi',
      ticker: 'KXUCL-27',
      title: 'UEFA Champions League Winner?',
      subtitle: '2026-27',
      ask: 'Will {name} win the UEFA Champions League?',
      fact: '{name} wins the 2026-27 UEFA Champions League',
      names: { PSAIN: 'PSG', INTER: 'Inter Milan' },
    },
  ],
})

const final = question({
  ...futures,
  key: 'champions league final 2026-27',
  closes: '2027-05-06',
  exclusive: false,
  options: field(
    'Arsenal 33; Bayern Munich 29; Paris Saint-Germain 28; Barcelona 22; Manchester City 18; Real Madrid 18; Liverpool 16; Inter 6',
  ),
  listings: [
    {
      venue: 'limitless',
      title: 'Champions League 2026-27: Club to Reach Final',
      ask: 'Champions League 2026-27: Club to Reach Final: {name}',
      fact: '{name} play the 2027 final',
    },
  ],
})

const groupStage = (letter: string, venue: 'kalshi' | 'limitless', names: string) =>
  question({
    ...futures,
    key: `afcon 2027 group ${letter}`,
    closes: '2027-06-30',
    options: field(names),
    listings: [
      venue === 'kalshi'
        ? {
            venue,
            ticker: `KXAFCONGROUP-27${letter}`,
            title: `AFCON Group ${letter} Winner`,
            ask: `Will {name} win Group ${letter} of the 2027 Africa Cup of Nations?`,
            fact: `{name} finishes first in Group ${letter}`,
          }
        : {
            venue,
            title: `AFCON 2027 Group ${letter} Winner`,
            ask: `AFCON 2027 Group ${letter} Winner: {name}`,
            fact: `{name} finish first in Group ${letter}`,
          },
    ],
  })

const africa = question({
  ...futures,
  key: 'afcon 2027 winner',
  closes: '2027-07-18',
  options: field(
    'Morocco 27; Senegal 17; Egypt 13; Nigeria 12; Algeria 11; Ivory Coast 11; Cameroon 5; South Africa 4',
  ),
  listings: [
    {
      venue: 'polymarket',
      title: 'Africa Cup of Nations 2027 Winner',
      ask: 'Will {name} win the 2027 Africa Cup of Nations?',
      fact: '{name} win the tournament',
      names: { ICOAS: "Côte d'Ivoire" },
    },
    {
      venue: 'kalshi',
      ticker: 'KXAFCON-27',
      title: 'Africa Cup of Nations Winner?',
      subtitle: '2027',
      ask: 'Will {name} win the 2027 Africa Cup of Nations?',
      fact: '{name} wins AFCON 2027',
    },
  ],
})

const women = question({
  ...futures,
  key: 'womens world cup 2027 winner',
  closes: '2027-07-25',
  options: field('Spain 32; England 17; United States 22; Germany 10; France 9; Brazil 10'),
  listings: [
    {
      venue: 'kalshi',
      ticker: 'KXWWC-27',
      title: "Women's World Cup Winner?",
      subtitle: '2027',
      ask: "Will {name} win the 2027 Women's World Cup?",
      fact: "{name} wins the 2027 FIFA Women's World Cup",
    },
    {
      venue: 'manifold',
      ask: "Who will lift the 2027 Women's World Cup in Brazil? {name}",
      title: "Who will lift the 2027 Women's World Cup in Brazil?",
      names: { USTAT: 'USA' },
      fact: '{name} are world champions',
    },
  ],
})

const men = question({
  ...futures,
  key: 'mens world cup 2030 winner',
  closes: '2030-07-21',
  options: field('Spain 20; France 18; England 14; Brazil 14; Argentina 12; Germany 12; Portugal 10'),
  listings: [
    {
      venue: 'polymarket',
      title: '2030 FIFA World Cup Winner',
      ask: 'Will {name} win the 2030 FIFA World Cup?',
      fact: '{name} win the 2030 World Cup',
    },
  ],
})

export const footballCups: Topic = {
  groups: [
    group('champions league: winner 2026-27', 'other-names', europe),
    group('afcon 2027: winner', 'other-names', africa),
    group("women's world cup 2027: winner", 'same-options', women),
  ],
  others: [
    final,
    groupStage('A', 'kalshi', 'Kenya 30; Morocco 50; Gabon 20'),
    groupStage('D', 'limitless', 'Senegal 45; Mali 30; Angola 25'),
    men,
  ].flat(),
  nearMisses: [
    near(
      'stage',
      'superset',
      'limitless champions league final 2026-27 ARSEN',
      'polymarket champions league winner 2026-27 ARSEN',
    ),
    near(
      'other-prize',
      'overlap',
      'kalshi la liga winner 2026-27 BARCE',
      'polymarket champions league winner 2026-27 BARCE',
    ),
    near('group-letter', 'none', 'kalshi afcon 2027 group A MOROC', 'limitless afcon 2027 group D SENEG'),
    near('stage', 'overlap', 'kalshi afcon 2027 group A MOROC', 'polymarket afcon 2027 winner MOROC'),
    near(
      'men-or-women',
      'none',
      'kalshi womens world cup 2027 winner SPAIN',
      'polymarket mens world cup 2030 winner SPAIN',
    ),
  ],
}
