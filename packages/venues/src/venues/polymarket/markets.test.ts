import { describe, expect, it } from 'vitest'
import { marketInLists } from '../../__fixtures__/market-in-lists.ts'
import { venueBefore } from '../../__fixtures__/venue-before.ts'
import { CONDITION, LADDER, NO, polymarketWith, RUNG, rung, YES } from './__fixtures__/polymarket-with.ts'
import { venue } from './index.ts'

describe('fetchMarket', () => {
  it('looks up the event by slug where a market found by id does not state it', async () => {
    const { polymarket, calls } = polymarketWith({
      '/gamma/markets/905101': 'fetchMarket-byId',
      '/gamma/markets/slug/bitcoin-above-90k-on-november-28': 'fetchMarket-bySlug',
    })
    expect(await polymarket.fetchMarket({ marketId: RUNG })).toEqual(rung)
    expect(calls).toEqual([
      '/gamma/markets/905101?include_tag=true',
      '/gamma/markets/slug/bitcoin-above-90k-on-november-28?include_tag=true',
    ])
  })

  it.each([
    [{ marketId: CONDITION }, `condition_ids=${CONDITION}`],
    [{ outcomeId: NO }, `clob_token_ids=${NO}`],
  ])('finds a market by %j, open or closed', async (params, filter) => {
    const { polymarket, calls } = polymarketWith({
      '/gamma/markets/keyset': ['fetchMarket-none', 'fetchMarket-byFilter'],
    })
    expect(await polymarket.fetchMarket(params)).toEqual(rung)
    expect(calls).toEqual([
      `/gamma/markets/keyset?include_tag=true&${filter}&closed=false&limit=2`,
      `/gamma/markets/keyset?include_tag=true&${filter}&closed=true&limit=2`,
    ])
  })

  it('finds the tokens of the second protocol version', async () => {
    const { polymarket, calls } = polymarketWith({
      '/gamma/markets/keyset': ['fetchMarket-none', 'fetchMarket-none', 'fetchMarket-byFilter'],
    })
    expect((await polymarket.fetchMarket({ outcomeId: YES })).marketId).toBe(RUNG)
    expect(calls[2]).toBe(`/gamma/markets/keyset?include_tag=true&position_ids=${YES}&closed=false&limit=2`)
  })

  it.each([
    [{ slug: 'bitcoin-above-90k-on-november-28' }],
    [{ url: 'https://polymarket.com/market/bitcoin-above-90k-on-november-28' }],
    [{ url: 'https://polymarket.com/event/bitcoin-above-on-november-28/bitcoin-above-90k-on-november-28' }],
  ])('finds a market by %j', async (params) => {
    const { polymarket } = polymarketWith({
      '/gamma/markets/slug/bitcoin-above-90k-on-november-28': 'fetchMarket-bySlug',
    })
    expect(await polymarket.fetchMarket(params)).toEqual(rung)
  })

  it.each([
    [{ marketId: '1' }, 'MARKET_NOT_FOUND'],
    [{ marketId: 'no-number' }, 'MARKET_NOT_FOUND'],
    // The venue refuses a list narrowed by what is no token.
    [{ outcomeId: '12:0' }, 'MARKET_NOT_FOUND'],
    [{ slug: 'no-such-market' }, 'MARKET_NOT_FOUND'],
    [{ eventId: LADDER }, 'AMBIGUOUS_IDENTIFIER'],
    [{ url: 'https://polymarket.com/event/bitcoin-above-on-november-28' }, 'AMBIGUOUS_IDENTIFIER'],
    [{ marketId: '0xdouble' }, 'AMBIGUOUS_IDENTIFIER'],
    [{}, 'VALIDATION_ERROR'],
  ])('answers %j with %s', async (params, code) => {
    const { polymarket } = polymarketWith({
      '/gamma/events/48151': 'fetchEvent-ladder',
      '/gamma/events/slug/bitcoin-above-on-november-28': 'fetchEvent-ladder',
      '/gamma/markets/keyset': 'fetchMarket-ambiguous',
    })
    await expect(polymarket.fetchMarket(params)).rejects.toMatchObject({ code, exchange: 'polymarket' })
  })

  it('knows no price of a market of 2020 that shows 0 for both sides', async () => {
    const { polymarket } = polymarketWith({
      '/gamma/markets/slug/mayor': 'fetchMarket-zeroPrices',
    })
    const market = await polymarket.fetchMarket({ slug: 'mayor' })
    expect(market.outcomes).toEqual([
      { outcomeId: '12:0', marketId: '12', label: 'Yes', priceChange24h: 0 },
      { outcomeId: '12:1', marketId: '12', label: 'No', priceChange24h: 0 },
    ])
    expect(market).toMatchObject({
      status: 'closed',
      sourceCategory: 'US-current-affairs',
      volume: 32257.445115,
      url: 'https://polymarket.com/market/will-the-mayor-of-port-harbour-resign-before-the-election',
    })
    expect(market).not.toHaveProperty('startDate')
    expect(market).not.toHaveProperty('eventId')
  })

  it('mirrors no quotes between three outcomes', async () => {
    const { polymarket } = polymarketWith({ '/gamma/markets/slug/council': 'fetchMarket-threeOutcomes' })
    const { outcomes, status } = await polymarket.fetchMarket({ slug: 'council' })
    expect(status).toBe('paused')
    expect(outcomes).toEqual([
      {
        outcomeId: '43:0',
        marketId: '43',
        label: 'Harbour First',
        price: 0.62,
        bestBid: 0.6,
        bestAsk: 0.64,
        priceChange24h: 0.03,
      },
      { outcomeId: '43:1', marketId: '43', label: 'Greens', price: 0.27 },
      { outcomeId: '43:2', marketId: '43', label: 'Independents', price: 0.11 },
    ])
  })

  it('keeps the halves of a market that was settled so', async () => {
    const { polymarket } = polymarketWith({ '/gamma/markets/slug/halved': 'fetchMarket-halved' })
    const { outcomes, status } = await polymarket.fetchMarket({ slug: 'halved' })
    expect(status).toBe('resolved')
    expect(outcomes.map(({ price }) => price)).toEqual([0.5, 0.5])
  })

  it('names outcomes of the second protocol version by their positions', async () => {
    const { polymarket } = polymarketWith({ '/gamma/markets/slug/positions': 'fetchMarket-positions' })
    const { outcomes, contractAddress } = await polymarket.fetchMarket({ slug: 'positions' })
    expect(outcomes.map(({ outcomeId }) => outcomeId)).toEqual([
      '7000000000000000000000000000000000000000000000000000000112345678001234567799',
      '7000000000000000000000000000000000000000000000000000000113580245891358024588',
    ])
    expect(contractAddress).toBe('0x01abababababababababababababababababababababababababababababab')
  })
})

describe('lists', () => {
  it.each(marketInLists)('%s returns a market field by field', async (_, read) => {
    const { polymarket } = polymarketWith({
      '/gamma/events/keyset': ['fetchEventsPaginated-first', 'fetchEventsPaginated-last'],
      '/gamma/markets/keyset': 'fetchMarket-byFilter',
    })
    expect(await read(polymarket, RUNG)).toEqual(rung)
  })
})

describe('fetchMarketsPaginated', () => {
  it('reads a market with its event, teams and kick-off', async () => {
    const { polymarket, calls, rejections } = polymarketWith({
      '/gamma/markets/keyset': 'fetchMarketsPaginated-first',
    })
    const page = await polymarket.fetchMarketsPaginated({ limit: 500 })
    expect(page.nextCursor).toBe('eyJ2IjoxLCJpZCI6IjkwNTQwMSJ9')
    expect(page.data).toHaveLength(1)
    expect(page.data[0]).toMatchObject({
      marketId: '905401',
      eventId: '48161',
      title: 'Map Handicap: Norn (-1.5) vs Kestrel (+1.5)',
      url: 'https://polymarket.com/event/cs2-nor-kes-2026-11-22/cs2-nor-kes-2026-11-22-map-handicap-away-1pt5',
      startDate: '2026-11-22T15:10:00.000Z',
      resolutionDate: '2026-11-22T21:10:00.000Z',
      category: 'Sports',
      sourceCategory: 'Sports',
      tags: ['Esports', 'Sports'],
      volume: 16991.5,
      volume24h: 16991.5,
      liquidity: 0,
      lastPrice: 0.4,
      outcomes: [
        { label: 'Norn', price: 0.415, bestBid: 0.41, bestAsk: 0.42, priceChange24h: 0.0115 },
        { label: 'Kestrel', price: 0.585, bestBid: 0.58, bestAsk: 0.59, priceChange24h: -0.0115 },
      ],
      sourceMetadata: { sportsMarketType: 'map_handicap', line: -1.5, gameStartTime: '2026-11-22 15:10:00+00' },
    })
    expect(calls).toEqual(['/gamma/markets/keyset?include_tag=true&closed=false&limit=100'])
    expect(rejections).toMatchObject([{ path: '/markets/keyset', id: 'a-row-without-an-id' }])
  })
})

describe('fetchMarkets', () => {
  it('leaves the order to the venue', async () => {
    const { polymarket, calls } = polymarketWith({ '/gamma/markets/keyset': 'fetchMarketsPaginated-first' })
    const markets = await polymarket.fetchMarkets({ sort: 'volume', limit: 1 })
    expect(markets.map(({ marketId }) => marketId)).toEqual(['905401'])
    expect(calls).toEqual([
      '/gamma/markets/keyset?include_tag=true&order=volumeNum&ascending=false&closed=false&limit=100',
    ])
  })

  it('takes open markets out of the events that the search finds', async () => {
    const { polymarket } = polymarketWith({ '/gamma/public-search': 'fetchEvents-search' })
    const markets = await polymarket.fetchMarkets({ query: '$120,000' })
    expect(markets.map(({ marketId }) => marketId)).toEqual(['905102'])
  })
})

describe('fetchOpenInterest, fetchStatus and fetchTime', () => {
  const polymarketBefore = (answers: Parameters<typeof venueBefore>[1]) =>
    venueBefore(
      venue,
      { '/gamma/markets/keyset': 'fetchMarket-byFilter', ...answers },
      {
        fixtures: new URL('./__fixtures__/', import.meta.url),
      },
    )

  it('returns the dollars behind the shares of a market', async () => {
    const rows = [{ market: CONDITION.toUpperCase().replace('0X', '0x'), value: 1234.5 }]
    const { venue: polymarket, calls } = polymarketBefore({ '/data/oi': [rows] })
    expect(await polymarket.fetchOpenInterest(CONDITION)).toEqual({
      ...{ marketId: CONDITION, openInterest: 1234.5, volumeUnit: 'USD' },
    })
    expect(calls.at(-1)).toBe(`/data/oi?market=${CONDITION}`)
    // No row is no zero.
    const { venue: other } = polymarketBefore({ '/data/oi': [[{ market: '0x01', value: 7 }]] })
    expect(await other.fetchOpenInterest(CONDITION)).toEqual({ marketId: CONDITION })
  })

  it('is open while the host for orders answers', async () => {
    const { venue: polymarket } = polymarketBefore({ '/clob/ok': Response.json('OK') })
    expect(await polymarket.fetchStatus()).toEqual({ status: 'open' })
    const { venue: restarting } = polymarketBefore({ '/clob/ok': new Response('', { status: 503 }) })
    await expect(restarting.fetchStatus()).rejects.toMatchObject({ code: 'EXCHANGE_NOT_AVAILABLE' })
  })

  it('reads the clock of whole seconds', async () => {
    const { venue: polymarket } = polymarketBefore({ '/clob/time': Response.json(1_788_274_803) })
    // The clock of the test stands at 1788274800000.
    expect(await polymarket.fetchTime()).toEqual({ time: 1_788_274_803_000, skewMs: 3_500, uncertaintyMs: 500 })
  })
})
