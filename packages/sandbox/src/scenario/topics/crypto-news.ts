import { bands } from '../families/bands.ts'
import { group, near, type Topic } from '../families/draft.ts'
import { deadlines } from '../families/options.ts'
import { question } from '../families/question.ts'

const coins = (...tags: string[]) => ({ category: 'crypto' as const, tags: ['Crypto', ...tags], exclusive: false })

const etherHigh = question({
  ...coins('Ethereum'),
  key: 'eth all-time high',
  closes: '2027-03-31',
  options: deadlines('2026-12-31 0.06; 2027-03-31 0.17'),
  fact: 'Ethereum trades above its highest price so far on Binance by {by}',
  listings: [
    {
      venue: 'polymarket',
      title: 'Ethereum all time high by...?',
      ask: 'Ethereum all time high by {by}?',
      label: '{day}',
    },
    { venue: 'limitless', ask: 'New ETH all-time high in 2026?', only: ['26DEC31'], apart: true },
  ],
})

const bitcoinHigh = question({
  ...coins('Bitcoin'),
  key: 'btc all-time high',
  closes: '2026-12-31',
  options: deadlines('2026-12-31 0.04'),
  listings: [
    {
      venue: 'limitless',
      ask: 'New BTC all-time high in 2026?',
      fact: 'Bitcoin trades above its highest price so far on Binance by {by}',
    },
  ],
})

const sells = question({
  ...coins('Bitcoin', 'Strategy'),
  key: 'strategy sells bitcoin',
  closes: '2027-06-30',
  options: deadlines('2026-12-31 0.05; 2027-06-30 0.17'),
  fact: 'Strategy Inc. announces that it has sold bitcoin by {by}',
  listings: [
    {
      venue: 'polymarket',
      title: 'MicroStrategy sells any Bitcoin by ___ ?',
      ask: 'MicroStrategy sells any Bitcoin by {by}?',
      label: '{by}',
    },
    {
      venue: 'kalshi',
      ticker: 'KXMSTRSELL-27JUL',
      title: 'Will Strategy (MSTR) sell Bitcoin?',
      ask: 'Will Strategy sell any of its Bitcoin before {before}?',
      label: 'Before {before}',
    },
    {
      venue: 'manifold',
      ask: 'Saylor sells: will Strategy (formerly MicroStrategy) part with any BTC before July 2027?',
      only: ['27JUN30'],
      apart: true,
    },
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
        ? {
            venue,
            ticker: 'KXBTCRESERVE-28',
            title: 'Will Trump create a National Bitcoin Reserve?',
            subtitle: 'Before 2028',
            ask: 'Will Trump create a National Bitcoin Reserve before 2028?',
            label: 'Before 2028',
            fact: 'Trump signs a law that creates a reserve which buys bitcoin before {before}',
          }
        : {
            venue,
            ask: 'US national Bitcoin reserve before 2028?',
            fact: 'any U.S. agency holds bitcoin as a reserve asset, seized coins included, by {by}',
          },
    ],
  })

const value = bands({ mean: 1.6, deviation: 0.8, write: (billions) => `$${billions}B` })

const launch = question({
  ...coins('Pre-Market'),
  key: 'metamask fdv one day after launch',
  closes: '2027-12-31',
  listings: [
    {
      venue: 'polymarket',
      title: 'MetaMask FDV above ___ one day after launch?',
      ask: 'MetaMask FDV {band} one day after launch?',
      label: '{short}',
      fact: 'the fully diluted value of MetaMask’s token is {band} 24 hours after its launch',
      options: value.above(0.5, 1, 1.5, 2, 3, 5),
    },
    {
      venue: 'limitless',
      ask: 'MetaMask FDV {band} one day after launch?',
      fact: 'the fully diluted valuation is {band} one day after the token of MetaMask launches',
      options: value.above(1, 2, 3),
      apart: true,
    },
  ],
})

const otherLaunch = question({
  ...coins('Pre-Market'),
  key: 'base fdv one day after launch',
  closes: '2027-12-31',
  listings: [
    {
      venue: 'polymarket',
      title: 'Base FDV above ___ one day after launch?',
      ask: 'Base FDV {band} one day after launch?',
      label: '{short}',
      fact: 'the fully diluted value of Base’s token is {band} 24 hours after its launch',
      options: value.above(1, 2, 4, 8),
    },
  ],
})

export const cryptoNews: Topic = {
  groups: [
    group('Ethereum: all-time high', 'deadline-wording', etherHigh),
    group('Strategy sells bitcoin', 'other-names', sells),
    group('MetaMask one day after launch', 'event-per-option', launch),
  ],
  others: [bitcoinHigh, reserve('kalshi'), reserve('limitless'), otherLaunch].flat(),
  nearMisses: [
    near('asset', 'none', 'limitless btc all-time high by 2026-12-31', 'polymarket eth all-time high by 2026-12-31'),
    near(
      'deadline',
      'subset',
      'kalshi strategy sells bitcoin by 2026-12-31',
      'manifold strategy sells bitcoin by 2027-06-30',
    ),
    near(
      'definition',
      'overlap',
      'kalshi trump creates bitcoin reserve by 2027-12-31',
      'limitless us holds bitcoin reserve by 2027-12-31',
    ),
    near(
      'same-template',
      'none',
      'limitless metamask fdv one day after launch >= 2',
      'polymarket base fdv one day after launch >= 2',
    ),
    near(
      'strike',
      'superset',
      'limitless metamask fdv one day after launch >= 1',
      'polymarket metamask fdv one day after launch >= 3',
    ),
  ],
}
