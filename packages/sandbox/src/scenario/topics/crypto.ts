import { bands } from '../families/bands.ts'
import { group, near, type Topic } from '../families/draft.ts'
import { deadlines, type Option, weighted } from '../families/options.ts'
import { question } from '../families/question.ts'

const coins = (...tags: string[]) => ({ category: 'crypto' as const, tags: ['Crypto', ...tags], exclusive: false })
const dollars = (value: number) => `$${value.toLocaleString('en-US')}`

/** Prices that are touched, with their chances: `120000 0.3`; upwards or downwards. */
const touches = (direction: 'high' | 'low', list: string): Option[] =>
  weighted(list).map(([strike, fair]) => ({
    code: `${direction === 'high' ? 'U' : 'D'}${strike}`,
    key: `${direction} ${strike}`,
    fair,
    words: { name: `${direction === 'high' ? '↑' : '↓'} ${dollars(Number(strike))}`, value: dollars(Number(strike)), verb: direction === 'high' ? 'reach' : 'dip to' },
  }))

const noon = bands({ mean: 92_400, deviation: 2_600, write: dollars })
const binance = 'the close of the Binance BTC/USDT 1-minute candle of 12:00 in the ET time zone (17:00 UTC) on November 27, 2026'
const friday = question({
  ...coins('Bitcoin'),
  key: 'btc binance 2026-11-27T17:00Z',
  closes: '2026-11-27T17:00:00Z',
  listings: [
    { venue: 'polymarket', title: 'Bitcoin above ___ on November 27?', ask: 'Will the price of Bitcoin be {band} on November 27?', label: '{short}', fact: `${binance} is {band}`, source: 'Binance', options: noon.above(86_000, 88_000, 90_000, 92_000, 94_000, 96_000, 98_000) },
    { venue: 'limitless', title: '₿ BTC above ___ on Nov 27, 17:00 UTC?', ask: 'BTC {band} on Nov 27, 17:00 UTC?', label: '{name}', fact: `${binance} is {band}`, source: 'Binance', options: noon.above(88_000, 90_000, 92_000, 94_000, 96_000) },
  ],
})
const fridayIndex = question({
  ...coins('Bitcoin'),
  key: 'btc brti 2026-11-27T17:00Z',
  closes: '2026-11-27T17:00:00Z',
  listings: [{ venue: 'kalshi', ticker: 'KXBTCD-26NOV2712', title: 'Bitcoin price on Nov 27, 2026 at 12pm EST?', ask: 'Bitcoin price {band} on Nov 27, 2026 at 12pm EST?', fact: 'the average of the sixty seconds of the CF Benchmarks Bitcoin Real-Time Index (BRTI) before 12 PM EST on Nov 27, 2026 is {band}', source: 'CF Benchmarks', options: noon.above(87_999.99, 89_999.99, 91_999.99, 93_999.99, 95_999.99) }],
})
const fridayRange = question({
  ...coins('Bitcoin'),
  key: 'btc binance 2026-11-28T17:00Z',
  closes: '2026-11-28T17:00:00Z',
  exclusive: true,
  listings: [{ venue: 'polymarket', title: 'Bitcoin price on November 28?', ask: 'Will the price of Bitcoin be {band} on November 28?', label: '{short}', fact: 'the close of the Binance BTC/USDT 1-minute candle of 12:00 in the ET time zone on November 28, 2026 is {band}', options: [...noon.below(88_000), ...noon.between([88_000, 90_000], [90_000, 92_000], [92_000, 94_000], [94_000, 96_000]), ...noon.atLeast(96_000)] }],
})

const inDecember = [...touches('high', '95000 0.66; 100000 0.38; 105000 0.19; 110000 0.09; 120000 0.03'), ...touches('low', '85000 0.43; 80000 0.22; 75000 0.1; 70000 0.04')]
const december = question({
  ...coins('Bitcoin'),
  key: 'btc binance touches in 2026-12',
  closes: '2027-01-01T05:00:00Z',
  options: inDecember,
  fact: 'any Binance BTC/USDT 1-minute candle between December 1, 2026, 00:00 ET and December 31, 2026, 23:59 ET shows this price or one beyond it: {name}',
  listings: [
    { venue: 'polymarket', title: 'What price will Bitcoin hit in December?', ask: 'Will Bitcoin {verb} {value} in December?', source: 'Binance' },
    { venue: 'limitless', title: 'What will BTC hit in December 2026?', ask: 'What will BTC hit in December 2026? {name}', source: 'Binance', only: ['U95000', 'U100000', 'U105000', 'U110000', 'D85000', 'D80000'] },
  ],
})
const yearEnd = question({
  ...coins('Bitcoin'),
  key: 'btc binance 2026-12-31T17:00Z',
  closes: '2026-12-31T17:00:00Z',
  listings: [{ venue: 'limitless', title: 'BTC above ___ on Dec 31, 2026?', ask: 'BTC {band} on Dec 31, 2026?', label: '{name}', fact: 'the close of the Binance BTC/USDT 1-minute candle of 12:00 ET on December 31, 2026 is {band}', source: 'Binance', options: bands({ mean: 93_000, deviation: 9_000, write: dollars }).above(85_000, 95_000, 100_000, 105_000) }],
})
const firstHit = question({
  ...coins('Bitcoin'),
  key: 'btc 100000 or 80000 first',
  closes: '2027-06-30T16:00:00Z',
  options: [{ code: '', fair: 0.56, words: {}, outcomes: ['$100k', '$80k'] }],
  listings: [{ venue: 'polymarket', ask: 'Will Bitcoin hit $100k or $80k first?', fact: 'a Binance BTC/USDT 1-minute candle shows $100,000 before one shows $80,000' }],
})

const etherHigh = question({
  ...coins('Ethereum'),
  key: 'eth all-time high',
  closes: '2027-03-31',
  options: deadlines('2026-12-31 0.06; 2027-03-31 0.17'),
  fact: 'Ethereum trades above its highest price so far on Binance by {by}',
  listings: [
    { venue: 'polymarket', title: 'Ethereum all time high by...?', ask: 'Ethereum all time high by {by}?', label: '{day}' },
    { venue: 'limitless', ask: 'New ETH all-time high in 2026?', only: ['26DEC31'], apart: true },
  ],
})
const bitcoinHigh = question({
  ...coins('Bitcoin'),
  key: 'btc all-time high',
  closes: '2026-12-31',
  options: deadlines('2026-12-31 0.04'),
  listings: [{ venue: 'limitless', ask: 'New BTC all-time high in 2026?', fact: 'Bitcoin trades above its highest price so far on Binance by {by}' }],
})

const sells = question({
  ...coins('Bitcoin', 'Strategy'),
  key: 'strategy sells bitcoin',
  closes: '2027-06-30',
  options: deadlines('2026-12-31 0.05; 2027-06-30 0.17'),
  fact: 'Strategy Inc. announces that it has sold bitcoin by {by}',
  listings: [
    { venue: 'polymarket', title: 'MicroStrategy sells any Bitcoin by ___ ?', ask: 'MicroStrategy sells any Bitcoin by {by}?', label: '{by}' },
    { venue: 'kalshi', ticker: 'KXMSTRSELL-27JUL', title: 'Will Strategy (MSTR) sell Bitcoin?', ask: 'Will Strategy sell any of its Bitcoin before {before}?', label: 'Before {before}' },
    { venue: 'manifold', ask: 'Saylor sells: will Strategy (formerly MicroStrategy) part with any BTC before July 2027?', only: ['27JUN30'], apart: true },
  ],
})
const reserve = (venue: 'kalshi' | 'limitless') =>
  question({
    ...coins('Bitcoin'),
    key: venue === 'kalshi' ? 'trump creates bitcoin reserve' : 'us holds bitcoin reserve',
    closes: '2027-12-31',
    options: deadlines('2027-12-31 0.24'),
    listings: [
      venue === 'kalshi'
        ? { venue, ticker: 'KXBTCRESERVE-28', title: 'Will Trump create a National Bitcoin Reserve?', subtitle: 'Before 2028', ask: 'Will Trump create a National Bitcoin Reserve before 2028?', label: 'Before 2028', fact: 'Trump signs a law that creates a reserve which buys bitcoin before {before}' }
        : { venue, ask: 'US national Bitcoin reserve before 2028?', fact: 'any U.S. agency holds bitcoin as a reserve asset, seized coins included, by {by}' },
    ],
  })

const value = bands({ mean: 1.6, deviation: 0.8, write: (billions) => `$${billions}B` })
const launch = question({
  ...coins('Pre-Market'),
  key: 'metamask fdv one day after launch',
  closes: '2027-12-31',
  listings: [
    { venue: 'polymarket', title: 'MetaMask FDV above ___ one day after launch?', ask: 'MetaMask FDV {band} one day after launch?', label: '{short}', fact: 'the fully diluted value of MetaMask’s token is {band} 24 hours after its launch', options: value.above(0.5, 1, 1.5, 2, 3, 5) },
    { venue: 'limitless', ask: 'MetaMask FDV {band} one day after launch?', fact: 'the fully diluted valuation is {band} one day after the token of MetaMask launches', options: value.above(1, 2, 3), apart: true },
  ],
})
const otherLaunch = question({
  ...coins('Pre-Market'),
  key: 'base fdv one day after launch',
  closes: '2027-12-31',
  listings: [{ venue: 'polymarket', title: 'Base FDV above ___ one day after launch?', ask: 'Base FDV {band} one day after launch?', label: '{short}', fact: 'the fully diluted value of Base’s token is {band} 24 hours after its launch', options: value.above(1, 2, 4, 8) }],
})
const coin = (name: string, ticker: string, list: string, low: string) =>
  question({
    ...coins(name),
    key: `${ticker} touches in 2026-11`,
    closes: '2026-12-01T05:00:00Z',
    options: [...touches('high', list), ...touches('low', low)],
    listings: [{ venue: 'polymarket', title: `What price will ${name} hit in November?`, ask: `Will ${name} {verb} {value} in November?`, fact: `any Binance ${ticker}/USDT 1-minute candle in November 2026 shows this price or one beyond it: {name}` }],
  })

export const crypto: Topic = {
  groups: [
    group('Bitcoin on November 27 at noon', 'time-zones', friday),
    group('Bitcoin: prices hit in December', 'same-options', december),
    group('Ethereum: all-time high', 'deadline-wording', etherHigh),
    group('Strategy sells bitcoin', 'other-names', sells),
    group('MetaMask one day after launch', 'event-per-option', launch),
  ],
  others: [fridayIndex, fridayRange, yearEnd, firstHit, bitcoinHigh, reserve('kalshi'), reserve('limitless'), otherLaunch, coin('Solana', 'SOL', '160 0.3; 180 0.09; 200 0.03', '120 0.4; 100 0.08'), coin('XRP', 'XRP', '3 0.12; 2.6 0.34', '2 0.36; 1.8 0.14')].flat(),
  nearMisses: [
    near('oracle', 'overlap', 'kalshi btc brti 2026-11-27T17:00Z >= 91999.99', 'polymarket btc binance 2026-11-27T17:00Z >= 92000'),
    near('oracle', 'overlap', 'kalshi btc brti 2026-11-27T17:00Z >= 89999.99', 'limitless btc binance 2026-11-27T17:00Z >= 90000'),
    near('strike', 'superset', 'limitless btc binance 2026-11-27T17:00Z >= 92000', 'polymarket btc binance 2026-11-27T17:00Z >= 94000'),
    near('touch-or-close', 'subset', 'limitless btc binance 2026-12-31T17:00Z >= 105000', 'polymarket btc binance touches in 2026-12 high 105000'),
    near('first-to-touch', 'overlap', 'limitless btc binance touches in 2026-12 high 100000', 'polymarket btc 100000 or 80000 first'),
    near('day', 'overlap', 'limitless btc binance 2026-11-27T17:00Z >= 96000', 'polymarket btc binance 2026-11-28T17:00Z >= 96000'),
    near('asset', 'none', 'limitless btc all-time high by 2026-12-31', 'polymarket eth all-time high by 2026-12-31'),
    near('deadline', 'subset', 'kalshi strategy sells bitcoin by 2026-12-31', 'manifold strategy sells bitcoin by 2027-06-30'),
    near('definition', 'overlap', 'kalshi trump creates bitcoin reserve by 2027-12-31', 'limitless us holds bitcoin reserve by 2027-12-31'),
    near('same-template', 'none', 'limitless metamask fdv one day after launch >= 2', 'polymarket base fdv one day after launch >= 2'),
    near('strike', 'superset', 'limitless metamask fdv one day after launch >= 1', 'polymarket metamask fdv one day after launch >= 3'),
    near('direction', 'overlap', 'limitless btc binance touches in 2026-12 low 80000', 'polymarket btc binance touches in 2026-12 high 95000'),
  ],
}
