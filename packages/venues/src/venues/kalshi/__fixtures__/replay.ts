import { readFileSync } from 'node:fs'
import type { Rejection } from '../../../venue.ts'
import { venue } from '../index.ts'

/** Reads one of the answers in this folder. */
export const fixture = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`./${name}.json`, import.meta.url), 'utf8'))

const NOT_FOUND = { error: { code: 'not_found', message: 'not found', service: 'exchange' } }

/** Creates the adapter with a venue that answers each path with its fixtures in turn, and any other with 404. */
export function kalshiWith(answers: Record<string, string | string[]>) {
  const calls: string[] = []
  const rejections: Rejection[] = []
  const left = new Map(Object.entries(answers).map(([path, names]) => [path, [names].flat()]))
  const kalshi = venue.create({
    baseUrl: 'http://kalshi.test',
    retries: 0,
    now: () => Date.parse('2026-08-14T15:30:00Z'),
    onReject: (rejection) => rejections.push(rejection),
    fetch: async (input) => {
      const url = new URL(input)
      const path = decodeURIComponent(url.pathname.replace('/trade-api/v2', ''))
      const name = left.get(path)?.shift()
      // Tags are optional: a missing series is not the subject of a test.
      if (name !== undefined || !path.startsWith('/series')) calls.push(path + decodeURIComponent(url.search))
      return name === undefined ? Response.json(NOT_FOUND, { status: 404 }) : Response.json(fixture(name))
    },
  })
  return { kalshi, calls, rejections }
}

export const FED = 'KXFEDRATE-26SEP'
export const RUNG = `${FED}-T3.75`
export const MATCH = 'KXEUROCUP-26AUG20OSLTRO'

/** The expected market of RUNG. */
export const tradedRung = {
  marketId: RUNG,
  eventId: FED,
  title: 'Will the upper bound of the federal funds rate be above 3.75% after the September 2026 meeting?',
  subtitle: 'Above 3.75%',
  description:
    'If the upper bound of the target range is above 3.75% after the meeting that ends on Sep 16, 2026, then the market resolves to Yes.\n\nAn unscheduled change before the meeting counts as the rate then in force.',
  resolutionDate: '2026-09-16T17:55:00.000Z',
  volume24h: 20.47,
  volume: 10155.43,
  volumeUnit: 'contracts',
  openInterest: 2020.1,
  url: 'https://kalshi.com/events/kxfedrate-26sep',
  tickSize: 0.01,
  status: 'active',
  sourceExchange: 'kalshi',
  bestBid: 0.37,
  bestAsk: 0.4,
  lastPrice: 0.39,
}
export const tradedYes = {
  outcomeId: `${RUNG}:YES`,
  marketId: RUNG,
  label: 'Yes',
  price: 0.39,
  priceChange24h: -0.03,
  bestBid: 0.37,
  bestAsk: 0.4,
}
export const tradedNo = {
  outcomeId: `${RUNG}:NO`,
  marketId: RUNG,
  label: 'No',
  price: 0.61,
  priceChange24h: 0.03,
  bestBid: 0.6,
  bestAsk: 0.63,
}
export const rungFacts = {
  strikeType: 'greater',
  floorStrike: 3.75,
  marketType: 'binary',
  openTime: '2026-06-01T14:00:00.000Z',
  closeTime: '2026-09-16T17:55:00.000Z',
  expectedExpirationTime: '2026-09-16T18:05:00.000Z',
  latestExpirationTime: '2026-09-23T18:05:00.000Z',
  priceLevelStructure: 'linear_cent',
}
