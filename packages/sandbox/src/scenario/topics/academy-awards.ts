import { group, near, type Topic } from '../families/draft.ts'
import { chances, field } from '../families/options.ts'
import { question } from '../families/question.ts'

const awards = { category: 'culture', tags: ['Culture', 'Awards'] } as const

const oscars = { ...awards, closes: '2027-03-14' }

const films = field(
  'The Odyssey 37; Digger 13; Disclosure Day 12; Dune: Part Three 10; The Social Reckoning 8; Wild Horse Nine 7; Project Hail Mary 6; Fjord 4; Werwulf 3',
)

const picture = question({
  ...oscars,
  key: 'oscars 2027 picture',
  options: films,
  listings: [
    {
      venue: 'polymarket',
      title: 'Oscars 2027: Best Picture Winner',
      ask: 'Will "{name}" win Best Picture at the 2027 Oscars?',
      fact: '"{name}" wins Best Picture at the 99th Academy Awards',
    },
    {
      venue: 'kalshi',
      ticker: 'KXOSCARPIC-27',
      title: 'Oscar for Best Picture?',
      subtitle: '99th Academy Awards',
      ask: 'Will {name} win Best Picture at the 99th Academy Awards?',
      fact: '{name} wins the Oscar for Best Picture at the ceremony in 2027',
    },
    {
      venue: 'limitless',
      ask: '🎬 Will {name} win the Best Picture Oscar in 2027?',
      fact: '{name} wins Best Picture at the ceremony of March 2027',
      apart: true,
      only: ['TODYS', 'DIGGE', 'DDAY'],
    },
    {
      venue: 'manifold',
      title: 'Which film wins Best Picture at the 2027 Academy Awards?',
      ask: 'Which film wins Best Picture at the 2027 Academy Awards? {name}',
      fact: '{name} wins',
    },
  ],
})

const nominees = question({
  ...oscars,
  key: 'oscars 2027 picture nominated',
  closes: '2027-01-21',
  exclusive: false,
  options: chances(
    'The Odyssey 0.97; Digger 0.8; Disclosure Day 0.71; Dune: Part Three 0.72; The Social Reckoning 0.55; Fjord 0.3; Werwulf 0.2',
  ),
  listings: [
    {
      venue: 'kalshi',
      ticker: 'KXOSCARNOMPIC-27',
      title: 'Oscar nominations for Best Picture?',
      ask: 'Will {name} be nominated for Best Picture at the 99th Academy Awards?',
      fact: '{name} is nominated',
    },
  ],
})

const director = question({
  ...oscars,
  key: 'oscars 2027 director',
  options: field('Christopher Nolan 55; Alejandro González Iñárritu 22; Steven Spielberg 15; Denis Villeneuve 8'),
  listings: [
    {
      venue: 'polymarket',
      title: 'Oscars 2027: Best Director Winner',
      ask: 'Will {name} win Best Director at the 2027 Oscars?',
      fact: '{name} wins Best Director at the 99th Academy Awards',
    },
    {
      venue: 'predictit',
      title: 'Who will win the Oscar for Best Director in 2027?',
      ask: 'Who will win the Oscar for Best Director in 2027? {last}',
      label: '{last}',
    },
  ],
})

const globe = question({
  ...awards,
  key: 'golden globes 2027 director',
  closes: '2027-01-10',
  options: field('Christopher Nolan 58; Alejandro González Iñárritu 20; Steven Spielberg 16; Denis Villeneuve 6'),
  listings: [
    {
      venue: 'kalshi',
      ticker: 'KXGGDIR-27',
      title: 'Golden Globe for Best Director?',
      ask: 'Will {name} win Best Director at the 84th Golden Globes?',
      fact: '{name} wins the Golden Globe',
    },
  ],
})

const acting = (part: string, code: string, names: string, ...venues: ('kalshi' | 'polymarket' | 'limitless')[]) =>
  question({
    ...oscars,
    key: `oscars 2027 ${part}`,
    options: field(names),
    fact: `{name} wins the Oscar for ${part} in 2027`,
    listings: [
      {
        venue: 'polymarket' as const,
        title: `Oscars 2027: ${part} Winner`,
        ask: `Will {name} win ${part} at the 2027 Oscars?`,
      },
      {
        venue: 'kalshi' as const,
        ticker: `KXOSCAR${code}-27`,
        title: `Oscar for ${part}?`,
        subtitle: '99th Academy Awards',
        ask: `Will {name} win ${part} at the 99th Academy Awards?`,
      },
      { venue: 'limitless' as const, title: `Oscars 2027: ${part}`, ask: `Oscars 2027: ${part}: {name}` },
    ].filter(({ venue }) => (venues as string[]).includes(venue)),
  })

export const academyAwards: Topic = {
  groups: [
    group('Oscars 2027: picture', 'event-per-option', picture),
    group('Oscars 2027: director', 'seasons', director),
    group(
      'Oscars 2027: actress',
      'seasons',
      acting(
        'Best Actress',
        'ACTR',
        'Zendaya 22; Amy Adams 28; Cynthia Erivo 14; Sandra Hüller 36',
        'kalshi',
        'polymarket',
      ),
    ),
  ],
  others: [
    nominees,
    globe,
    acting('Best Supporting Actress', 'SUPACTR', 'Zendaya 30; Anne Hathaway 40; Lupita Nyong’o 30', 'limitless'),
  ].flat(),
  nearMisses: [
    near(
      'nominated-or-won',
      'superset',
      'kalshi oscars 2027 picture nominated DIGGE',
      'polymarket oscars 2027 picture DIGGE',
    ),
    near('ceremony', 'overlap', 'kalshi golden globes 2027 director CNOLA', 'predictit oscars 2027 director CNOLA'),
    near(
      'category',
      'overlap',
      'limitless oscars 2027 Best Supporting Actress ZENDA',
      'kalshi oscars 2027 Best Actress ZENDA',
    ),
    near('other-option', 'disjoint', 'limitless oscars 2027 picture DDAY', 'kalshi oscars 2027 picture TODYS'),
  ],
}
