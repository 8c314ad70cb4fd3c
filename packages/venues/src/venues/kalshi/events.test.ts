import { describe, expect, it } from 'vitest'
import { venueBefore } from '../../__fixtures__/venue-before.ts'
import {
  FED,
  fixture,
  kalshiWith,
  MATCH,
  RUNG,
  rungFacts,
  tradedNo,
  tradedRung,
  tradedYes,
} from './__fixtures__/replay.ts'
import { venue } from './index.ts'

describe('fetchEvent', () => {
  it('reads an event and its markets', async () => {
    const { kalshi, calls } = kalshiWith({ [`/events/${FED}`]: 'fetchEvent-ladder' })
    const event = await kalshi.fetchEvent?.({ eventId: FED })
    const { markets, ...rest } = event ?? { markets: [] }
    expect(rest).toEqual({
      id: FED,
      title: 'Fed funds rate after the September 2026 meeting?',
      subtitle: 'On Sep 16, 2026',
      slug: 'kxfedrate-26sep',
      volume24h: 20.47,
      volume: 10155.43,
      volumeUnit: 'contracts',
      url: 'https://kalshi.com/events/kxfedrate-26sep',
      category: 'Economics',
      sourceCategory: 'Economics',
      sourceExchange: 'kalshi',
      sourceMetadata: {
        seriesTicker: 'KXFEDRATE',
        mutuallyExclusive: false,
        strikeDate: '2026-09-16T18:00:00.000Z',
      },
    })
    expect(markets[0]).toEqual({
      ...tradedRung,
      category: 'Economics',
      sourceCategory: 'Economics',
      outcomes: [tradedYes, tradedNo],
      yes: tradedYes,
      no: tradedNo,
      sourceMetadata: { ...rungFacts, seriesTicker: 'KXFEDRATE' },
    })
    expect(calls.sort()).toEqual([
      `/events/${FED}?with_nested_markets=true`,
      `/milestones?related_event_ticker=${FED}&limit=100`,
    ])
  })

  it('prices an untraded market by the midpoint of its quotes, one without quotes not at all', async () => {
    const { kalshi } = kalshiWith({ [`/events/${FED}`]: 'fetchEvent-ladder' })
    const [, untraded, empty] = (await kalshi.fetchEvent?.({ eventId: FED }))?.markets ?? []
    expect(untraded?.outcomes).toEqual([
      {
        outcomeId: `${FED}-T4.25:YES`,
        marketId: `${FED}-T4.25`,
        label: 'Yes',
        price: 0.035,
        bestBid: 0.02,
        bestAsk: 0.05,
      },
      {
        outcomeId: `${FED}-T4.25:NO`,
        marketId: `${FED}-T4.25`,
        label: 'No',
        price: 0.965,
        bestBid: 0.95,
        bestAsk: 0.98,
      },
    ])
    expect(untraded).toMatchObject({ volume: 0, volume24h: 0, openInterest: 0 })
    expect(empty?.outcomes).toEqual([
      { outcomeId: `${FED}-T4.75:YES`, marketId: `${FED}-T4.75`, label: 'Yes' },
      { outcomeId: `${FED}-T4.75:NO`, marketId: `${FED}-T4.75`, label: 'No' },
    ])
  })

  it('returns the start of a match', async () => {
    const { kalshi } = kalshiWith({ [`/events/${MATCH}`]: 'fetchEvent-match', '/milestones': 'milestones-match' })
    expect(await kalshi.fetchEvent?.({ eventId: MATCH })).toMatchObject({
      title: 'Oslo vs Tromso',
      subtitle: 'OSL vs TRO (Aug 20)',
      startDate: '2026-08-20T18:00:00.000Z',
      sourceMetadata: { mutuallyExclusive: true },
      markets: [
        { title: 'Oslo vs Tromso Winner? - Oslo', subtitle: 'Oslo', resolutionDate: '2026-08-20T20:00:00.000Z' },
        { title: 'Oslo vs Tromso Winner? - Tromso', yes: { price: 0.22 }, no: { price: 0.78, bestAsk: 0.78 } },
        { title: 'Oslo vs Tromso Winner? - Tie', yes: { price: 0.26, bestBid: 0.25, bestAsk: 0.27 } },
      ],
    })
  })

  it.each([
    [{ url: 'https://kalshi.com/markets/kxeurocup/euro-cup/kxeurocup-26aug20osltro' }],
    [{ slug: 'kxeurocup-26aug20osltro' }],
  ])('finds it by %o', async (params) => {
    const { kalshi } = kalshiWith({ [`/events/${MATCH}`]: 'fetchEvent-match' })
    expect(await kalshi.fetchEvent?.(params)).toMatchObject({ id: MATCH })
  })

  it('takes the page of a series for its only open event', async () => {
    const { kalshi, calls } = kalshiWith({ '/events': 'fetchEventsPaginated-brokenRow' })
    expect(await kalshi.fetchEvent?.({ url: 'https://kalshi.com/markets/kxeurocup' })).toMatchObject({ id: MATCH })
    expect(calls).toContain('/events?with_nested_markets=true&series_ticker=KXEUROCUP&status=open&limit=2')
  })

  it('refuses the page of a series with several open events', async () => {
    const { kalshi } = kalshiWith({ '/events': 'fetchEventsPaginated-open' })
    await expect(kalshi.fetchEvent?.({ slug: 'kxmany' })).rejects.toMatchObject({ code: 'AMBIGUOUS_IDENTIFIER' })
  })

  it('takes the ticker of a market in an address for its event', async () => {
    const { kalshi } = kalshiWith({
      '/events': 'fetchEventsPaginated-none',
      [`/markets/${RUNG}`]: 'fetchMarket-traded',
      [`/events/${FED}`]: 'fetchEvent-ladder',
    })
    const url = 'https://kalshi.com/markets/kxfedrate/fed-funds-rate/kxfedrate-26sep-t3.75'
    expect(await kalshi.fetchEvent?.({ url })).toMatchObject({ id: FED })
  })

  it('says when there is none', async () => {
    const { kalshi } = kalshiWith({ '/events': ['fetchEventsPaginated-none'] })
    const none = { code: 'EVENT_NOT_FOUND', message: 'No event KXNONE-26 on Kalshi', exchange: 'kalshi' }
    await expect(kalshi.fetchEvent?.({ eventId: 'KXNONE-26' })).rejects.toMatchObject(none)
    await expect(kalshi.fetchEvent?.({ slug: 'kxnone-26' })).rejects.toMatchObject(none)
  })
})

describe('fetchEventsPaginated', () => {
  it('reads a page, its milestones and its cursor', async () => {
    const { kalshi, calls } = kalshiWith({ '/events': 'fetchEventsPaginated-open' })
    const page = await kalshi.fetchEventsPaginated?.({ limit: 500, cursor: 'CgYI' })
    expect(page?.nextCursor).toBe('CgYI8JHtswkSDktYRVVST0NVUA')
    expect(page?.data.map(({ id, startDate, volume, markets }) => [id, startDate, volume, markets.length])).toEqual([
      [FED, undefined, 10155.43, 3],
      [MATCH, '2026-08-20T18:00:00.000Z', 352.5, 3],
    ])
    expect(calls).toEqual(['/events?with_nested_markets=true&status=open&cursor=CgYI&limit=200&with_milestones=true'])
  })

  it('leaves out and reports only the rows it cannot read', async () => {
    const { kalshi, rejections } = kalshiWith({ '/events': 'fetchEventsPaginated-brokenRow' })
    const page = await kalshi.fetchEventsPaginated?.()
    expect(page?.data.map(({ id, markets }) => [id, markets.map(({ marketId }) => marketId)])).toEqual([
      [MATCH, [`${MATCH}-OSL`]],
    ])
    expect(page).not.toHaveProperty('nextCursor')
    expect(rejections.map(({ venue: name, path }) => [name, path])).toEqual([
      ['kalshi', '/events'],
      ['kalshi', '/events markets'],
    ])
  })

  it('walks the closed and then the settled events for what is closed to us', async () => {
    const { kalshi, calls } = kalshiWith({
      '/events': ['fetchEventsPaginated-open', 'fetchEventsPaginated-none', 'fetchEventsPaginated-none'],
    })
    const first = await kalshi.fetchEventsPaginated?.({ status: 'closed' })
    const second = await kalshi.fetchEventsPaginated?.({ status: 'closed', cursor: first?.nextCursor ?? '' })
    const third = await kalshi.fetchEventsPaginated?.({ status: 'closed', cursor: second?.nextCursor ?? '' })
    expect([first, second, third].map((page) => page?.nextCursor)).toEqual([
      'closed:CgYI8JHtswkSDktYRVVST0NVUA',
      'settled:',
      undefined,
    ])
    expect(
      calls.map((url) => new URLSearchParams(url.split('?')[1])).map((q) => [q.get('status'), q.get('cursor')]),
    ).toEqual([
      ['closed', null],
      ['closed', 'CgYI8JHtswkSDktYRVVST0NVUA'],
      ['settled', null],
    ])
    await expect(kalshi.fetchEventsPaginated?.({ status: 'closed', cursor: 'CgYI' })).rejects.toMatchObject({
      code: 'VALIDATION_ERROR',
      field: 'cursor',
    })
  })

  it('lets the venue list one series', async () => {
    const { kalshi, calls } = kalshiWith({ '/events': 'fetchEventsPaginated-brokenRow' })
    expect((await kalshi.fetchEvents?.({ series: 'kxeurocup' }))?.map(({ id }) => id)).toEqual([MATCH])
    expect(calls[0]).toContain('series_ticker=KXEUROCUP&status=open')
    await expect(kalshi.fetchEvents?.({ series: 'KXEUROCUP', eventId: MATCH })).rejects.toMatchObject({
      code: 'VALIDATION_ERROR',
      field: 'series',
    })
  })

  it('asks for no status where all are wanted, and filters what came', async () => {
    const { kalshi, calls } = kalshiWith({ '/events': 'fetchEventsPaginated-open' })
    const page = await kalshi.fetchEventsPaginated?.({ status: 'all', filter: { text: 'oslo' } })
    expect(page?.data.map(({ id }) => id)).toEqual([MATCH])
    expect(calls).toEqual(['/events?with_nested_markets=true&limit=100&with_milestones=true'])
  })
})

describe('fetchSeries and fetchEventMetadata', () => {
  it('lists series by category and title', async () => {
    const { kalshi, calls } = kalshiWith({ '/series': 'fetchSeries-economics' })
    expect(await kalshi.fetchSeries?.({ category: 'Economics', query: 'FUNDS' })).toEqual([
      {
        id: 'KXFEDRATE',
        ticker: 'KXFEDRATE',
        slug: 'kxfedrate',
        title: 'Fed funds rate',
        recurrence: 'custom',
        url: 'https://kalshi.com/markets/kxfedrate',
        category: 'Economics',
        sourceCategory: 'Economics',
        sourceExchange: 'kalshi',
        sourceMetadata: {
          tags: ['Fed'],
          settlementSources: [{ name: 'Federal Reserve', url: 'https://example.test/fed' }],
        },
      },
    ])
    expect(calls).toEqual(['/series'])
  })

  it('files series as events are filed, and finds them by our category and by the word of the venue', async () => {
    const found = async (category?: string) => {
      const { kalshi } = kalshiWith({ '/series': 'fetchSeries-categories' })
      const series = await kalshi.fetchSeries?.({ category })
      return series?.map(({ id, category, sourceCategory }) => [id, category, sourceCategory])
    }
    expect(await found()).toEqual([
      ['A', 'Politics', 'Elections'],
      ['B', 'Politics', 'Politics'],
      ['C', 'Business and Finance', 'Financials'],
      ['D', undefined, 'Exotics'],
      ['E', undefined, undefined],
    ])
    const ids = async (category: string) => (await found(category))?.map(([id]) => id)
    expect(await ids('Politics')).toEqual(['A', 'B'])
    expect(await ids('business and finance')).toEqual(['C'])
    expect(await ids('exotics')).toEqual(['D'])
    expect(await ids('Sports')).toEqual([])
  })

  it('returns the metadata in the words of the venue', async () => {
    const { kalshi } = kalshiWith({ [`/events/${FED}/metadata`]: 'fetchEventMetadata-ladder' })
    expect(await kalshi.fetchEventMetadata?.(FED)).toMatchObject({
      image_url: 'https://example.test/KXFEDRATE.webp',
      market_details: [{ market_ticker: RUNG, color_code: '#AA00FF' }],
    })
    await expect(kalshi.fetchEventMetadata?.('KXNONE')).rejects.toMatchObject({ code: 'EVENT_NOT_FOUND' })
  })
})

describe('errors', () => {
  it.each([
    [{ error: { code: 'invalid_parameters', message: 'bad request', details: 'limit' } }, 'Kalshi: bad request: limit'],
    [{ code: 'invalid_parameters', message: 'bad request' }, 'Kalshi: bad request'],
    ['<html>', 'kalshi answered 400'],
  ])('reads %j', async (body, message) => {
    const kalshi = venue.create({ retries: 0, fetch: async () => Response.json(body, { status: 400 }) })
    await expect(kalshi.fetchMarketsPaginated?.()).rejects.toMatchObject({ code: 'BAD_REQUEST', message })
  })

  it('calls the host of the venue by default', async () => {
    let path: string | undefined
    const fetch = async (input: string | URL | Request) => {
      path = input instanceof Request ? input.url : String(input)
      return Response.json(fixture('fetchMarket-traded'))
    }
    await venue.create({ fetch }).fetchMarket?.({ marketId: RUNG })
    expect(path).toBe(`https://external-api.kalshi.com/trade-api/v2/markets/${RUNG}`)
    await venue.create({ fetch, baseUrl: 'http://127.0.0.1:9/kalshi/' }).fetchMarket?.({ marketId: RUNG })
    expect(path).toBe(`http://127.0.0.1:9/kalshi/trade-api/v2/markets/${RUNG}`)
  })
})

describe('fetchOpenInterest and fetchStatus', () => {
  it('returns the contracts that are held', async () => {
    const { kalshi } = kalshiWith({ [`/markets/${RUNG}`]: 'fetchMarket-traded' })
    expect(await kalshi.fetchOpenInterest?.(RUNG)).toEqual({
      ...{ marketId: RUNG, openInterest: 2020.1, volumeUnit: 'contracts' },
    })
  })

  it.each([
    [{ exchange_active: true, trading_active: true }, { status: 'open' }],
    [{ exchange_active: true, trading_active: false }, { status: 'paused' }],
    [
      { exchange_active: false, trading_active: false, exchange_estimated_resume_time: '2026-09-17T05:00:00Z' },
      { status: 'down', resumesAt: '2026-09-17T05:00:00.000Z' },
    ],
    // A time to resume at means nothing while it is open.
    [
      { exchange_active: true, trading_active: true, exchange_estimated_resume_time: '2026-09-17T05:00:00Z' },
      { status: 'open' },
    ],
  ])('reads the status %o', async (answer, status) => {
    const { venue: kalshi, calls } = venueBefore(
      venue,
      { '/trade-api/v2/exchange/status': answer },
      { fixtures: new URL('./__fixtures__/', import.meta.url) },
    )
    expect(await kalshi.fetchStatus()).toEqual(status)
    expect(calls).toEqual(['/trade-api/v2/exchange/status'])
  })
})
