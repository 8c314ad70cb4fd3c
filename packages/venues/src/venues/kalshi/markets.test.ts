import { describe, expect, it } from 'vitest'
import { marketInLists } from '../../__fixtures__/market-in-lists.ts'
import type { Venue } from '../../venue.ts'
import { FED, kalshiWith, MATCH, RUNG, rungFacts, tradedNo, tradedRung, tradedYes } from './__fixtures__/replay.ts'
import { parseMarket } from './parse.ts'
import { KalshiMarket } from './schemas.ts'

describe('fetchMarket', () => {
  it('reads a traded market field by field', async () => {
    const { kalshi, calls } = kalshiWith({ [`/markets/${RUNG}`]: 'fetchMarket-traded' })
    expect(await kalshi.fetchMarket?.({ marketId: RUNG })).toEqual({
      ...tradedRung,
      outcomes: [tradedYes, tradedNo],
      yes: tradedYes,
      no: tradedNo,
      sourceMetadata: rungFacts,
    })
    expect(calls).toEqual([`/markets/${RUNG}`])
  })

  it('takes what a settled market paid as its price, and has no quotes for it', async () => {
    const id = `${MATCH}-TRO`
    const { kalshi } = kalshiWith({ [`/markets/${id}`]: 'fetchMarket-settled' })
    const market = await kalshi.fetchMarket?.({ marketId: id })
    expect(market).toMatchObject({
      title: 'Oslo vs Tromso Winner? - Tromso',
      status: 'finalized',
      lastPrice: 0.03,
      resolutionDate: '2026-08-20T19:52:07.310Z',
      volume: 5210,
      volume24h: 4100,
      tickSize: 0.001,
      sourceMetadata: { result: 'no', settlementValue: 0, strikeType: 'structured' },
    })
    expect(market?.outcomes).toEqual([
      { outcomeId: `${id}:YES`, marketId: id, label: 'Yes', price: 0, priceChange24h: -0.19 },
      { outcomeId: `${id}:NO`, marketId: id, label: 'No', price: 1, priceChange24h: 0.19 },
    ])
    expect(market).not.toHaveProperty('bestBid')
    expect(market).not.toHaveProperty('bestAsk')
  })

  it('prices a market that settled at a fraction by that fraction', async () => {
    const { kalshi } = kalshiWith({ [`/markets/${MATCH}-TRO`]: 'fetchMarket-scalar' })
    const market = await kalshi.fetchMarket?.({ marketId: `${MATCH}-TRO` })
    expect([market?.yes?.price, market?.no?.price]).toEqual([0.29, 0.71])
    expect(market?.sourceMetadata).toMatchObject({ result: 'scalar', settlementValue: 0.29 })
  })

  it.each([
    ['void: everybody gets back what he gave', { result: 'void' }],
    ['scalar, of which the value is not told', { result: 'scalar' }],
  ])('prices no market that is %s', (_, change) => {
    const row = { ticker: 'T', status: 'finalized', last_price_dollars: '0.4200', ...change }
    const market = parseMarket(KalshiMarket.parse(row))
    expect(market.outcomes.map(({ price }) => price)).toEqual([undefined, undefined])
    expect(market.lastPrice).toBe(0.42)
  })

  it.each([
    [false, 1],
    [true, undefined],
    [undefined, undefined],
  ])('sees in fractions allowed: %s that the smallest order is %s', (fractions, smallest) => {
    const market = parseMarket(KalshiMarket.parse({ ticker: 'T', fractional_trading_enabled: fractions }))
    expect(market.minOrderSize).toBe(smallest)
  })

  it('marks a combo and sees that its 0 and 1 are no quotes', async () => {
    const id = 'KXMVESPORTS-S2026A1B2C3D4E5F-0F1E2D3C4B5'
    const { kalshi } = kalshiWith({ [`/markets/${id}`]: 'fetchMarket-combo' })
    const market = await kalshi.fetchMarket?.({ marketId: id })
    expect(market?.sourceMetadata).toMatchObject({
      provisional: true,
      comboCollection: 'KXMVESPORTS-R',
      comboLegs: [
        { eventId: MATCH, marketId: `${MATCH}-OSL`, side: 'yes' },
        { eventId: FED, marketId: RUNG, side: 'yes' },
      ],
    })
    expect(market?.outcomes).toEqual([
      { outcomeId: `${id}:YES`, marketId: id, label: 'Yes' },
      { outcomeId: `${id}:NO`, marketId: id, label: 'No' },
    ])
  })

  it('reads the integer cents and whole contracts of before 2026', async () => {
    const id = 'KXRAINNYC-25DEC01-T0'
    const { kalshi } = kalshiWith({ [`/markets/${id}`]: 'fetchMarket-cents' })
    const market = await kalshi.fetchMarket?.({ marketId: id })
    expect(market).toMatchObject({
      title: 'Will it rain in NYC on Dec 1, 2025?',
      lastPrice: 0.4,
      volume: 35001,
      volume24h: 10,
      openInterest: 13679,
      liquidity: 68148.06,
      volumeUnit: 'contracts',
      sourceMetadata: { strikeType: 'greater', floorStrike: 0 },
    })
    expect(market?.yes).toMatchObject({ price: 0.4, priceChange24h: 0.05, bestBid: 0.37, bestAsk: 0.41 })
    expect(market?.no).toMatchObject({ price: 0.6, priceChange24h: -0.05, bestBid: 0.59, bestAsk: 0.63 })
  })

  it('returns a start only where the opening begins the observed window', async () => {
    const id = 'KXBTC15M-26AUG141015-15'
    const { kalshi } = kalshiWith({ [`/markets/${id}`]: 'fetchMarket-interval' })
    expect(await kalshi.fetchMarket?.({ marketId: id })).toMatchObject({
      title: 'BTC price up in next 15 mins? - Target price: $98,012.44',
      startDate: '2026-08-14T14:00:00.000Z',
      resolutionDate: '2026-08-14T14:15:00.000Z',
      sourceMetadata: { strikeType: 'greater_or_equal', floorStrike: 98012.44 },
    })
  })

  it.each([
    [{ outcomeId: `${RUNG}:NO` }],
    [{ slug: 'kxfedrate-26sep-t3.75' }],
    [{ url: `https://kalshi.com/markets/kxfedrate/fed-funds-rate/kxfedrate-26sep-t3.75` }],
  ])('finds it by %o', async (params) => {
    const { kalshi } = kalshiWith({ [`/markets/${RUNG}`]: 'fetchMarket-traded' })
    expect(await kalshi.fetchMarket?.(params)).toMatchObject({ marketId: RUNG })
  })

  it('does not take the page of an event for the one market with the same ticker', async () => {
    const { kalshi } = kalshiWith({
      [`/events/${FED}`]: 'fetchEvent-ladder',
      [`/markets/${FED}`]: 'fetchMarket-traded',
    })
    const url = `https://kalshi.com/events/${FED}`
    await expect(kalshi.fetchMarket?.({ url })).rejects.toMatchObject({ code: 'AMBIGUOUS_IDENTIFIER' })
  })

  it('refuses the ticker of an event with several markets', async () => {
    const { kalshi } = kalshiWith({ [`/events/${FED}`]: 'fetchEvent-ladder' })
    await expect(kalshi.fetchMarket?.({ marketId: FED })).rejects.toMatchObject({
      code: 'AMBIGUOUS_IDENTIFIER',
      message: `${FED} names several markets, such as ${FED}-T3.75, ${FED}-T4.25, ${FED}-T4.75; name one of them`,
      exchange: 'kalshi',
    })
  })

  it('takes the ticker of an event with one market for that market, archived or not', async () => {
    const { kalshi, calls } = kalshiWith({
      '/events/KXRAINNYC-25DEC01': 'fetchEvent-archived',
      '/historical/markets': 'fetchEvent-archivedMarkets',
    })
    expect(await kalshi.fetchMarket?.({ eventId: 'KXRAINNYC-25DEC01' })).toMatchObject({
      marketId: 'KXRAINNYC-25DEC01-T0',
      category: 'Climate and Weather',
      sourceCategory: 'Climate and Weather',
    })
    expect(calls).toContain('/historical/markets?event_ticker=KXRAINNYC-25DEC01&limit=1000')
  })

  it('looks into the archive before it gives up', async () => {
    const { kalshi } = kalshiWith({ [`/historical/markets/${RUNG}`]: 'fetchMarket-traded' })
    expect(await kalshi.fetchMarket?.({ marketId: RUNG })).toMatchObject({ marketId: RUNG })
    await expect(kalshi.fetchMarket?.({ marketId: 'KXNONE' })).rejects.toMatchObject({
      code: 'MARKET_NOT_FOUND',
      message: 'No market KXNONE on Kalshi',
    })
  })

  it('wants to know which', async () => {
    const { kalshi } = kalshiWith({})
    await expect(kalshi.fetchMarket?.({})).rejects.toMatchObject({ code: 'VALIDATION_ERROR' })
    await expect(kalshi.fetchMarket?.({ marketId: RUNG, eventId: FED })).rejects.toMatchObject({
      code: 'AMBIGUOUS_IDENTIFIER',
    })
    await expect(kalshi.fetchMarket?.({ url: 'https://kalshi.com/portfolio' })).rejects.toMatchObject({
      code: 'VALIDATION_ERROR',
      field: 'url',
    })
  })
})

describe('lists', () => {
  const id = `${FED}-T4.25`
  const yes = { outcomeId: `${id}:YES`, marketId: id, label: 'Yes', price: 0.035, bestBid: 0.02, bestAsk: 0.05 }
  const no = { outcomeId: `${id}:NO`, marketId: id, label: 'No', price: 0.965, bestBid: 0.95, bestAsk: 0.98 }
  const untraded = {
    marketId: id,
    eventId: FED,
    title: 'Will the upper bound of the federal funds rate be above 4.25% after the September 2026 meeting?',
    subtitle: 'Above 4.25%',
    description:
      'If the upper bound of the target range is above 4.25% after the meeting that ends on Sep 16, 2026, then the market resolves to Yes.\n\nAn unscheduled change before the meeting counts as the rate then in force.',
    outcomes: [yes, no],
    yes,
    no,
    resolutionDate: '2026-09-16T17:55:00.000Z',
    volume24h: 0,
    volume: 0,
    volumeUnit: 'contracts',
    openInterest: 0,
    url: 'https://kalshi.com/events/kxfedrate-26sep',
    tickSize: 0.01,
    status: 'active',
    sourceExchange: 'kalshi',
    bestBid: 0.02,
    bestAsk: 0.05,
  }

  it.each(marketInLists)('%s returns a market field by field', async (list, read) => {
    const { kalshi } = kalshiWith({
      '/events': ['fetchEventsPaginated-open', 'fetchEventsPaginated-none'],
      '/markets': 'fetchMarketsPaginated-open',
    })
    const facts = { ...rungFacts, floorStrike: 4.25 }
    // Texts of the event itself are not part of its markets alone.
    const ofItsEvent = {
      category: 'Economics',
      sourceCategory: 'Economics',
      sourceMetadata: { ...facts, seriesTicker: 'KXFEDRATE' },
    }
    expect(await read(kalshi as Required<Venue>, id)).toEqual({
      ...untraded,
      ...(list === 'fetchMarketsPaginated' ? { sourceMetadata: facts } : ofItsEvent),
    })
  })
})

describe('fetchMarketsPaginated', () => {
  it('reads a page without combos', async () => {
    const { kalshi, calls } = kalshiWith({ '/markets': 'fetchMarketsPaginated-open' })
    const page = await kalshi.fetchMarketsPaginated?.({ limit: 5_000 })
    expect(page?.data.map(({ marketId, eventId }) => [marketId, eventId])).toEqual([
      [`${FED}-T4.25`, FED],
      [`${FED}-T4.75`, FED],
    ])
    expect(page?.nextCursor).toBe('CgwIj66QxwYQsOCSqgMSEUtYRkVE')
    expect(calls).toEqual(['/markets?status=open&limit=1000&mve_filter=exclude'])
  })
})
