import { readFileSync } from 'node:fs'
import type { Rejection, Venue } from '../../../venue.ts'
import { venue } from '../index.ts'

export const fixture = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`./${name}.json`, import.meta.url), 'utf8'))

/** Creates the adapter with a venue that answers each path with its fixtures in turn, and any other with 404. */
export function polymarketWith(answers: Record<string, string | string[]>, status = 200) {
  const calls: string[] = []
  const bodies: unknown[] = []
  const rejections: Rejection[] = []
  const left = new Map(Object.entries(answers).map(([path, names]) => [path, [names].flat()]))
  const polymarket = venue.create({
    baseUrl: 'http://polymarket.test/',
    retries: 0,
    now: () => Date.parse('2026-11-21T19:40:00Z'),
    onReject: (rejection) => rejections.push(rejection),
    fetch: async (input, init) => {
      const request = new Request(input, init)
      const url = new URL(request.url)
      calls.push(url.pathname + decodeURIComponent(url.search))
      if (request.method === 'POST') bodies.push(await request.json())
      const name = left.get(url.pathname)?.shift()
      if (name === undefined) return Response.json(fixture('fetchEvent-missing'), { status: 404 })
      return Response.json(fixture(name), { status })
    },
  }) as Required<Venue>
  return { polymarket, calls, bodies, rejections }
}

export const LADDER = '48151'
export const RUNG = '905101'
export const CONDITION = '0x000000000000000000000000000000000000000000000000000000c0ffee0001'
export const YES = '7000000000000000000000000000000000000000000000000000000002469135780246913578'
export const NO = '7000000000000000000000000000000000000000000000000000000003703703670370370367'
export const RULES =
  'This market will resolve to "Yes" if the Binance 1 minute candle for BTC/USDT at 12:00 ET on the date in the title ' +
  'has a final "Close" price above the price in the title. Otherwise, this market will resolve to "No".'

const yes = {
  outcomeId: YES,
  marketId: RUNG,
  label: 'Yes',
  price: 0.635,
  bestBid: 0.63,
  bestAsk: 0.64,
  priceChange24h: -0.045,
}
const no = {
  outcomeId: NO,
  marketId: RUNG,
  label: 'No',
  price: 0.365,
  bestBid: 0.36,
  bestAsk: 0.37,
  priceChange24h: 0.045,
}

/** The expected first market of the fixtures. */
export const rung = {
  marketId: RUNG,
  eventId: LADDER,
  title: 'Will the price of Bitcoin be above $90,000 on November 28?',
  subtitle: '90,000',
  description: RULES,
  slug: 'bitcoin-above-90k-on-november-28',
  outcomes: [yes, no],
  yes,
  no,
  startDate: '2026-11-21T17:03:52.929Z',
  resolutionDate: '2026-11-28T17:00:00.000Z',
  volume24h: 9120.75,
  volume: 20481.254417,
  volumeUnit: 'USD',
  liquidity: 15320.4471,
  url: 'https://polymarket.com/event/bitcoin-above-on-november-28/bitcoin-above-90k-on-november-28',
  image: 'https://images.example.test/bitcoin-above-90k-on-november-28.png',
  category: 'Crypto',
  sourceCategory: 'Crypto',
  tags: ['Hide From New', 'Crypto', 'Bitcoin'],
  tickSize: 0.01,
  minOrderSize: 5,
  status: 'open',
  contractAddress: CONDITION,
  sourceExchange: 'polymarket',
  bestBid: 0.63,
  bestAsk: 0.64,
  lastPrice: 0.63,
  sourceMetadata: {
    questionID: '0x000000000000000000000000000000000000000000000000000000abcdef0001',
    acceptingOrders: true,
    negRisk: false,
    negRiskOther: false,
    startDate: '2026-11-21T17:03:52.929204Z',
    groupItemThreshold: '0',
    feesEnabled: true,
    feeSchedule: { exponent: 1, rate: 0.07, takerOnly: true, rebateRate: 0.2 },
    version: 'v1',
  },
}
