import { bands } from '../families/bands.ts'
import { group, near, type Topic } from '../families/draft.ts'
import { question } from '../families/question.ts'

const weather = { category: 'weather', tags: ['Weather', 'Temperature'] } as const

const fahrenheit = (mean: number) => bands({ mean, deviation: 2.6, step: 1, write: (value) => `${value}°F` })

const celsius = bands({ mean: 9.4, deviation: 1.2, step: 1, write: (value) => `${value}°C` })

const newYork = fahrenheit(49.2)

const highest = { ...weather, closes: '2026-11-26T05:00:00Z' }

const centralPark = question({
  ...highest,
  key: 'high of central park 2026-11-25',
  listings: [
    {
      venue: 'kalshi',
      ticker: 'KXHIGHNY-26NOV25',
      title: 'Highest temperature in NYC on Nov 25, 2026?',
      ask: 'Will the high temp in NYC be {band} on Nov 25, 2026?',
      fact: 'the highest temperature recorded in Central Park, New York for November 25, 2026 is {band}',
      source: "the National Weather Service's Climatological Report",
      options: [
        ...newYork.atMost(45),
        ...newYork.between([46, 47], [48, 49], [50, 51], [52, 53]),
        ...newYork.atLeast(54),
      ],
    },
    {
      venue: 'manifold',
      ask: 'Will Central Park (NYC) get to 54°F or warmer on Nov 25, 2026?',
      fact: 'the NWS climate report for Central Park shows a high of at least 54°F',
      options: newYork.atLeast(54),
      apart: true,
    },
  ],
})

const laGuardia = question({
  ...highest,
  key: 'high of laguardia 2026-11-25',
  listings: [
    {
      venue: 'polymarket',
      title: 'Highest temperature in NYC on November 25?',
      ask: 'Will the highest temperature in New York City be {band} on November 25?',
      label: '{short}',
      fact: 'the highest temperature recorded at LaGuardia Airport Station on November 25, 2026 is {band}',
      source: 'Wunderground',
      options: [
        ...newYork.atMost(45),
        ...newYork.between([46, 47], [48, 49], [50, 51], [52, 53]),
        ...newYork.atLeast(54),
      ],
    },
  ],
})

const miami = question({
  ...highest,
  key: 'high of miami airport 2026-11-25',
  listings: (
    [
      {
        venue: 'kalshi',
        ticker: 'KXHIGHMIA-26NOV25',
        title: 'Highest temperature in Miami on Nov 25, 2026?',
        ask: 'Will the high temp in Miami be {band} on Nov 25, 2026?',
        fact: 'the highest temperature recorded at Miami International Airport for November 25, 2026 is {band}',
      },
      {
        venue: 'polymarket',
        title: 'Highest temperature in Miami on November 25?',
        ask: 'Will the highest temperature in Miami be {band} on November 25?',
        label: '{short}',
        fact: 'the highest temperature at the Miami International Airport Station on November 25, 2026 is {band}',
      },
    ] as const
  ).map((listing) => ({
    ...listing,
    options: [
      ...fahrenheit(80.5).atMost(77),
      ...fahrenheit(80.5).between([78, 79], [80, 81], [82, 83]),
      ...fahrenheit(80.5).atLeast(84),
    ],
  })),
})

const chicago = (venue: 'kalshi' | 'polymarket') =>
  question({
    ...highest,
    key: `high of ${venue === 'kalshi' ? 'midway' : "o'hare"} 2026-11-25`,
    listings: [
      venue === 'kalshi'
        ? {
            venue,
            ticker: 'KXHIGHCHI-26NOV25',
            title: 'Highest temperature in Chicago on Nov 25, 2026?',
            ask: 'Will the high temp in Chicago be {band} on Nov 25, 2026?',
            fact: 'the highest temperature recorded at Chicago Midway for November 25, 2026 is {band}',
            options: [
              ...fahrenheit(41).atMost(37),
              ...fahrenheit(41).between([38, 39], [40, 41], [42, 43]),
              ...fahrenheit(41).atLeast(44),
            ],
          }
        : {
            venue,
            title: 'Highest temperature in Chicago on November 25?',
            ask: 'Will the highest temperature in Chicago be {band} on November 25?',
            label: '{short}',
            fact: "the highest temperature at the Chicago O'Hare International Airport Station on November 25, 2026 is {band}",
            options: [
              ...fahrenheit(40).atMost(36),
              ...fahrenheit(40).between([37, 38], [39, 40], [41, 42]),
              ...fahrenheit(40).atLeast(43),
            ],
          },
    ],
  })

const london = question({
  ...weather,
  key: 'high of london city airport 2026-11-24',
  closes: '2026-11-25T00:00:00Z',
  listings: (
    [
      {
        venue: 'polymarket',
        title: 'Highest temperature in London on November 24?',
        ask: 'Will the highest temperature in London be {band} on November 24?',
        label: '{short}',
      },
      {
        venue: 'limitless',
        title: '🌡️ Highest temperature in London on Nov 24',
        ask: 'Highest temperature in London on Nov 24: {short}',
        label: '{short}',
      },
    ] as const
  ).map((listing) => ({
    ...listing,
    fact: 'the highest temperature at London City Airport on November 24, 2026 is {band}',
    options: [...celsius.atMost(7), ...celsius.exactly(8, 9, 10, 11), ...celsius.atLeast(12)],
  })),
})

const londonLater = question({
  ...weather,
  key: 'high of london city airport 2026-11-25',
  closes: '2026-11-26T00:00:00Z',
  listings: [
    {
      venue: 'limitless',
      title: '🌡️ Highest temperature in London on Nov 25',
      ask: 'Highest temperature in London on Nov 25: {short}',
      label: '{short}',
      fact: 'the highest temperature at London City Airport on November 25, 2026 is {band}',
      options: [...celsius.atMost(7), ...celsius.exactly(8, 9, 10, 11), ...celsius.atLeast(12)],
    },
  ],
})

const lowest = question({
  ...weather,
  key: 'low of central park 2026-11-25',
  closes: '2026-11-26T05:00:00Z',
  listings: [
    {
      venue: 'kalshi',
      ticker: 'KXLOWNY-26NOV25',
      title: 'Lowest temperature in NYC on Nov 25, 2026?',
      ask: 'Will the low temp in NYC be {band} on Nov 25, 2026?',
      fact: 'the lowest temperature recorded in Central Park for November 25, 2026 is {band}',
      options: [
        ...fahrenheit(38).atMost(34),
        ...fahrenheit(38).between([35, 36], [37, 38], [39, 40]),
        ...fahrenheit(38).atLeast(41),
      ],
    },
  ],
})

export const temperatures: Topic = {
  groups: [
    group('New York, Central Park, November 25', 'ladder-and-brackets', centralPark),
    group('Miami, November 25', 'same-options', miami),
    group('London, November 24', 'same-options', london),
  ],
  others: [laGuardia, chicago('kalshi'), chicago('polymarket'), londonLater, lowest].flat(),
  nearMisses: [
    near(
      'station',
      'overlap',
      'kalshi high of central park 2026-11-25 48 .. 50',
      'polymarket high of laguardia 2026-11-25 48 .. 50',
    ),
    near(
      'station',
      'overlap',
      'manifold high of central park 2026-11-25 >= 54',
      'polymarket high of laguardia 2026-11-25 >= 54',
    ),
    near(
      'station',
      'overlap',
      'kalshi high of midway 2026-11-25 40 .. 42',
      "polymarket high of o'hare 2026-11-25 39 .. 41",
    ),
    near(
      'day',
      'none',
      'limitless high of london city airport 2026-11-25 9 .. 10',
      'polymarket high of london city airport 2026-11-24 9 .. 10',
    ),
    near(
      'high-or-low',
      'overlap',
      'kalshi low of central park 2026-11-25 39 .. 41',
      'manifold high of central park 2026-11-25 >= 54',
    ),
  ],
}
