import { describe, expect, it } from 'vitest'
import { venueBefore } from '../../__fixtures__/venue-before.ts'
import type { Venue } from '../../venue.ts'
import { venue } from './index.ts'

const fixtures = new URL('./__fixtures__/', import.meta.url)
const CUP = 'w1nnErs2027'
const ANSWER = 'aKlaebo000'
const YES = `${ANSWER}:YES`
const at = Date.parse('2026-09-01T14:00:00Z')

const made = { contractId: CUP, answerId: ANSWER, isFilled: true, isRedemption: false, probBefore: 0.5, probAfter: 0.5 }
/** It took 4 shares for 2 mana at once; the rest was bought from it, to 20 more shares, two days later. */
const rested = {
  ...made,
  ...{ id: 'bLimitNo', createdTime: at, outcome: 'NO', limitProb: 0.5, orderAmount: 12, amount: 12, shares: 24 },
  probBefore: 0.52,
  fills: [
    { matchedBetId: null, amount: 2, shares: 4, timestamp: at - 1 },
    { matchedBetId: 'bTaker', amount: 10, shares: 20, timestamp: at + 172_800_000 },
  ],
}
const taker = {
  ...made,
  ...{ id: 'bTaker', createdTime: at + 172_800_000, outcome: 'YES', orderAmount: 10, amount: 10, shares: 20 },
  fills: [{ matchedBetId: 'bLimitNo', amount: 10, shares: 20, timestamp: at + 172_800_000 }],
}
const manifoldWith = (bets: object[]) =>
  venueBefore(
    venue,
    { '/v0/answer/aKlaebo000': 'answer-known', [`/v0/market/${CUP}`]: 'fetchEvent-multipleChoice', '/v0/bets': [bets] },
    { fixtures, now: '2026-09-05T00:00:00Z' },
  ).venue

describe('a limit order that rested', () => {
  it('is a trade as far as it took; what took it later is a trade of the other bet alone', async () => {
    const manifold = manifoldWith([taker, rested].map((bet) => ({ ...bet })))
    expect(await manifold.fetchTrades(YES)).toEqual([
      { id: 'bTaker', timestamp: at + 172_800_000, price: 0.5, amount: 20, side: 'buy', outcomeId: YES },
      { id: 'bLimitNo', timestamp: at, price: 0.5, amount: 4, side: 'sell', outcomeId: YES },
    ])
  })

  it('that took nothing is no trade', async () => {
    const [, later] = rested.fills
    const manifold = manifoldWith([taker, { ...rested, amount: 10, shares: 20, fills: [later] }])
    expect((await manifold.fetchTrades(YES)).map(({ id }) => id)).toEqual(['bTaker'])
  })

  it('counts its mana once in candles, when it was traded', async () => {
    const candles = await manifoldWith([taker, rested]).fetchOHLCV(YES, { resolution: '1d', start: '2026-08-31' })
    expect(candles).toEqual([
      { timestamp: 1788220800000, open: 0.52, high: 0.52, low: 0.5, close: 0.5, volume: 2, fromPoints: true },
      { timestamp: 1788393600000, open: 0.5, high: 0.5, low: 0.5, close: 0.5, volume: 10, fromPoints: true },
    ])
  })
})

it('moves the price of an answer when another one is bet on, without mana', async () => {
  const moved = {
    ...made,
    ...{ id: 'bOther', createdTime: at, outcome: 'NO', orderAmount: 0, amount: 0, shares: 0, isRedemption: true },
    ...{ probBefore: 0.55, probAfter: 0.31, fills: [] },
  }
  const manifold = manifoldWith([moved])
  expect(await manifold.fetchOHLCV(YES, { resolution: '1h', start: '2026-09-01T14:00:00Z' })).toEqual([
    { timestamp: at, open: 0.55, high: 0.55, low: 0.31, close: 0.31, fromPoints: true },
  ])
  expect(await manifold.fetchTrades(YES)).toEqual([])
})

const listed = {
  id: 'q0',
  ...{ question: 'Who scores?', slug: 'who-scores', outcomeType: 'MULTIPLE_CHOICE', mechanism: 'cpmm-multi-1' },
  ...{ createdTime: 1_780_000_000_000, closeTime: Date.parse('2027-01-01'), isResolved: false, volume: 10 },
}

describe('lists', () => {
  it('mark an answer at 0 or 1 as resolved, though its question is open', async () => {
    const answers = [
      { id: 'a1', text: 'Ann', probability: 1 },
      { id: 'a2', text: 'Ben', probability: 0 },
      { id: 'a3', text: 'Cleo', probability: 0.2 },
    ]
    const { venue: manifold } = venueBefore(venue, { '/v0/search-markets': [[{ ...listed, answers }]] }, { fixtures })
    const { data } = await manifold.fetchMarketsPaginated({ status: 'all' })
    expect(data.map(({ status, yes }) => [status, yes?.price])).toEqual([
      ['resolved', 1],
      ['resolved', 0],
      ['open', 0.2],
    ])
  })

  it('call no other token mana', async () => {
    const cash = { ...listed, outcomeType: 'BINARY', mechanism: 'cpmm-1', probability: 0.4, token: 'CASH' }
    const row = { ...cash, volume24Hours: 3, totalLiquidity: 100 }
    const { venue: manifold } = venueBefore(venue, { '/v0/market/q0': row }, { fixtures })
    const event = await manifold.fetchEvent({ eventId: 'q0' })
    expect(event.sourceMetadata).toMatchObject({ token: 'CASH' })
    expect(event.markets[0]?.currency).toBe('CASH')
    for (const record of [event, event.markets[0]]) {
      for (const name of ['volume', 'volume24h', 'volumeUnit', 'liquidity', 'minOrderCost']) {
        expect(record).not.toHaveProperty(name)
      }
    }
  })

  it('of a search continue after a full page', async () => {
    const rows = Array.from({ length: 2_400 }, (_, n) => ({
      ...listed,
      ...{ id: `q${n}`, slug: `q${n}`, createdTime: 1_780_000_000_000 - n * 1_000, answers: [] },
    }))
    const calls: string[] = []
    const manifold = venue.create({
      baseUrl: 'http://manifold.test',
      async fetch(input) {
        const { searchParams } = new URL(input)
        calls.push(String(searchParams.get('term')))
        const below = rows.filter(({ createdTime }) => createdTime < Number(searchParams.get('beforeTime') ?? Infinity))
        return Response.json(below.slice(0, Number(searchParams.get('limit'))))
      },
    }) as Required<Venue>
    expect(await manifold.fetchEvents({ query: 'scores', limit: 5_000 })).toHaveLength(2_400)
    expect(calls).toEqual(['scores', 'scores', 'scores'])
  })
})
