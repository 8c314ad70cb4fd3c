import { bands } from '../families/bands.ts'
import { group, near, type Topic } from '../families/draft.ts'
import { type Option, weighted } from '../families/options.ts'
import { question } from '../families/question.ts'

const coins = (...tags: string[]) => ({ category: 'crypto' as const, tags: ['Crypto', ...tags], exclusive: false })

const dollars = (value: number) => `$${value.toLocaleString('en-US')}`

/** Prices that are touched, with their chances: `120000 0.3`; upwards or downwards. */
const touches = (direction: 'high' | 'low', list: string): Option[] =>
  weighted(list).map(([strike, fair]) => ({
    code: `${direction === 'high' ? 'U' : 'D'}${strike}`,
    key: `${direction} ${strike}`,
    fair,
    words: {
      name: `${direction === 'high' ? '↑' : '↓'} ${dollars(Number(strike))}`,
      value: dollars(Number(strike)),
      verb: direction === 'high' ? 'reach' : 'dip to',
    },
  }))

const noon = bands({ mean: 92_400, deviation: 2_600, write: dollars })

const binance =
  'the close of the Binance BTC/USDT 1-minute candle of 12:00 in the ET time zone (17:00 UTC) on November 27, 2026'

const friday = question({
  ...coins('Bitcoin'),
  key: 'btc binance 2026-11-27T17:00Z',
  closes: '2026-11-27T17:00:00Z',
  listings: [
    {
      venue: 'polymarket',
      title: 'Bitcoin above ___ on November 27?',
      ask: 'Will the price of Bitcoin be {band} on November 27?',
      label: '{short}',
      fact: `${binance} is {band}`,
      source: 'Binance',
      options: noon.above(86_000, 88_000, 90_000, 92_000, 94_000, 96_000, 98_000),
    },
    {
      venue: 'limitless',
      title: '₿ BTC above ___ on Nov 27, 17:00 UTC?',
      ask: 'BTC {band} on Nov 27, 17:00 UTC?',
      label: '{name}',
      fact: `${binance} is {band}`,
      source: 'Binance',
      options: noon.above(88_000, 90_000, 92_000, 94_000, 96_000),
    },
  ],
})

const fridayIndex = question({
  ...coins('Bitcoin'),
  key: 'btc brti 2026-11-27T17:00Z',
  closes: '2026-11-27T17:00:00Z',
  listings: [
    {
      venue: 'kalshi',
      ticker: 'KXBTCD-26NOV2712',
      title: 'Bitcoin price on Nov 27, 2026 at 12pm EST?',
      ask: 'Bitcoin price {band} on Nov 27, 2026 at 12pm EST?',
      fact: 'the average of the sixty seconds of the CF Benchmarks Bitcoin Real-Time Index (BRTI) before 12 PM EST on Nov 27, 2026 is {band}',
      source: 'CF Benchmarks',
      options: noon.above(87_999.99, 89_999.99, 91_999.99, 93_999.99, 95_999.99),
    },
  ],
})

const fridayRange = question({
  ...coins('Bitcoin'),
  key: 'btc binance 2026-11-28T17:00Z',
  closes: '2026-11-28T17:00:00Z',
  exclusive: true,
  listings: [
    {
      venue: 'polymarket',
      title: 'Bitcoin price on November 28?',
      ask: 'Will the price of Bitcoin be {band} on November 28?',
      label: '{short}',
      fact: 'the close of the Binance BTC/USDT 1-minute candle of 12:00 in the ET time zone on November 28, 2026 is {band}',
      options: [
        ...noon.below(88_000),
        ...noon.between([88_000, 90_000], [90_000, 92_000], [92_000, 94_000], [94_000, 96_000]),
        ...noon.atLeast(96_000),
      ],
    },
  ],
})

const inDecember = [
  ...touches('high', '95000 0.66; 100000 0.38; 105000 0.19; 110000 0.09; 120000 0.03'),
  ...touches('low', '85000 0.43; 80000 0.22; 75000 0.1; 70000 0.04'),
]

const december = question({
  ...coins('Bitcoin'),
  key: 'btc binance touches in 2026-12',
  closes: '2027-01-01T05:00:00Z',
  options: inDecember,
  fact: 'any Binance BTC/USDT 1-minute candle between December 1, 2026, 00:00 ET and December 31, 2026, 23:59 ET shows this price or one beyond it: {name}',
  listings: [
    {
      venue: 'polymarket',
      title: 'What price will Bitcoin hit in December?',
      ask: 'Will Bitcoin {verb} {value} in December?',
      source: 'Binance',
    },
    {
      venue: 'limitless',
      title: 'What will BTC hit in December 2026?',
      ask: 'What will BTC hit in December 2026? {name}',
      source: 'Binance',
      only: ['U95000', 'U100000', 'U105000', 'U110000', 'D85000', 'D80000'],
    },
  ],
})

const yearEnd = question({
  ...coins('Bitcoin'),
  key: 'btc binance 2026-12-31T17:00Z',
  closes: '2026-12-31T17:00:00Z',
  listings: [
    {
      venue: 'limitless',
      title: 'BTC above ___ on Dec 31, 2026?',
      ask: 'BTC {band} on Dec 31, 2026?',
      label: '{name}',
      fact: 'the close of the Binance BTC/USDT 1-minute candle of 12:00 ET on December 31, 2026 is {band}',
      source: 'Binance',
      options: bands({ mean: 93_000, deviation: 9_000, write: dollars }).above(85_000, 95_000, 100_000, 105_000),
    },
  ],
})

const firstHit = question({
  ...coins('Bitcoin'),
  key: 'btc 100000 or 80000 first',
  closes: '2027-06-30T16:00:00Z',
  options: [{ code: '', fair: 0.56, words: {}, outcomes: ['$100k', '$80k'] }],
  listings: [
    {
      venue: 'polymarket',
      ask: 'Will Bitcoin hit $100k or $80k first?',
      fact: 'a Binance BTC/USDT 1-minute candle shows $100,000 before one shows $80,000',
    },
  ],
})

const coin = (name: string, ticker: string, list: string, low: string) =>
  question({
    ...coins(name),
    key: `${ticker} touches in 2026-11`,
    closes: '2026-12-01T05:00:00Z',
    options: [...touches('high', list), ...touches('low', low)],
    listings: [
      {
        venue: 'polymarket',
        title: `What price will ${name} hit in November?`,
        ask: `Will ${name} {verb} {value} in November?`,
        fact: `any Binance ${ticker}/USDT 1-minute candle in November 2026 shows this price or one beyond it: {name}`,
      },
    ],
  })

export const cryptoPrices: Topic = {
  groups: [
    group('Bitcoin on November 27 at noon', 'time-zones', friday),
    group('Bitcoin: prices hit in December', 'same-options', december),
  ],
  others: [
    fridayIndex,
    fridayRange,
    yearEnd,
    firstHit,
    coin('Solana', 'SOL', '160 0.3; 180 0.09; 200 0.03', '120 0.4; 100 0.08'),
    coin('XRP', 'XRP', '3 0.12; 2.6 0.34', '2 0.36; 1.8 0.14'),
  ].flat(),
  nearMisses: [
    near(
      'oracle',
      'overlap',
      'kalshi btc brti 2026-11-27T17:00Z >= 91999.99',
      'polymarket btc binance 2026-11-27T17:00Z >= 92000',
    ),
    near(
      'oracle',
      'overlap',
      'kalshi btc brti 2026-11-27T17:00Z >= 89999.99',
      'limitless btc binance 2026-11-27T17:00Z >= 90000',
    ),
    near(
      'strike',
      'superset',
      'limitless btc binance 2026-11-27T17:00Z >= 92000',
      'polymarket btc binance 2026-11-27T17:00Z >= 94000',
    ),
    near(
      'touch-or-close',
      'subset',
      'limitless btc binance 2026-12-31T17:00Z >= 105000',
      'polymarket btc binance touches in 2026-12 high 105000',
    ),
    near(
      'first-to-touch',
      'overlap',
      'limitless btc binance touches in 2026-12 high 100000',
      'polymarket btc 100000 or 80000 first',
    ),
    near(
      'day',
      'overlap',
      'limitless btc binance 2026-11-27T17:00Z >= 96000',
      'polymarket btc binance 2026-11-28T17:00Z >= 96000',
    ),
    near(
      'direction',
      'overlap',
      'limitless btc binance touches in 2026-12 low 80000',
      'polymarket btc binance touches in 2026-12 high 95000',
    ),
  ],
}
