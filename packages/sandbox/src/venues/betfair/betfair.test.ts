import type { Credentials, UnifiedMarket } from '@crossvenue/venues'
import { afterAll, describe, expect, it } from 'vitest'
import { startStillSandbox } from '../../__fixtures__/still-sandbox.ts'

// Sessions, odds and batches of the fake; the contracts of all venues test the rest.

const sandbox = await startStillSandbox()
afterAll(sandbox.close)

const account = (name: string) => sandbox.openAccount('betfair', name, 1_000)
const venueOf = (credentials: Credentials) => sandbox.venue('betfair', { credentials })
const post = async (path: string, { apiKey = '', apiToken = '' }: Credentials, body: object) => {
  const headers = { 'x-application': apiKey, 'x-authentication': apiToken }
  const url = `${sandbox.urls.betfair}${path}`
  return (await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })).json()
}
const betting = (operation: string) => `/exchange/betting/rest/v1.0/${operation}/`
const runner = async (): Promise<UnifiedMarket> => {
  const { data } = await sandbox.venue('betfair').fetchEventsPaginated({ limit: 5 })
  const [found] = data.flatMap(({ markets }) => markets).filter(({ bestBid = 0 }) => bestBid > 0.2)
  if (!found) throw new Error('the scenario has no such market')
  return found
}
const instruction = (market: UnifiedMarket, more: object = {}, order: object = {}) => ({
  orderType: 'LIMIT',
  selectionId: Number(market.marketId.split(':')[1]),
  handicap: 0,
  side: 'BACK',
  limitOrder: { price: 1000, size: 2, persistenceType: 'LAPSE', ...more },
  ...order,
})
const place = async (owner: Credentials, market: UnifiedMarket, instructions: object[], customerRef?: string) =>
  post(betting('placeOrders'), owner, { marketId: market.marketId.split(':')[0], instructions, customerRef })

describe('the fake Betfair', () => {
  it('answers nobody whose session is ended', async () => {
    const ida = await account('ida')
    expect(await venueOf(ida).fetchBalance()).toMatchObject([{ currency: 'GBP', available: 1_000, locked: 0 }])
    expect(await post('/api/logout', ida, {})).toMatchObject({ status: 'SUCCESS' })
    expect(await post('/api/keepAlive', ida, {})).toMatchObject({ status: 'FAIL', error: 'NO_SESSION' })
    await expect(venueOf(ida).fetchBalance()).rejects.toMatchObject({ code: 'AUTHENTICATION_ERROR' })
  })

  it.each([
    [{ price: 1.005 }, {}, 'INVALID_ODDS'],
    [{ price: 3.01 }, {}, 'INVALID_ODDS'],
    [{ size: 2.001 }, {}, 'INVALID_BET_SIZE'],
    [{ persistenceType: 'MARKET_ON_CLOSE' }, {}, 'INVALID_PERSISTENCE_TYPE'],
    [{}, { selectionId: 7 }, 'INVALID_RUNNER'],
  ])('takes no order with %j %j', async (more, order, errorCode) => {
    const [market, jon] = [await runner(), await account('jon')]
    expect(await place(jon, market, [instruction(market, more, order)])).toMatchObject({
      status: 'FAILURE',
      errorCode: 'BET_ACTION_ERROR',
      instructionReports: [{ status: 'FAILURE', errorCode }],
    })
  })

  it('takes a stake or a payout, and not both', async () => {
    const [market, kim] = [await runner(), await account('kim')]
    const payout = { betTargetType: 'PAYOUT', betTargetSize: 100 }
    expect(await place(kim, market, [instruction(market, payout)])).toMatchObject({
      detail: { APINGException: { errorCode: 'INVALID_INPUT_DATA' } },
    })
    expect(await place(kim, market, [instruction(market, { ...payout, size: undefined })])).toMatchObject({
      status: 'SUCCESS',
    })
    expect(await post(betting('listCurrentOrders'), kim, {})).toMatchObject({
      currentOrders: [{ priceSize: { price: 1000, size: 0.1 }, sizeRemaining: 0.1 }],
    })
  })

  it('places all orders of a request or none, and no request twice within a minute', async () => {
    const [market, lea] = [await runner(), await account('lea')]
    const good = instruction(market)
    expect(await place(lea, market, [good, instruction(market, { price: 3.01 })])).toMatchObject({
      status: 'FAILURE',
      instructionReports: [{ errorCode: 'ERROR_IN_ORDER' }, { errorCode: 'INVALID_ODDS' }],
    })
    expect(await place(lea, market, [good, good], 'once')).toMatchObject({ status: 'SUCCESS' })
    expect(await place(lea, market, [good, good], 'once')).toMatchObject({ errorCode: 'DUPLICATE_TRANSACTION' })
    expect(await venueOf(lea).fetchOpenOrders()).toHaveLength(2)
    sandbox.time += 61_000
    expect(await place(lea, market, [good], 'once')).toMatchObject({ status: 'SUCCESS' })
  })

  it('lets who buys No lay the runner, and who sells it back get out', async () => {
    const [market, max] = [await runner(), venueOf(await account('max'))]
    const no = market.outcomes[1]?.outcomeId ?? ''
    const [best] = (await max.fetchOrderBook(no)).asks
    const order = { marketId: market.marketId, outcomeId: no, side: 'buy', type: 'limit', amount: 20 } as const
    const bought = await max.createOrder({ ...order, price: best?.price })
    expect(bought).toMatchObject({ status: 'filled', side: 'buy', outcomeId: no, price: best?.price })
    expect(await max.fetchOrder(bought.id)).toMatchObject({
      side: 'buy',
      outcomeId: no,
      price: best?.price,
      filled: 20,
    })
    expect(await max.fetchPositions()).toMatchObject([{ marketId: market.marketId, outcomeId: no, size: 20 }])
    expect(await max.fetchMyTrades()).toMatchObject([{ side: 'buy', outcomeId: no, price: best?.price, amount: 20 }])
    await max.createOrder({ ...order, side: 'sell', type: 'market' })
    expect(await max.fetchPositions()).toEqual([])
  })

  it('cancels everything at once, and only the own bets', async () => {
    const [market, ned, oda] = [await runner(), await account('ned'), await account('oda')]
    for (const owner of [ned, ned, oda]) await place(owner, market, [instruction(market)])
    expect(await post(betting('cancelOrders'), ned, {})).toMatchObject({
      status: 'SUCCESS',
      instructionReports: [{ sizeCancelled: 2 }, { sizeCancelled: 2 }],
    })
    expect(await venueOf(ned).fetchOpenOrders()).toEqual([])
    const [left] = await venueOf(oda).fetchOpenOrders()
    expect(
      await post(betting('cancelOrders'), ned, {
        marketId: market.marketId.split(':')[0],
        instructions: [{ betId: left?.id }],
      }),
    ).toMatchObject({
      instructionReports: [{ errorCode: 'BET_TAKEN_OR_LAPSED' }],
    })
  })
})
