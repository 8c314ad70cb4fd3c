import { group, near, type Topic } from '../families/draft.ts'
import { duel } from '../families/duel.ts'
import { field, type Option } from '../families/options.ts'
import { question } from '../families/question.ts'

const sport = (...tags: string[]) => ({ category: 'sports' as const, tags: ['Sports', ...tags] })

/** How likely the first n places are, for someone with this chance of the first. */
const within = (places: number, options: readonly Option[]): Option[] =>
  options.map((option) => ({ ...option, fair: 1 - (1 - option.fair) ** (places * 0.9) }))

const golfers = field(
  `Scottie Scheffler 21; Rory McIlroy 12; Jon Rahm 8; Bryson DeChambeau 8; Xander Schauffele 7; Ludvig Aberg 7; Tommy Fleetwood 6; Collin Morikawa 5;
   Justin Thomas 4; Viktor Hovland 4; Joaquin Niemann 4; Hideki Matsuyama 4; Patrick Cantlay 3; Cameron Young 4; Justin Rose 3`,
)

const masters = question({
  ...sport('Golf'),
  key: 'masters 2027 winner',
  closes: '2027-04-11',
  options: golfers,
  listings: [
    {
      venue: 'polymarket',
      title: 'The Masters - Winner',
      ask: 'Will {name} win the 2027 Masters Tournament?',
      fact: '{name} wins the 2027 Masters',
    },
    {
      venue: 'kalshi',
      ticker: 'KXPGATOUR-MAST27',
      title: 'The Masters Winner?',
      subtitle: '2027',
      ask: 'Will {name} win The Masters?',
      fact: '{name} wins the 2027 Masters Tournament',
      names: { LABER: 'Ludvig Åberg' },
    },
  ],
})

const mastersPlaces = (n: number, venue: 'kalshi' | 'limitless') =>
  question({
    ...sport('Golf'),
    key: `masters 2027 top ${n}`,
    closes: '2027-04-11',
    exclusive: false,
    options: within(n, golfers),
    listings: [
      venue === 'kalshi'
        ? {
            venue,
            ticker: `KXPGATOP${n}-MAST27`,
            title: `The Masters: Top ${n} Finishers`,
            ask: `The Masters: Will {name} finish top ${n}?`,
            fact: `{name} finishes the 2027 Masters in the top ${n}, ties included`,
          }
        : {
            venue,
            title: `⛳ 2027 Masters: Top ${n}`,
            ask: `2027 Masters: Top ${n}: {name}`,
            fact: `{name} finishes in the top ${n}, ties included`,
            only: ['SSCHE', 'RMCIL', 'JRAHM', 'BDECH', 'XSCHA', 'LABER'],
          },
    ],
  })

const cut = question({
  ...sport('Golf'),
  key: 'masters 2027 cut',
  closes: '2027-04-11',
  exclusive: false,
  options: within(30, golfers.slice(0, 8)),
  listings: [
    {
      venue: 'polymarket',
      title: 'The Masters - To Make the Cut',
      ask: 'Will {name} make the cut at the 2027 Masters Tournament?',
      fact: '{name} makes the cut',
    },
  ],
})

const championship = question({
  ...sport('Golf'),
  key: 'pga championship 2027 winner',
  closes: '2027-05-23',
  options: golfers,
  listings: [
    {
      venue: 'polymarket',
      title: 'PGA Championship - Winner',
      ask: 'Will {name} win the 2027 PGA Championship?',
      fact: '{name} wins the 2027 PGA Championship',
      only: golfers.slice(0, 12).map(({ code }) => code),
      exclusive: false,
    },
  ],
})

const men = field(
  'Jannik Sinner 39; Carlos Alcaraz 37; Novak Djokovic 8; Alexander Zverev 5; Jack Draper 4; Ben Shelton 4; Taylor Fritz 3',
)

const australianMen = question({
  ...sport('Tennis'),
  key: 'australian open 2027 men',
  closes: '2027-01-31',
  options: men,
  listings: [
    {
      venue: 'polymarket',
      title: "2027 Men's Australian Open Winner",
      ask: "Will {name} win the 2027 Men's Australian Open?",
      fact: '{name} wins the men’s singles',
    },
    {
      venue: 'kalshi',
      ticker: 'KXATPAO-27',
      title: "Australian Open Men's Singles Winner?",
      ask: "Will {name} win the 2027 Australian Open Men's Singles?",
      fact: '{name} wins the 2027 Australian Open men’s singles',
    },
    {
      venue: 'manifold',
      title: 'Men’s singles champion at the Australian Open 2027',
      ask: 'Men’s singles champion at the Australian Open 2027: {name}',
      fact: '{name} wins the title',
    },
  ],
})

const australianWomen = question({
  ...sport('Tennis'),
  key: 'australian open 2027 women',
  closes: '2027-01-30',
  options: field('Aryna Sabalenka 34; Iga Swiatek 22; Coco Gauff 14; Elena Rybakina 16; Mirra Andreeva 14'),
  listings: [
    {
      venue: 'limitless',
      title: 'Australian Open 2027 Women’s Winner',
      ask: 'Australian Open 2027 Women’s Winner: {name}',
      fact: '{name} wins the women’s singles',
    },
  ],
})

const wimbledon = question({
  ...sport('Tennis'),
  key: 'wimbledon 2027 men',
  closes: '2027-07-11',
  options: men,
  listings: [
    {
      venue: 'limitless',
      title: 'Wimbledon 2027 Men’s Winner',
      ask: 'Wimbledon 2027 Men’s Winner: {name}',
      fact: '{name} wins the men’s singles',
    },
  ],
})

const davis = duel({
  key: 'davis cup 2026-11-22 SINNER-ALCARAZ',
  tags: ['Sports', 'Tennis'],
  starts: '2026-11-22T15:00:00Z',
  sides: ['Jannik Sinner', 'Carlos Alcaraz'],
  first: 0.53,
  prize: 'the Davis Cup singles rubber of November 22, 2026',
})

const firstSet = duel({
  key: 'davis cup 2026-11-22 SINNER-ALCARAZ set 1',
  tags: ['Sports', 'Tennis'],
  starts: '2026-11-22T15:00:00Z',
  sides: ['Jannik Sinner', 'Carlos Alcaraz'],
  first: 0.52,
  prize: 'the first set of the rubber of November 22, 2026',
})

export const golfAndTennis: Topic = {
  groups: [
    group('golf: Masters 2027', 'other-names', masters),
    group('tennis: Australian Open 2027, men', 'same-options', australianMen),
    group(
      'tennis: Sinner v Alcaraz',
      'team-outcomes',
      davis.polymarket({
        slug: 'davis-cup-sinner-alcaraz-2026-11-22',
        title: 'Davis Cup: Jannik Sinner vs Carlos Alcaraz',
        names: { JSINN: 'Sinner', CALCA: 'Alcaraz' },
      }),
      davis.kalshi({
        ticker: 'KXATPMATCH-26NOV22ALCSIN',
        title: 'Alcaraz vs Sinner',
        subtitle: 'Nov 22',
        ask: 'Will {name} win the Alcaraz vs Sinner : Davis Cup match?',
      }),
    ),
  ],
  others: [
    mastersPlaces(5, 'kalshi'),
    mastersPlaces(10, 'limitless'),
    cut,
    championship,
    australianWomen,
    wimbledon,
    firstSet.limitless({ title: 'Davis Cup, Sinner vs Alcaraz: First Set' }),
  ].flat(),
  nearMisses: [
    near('top-n', 'subset', 'kalshi masters 2027 top 5 SSCHE', 'limitless masters 2027 top 10 SSCHE'),
    near('top-n', 'superset', 'kalshi masters 2027 top 5 RMCIL', 'polymarket masters 2027 winner RMCIL'),
    near('make-the-cut', 'superset', 'polymarket masters 2027 cut SSCHE', 'kalshi masters 2027 top 5 SSCHE'),
    near('tournament', 'none', 'kalshi masters 2027 winner RMCIL', 'polymarket pga championship 2027 winner RMCIL'),
    near('men-or-women', 'none', 'limitless australian open 2027 women ASABA', 'kalshi australian open 2027 men JSINN'),
    near('tournament', 'none', 'limitless wimbledon 2027 men CALCA', 'kalshi australian open 2027 men CALCA'),
    near(
      'period',
      'overlap',
      'limitless davis cup 2026-11-22 SINNER-ALCARAZ set 1 first wins',
      'kalshi davis cup 2026-11-22 SINNER-ALCARAZ first wins',
    ),
  ],
}
