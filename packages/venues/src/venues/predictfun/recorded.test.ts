import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { venueBefore } from '../../__fixtures__/venue-before.ts'
import { feeOf } from '../../fees/fees.ts'
import { checkEvent, checkMarket, checkMirrored, checkOrderBook } from '../../invariants.ts'
import { MatchRow, PredictBook } from './api.ts'
import { fees } from './fees.ts'
import { venue } from './index.ts'
import { OrderRow, Placed, PositionRow, Removed } from './order-schemas.ts'
import { parseOrder, parsePosition, parseUserTrades } from './orders.ts'
import { fromWei, parseBook, parseTrade } from './parse.ts'

// Answers of the real venue, as others quoted them; of some rows a part is missing.

const shared = process.env.CROSSVENUE_SHARED ?? fileURLToPath(new URL('../../../../../../shared', import.meta.url))
const folder = `${shared}/recorded/predictfun`
const isThere = existsSync(folder)
if (!isThere) console.info(`Recorded answers of Predict.fun are not checked: there is no ${folder}`)

const read = (name: string) => JSON.parse(readFileSync(`${folder}/${name}.json`, 'utf8'))
const fixtures = new URL('./__fixtures__/', import.meta.url)

describe.skipIf(!isThere)('what Predict.fun really answered', () => {
  it('has a page of categories that is read completely', async () => {
    const page = read('categories_page')
    const { venue: predictfun, rejections } = venueBefore(
      venue,
      { '/v1/categories': { ...page, cursor: null } },
      { fixtures, credentials: { apiKey: 'secret' } },
    )
    const [event, ...more] = await predictfun.fetchEvents()
    if (!event) throw new Error('the page has no category')
    const [row] = page.data
    expect([more, rejections]).toEqual([[], []])
    expect(checkEvent(event, 'predictfun')).toEqual([])
    expect(event).toMatchObject({ id: row.slug, title: row.title, startDate: '2026-08-27T14:00:00.000Z' })
    expect(event.markets[0]).toMatchObject({
      ...{ marketId: '1739803', status: 'open', tickSize: 0.01, resolutionDate: '2026-08-27T14:15:00.000Z' },
      contractAddress: row.markets[0].conditionId,
      outcomes: [{ label: 'Up' }, { label: 'Down' }],
    })
    expect(event.markets[0]).not.toHaveProperty('volume')
  })

  it('has a market that states two decimals and is quoted at thousandths', async () => {
    const { data } = read('market_detail_excerpt')
    const [yes, no] = data.outcomes
    const market = { ...data, question: data.title, outcomes: [yes, { ...no, onChainId: '12' }] }
    const category = { id: 1, slug: 'it', title: data.title, markets: [{ ...market, categorySlug: 'it' }] }
    const { venue: predictfun } = venueBefore(
      venue,
      { '/v1/markets/2107': { data: { ...market, categorySlug: 'it' } }, '/v1/categories/it': { data: category } },
      { fixtures, credentials: { apiKey: 'secret' } },
    )
    const parsed = await predictfun.fetchMarket({ marketId: '2107' })
    expect(checkMarket(parsed, 'predictfun')).toEqual([])
    expect(parsed).toMatchObject({ status: 'open', bestBid: 0.02, bestAsk: 0.032, tickSize: 0.001 })
    expect(parsed.no).toMatchObject({ bestBid: 0.968, bestAsk: 0.98 })
  })

  it('has books, whose unsettled matches count no longer', () => {
    for (const row of [read('orderbook').data, read('ws_orderbook').data]) {
      const book = PredictBook.parse(row)
      const [yes, no] = [parseBook(book, 1), parseBook(book, 2)]
      expect([...checkOrderBook(yes), ...checkOrderBook(no), ...checkMirrored(yes, no)]).toEqual([])
      expect(yes).toMatchObject({
        bids: row.bids.map(([price, size]: [number, number]) => ({ price, size })),
        asks: row.asks.map(([price, size]: [number, number]) => ({ price, size })),
        timestamp: row.updateTimestampMs,
      })
    }
  })

  it('has a match, at the price that was paid and for both outcomes', () => {
    const [quoted] = read('orders_matches').data
    const row = { ...MatchRow.parse(quoted), makers: quoted.makers }
    const { taker } = row
    expect(parseTrade(row, taker.outcome.onChainId)).toMatchObject({
      ...{ price: 0.1112, amount: 8.40909090909091, side: 'buy', timestamp: Date.parse('2026-09-06T11:45:23Z') },
    })
    expect(parseTrade(row, quoted.makers[0].outcome.onChainId)).toMatchObject({ price: 0.8888, side: 'sell' })
    // One wallet was the taker and a maker, which bought the other outcome.
    expect(parseUserTrades(row, taker.signer)).toMatchObject([
      { price: 0.1112, side: 'buy', orderId: taker.hash },
      { price: 0.88, side: 'buy', amount: 1.0090909090909097, outcomeId: quoted.makers[0].outcome.onChainId },
    ])
  })

  it('charged the declared fee at the most: discounts exist', () => {
    const [{ taker, amountFilled, priceExecuted }] = read('orders_matches').data
    const price = fromWei(priceExecuted)
    // A purchase is charged in shares.
    const bought = fromWei(taker.fee.amount) * price
    const declared = feeOf(fees.taker, [{ price, size: fromWei(amountFilled) }])
    expect(bought).toBeLessThanOrEqual(declared)
    expect(bought).toBeCloseTo(declared * 0.9, 6)
    const { fee, fill } = read('ws_wallet_event_sale').data
    const sold = { price: fromWei(fill.executedPriceWei), size: fromWei(fill.executedSizeWei) }
    expect(fromWei(fee.amountWei)).toBeCloseTo(feeOf(fees.taker, [sold]), 9)
  })

  it('has orders and what became of them', () => {
    expect(parseOrder(OrderRow.parse(read('orders_open').data[0]))).toMatchObject({
      ...{ marketId: '2107', side: 'buy', type: 'limit', price: 0.1, amount: 10, filled: 0, remaining: 10 },
      ...{ status: 'open', feeRateBps: 200 },
    })
    expect(parseOrder(OrderRow.parse(read('order_by_hash').data))).toMatchObject({
      ...{ marketId: '2004048', price: 0.5, amount: 10, status: 'canceled', remaining: 0 },
    })
    expect(Placed.parse(read('order_created')).data.orderHash).toBe(read('order_created').data.orderHash)
    expect(Removed.parse(read('orders_removed'))).toMatchObject({ rejected: [] })
  })

  it('has a position, in shares and dollars', () => {
    expect(parsePosition(PositionRow.parse(read('positions').data[0]))).toEqual({
      marketId: '2032581',
      outcomeId: read('positions').data[0].outcome.onChainId,
      outcomeLabel: 'Up',
      size: 11.819508771929824,
      entryPrice: 0.57,
      currentPrice: 0.57,
      currentValue: 6.74,
      unrealizedPnL: 0,
    })
  })

  it.each([
    [0, 'INVALID_ORDER'],
    [1, 'INSUFFICIENT_FUNDS'],
  ])('has refusal %d, which is %s', async (at, code) => {
    const refusal = read('errors')[at]
    const { venue: predictfun } = venueBefore(
      venue,
      { '/v1/markets/7': Response.json(refusal, { status: refusal.code }) },
      { fixtures, credentials: { apiKey: 'secret' } },
    )
    await expect(predictfun.fetchMarket({ marketId: '7' })).rejects.toMatchObject({
      ...{ code, message: expect.stringContaining(refusal.message) },
    })
  })
})
