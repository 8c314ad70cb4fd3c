import { generateKeyPairSync } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { checkCandles, checkEvent, checkMarket, checkMirrored, checkOrderBook, checkTrades } from '../../invariants.ts'
import type { Rejection } from '../../venue.ts'
import { venue } from './index.ts'

// Answers of the real venue as others recorded them, January to April 2026, over its move from cents to dollars.

const shared = process.env.CROSSVENUE_SHARED ?? fileURLToPath(new URL('../../../../../../shared', import.meta.url))
const folder = `${shared}/recorded/kalshi`
const isThere = existsSync(folder)
if (!isThere) console.info(`Recorded answers of Kalshi are not checked: there is no ${folder}`)

/** The venue's answer, without the notes of the recorder. One file is UTF-16. */
function recorded(name: string) {
  const bytes = readFileSync(`${folder}/${name}.json`)
  const json = JSON.parse(
    bytes.toString(bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf16le' : 'utf8').replace(/^\uFEFF/, ''),
  )
  return json.response ?? json
}

/** The adapter before a venue that gives one answer to everything but the archive and single milestones. */
function kalshiAnswering(answer: unknown) {
  const rejections: Rejection[] = []
  const kalshi = venue.create({
    retries: 0,
    now: () => Date.parse('2026-01-12T22:08:10Z'),
    onReject: (rejection) => rejections.push(rejection),
    fetch: async (input) => {
      const { pathname } = new URL(input)
      return !/\/(historical|milestones)/.test(pathname) ? Response.json(answer) : Response.json({}, { status: 404 })
    },
  }) as Required<ReturnType<typeof venue.create>>
  return { kalshi, rejections }
}

describe.skipIf(!isThere)('what Kalshi really answered', () => {
  it('events with markets: none is lost and all are sound', async () => {
    const events: { event_ticker: string; markets: { ticker: string }[] }[] = recorded('events_nested_2026-03-02')
    const { kalshi, rejections } = kalshiAnswering({ events, cursor: '' })
    const { data } = await kalshi.fetchEventsPaginated()
    expect(rejections).toEqual([])
    expect(data.map(({ id }) => id)).toEqual(events.map(({ event_ticker }) => event_ticker))
    expect(data.flatMap(({ markets }) => markets.map(({ marketId }) => marketId))).toEqual(
      events.flatMap(({ markets }) => markets.map(({ ticker }) => ticker)),
    )
    expect(data.flatMap((event) => checkEvent(event, 'kalshi'))).toEqual([])
    const markets = data.flatMap((event) => event.markets)
    expect([data.length, markets.length]).toEqual([38, 763])
    expect(new Set(markets.map(({ volumeUnit }) => volumeUnit))).toEqual(new Set(['contracts']))
    expect(markets.filter(({ volume = 0, volume24h = 0 }) => volume24h > volume)).toEqual([])
    expect(markets.filter(({ resolutionDate }) => resolutionDate === undefined)).toEqual([])
  })

  it('titles distinguish the markets of an event', async () => {
    const { kalshi } = kalshiAnswering({ events: recorded('events_nested_2026-03-02'), cursor: '' })
    const { data } = await kalshi.fetchEventsPaginated()
    const shared = data.flatMap(({ markets }) => {
      const titles = markets.map(({ title }) => title)
      return titles.filter((title, position) => titles.indexOf(title) < position)
    })
    expect(shared).toEqual([])
  })

  it('a traded or quoted market has a price, and only such a market', async () => {
    const { kalshi } = kalshiAnswering({ events: recorded('events_nested_2026-03-02'), cursor: '' })
    const markets = (await kalshi.fetchEventsPaginated()).data.flatMap((event) => event.markets)
    const quotes = ({ lastPrice, bestBid, bestAsk, status }: (typeof markets)[number]) =>
      status === 'finalized' || lastPrice !== undefined || (bestBid !== undefined && bestAsk !== undefined)
    expect(markets.filter((market) => quotes(market) !== (market.yes?.price !== undefined))).toEqual([])
    expect(markets.filter(({ yes, no }) => (yes?.price === undefined) !== (no?.price === undefined))).toEqual([])
    expect(markets.filter(({ yes, status }) => status !== 'finalized' && yes?.price === 0)).toEqual([])
  })

  it('lists of combos are read and marked', async () => {
    for (const name of ['markets_combos_2026-03-07', 'golden_markets_list_response']) {
      const answer = recorded(name)
      const { kalshi, rejections } = kalshiAnswering(answer)
      const { data, nextCursor } = await kalshi.fetchMarketsPaginated()
      expect(rejections).toEqual([])
      expect(nextCursor).toBe(answer.cursor)
      expect(data.map(({ marketId }) => marketId)).toEqual(answer.markets.map((row: { ticker: string }) => row.ticker))
      expect(data.flatMap((market) => checkMarket(market, 'kalshi'))).toEqual([])
      expect(data.filter(({ sourceMetadata }) => !sourceMetadata?.comboLegs)).toEqual([])
    }
  })

  it('single events and markets', async () => {
    const event = await kalshiAnswering(recorded('golden_event_single_response')).kalshi.fetchEvent({ eventId: 'any' })
    expect(event).toMatchObject({ id: 'KXELONMARS-99', title: 'Will Elon Musk visit Mars in his lifetime?' })
    const market = await kalshiAnswering(recorded('golden_market_single_response')).kalshi.fetchMarket({
      marketId: 'any',
    })
    expect(checkMarket(market, 'kalshi')).toEqual([])
  })

  it('lists of events without markets', async () => {
    for (const name of ['golden_events_list_response', 'golden_events_multivariate_list_response']) {
      const { kalshi, rejections } = kalshiAnswering(recorded(name))
      const { data } = await kalshi.fetchEventsPaginated()
      expect(rejections).toEqual([])
      expect(data).toHaveLength(5)
      expect(data.flatMap((each) => checkEvent(each, 'kalshi'))).toEqual([])
    }
  })

  it.each([
    ['kalshi_orderbook_real_sample', 0, 33],
    ['kalshi_orderbook_two_sided', 1, 26],
    ['golden_orderbook_response', 0, 0],
  ])('%s: two books that mirror each other', async (name, bids, asks) => {
    const { kalshi } = kalshiAnswering(recorded(name))
    const [yes, no] = [await kalshi.fetchOrderBook('any:YES'), await kalshi.fetchOrderBook('any:NO')]
    expect([...checkOrderBook(yes), ...checkOrderBook(no), ...checkMirrored(yes, no)]).toEqual([])
    expect([yes.bids.length, yes.asks.length]).toEqual([bids, asks])
  })

  it('trades', async () => {
    const answer = recorded('golden_trades_list_response')
    const { kalshi, rejections } = kalshiAnswering(answer)
    const trades = await kalshi.fetchTrades('KXELONMARS-99:NO', { limit: 5 })
    expect(rejections).toEqual([])
    expect(trades.map(({ id }) => id)).toEqual(answer.trades.map((row: { trade_id: string }) => row.trade_id))
    expect(checkTrades(trades, 'KXELONMARS-99:NO')).toEqual([])
    expect(trades[0]).toMatchObject({ price: 0.94, amount: 1, side: 'buy' })
  })

  it('candles: the days with trades, none of the 22 without', async () => {
    const { kalshi, rejections } = kalshiAnswering(recorded('golden_candlesticks_batch_response'))
    for (const outcomeId of ['KXELONMARS-99:YES', 'KXELONMARS-99:NO']) {
      const candles = await kalshi.fetchOHLCV(outcomeId, { resolution: '1d', start: '2025-10-14' })
      expect(candles).toHaveLength(68)
      expect(checkCandles(candles)).toEqual([])
    }
    expect(rejections).toEqual([])
  })

  it('candles of an event and of a series, which are alike at other addresses', async () => {
    const [{ candlesticks }, { market_candlesticks }] = [
      recorded('golden_series_candlesticks_response'),
      recorded('golden_event_candlesticks_response'),
    ]
    for (const rows of [candlesticks, market_candlesticks[0]]) {
      const answer = { markets: [{ market_ticker: 'KXELONMARS-99', candlesticks: rows }] }
      const { kalshi, rejections } = kalshiAnswering(answer)
      const candles = await kalshi.fetchOHLCV('KXELONMARS-99:YES', { resolution: '1d', start: '2025-10-14' })
      expect(candles.length).toBeGreaterThan(60)
      expect(checkCandles(candles)).toEqual([])
      expect(rejections).toEqual([])
    }
  })

  it.each([
    ['golden_batch_create_orders_response', { status: 'open', remaining: 1 }],
    ['golden_batch_cancel_orders_response', { status: 'canceled', remaining: 0 }],
  ])('%s: orders in cents', async (name, expected) => {
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 })
    const pem = privateKey.export({ type: 'pkcs1', format: 'pem' }) as string
    for (const { order } of recorded(name).orders) {
      const member = kalshiAnswering({ order }).kalshi.withCredentials({ apiKey: 'k', privateKey: pem })
      expect(await member.fetchOrder?.('any')).toMatchObject({
        ...{ id: order.order_id, marketId: order.ticker, outcomeId: `${order.ticker}:YES`, side: 'buy' },
        ...{ type: 'limit', price: 0.3, amount: 1, filled: 0, timestamp: Date.parse(order.created_time) },
        ...expected,
      })
    }
  })

  it('series, metadata and milestones', async () => {
    const series = kalshiAnswering(recorded('golden_series_list_response'))
    expect(await series.kalshi.fetchSeries()).toHaveLength(241)
    const { series: co2 } = recorded('golden_series_single_response')
    expect(await kalshiAnswering({ series: [co2] }).kalshi.fetchSeries()).toMatchObject([
      { id: 'CO2', title: 'US CO2 totals', recurrence: 'monthly' },
    ])
    expect(series.rejections).toEqual([])
    const metadata = await kalshiAnswering(recorded('golden_event_metadata_response')).kalshi.fetchEventMetadata('any')
    expect(metadata).toHaveProperty('market_details')
    const [first] = recorded('golden_milestones_list_response').milestones
    const [event_ticker] = first.primary_event_tickers
    const page = { events: [{ event_ticker }], ...recorded('golden_milestones_list_response') }
    expect((await kalshiAnswering(page).kalshi.fetchEventsPaginated()).data).toMatchObject([
      { id: 'SIMNBAGAME', startDate: '2024-05-09T00:00:00.000Z' },
    ])
  })

  it('leaves aside only what no operation reads', () => {
    const unread =
      /exchange_|filters_by_sport|incentive|live_data|milestone_single|collection|fee_changes|structured_target|tags_by|user_data|recording_summary/
    const read =
      /events_|markets_|market_single|event_(single|metadata)|orderbook|trades_list|candlesticks|series_(list|single)|milestones_list|batch_.*_orders/
    const files = readdirSync(folder)
    console.info(`Not read by any operation: ${files.filter((name) => unread.test(name)).join(', ')}`)
    expect(files.filter((name) => !unread.test(name) && !read.test(name))).toEqual([])
  })
})
