import { bands } from '../families/bands.ts'
import { group, near, type Topic } from '../families/draft.ts'
import { chances, field } from '../families/options.ts'
import { question } from '../families/question.ts'

const film = { category: 'culture', tags: ['Culture', 'Movies'] } as const

const millions = (value: number) => `$${value}m`

const opening = bands({ mean: 232, deviation: 28, write: millions })

const doomsday = question({
  ...film,
  key: 'avengers doomsday domestic opening',
  closes: '2026-12-21T17:00:00Z',
  listings: [
    {
      venue: 'polymarket',
      title: '"Avengers: Doomsday" Opening Weekend Box Office',
      ask: 'Will "Avengers: Doomsday" Opening Weekend Box Office be {band}?',
      label: '{short}',
      fact: 'the domestic 3-day opening weekend gross of "Avengers: Doomsday" (December 18–20) is {band}',
      source: 'The Numbers',
      options: [
        ...opening.below(180),
        ...opening.between([180, 200], [200, 220], [220, 240], [240, 260]),
        ...opening.atLeast(260),
      ],
    },
    {
      venue: 'kalshi',
      ticker: 'KXBOXOFFICE-AVD26',
      title: '"Avengers: Doomsday" domestic opening weekend?',
      ask: 'Will Avengers: Doomsday earn {band} in its domestic opening weekend?',
      fact: 'the domestic gross of Avengers: Doomsday from December 18 to December 20, 2026 is {band}',
      options: opening.above(160, 180, 200, 220, 240, 260, 280),
      exclusive: false,
    },
  ],
})

const abroad = question({
  ...film,
  key: 'avengers doomsday worldwide opening',
  closes: '2026-12-21T17:00:00Z',
  exclusive: false,
  listings: [
    {
      venue: 'limitless',
      title: '"Avengers: Doomsday" Worldwide Opening Weekend',
      ask: '"Avengers: Doomsday" Worldwide Opening Weekend: {name}',
      fact: 'the worldwide gross up to December 20 is {band}',
      options: bands({ mean: 520, deviation: 60, write: millions }).above(240, 450, 500, 600),
    },
  ],
})

const whole = question({
  ...film,
  key: 'avengers doomsday domestic total',
  closes: '2027-06-30',
  exclusive: false,
  listings: [
    {
      venue: 'limitless',
      title: '"Avengers: Doomsday" Domestic Total Gross',
      ask: '"Avengers: Doomsday" Domestic Total Gross: {name}',
      fact: 'the domestic gross by June 30, 2027 is {band}',
      options: bands({ mean: 690, deviation: 90, write: millions }).above(240, 600, 700, 800),
    },
  ],
})

const dune = question({
  ...film,
  key: 'dune three domestic opening',
  closes: '2026-12-21T17:00:00Z',
  exclusive: false,
  listings: [
    {
      venue: 'kalshi',
      ticker: 'KXBOXOFFICE-DUN26',
      title: '"Dune: Part Three" domestic opening weekend?',
      ask: 'Will Dune: Part Three earn {band} in its domestic opening weekend?',
      fact: 'the domestic gross of Dune: Part Three from December 18 to December 20, 2026 is {band}',
      options: bands({ mean: 88, deviation: 14, write: millions }).above(60, 80, 100, 120),
    },
  ],
})

const tomatoes = bands({ mean: 90, deviation: 3.2, step: 1, write: String })

const score = question({
  ...film,
  key: 'dune three tomatometer 2026-12-21',
  closes: '2026-12-21T15:00:00Z',
  listings: [
    {
      venue: 'kalshi',
      ticker: 'KXRTDUNE-26',
      title: '"Dune: Part Three" Rotten Tomatoes score?',
      ask: 'Dune: Part Three Rotten Tomatoes score {band}?',
      fact: 'the Tomatometer of Dune: Part Three on December 21, 2026 at 10 AM ET is {band}',
      options: tomatoes.above(79, 84, 86, 88, 90, 92, 94),
      exclusive: false,
    },
    {
      venue: 'polymarket',
      title: '"Dune: Part Three" Rotten Tomatoes score?',
      ask: 'Will "Dune: Part Three" Rotten Tomatoes score be {band}?',
      label: '{short}',
      fact: 'the Tomatometer on December 21, 2026, 10:00 AM ET is {band}',
      options: [...tomatoes.atMost(84), ...tomatoes.between([85, 88], [89, 92]), ...tomatoes.atLeast(93)],
    },
  ],
})

const audience = question({
  ...film,
  key: 'dune three popcornmeter 2026-12-21',
  closes: '2026-12-21T15:00:00Z',
  exclusive: false,
  listings: [
    {
      venue: 'limitless',
      title: '"Dune: Part Three" Rotten Tomatoes audience score',
      ask: '"Dune: Part Three" Rotten Tomatoes audience score: {name}',
      fact: 'the Popcornmeter on December 21, 2026 is {band}',
      options: bands({ mean: 93, deviation: 2.5, step: 1, write: String }).above(88, 92, 94),
    },
  ],
})

const grossing = question({
  ...film,
  key: 'top domestic film of 2026',
  closes: '2027-01-04',
  options: field(
    'Avengers: Doomsday 17; The Super Mario Galaxy Movie 49; Toy Story 5 22; Moana 5; Spider-Man: Brand New Day 7',
  ),
  listings: [
    {
      venue: 'polymarket',
      title: 'Highest grossing movie in 2026?',
      ask: 'Will "{name}" be the top grossing movie of 2026?',
      fact: '"{name}" has the highest domestic gross of the calendar year 2026',
    },
    {
      venue: 'manifold',
      title: 'Top movie at the US box office in 2026',
      ask: 'Top movie at the US box office in 2026: {name}',
      fact: '{name} has the highest domestic calendar-year gross',
    },
  ],
})

const bond = question({
  ...film,
  key: 'next james bond',
  closes: '2027-12-31',
  options: field(
    'Callum Turner 44; Jacob Elordi 14; Aaron Taylor-Johnson 12; Harris Dickinson 12; Theo James 10; Tom Holland 8',
  ),
  listings: [
    {
      venue: 'polymarket',
      title: 'Next James Bond actor?',
      ask: 'Will {name} be announced as the next James Bond?',
      fact: '{name} is officially announced as the next James Bond by December 31, 2027',
    },
    {
      venue: 'kalshi',
      ticker: 'KXBOND-28',
      title: 'Who will be the next James Bond?',
      ask: 'Will {name} be announced as the next James Bond?',
      fact: '{name} is officially announced to succeed Daniel Craig before Jan 1, 2028',
    },
  ],
})

const netflix = question({
  ...film,
  key: 'netflix top 10 2026-11-24',
  closes: '2026-11-24',
  exclusive: false,
  options: chances('Stranger Things 0.55; The Night Agent 0.4; Emily in Paris 0.35; Black Mirror 0.2; Bridgerton 0.3'),
  listings: [
    {
      venue: 'kalshi',
      ticker: 'KXNETFLIXRANKSHOW-26NOV24',
      title: 'Netflix US Top 10 TV shows this week?',
      ask: 'Will {name} be in the Top 10 US Netflix shows on Nov 24, 2026?',
      fact: '{name} is on the list',
    },
  ],
})

export const screen: Topic = {
  groups: [
    group('Avengers: Doomsday, opening weekend', 'ladder-and-brackets', doomsday),
    group('Dune: Part Three, critics’ score', 'ladder-and-brackets', score),
    group('top film of 2026', 'other-names', grossing),
    group('next James Bond', 'same-options', bond),
  ],
  others: [abroad, whole, dune, audience, netflix].flat(),
  nearMisses: [
    near(
      'domestic-or-worldwide',
      'superset',
      'limitless avengers doomsday worldwide opening >= 240',
      'kalshi avengers doomsday domestic opening >= 240',
    ),
    near(
      'opening-or-total',
      'superset',
      'limitless avengers doomsday domestic total >= 240',
      'kalshi avengers doomsday domestic opening >= 240',
    ),
    near(
      'film',
      'none',
      'kalshi dune three domestic opening >= 100',
      'polymarket avengers doomsday domestic opening >= 260',
    ),
    near(
      'critics-or-audience',
      'overlap',
      'limitless dune three popcornmeter 2026-12-21 >= 93',
      'kalshi dune three tomatometer 2026-12-21 >= 93',
    ),
    near(
      'bracket-in-ladder',
      'superset',
      'kalshi avengers doomsday domestic opening >= 200',
      'polymarket avengers doomsday domestic opening 200 .. 220',
    ),
  ],
}
