import { bands } from '../families/bands.ts'
import { group, near, type Topic } from '../families/draft.ts'
import { field, yesNo } from '../families/options.ts'
import { question } from '../families/question.ts'

const weather = { category: 'weather', tags: ['Weather', 'Temperature'] } as const

const inches = bands({ mean: 4.2, deviation: 2.5, step: 0.1, write: (value) => `${value.toFixed(1)} inches` })

const snow = question({
  ...weather,
  key: 'snow of central park 2026-12',
  closes: '2027-01-01T05:00:00Z',
  listings: [
    {
      venue: 'kalshi',
      ticker: 'KXSNOWNYM-26DEC',
      title: 'Snow in NYC in December?',
      ask: 'Will it snow {band} in NYC in December 2026?',
      fact: 'total snowfall in Central Park in December 2026 is {band}',
      options: inches.above(0.9, 1.9, 3.9, 5.9, 7.9),
      exclusive: false,
    },
    {
      venue: 'polymarket',
      title: 'How much snow in NYC in December?',
      ask: 'Will NYC get {band} of snow in December 2026?',
      label: '{short}',
      fact: 'total snowfall recorded in Central Park in December 2026 is {band}',
      options: [...inches.atMost(1.9), ...inches.between([2, 3.9], [4, 5.9], [6, 7.9]), ...inches.atLeast(8)],
    },
  ],
})

const boston = question({
  ...weather,
  key: 'snow of boston 2026-12',
  closes: '2027-01-01T05:00:00Z',
  exclusive: false,
  listings: [
    {
      venue: 'limitless',
      title: 'Snowfall in Boston in December 2026',
      ask: 'Snowfall in Boston in December 2026: {name}',
      fact: 'total snowfall at Logan Airport in December 2026 is {band}',
      options: inches.above(1.9, 3.9, 5.9),
    },
  ],
})

const ranks = field('1st 14; 2nd 58; 3rd 21; 4th or lower 7')

const year = question({
  ...weather,
  key: 'rank of 2026 in gistemp',
  closes: '2027-01-15',
  options: ranks,
  listings: [
    {
      venue: 'polymarket',
      title: 'Where will 2026 rank among the hottest years on record?',
      ask: 'Will 2026 rank {name} among the hottest years on record?',
      fact: '2026 ranks {name} in the Global Land-Ocean Temperature Index of NASA GISTEMP',
    },
    {
      venue: 'kalshi',
      ticker: 'KXWARMING-26',
      title: 'Will 2026 be the hottest year ever?',
      ask: 'Will 2026 be the hottest year on record?',
      fact: '2026 ranks first in the NASA GISTEMP Land-Ocean Temperature Index',
      only: ['1ST'],
      apart: true,
    },
    {
      venue: 'manifold',
      ask: '2026: hottest year on record according to NASA GISTEMP?',
      fact: '2026 is warmer than every year before it in GISTEMP',
      only: ['1ST'],
      apart: true,
    },
  ],
})

const nextYear = question({
  ...weather,
  key: 'hottest year 2027',
  closes: '2028-01-15',
  options: yesNo(0.43),
  listings: [
    { venue: 'limitless', ask: 'Will 2027 be the hottest year on record?', fact: '2027 ranks first in NASA GISTEMP' },
  ],
})

const storms = bands({ mean: 15, deviation: 4, step: 1, write: String })

const named = question({
  ...weather,
  key: 'named storms 2027',
  closes: '2027-11-30',
  listings: [
    {
      venue: 'kalshi',
      ticker: 'KXNAMEDSTORMS-27',
      title: 'Number of named Atlantic storms in 2027?',
      ask: 'Will there be {band} named storms in the 2027 Atlantic hurricane season?',
      fact: '{band} named storms form in the Atlantic in 2027',
      options: storms.above(9, 12, 15, 18),
      exclusive: false,
    },
    {
      venue: 'polymarket',
      title: 'How many named storms in the 2027 Atlantic hurricane season?',
      ask: 'Will {band} named storms form in the 2027 Atlantic hurricane season?',
      label: '{short}',
      fact: '{band} storms are named in the 2027 season',
      options: [...storms.atMost(12), ...storms.between([13, 15], [16, 18]), ...storms.atLeast(19)],
    },
  ],
})

const hurricanes = question({
  ...weather,
  key: 'hurricanes 2027',
  closes: '2027-11-30',
  exclusive: false,
  listings: [
    {
      venue: 'limitless',
      title: 'Atlantic hurricanes in 2027',
      ask: 'Atlantic hurricanes in 2027: {name}',
      fact: '{band} Atlantic hurricanes form in 2027',
      options: bands({ mean: 7, deviation: 2.4, step: 1, write: String }).above(5, 7, 9),
    },
  ],
})

export const climate: Topic = {
  groups: [
    group('snow in New York in December', 'ladder-and-brackets', snow),
    group('2026 among the hottest years', 'event-per-option', year),
    group('named storms of 2027', 'ladder-and-brackets', named),
  ],
  others: [boston, nextYear, hurricanes].flat(),
  nearMisses: [
    near('place', 'none', 'limitless snow of boston 2026-12 >= 4', 'kalshi snow of central park 2026-12 >= 4'),
    near('year', 'none', 'limitless hottest year 2027', 'kalshi rank of 2026 in gistemp 1ST'),
    near('storms-or-hurricanes', 'overlap', 'limitless hurricanes 2027 >= 8', 'kalshi named storms 2027 >= 16'),
    near(
      'bracket-off',
      'disjoint',
      'kalshi snow of central park 2026-12 >= 8',
      'polymarket snow of central park 2026-12 4 .. 6',
    ),
    near('other-option', 'disjoint', 'kalshi rank of 2026 in gistemp 1ST', 'polymarket rank of 2026 in gistemp 2ND'),
  ],
}
