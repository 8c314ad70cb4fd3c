import { bands } from '../families/bands.ts'
import { group, near, type Topic } from '../families/draft.ts'
import { question } from '../families/question.ts'

const business = { category: 'companies', tags: ['Business', 'Companies'], exclusive: false } as const

const cars = bands({ mean: 438_000, deviation: 21_000, write: (value) => value.toLocaleString('en-US') })

const deliveries = question({
  ...business,
  key: 'tesla deliveries 2026-q4',
  closes: '2027-01-02T15:00:00Z',
  listings: [
    {
      venue: 'polymarket',
      title: 'How many Tesla deliveries in Q4 2026?',
      ask: 'Will Tesla deliver {band} vehicles in Q4 2026?',
      label: '{short}',
      fact: 'Tesla reports {band} deliveries for the fourth quarter of 2026',
      options: [
        ...cars.below(400_000),
        ...cars.between([400_000, 425_000], [425_000, 450_000], [450_000, 475_000]),
        ...cars.atLeast(475_000),
      ],
      exclusive: true,
    },
    {
      venue: 'kalshi',
      ticker: 'KXTESLA-27JAN02',
      title: 'Tesla deliveries in Q4 2026?',
      ask: 'Will Tesla deliver {band} vehicles in Q4 2026?',
      fact: 'Tesla reports deliveries {band} for Q4 2026',
      options: cars.above(400_000, 410_000, 425_000, 440_000, 450_000, 475_000),
    },
  ],
})

const production = question({
  ...business,
  key: 'tesla production 2026-q4',
  closes: '2027-01-02T15:00:00Z',
  listings: [
    {
      venue: 'kalshi',
      ticker: 'KXTESLAPROD-27JAN02',
      title: 'Tesla production in Q4 2026?',
      ask: 'Will Tesla produce {band} vehicles in Q4 2026?',
      fact: 'Tesla reports production {band} for Q4 2026',
      options: cars.above(400_000, 425_000, 450_000),
    },
  ],
})

const nextQuarter = question({
  ...business,
  key: 'tesla deliveries 2027-q1',
  closes: '2027-04-02T15:00:00Z',
  listings: [
    {
      venue: 'limitless',
      title: 'Tesla deliveries in Q1 2027',
      ask: 'Tesla deliveries in Q1 2027: {name}',
      fact: 'Tesla reports deliveries {band} for Q1 2027',
      options: cars.above(400_000, 425_000, 450_000),
    },
  ],
})

const points = bands({ mean: 7_020, deviation: 210, write: (value) => value.toLocaleString('en-US') })

const close = question({
  ...business,
  tags: ['Finance', 'Indices'],
  key: 's&p 500 close 2026-12-31',
  closes: '2026-12-31T21:00:00Z',
  listings: [
    {
      venue: 'kalshi',
      ticker: 'KXINXY-26DEC31',
      title: 'S&P 500 price at the end of 2026?',
      ask: 'Will the S&P 500 be {band} at the end of 2026?',
      fact: 'the S&P 500 index closes {band} on December 31, 2026',
      options: [
        ...points.below(6_600),
        ...points.between([6_600, 6_800], [6_800, 7_000], [7_000, 7_200], [7_200, 7_400]),
        ...points.atLeast(7_400),
      ],
      exclusive: true,
    },
    {
      venue: 'polymarket',
      title: 'S&P 500 closes 2026 above ___ ?',
      ask: 'Will the S&P 500 close {band} on December 31, 2026?',
      label: '{short}',
      fact: 'the official close of the S&P 500 on December 31, 2026 is {band}',
      options: points.above(6_600, 6_800, 7_000, 7_200, 7_400),
    },
  ],
})

const hit = question({
  ...business,
  tags: ['Finance', 'Indices'],
  key: 's&p 500 high of 2026-12',
  closes: '2026-12-31T21:00:00Z',
  listings: [
    {
      venue: 'limitless',
      title: 'How high will the S&P 500 get in December?',
      ask: 'How high will the S&P 500 get in December? {name}',
      fact: 'the S&P 500 trades at this level or higher on any day of December 2026: {short}',
      options: points.atLeast(7_000, 7_200, 7_400),
    },
  ],
})

const nasdaq = question({
  ...business,
  tags: ['Finance', 'Indices'],
  key: 'nasdaq 100 close 2026-12-31',
  closes: '2026-12-31T21:00:00Z',
  listings: [
    {
      venue: 'kalshi',
      ticker: 'KXNASDAQ100Y-26DEC31',
      title: 'Nasdaq-100 price at the end of 2026?',
      ask: 'Will the Nasdaq-100 be {band} at the end of 2026?',
      fact: 'the Nasdaq-100 closes {band} on December 31, 2026',
      options: bands({ mean: 26_100, deviation: 1_100, write: (value) => value.toLocaleString('en-US') }).above(
        25_000,
        26_000,
        27_000,
      ),
    },
  ],
})

export const companyResults: Topic = {
  groups: [
    group('Tesla deliveries, fourth quarter', 'ladder-and-brackets', deliveries),
    group('S&P 500 at the end of 2026', 'ladder-and-brackets', close),
  ],
  others: [production, nextQuarter, hit, nasdaq].flat(),
  nearMisses: [
    near(
      'production-or-deliveries',
      'overlap',
      'kalshi tesla production 2026-q4 >= 425000',
      'polymarket tesla deliveries 2026-q4 425000 .. 450000',
    ),
    near(
      'quarter',
      'none',
      'limitless tesla deliveries 2027-q1 >= 425000',
      'kalshi tesla deliveries 2026-q4 >= 425000',
    ),
    near(
      'touch-or-close',
      'superset',
      'limitless s&p 500 high of 2026-12 >= 7200',
      'polymarket s&p 500 close 2026-12-31 >= 7200',
    ),
    near('index', 'none', 'kalshi nasdaq 100 close 2026-12-31 >= 26000', 'polymarket s&p 500 close 2026-12-31 >= 7000'),
    near(
      'bracket-in-ladder',
      'subset',
      'kalshi s&p 500 close 2026-12-31 7000 .. 7200',
      'polymarket s&p 500 close 2026-12-31 >= 7000',
    ),
  ],
}
