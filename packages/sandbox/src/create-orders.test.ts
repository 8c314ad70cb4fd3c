import { afterAll, expect, it } from 'vitest'
import { quotedMarket } from './__fixtures__/quoted-market.ts'
import { startStillSandbox } from './__fixtures__/still-sandbox.ts'
import { tradingVenues } from './__fixtures__/trading-venues.ts'
import type { Fault } from './faults.ts'
import { fakeVenues } from './sandbox.ts'

// Several orders at once on every venue that trades: each has its result, and one that fails hides none of the others.

const START = 10_000

/** Damaged answers to every order, and whether the orders are placed. */
const damage: Partial<Record<Fault, { status: 'unknown' | 'failed'; isPlaced: boolean }>> = {
  'broken off': { status: 'unknown', isPlaced: true },
  'server error': { status: 'unknown', isPlaced: false },
  'empty object': { status: 'unknown', isPlaced: false },
  'too many calls': { status: 'failed', isPlaced: false },
}

const sandbox = await startStillSandbox()
afterAll(sandbox.close)

it.each(tradingVenues)('%s', { timeout: 120_000 }, async (id) => {
  const credentials = await sandbox.openAccount(id, 'ann', START)
  const market = await quotedMarket(sandbox.venue(id))
  const price = Number((2 * (market.tickSize ?? 0.01)).toFixed(6))
  const outcomeId = market.outcomes[0]?.outcomeId ?? ''
  const order = { marketId: market.marketId, outcomeId, side: 'buy', type: 'limit', price } as const
  /** Venues count calls by the second. */
  const ann = sandbox.venue(id, {
    credentials,
    retries: 0,
    async fetch(input, init) {
      sandbox.time += 1_000
      return fetch(input, init)
    },
  })
  const amounts = async () =>
    (await ann.fetchOpenOrders(market.marketId)).map(({ amount }) => amount).sort((a, b) => a - b)

  const results = await ann.createOrders([
    { ...order, amount: 1_001 },
    { ...order, amount: 900_000, price: 0.5 },
    { ...order, amount: 1_002, price: 0.012_345_67 },
    { ...order, amount: 1_003 },
  ])
  expect(results).toMatchObject([
    { status: 'placed', order: { amount: 1_001, status: 'open', outcomeId, price } },
    { status: 'failed', error: { code: 'INSUFFICIENT_FUNDS', retryable: false } },
    { status: 'failed', error: { code: 'INVALID_ORDER', retryable: false } },
    { status: 'placed', order: { amount: 1_003, status: 'open' } },
  ])
  expect(await amounts()).toEqual([1_001, 1_003])

  const isOrder = async (request: Request) =>
    request.method === 'POST' && !(await fakeVenues[id].trading?.reads?.(request))
  let amount = 2_000
  let open = await amounts()
  for (const [fault, { status, isPlaced }] of Object.entries(damage) as [
    Fault,
    NonNullable<(typeof damage)[Fault]>,
  ][]) {
    const sent = [amount + 1, amount + 2, amount + 3]
    amount += 10
    sandbox.injectFault(id, fault, isOrder)
    const answers = await ann.createOrders(sent.map((each) => ({ ...order, amount: each })))
    sandbox.injectFault(id)
    expect
      .soft(
        answers.map((each) => each.status),
        fault,
      )
      .toEqual([status, status, status])
    if (isPlaced) open = [...open, ...sent]
    expect.soft(await amounts(), fault).toEqual(open)
  }
  await ann.cancelAllOrders(market.marketId)
  expect(await amounts()).toEqual([])
})
