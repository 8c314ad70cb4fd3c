import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { checkCandles, checkEvent, checkMarket, checkOrderBook, checkTrades } from '../../invariants.ts'
import type { UnifiedMarket } from '../../models.ts'
import type { Rejection, Venue } from '../../venue.ts'
import { venue } from './index.ts'

// Answers of the real venue as others recorded them, from 2025 to August 2026; some were cut down by hand.

const shared = process.env.CROSSVENUE_SHARED ?? fileURLToPath(new URL('../../../../../../shared', import.meta.url))
const folder = `${shared}/recorded/polymarket`
const isThere = existsSync(folder)
if (!isThere) console.info(`Recorded answers of Polymarket are not checked: there is no ${folder}`)

const recorded = (name: string) => JSON.parse(readFileSync(`${folder}/${name}.json`, 'utf8'))

const recordedLines = (name: string) =>
  readFileSync(`${folder}/${name}.jsonl`, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))

/** The adapter before a venue that gives one answer to everything. */
function polymarketAnswering(answer: unknown, now = '2026-08-14T00:00:00Z') {
  const rejections: Rejection[] = []
  const polymarket = venue.create({
    retries: 0,
    now: () => Date.parse(now),
    onReject: (rejection) => rejections.push(rejection),
    fetch: async () => Response.json(answer),
  }) as Required<Venue>
  return { polymarket, rejections }
}

interface Row {
  id?: string
  slug: string
  conditionId: string
  outcomes?: string
  clobTokenIds?: string
  questionID?: string
}

/** Every identifier of a row stands in the market somewhere. */
function lost(row: Row, market: UnifiedMarket): string[] {
  const before = JSON.stringify(market)
  const tokens: string[] = JSON.parse(row.clobTokenIds ?? '[]')
  return [row.id ?? '', row.slug, row.conditionId, row.questionID ?? '', ...tokens].filter((id) => !before.includes(id))
}

describe.skipIf(!isThere)('what Polymarket really answered', () => {
  it('events with markets: none is lost and all are sound', async () => {
    const events: { id: string; markets: Row[] }[] = [
      ...recorded('gamma_events_nested_2026-03-02'),
      ...recordedLines('polymarket_2026_events'),
      ...recorded('nautilus/gamma_event'),
    ]
    const { polymarket, rejections } = polymarketAnswering({ events })
    const { data } = await polymarket.fetchEventsPaginated({ status: 'closed' })
    const markets = data.flatMap((event) => event.markets)
    expect(rejections).toEqual([])
    expect([data.length, markets.length]).toEqual([37, 248])
    expect(data.flatMap((event) => checkEvent(event, 'polymarket'))).toEqual([])
    const rows = events.flatMap((event) => event.markets)
    expect(markets.flatMap((market, position) => lost(rows[position] as Row, market))).toEqual([])
    const uncounted = markets.filter(({ volumeUnit }) => volumeUnit !== 'USD')
    expect(uncounted.map(({ marketId, volume }) => [marketId, volume])).toEqual([
      ['1437735', undefined],
      ['2444635', undefined],
    ])
    const count = (status: string) => markets.filter((market) => market.status === status).length
    expect([count('open'), count('paused'), count('resolved'), count('closed')]).toEqual([22, 4, 222, 0])
  })

  it('markets with their event: none is lost and all are sound', async () => {
    const rows: Row[] = recorded('gamma_markets_2026-02-07')
    const { polymarket, rejections } = polymarketAnswering({ markets: rows })
    const { data } = await polymarket.fetchMarketsPaginated()
    expect(rejections).toEqual([])
    expect(data).toHaveLength(500)
    expect(data.flatMap((market) => checkMarket(market, 'polymarket'))).toEqual([])
    expect(data.flatMap((market, position) => lost(rows[position] as Row, market))).toEqual([])
    expect(data.filter(({ eventId, url }) => !eventId || !url)).toEqual([])
    // The one market without an end date gets none from its event, which ends before the market's own deadline.
    expect(data.filter(({ resolutionDate }) => !resolutionDate).map(({ marketId }) => marketId)).toEqual(['546612'])
  })

  it('an open market shows the midpoint, and its sides mirror each other to the last digit', async () => {
    const { polymarket } = polymarketAnswering({ markets: recorded('gamma_markets_2026-02-07') })
    const { data } = await polymarket.fetchMarketsPaginated()
    for (const { outcomes, bestBid = 0, bestAsk = 1 } of data) {
      const [first, second] = outcomes
      expect(first?.price).toBeCloseTo((bestBid + bestAsk) / 2, 10)
      expect((first?.price ?? 0) + (second?.price ?? 0)).toBeCloseTo(1, 10)
      if (second?.bestAsk !== undefined) expect(String(second.bestAsk).length).toBeLessThanOrEqual(6)
    }
  })

  it('a market alone, of all kinds and ages', async () => {
    const names = readdirSync(`${folder}/nautilus`).filter((name) => name.startsWith('gamma_market'))
    const markets = await Promise.all(
      names.map(async (name) => {
        const row = recorded(`nautilus/${name.replace('.json', '')}`)
        const market = await polymarketAnswering(row).polymarket.fetchMarket({ slug: row.slug })
        expect(checkMarket(market, 'polymarket')).toEqual([])
        expect(lost(row, market)).toEqual([])
        return market
      }),
    )
    const summaries = markets.map(({ status, startDate, outcomes }) => [
      status,
      startDate,
      outcomes.map(({ price }) => price),
    ])
    expect(Object.fromEntries(names.map((name, position) => [name, summaries[position]]))).toEqual({
      'gamma_market.json': ['open', '2026-03-12T09:20:00.000Z', [0.505, 0.495]],
      'gamma_market_closed_binary_accepting_false.json': ['resolved', '2026-02-27T23:34:28.752Z', [0, 1]],
      'gamma_market_closed_binary_accepting_true.json': ['resolved', '2026-04-01T18:24:05.410Z', [1, 0]],
      'gamma_market_closed_nonbinary_legacy.json': ['closed', undefined, [0.5843311669077693, 0.4156688330922307]],
      'gamma_market_closed_zero_zero_legacy.json': ['closed', undefined, [undefined, undefined]],
      'gamma_market_sports_market_map_handicap.json': ['resolved', '2026-04-05T15:10:00.000Z', [1, 0]],
      'gamma_market_sports_market_money_line.json': ['resolved', '2026-04-05T15:10:00.000Z', [1, 0]],
    })
  })

  it('a search', async () => {
    const answer = recorded('nautilus/search_response')
    const { polymarket, rejections } = polymarketAnswering({ ...answer, pagination: { hasMore: false } })
    const events = await polymarket.fetchEvents({ query: 'bitcoin above', status: 'all' })
    expect(rejections).toEqual([])
    expect(events.map(({ id }) => id)).toEqual(['246060'])
    expect(events.flatMap((event) => checkEvent(event, 'polymarket'))).toEqual([])
  })

  it('rows cut down by hand: a market without its number goes by its condition id', async () => {
    const page = { events: [recorded('nautilus_py/event'), ...recorded('nautilus_py/events_list')] }
    const { polymarket, rejections } = polymarketAnswering(page)
    const { data } = await polymarket.fetchEventsPaginated()
    expect(rejections).toEqual([])
    expect(data.flatMap((event) => checkEvent(event, 'polymarket'))).toEqual([])
    expect(data.flatMap(({ markets }) => markets).filter(({ marketId }) => !marketId.startsWith('0x'))).toEqual([])

    const rows = [recorded('nautilus_py/market_slug'), ...recorded('nautilus_py/markets_list')]
    const markets = (await polymarketAnswering({ markets: rows }).polymarket.fetchMarketsPaginated()).data
    expect(markets.flatMap((market) => checkMarket(market, 'polymarket'))).toEqual([])
    expect(markets.map(({ outcomes, sourceMetadata }) => [outcomes, sourceMetadata?.clobTokenIds])).toEqual(
      rows.map((row) => [[], row.clobTokenIds]),
    )
  })

  it.each([
    ['nautilus/clob_book_response', 3, 3],
    ['nautilus_py/book', 76, 86],
  ])('%s: an order book', async (name, bids, asks) => {
    const answer = recorded(name)
    const { polymarket, rejections } = polymarketAnswering(answer)
    const book = await polymarket.fetchOrderBook(answer.asset_id)
    expect(rejections).toEqual([])
    expect(checkOrderBook(book)).toEqual([])
    expect([book.bids.length, book.asks.length]).toEqual([bids, asks])
  })

  it('trades of both outcomes, apart', async () => {
    for (const rows of [recordedLines('polymarket_2026_trades'), recorded('nautilus/data_api_trades_response')]) {
      const assets = [...new Set<string>(rows.map(({ asset }: { asset: string }) => asset))]
      const before = await Promise.all(
        assets.map(async (asset) => {
          const rejections: Rejection[] = []
          const polymarket = venue.create({
            retries: 0,
            onReject: (rejection) => rejections.push(rejection),
            fetch: async (input) => {
              const isMarket = new Request(input).url.includes('/markets/')
              return Response.json(isMarket ? { markets: [{ id: '1', conditionId: '0x1' }] } : rows)
            },
          }) as Required<Venue>
          const trades = await polymarket.fetchTrades(asset)
          expect(rejections).toEqual([])
          expect(checkTrades(trades, asset)).toEqual([])
          return trades
        }),
      )
      expect(before.flat()).toHaveLength(rows.length)
    }
  })

  it('price points', async () => {
    const lines: { token_id: string; t: number; p: number }[] = recordedLines('polymarket_2026_prices')
    const points = lines.filter(({ token_id }) => token_id === lines[0]?.token_id)
    const { polymarket } = polymarketAnswering({ history: points })
    const start = new Date((points[0]?.t ?? 0) * 1_000).toISOString()
    const candles = await polymarket.fetchOHLCV('1', { resolution: '1h', start })
    expect(checkCandles(candles)).toEqual([])
    expect(candles[0]).toMatchObject({ open: 0.19, close: 0.19, fromPoints: true })
  })

  it('leaves aside only what no operation reads', () => {
    // Recordings of wallets and sockets are read by the other recorded tests.
    const others = /\/(http_|trades\.json)|positions|\/(ws_|user_trade|order_|price_change_v2|tick_size|last_trade)/
    // Prices of other things, the flat form of 2024, fees and labels.
    const unread = /\/rtds_|\/price_change\.json|fee_rate|tags/
    // Rows of the trading host's own market list have fewer fields than the lists we read.
    const clobMarkets = /clob_market_closed|nautilus_py\/markets?\.json/
    const read =
      /gamma_(event|market)|polymarket_2026_|search_response|trades_response|book(_response)?\.json|\/(event|events_list|market_slug|markets_list)\.json/
    const files = ['', 'nautilus/', 'nautilus_py/'].flatMap((part) =>
      readdirSync(`${folder}/${part}`)
        .filter((name) => /\.jsonl?$/.test(name))
        .map((name) => `/${part}${name}`),
    )
    const aside = files.filter((name) => unread.test(name) || clobMarkets.test(name))
    console.info(`Not read by any operation: ${aside.join(', ')}`)
    const known = (name: string) => aside.includes(name) || others.test(name) || read.test(name)
    expect(files.filter((name) => !known(name))).toEqual([])
  })
})
