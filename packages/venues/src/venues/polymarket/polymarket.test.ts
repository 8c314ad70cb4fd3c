import { describe, expect, it } from 'vitest'
import { LADDER, polymarketWith, RULES, rung } from './__fixtures__/polymarket-with.ts'

describe('fetchEvent', () => {
  it('reads an event and its markets field by field', async () => {
    const { polymarket, rejections } = polymarketWith({ '/gamma/events/48151': 'fetchEvent-ladder' })
    const { markets, ...event } = await polymarket.fetchEvent({ eventId: LADDER })
    expect(event).toEqual({
      id: LADDER,
      title: 'Bitcoin above ___ on November 28?',
      description: RULES,
      slug: 'bitcoin-above-on-november-28',
      volume24h: 18240.5,
      volume: 61446.590416,
      volumeUnit: 'USD',
      url: 'https://polymarket.com/event/bitcoin-above-on-november-28',
      image: 'https://images.example.test/bitcoin-above-on-november-28.png',
      category: 'Crypto',
      sourceCategory: 'Crypto',
      tags: ['Hide From New', 'Crypto', 'Bitcoin'],
      sourceExchange: 'polymarket',
      sourceMetadata: {
        startDate: '2026-11-21T17:04:01.608887Z',
        endDate: '2026-11-28T17:00:00Z',
        resolutionSource: 'https://www.binance.com/en/trade/BTC_USDT',
        negRisk: false,
        negRiskAugmented: false,
        series: [
          {
            id: '10181',
            slug: 'btc-multi-strikes-weekly',
            title: 'BTC Multi Strikes Weekly',
            recurrence: 'weekly',
          },
        ],
      },
    })
    expect(markets[0]).toEqual(rung)
    expect(rejections).toEqual([])
  })

  it('leaves an empty side unquoted and leaves unknown fields absent', async () => {
    const { polymarket } = polymarketWith({ '/gamma/events/48151': 'fetchEvent-ladder' })
    const market = (await polymarket.fetchEvent({ eventId: LADDER })).markets[1]
    expect(market?.bestAsk).toBe(0.002)
    expect(market).not.toHaveProperty('bestBid')
    expect(market).not.toHaveProperty('volume24h')
    expect(market?.volume).toBe(311.5)
    expect(market?.yes).toEqual({
      outcomeId: '7000000000000000000000000000000000000000000000000000000004938271560493827156',
      marketId: '905102',
      label: 'Yes',
      price: 0.001,
      bestAsk: 0.002,
    })
    expect(market?.no).toEqual({
      outcomeId: '7000000000000000000000000000000000000000000000000000000006172839450617283945',
      marketId: '905102',
      label: 'No',
      price: 0.999,
      bestBid: 0.998,
    })
  })

  it.each([
    [{ slug: 'bitcoin-above-on-november-28' }, ['/gamma/events/slug/bitcoin-above-on-november-28']],
    [
      { url: 'https://polymarket.com/event/bitcoin-above-on-november-28?tid=1' },
      ['/gamma/events/slug/bitcoin-above-on-november-28'],
    ],
    [
      { url: 'https://polymarket.com/market/bitcoin-above-90k-on-november-28' },
      ['/gamma/markets/slug/bitcoin-above-90k-on-november-28?include_tag=true', '/gamma/events/48151'],
    ],
  ])('finds an event by %j', async (params, paths) => {
    const { polymarket, calls } = polymarketWith({
      '/gamma/events/48151': 'fetchEvent-ladder',
      '/gamma/events/slug/bitcoin-above-on-november-28': 'fetchEvent-ladder',
      '/gamma/markets/slug/bitcoin-above-90k-on-november-28': 'fetchMarket-bySlug',
    })
    expect((await polymarket.fetchEvent(params)).id).toBe(LADDER)
    expect(calls).toEqual(paths)
  })

  it.each([
    [{ eventId: '1' }, 'EVENT_NOT_FOUND'],
    [{ eventId: 'no-number' }, 'EVENT_NOT_FOUND'],
    [{ slug: 'no-such-event' }, 'EVENT_NOT_FOUND'],
    [{ url: 'https://polymarket.com/about' }, 'VALIDATION_ERROR'],
    [{ url: 'no address' }, 'VALIDATION_ERROR'],
    [{}, 'VALIDATION_ERROR'],
    [{ eventId: '1', slug: 'a' }, 'AMBIGUOUS_IDENTIFIER'],
  ])('answers %j with %s', async (params, code) => {
    const { polymarket } = polymarketWith({})
    await expect(polymarket.fetchEvent(params)).rejects.toMatchObject({ code, exchange: 'polymarket' })
  })
})

describe('fetchEventsPaginated', () => {
  it('carries the cursor of the venue and reports rows it cannot read', async () => {
    const { polymarket, calls, rejections } = polymarketWith({
      '/gamma/events/keyset': ['fetchEventsPaginated-first', 'fetchEventsPaginated-last'],
    })
    const first = await polymarket.fetchEventsPaginated({ limit: 2 })
    expect(first.nextCursor).toBe('eyJ2IjoxLCJpZCI6IjQ4MTUyIn0')
    expect(first.data.map(({ id }) => id)).toEqual([LADDER, '48152'])
    const last = await polymarket.fetchEventsPaginated({ limit: 2, cursor: 'eyJ2IjoxLCJpZCI6IjQ4MTUyIn0' })
    expect(last.data.map(({ id }) => id)).toEqual(['48153'])
    expect(last).not.toHaveProperty('nextCursor')
    expect(calls).toEqual([
      '/gamma/events/keyset?closed=false&limit=2',
      '/gamma/events/keyset?closed=false&after_cursor=eyJ2IjoxLCJpZCI6IjQ4MTUyIn0&limit=2',
    ])
    expect(rejections.map(({ venue, path, reason }) => [venue, path, reason])).toEqual([
      ['polymarket', '/events/keyset markets', 'id: id and conditionId are missing'],
      ['polymarket', '/events/keyset', 'id: Invalid input'],
    ])
  })

  it('distinguishes disputed, resolved, announced and halted markets', async () => {
    const { polymarket } = polymarketWith({ '/gamma/events/keyset': 'fetchEventsPaginated-first' })
    const markets = (await polymarket.fetchEventsPaginated()).data[1]?.markets ?? []
    expect(markets.map(({ subtitle, status }) => [subtitle, status])).toEqual([
      ['Ana Reyes', 'open'],
      ['Ben Okoro', 'resolved'],
      ['Person C', 'paused'],
      ['Other', 'paused'],
    ])
  })

  it('shows no quotes of a closed market', async () => {
    const { polymarket } = polymarketWith({ '/gamma/events/keyset': 'fetchEventsPaginated-first' })
    const resolved = (await polymarket.fetchEventsPaginated()).data[1]?.markets[1]
    expect(resolved?.outcomes.map(({ label, price }) => [label, price])).toEqual([
      ['Yes', 0],
      ['No', 1],
    ])
    expect(resolved?.outcomes.flatMap(({ bestBid, bestAsk }) => [bestBid, bestAsk])).toEqual(Array(4).fill(undefined))
    expect(resolved).not.toHaveProperty('bestBid')
    expect(resolved?.lastPrice).toBe(0.001)
    expect(resolved?.sourceMetadata).toMatchObject({
      closedTime: '2026-11-19 07:06:43+00',
      umaResolutionStatus: 'resolved',
      negRisk: true,
    })
  })

  it('keeps an announced market without inventing prices, tokens or dates', async () => {
    const { polymarket } = polymarketWith({ '/gamma/events/keyset': 'fetchEventsPaginated-first' })
    const placeholder = (await polymarket.fetchEventsPaginated()).data[1]?.markets[2]
    expect(placeholder).toMatchObject({
      marketId: '905203',
      title: 'Will Person C be the next head coach of Harbour FC?',
      outcomes: [
        { outcomeId: '905203:0', marketId: '905203', label: 'Yes', priceChange24h: 0 },
        { outcomeId: '905203:1', marketId: '905203', label: 'No', priceChange24h: 0 },
      ],
      volume: 0,
      volume24h: 0,
    })
    for (const outcome of placeholder?.outcomes ?? []) {
      for (const name of ['price', 'bestBid', 'bestAsk']) expect(outcome).not.toHaveProperty(name)
    }
    for (const name of ['contractAddress', 'startDate', 'bestBid', 'bestAsk', 'lastPrice', 'liquidity']) {
      expect(placeholder).not.toHaveProperty(name)
    }
  })

  it('does not take the midpoint of an empty book for a price', async () => {
    const { polymarket } = polymarketWith({ '/gamma/events/keyset': 'fetchEventsPaginated-first' })
    const other = (await polymarket.fetchEventsPaginated()).data[1]?.markets[3]
    expect(other?.outcomes.map(({ price }) => price)).toEqual([undefined, undefined])
    expect(other?.sourceMetadata).toMatchObject({ negRiskOther: true })
  })

  it('begins a window where it begins, not where trading opened', async () => {
    const { polymarket } = polymarketWith({ '/gamma/events/keyset': 'fetchEventsPaginated-last' })
    const [window] = (await polymarket.fetchEventsPaginated()).data
    expect(window?.startDate).toBe('2026-11-21T09:05:00.000Z')
    expect(window).not.toHaveProperty('description')
    const [market] = window?.markets ?? []
    expect(market?.startDate).toBe('2026-11-21T09:05:00.000Z')
    expect(market?.resolutionDate).toBe('2026-11-21T09:10:00.000Z')
    expect(market?.sourceMetadata?.startDate).toBe('2026-11-20T09:11:01.328428Z')
    expect(market?.up).toMatchObject({ label: 'Up', price: 0.505, bestBid: 0.5, bestAsk: 0.51 })
    expect(market?.down).toMatchObject({ label: 'Down', price: 0.495, bestBid: 0.49, bestAsk: 0.5 })
    expect(market).not.toHaveProperty('subtitle')
    expect(market).not.toHaveProperty('yes')
  })

  it.each([
    ['closed', '/gamma/events/keyset?closed=true&limit=100'],
    ['inactive', '/gamma/events/keyset?closed=true&limit=100'],
    ['active', '/gamma/events/keyset?closed=false&limit=100'],
  ] as const)('asks for the events that are %s', async (status, path) => {
    const { polymarket, calls } = polymarketWith({ '/gamma/events/keyset': 'fetchEventsPaginated-last' })
    expect(await polymarket.fetchEventsPaginated({ status })).not.toHaveProperty('nextCursor')
    expect(calls).toEqual([path])
  })

  it('lists all as the open events followed by the closed ones', async () => {
    const { polymarket, calls } = polymarketWith({
      '/gamma/events/keyset': ['fetchEventsPaginated-last', 'fetchEventsPaginated-first', 'fetchEventsPaginated-last'],
    })
    const cursors: (string | undefined)[] = []
    let cursor: string | undefined
    do {
      const page = await polymarket.fetchEventsPaginated({ status: 'all', ...(cursor && { cursor }) })
      cursor = page.nextCursor
      cursors.push(cursor)
    } while (cursor)
    expect(cursors).toEqual(['closed:', 'closed:eyJ2IjoxLCJpZCI6IjQ4MTUyIn0', undefined])
    expect(calls).toEqual([
      '/gamma/events/keyset?closed=false&limit=100',
      '/gamma/events/keyset?closed=true&limit=100',
      '/gamma/events/keyset?closed=true&after_cursor=eyJ2IjoxLCJpZCI6IjQ4MTUyIn0&limit=100',
    ])
  })

  it('filters a page and never asks for more than the venue gives', async () => {
    const { polymarket, calls } = polymarketWith({ '/gamma/events/keyset': 'fetchEventsPaginated-first' })
    const page = await polymarket.fetchEventsPaginated({ limit: 9_999, filter: { text: 'coach' } })
    expect(page.data.map(({ id }) => id)).toEqual(['48152'])
    expect(page.nextCursor).toBe('eyJ2IjoxLCJpZCI6IjQ4MTUyIn0')
    expect(calls).toEqual(['/gamma/events/keyset?closed=false&limit=500'])
  })

  it('reports the refusal of the venue', async () => {
    const { polymarket } = polymarketWith({ '/gamma/events/keyset': 'fetchEventsPaginated-refused' }, 422)
    await expect(polymarket.fetchEventsPaginated({ cursor: 'x' })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
      message: 'polymarket answered: after_cursor is invalid',
    })
  })
})

describe('fetchEvents', () => {
  it('searches on the venue', async () => {
    const { polymarket, calls } = polymarketWith({ '/gamma/public-search': 'fetchEvents-search' })
    const events = await polymarket.fetchEvents({ query: 'bitcoin above' })
    expect(events.map(({ id }) => id)).toEqual([LADDER])
    expect(calls).toEqual([
      '/gamma/public-search?q=bitcoin+above&page=1&limit_per_type=50&events_status=active&keep_closed_markets=1' +
        '&search_tags=false&search_profiles=false',
    ])
  })

  it('leaves series, tags and order to the venue', async () => {
    const { polymarket, calls } = polymarketWith({
      '/gamma/series': 'fetchSeries-page',
      '/gamma/tags/slug/crypto': 'fetchEvents-tag',
      '/gamma/events/keyset': 'fetchEventsPaginated-last',
    })
    const params = { series: 'btc-multi-strikes-weekly', tags: ['Crypto'], sort: 'volume', limit: 3 } as const
    const events = await polymarket.fetchEvents({ ...params, tags: ['Crypto'] })
    expect(events.map(({ id }) => id)).toEqual(['48153'])
    expect(calls).toEqual([
      '/gamma/series?exclude_events=true&slug=btc-multi-strikes-weekly&limit=1',
      '/gamma/tags/slug/crypto',
      '/gamma/events/keyset?series_id=10181&tag_id=21&tag_match=any&order=volume&ascending=false&closed=false&limit=3',
    ])
  })

  it('looks for a tag itself that the venue does not know by that name', async () => {
    const { polymarket, calls } = polymarketWith({ '/gamma/events/keyset': 'fetchEventsPaginated-last' })
    expect(await polymarket.fetchEvents({ tags: ['Up or Down'] })).toHaveLength(1)
    expect(calls).toEqual(['/gamma/tags/slug/up-or-down', '/gamma/events/keyset?closed=false&limit=100'])
  })

  it('finds nothing in a series that does not exist', async () => {
    const { polymarket } = polymarketWith({ '/gamma/series': 'fetchEvents-noSeries' })
    expect(await polymarket.fetchEvents({ series: 'no-such-series' })).toEqual([])
  })

  it('returns the one event that a slug names', async () => {
    const { polymarket } = polymarketWith({ '/gamma/events/slug/a': 'fetchEvent-ladder' })
    expect((await polymarket.fetchEvents({ slug: 'a' })).map(({ id }) => id)).toEqual([LADDER])
    expect(await polymarket.fetchEvents({ slug: 'b' })).toEqual([])
  })
})

describe('fetchSeries', () => {
  it('reads series and reports what it cannot read', async () => {
    const { polymarket, calls, rejections } = polymarketWith({ '/gamma/series': 'fetchSeries-page' })
    expect(await polymarket.fetchSeries({ limit: 5 })).toEqual([
      {
        id: '10181',
        ticker: 'btc-multi-strikes-weekly',
        slug: 'btc-multi-strikes-weekly',
        title: 'BTC Multi Strikes Weekly',
        recurrence: 'weekly',
        sourceExchange: 'polymarket',
        sourceMetadata: { seriesType: 'single', active: true, closed: false },
      },
      {
        id: '10345',
        category: 'Sports',
        sourceCategory: 'NBA',
        ticker: 'nba-2027',
        slug: 'nba-2027',
        title: 'NBA 2027',
        recurrence: 'daily',
        image: 'https://images.example.test/nba.png',
        sourceExchange: 'polymarket',
        sourceMetadata: { seriesType: 'single', active: true, closed: false },
      },
    ])
    expect(calls).toEqual(['/gamma/series?exclude_events=true&limit=100&offset=0'])
    expect(rejections).toHaveLength(1)
  })

  it('finds series by words', async () => {
    const { polymarket } = polymarketWith({ '/gamma/series': 'fetchSeries-page' })
    expect((await polymarket.fetchSeries({ query: 'nba' })).map(({ id }) => id)).toEqual(['10345'])
  })
})
