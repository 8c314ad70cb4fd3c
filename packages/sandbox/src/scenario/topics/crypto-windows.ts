import { group, near, type Topic } from '../families/draft.ts'
import { question } from '../families/question.ts'

interface Window {
  coin: 'Bitcoin' | 'Ethereum' | 'Solana'
  /** Start and end in UTC on November 21, 2026. */
  from: string
  to: string
  /** The window in Eastern time, as Polymarket writes it. */
  eastern: string
  minutes: 5 | 15 | 60
  oracle: 'Chainlink' | 'Binance' | 'CF Benchmarks'
}

const ticker = { Bitcoin: 'BTC', Ethereum: 'ETH', Solana: 'SOL' } as const
const DAY = '2026-11-21'

/** Lists whether a coin ends a short window higher than it began, once per venue. */
function upOrDown({ coin, from, to, eastern, minutes, oracle }: Window) {
  const code = ticker[coin]
  const base = {
    key: `${code} ${oracle} up ${from}-${to}`,
    category: 'crypto' as const,
    tags: ['Crypto', coin, 'Up or Down'],
    opens: '2026-11-20T15:00:00Z',
    starts: `${DAY}T${from}:00Z`,
    closes: `${DAY}T${to}:00Z`,
    options: [{ code: '', fair: 0.5, words: {} }],
    fact: `the ${oracle} price of ${code}/USD at ${to} UTC on November 21, 2026 is greater than or equal to its price at ${from} UTC`,
  }
  const span = { 5: '5m', 15: '15m', 60: 'hourly' }[minutes]
  return {
    polymarket: () =>
      question({
        ...base,
        listings: [
          {
            venue: 'polymarket',
            slug: `${code.toLowerCase()}-updown-${span}-${Date.parse(base.starts) / 1_000}`,
            ask: `${coin} Up or Down - November 21, ${eastern} ET`,
            outcomes: ['Up', 'Down'],
            source: oracle,
            series: { slug: `${code.toLowerCase()}-up-or-down-${span}`, title: `${coin} Up or Down ${span}` },
          },
        ],
      }),
    limitless: () =>
      question({
        ...base,
        listings: [
          {
            venue: 'limitless',
            ask: `${code} Up or Down - ${{ 5: '5 mins', 15: '15 mins', 60: 'Hourly' }[minutes]}`,
            outcomes: ['Up', 'Down'],
            source: oracle,
          },
        ],
      }),
    kalshi: () =>
      question({
        ...base,
        listings: [
          {
            venue: 'kalshi',
            ticker: `KX${code}${minutes}M-26NOV21${eastern24(to)}`,
            title: `${code} price up in next ${minutes} mins?`,
            ask: `${code} price up in next ${minutes} mins?`,
            label: 'Price up',
            source: oracle,
          },
        ],
      }),
  }
}

/** Kalshi's ticker holds the end in Eastern time. */
const eastern24 = (utc: string): string => {
  const [hour = 0, minute = 0] = utc.split(':').map(Number)
  return `${String(hour - 5).padStart(2, '0')}${String(minute).padStart(2, '0')}`
}

const quarter = { minutes: 15, oracle: 'Chainlink' } as const
const ten = upOrDown({ ...quarter, coin: 'Bitcoin', from: '15:00', to: '15:15', eastern: '10:00AM-10:15AM' })
const tenFifteen = upOrDown({ ...quarter, coin: 'Bitcoin', from: '15:15', to: '15:30', eastern: '10:15AM-10:30AM' })
const ether = upOrDown({ ...quarter, coin: 'Ethereum', from: '16:30', to: '16:45', eastern: '11:30AM-11:45AM' })
const solana = upOrDown({ ...quarter, coin: 'Solana', from: '18:00', to: '18:15', eastern: '1:00PM-1:15PM' })
const fiveMinutes = upOrDown({
  coin: 'Bitcoin',
  from: '15:00',
  to: '15:05',
  eastern: '10:00AM-10:05AM',
  minutes: 5,
  oracle: 'Chainlink',
})
const index = upOrDown({
  coin: 'Bitcoin',
  from: '15:00',
  to: '15:15',
  eastern: '10:00AM-10:15AM',
  minutes: 15,
  oracle: 'CF Benchmarks',
})
const indexLater = upOrDown({
  coin: 'Solana',
  from: '18:15',
  to: '18:30',
  eastern: '1:15PM-1:30PM',
  minutes: 15,
  oracle: 'CF Benchmarks',
})
const hour = upOrDown({ coin: 'Ethereum', from: '16:00', to: '17:00', eastern: '11AM', minutes: 60, oracle: 'Binance' })
const hourElsewhere = upOrDown({
  coin: 'Ethereum',
  from: '16:00',
  to: '17:00',
  eastern: '11AM',
  minutes: 60,
  oracle: 'Chainlink',
})

export const cryptoWindows: Topic = {
  groups: [
    group('Bitcoin, quarter of an hour from 10:00 ET', 'time-zones', ten.polymarket(), ten.limitless()),
    group('Ethereum, quarter of an hour from 11:30 ET', 'time-zones', ether.polymarket(), ether.limitless()),
  ],
  others: [
    tenFifteen.polymarket(),
    solana.polymarket(),
    fiveMinutes.polymarket(),
    index.kalshi(),
    indexLater.kalshi(),
    hour.polymarket(),
    hourElsewhere.limitless(),
  ].flat(),
  nearMisses: [
    near('window', 'none', 'limitless BTC Chainlink up 15:00-15:15', 'polymarket BTC Chainlink up 15:15-15:30'),
    near(
      'window-length',
      'overlap',
      'limitless BTC Chainlink up 15:00-15:15',
      'polymarket BTC Chainlink up 15:00-15:05',
    ),
    near(
      'window-length',
      'overlap',
      'limitless ETH Chainlink up 16:00-17:00',
      'polymarket ETH Chainlink up 16:30-16:45',
    ),
    near('oracle', 'overlap', 'kalshi BTC CF Benchmarks up 15:00-15:15', 'polymarket BTC Chainlink up 15:00-15:15'),
    near('oracle', 'overlap', 'limitless ETH Chainlink up 16:00-17:00', 'polymarket ETH Binance up 16:00-17:00'),
    near('window', 'none', 'kalshi SOL CF Benchmarks up 18:15-18:30', 'polymarket SOL Chainlink up 18:00-18:15'),
  ],
}
