import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { venues } from './create-venue.ts'
import { type Method, operations } from './operations.ts'
import { venueMethods } from './unsupported.ts'

/** Calls that stand for several operations at once. */
const together: Record<string, Method[]> = {
  marketInLists: ['loadMarkets', 'fetchMarkets', 'fetchMarketsPaginated', 'fetchEvents', 'fetchEventsPaginated'],
  buildAndSubmit: ['buildOrder', 'submitOrder'],
}

/**
 * Operations composed of others, with their own tests: create-orders.test.ts, with-cancels.test.ts, complete-account.test.ts, tickers.test.ts,
 * check-account.test.ts, ticker-topics.test.ts, account-events.test.ts,
 * buy-with-cost.test.ts, edit-order.test.ts, derive-operations.test.ts.
 */
const composed: readonly Method[] = [
  'createOrders',
  'createMarketBuyOrderWithCost',
  'editOrder',
  'fetchTradingFee',
  'fetchTradingFees',
  'cancelOrders',
  'cancelAllOrders',
  'checkAccount',
  'fetchOrderTrades',
  'fetchPosition',
  'fetchTicker',
  'fetchTickers',
  'watchTicker',
  'watchOrders',
  'watchMyTrades',
  'watchPositions',
]

// Contract tests against fakes do not check how the venue's own format is read.
it.each(Object.values(venues))('$id: each operation is tested on its own format', ({ id, create }) => {
  const folder = new URL(`./venues/${id}/`, import.meta.url)
  const tests = readdirSync(folder).filter((name) => name.endsWith('.test.ts'))
  const text = tests.map((name) => readFileSync(new URL(name, folder), 'utf8')).join('\n')
  const named = new Set(text.match(/\w+/g))
  const tested = Object.entries(together).flatMap(([call, methods]) => (named.has(call) ? methods : []))
  const venue = create()
  // Calculations and compositions are the same at all venues, and so is the end of streams where there are none.
  const isShared = (method: Method) =>
    composed.includes(method) || operations[method].group === 'Calculations' || (method === 'close' && !venue.streams)
  const offered = venueMethods.filter((method) => venue[method] && !isShared(method))
  expect(offered.filter((method) => !tested.includes(method) && !named.has(method))).toEqual([])
})
