// Calls every method of every class of pmxtjs and prints one line of JSON for each: what it came to.
const clients = require('pmxtjs')

const options = { pmxtApiKey: process.env.PMXT_API_KEY, baseUrl: process.env.PMXT_BASE_URL }
const CLASSES = 'Polymarket Kalshi KalshiDemo Limitless Myriad Probable Baozi Opinion Metaculus Smarkets PolymarketUS'
const WALLET = '0x0000000000000000000000000000000000000001'
const isShort = process.argv.includes('--short')
const PATIENCE_MS = 45_000

const report = (venue, method, outcome) => console.log(JSON.stringify({ client: 'pmxtjs', venue, method, outcome }))

async function outcomeOf(work) {
  let timer
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error('no answer in time')), PATIENCE_MS)
  })
  try {
    return { value: await Promise.race([work(), late]), outcome: 'works' }
  } catch (error) {
    return { outcome: `${error.constructor.name} ${error.code ?? error.message}` }
  } finally {
    clearTimeout(timer)
  }
}

async function probe(name) {
  const client = new clients[name](options)
  const venue = client.exchangeName
  const call = async (method, ...args) => {
    const { value, outcome } = await outcomeOf(() => client[method](...args))
    report(venue, method, outcome)
    return value
  }
  const events = (await call('fetchEvents', { limit: 20 })) ?? []
  const markets = (await call('fetchMarkets', { limit: 20 })) ?? []
  const market = markets.find(({ outcomes }) => outcomes.length > 0) ?? markets[0]
  const outcomeId = market?.outcomes[0]?.outcomeId ?? 'none'
  const book = (await call('fetchOrderBook', outcomeId)) ?? { bids: [], asks: [{ price: 0.5, size: 10 }] }
  const order = { marketId: market?.marketId, outcomeId, side: 'buy', type: 'limit', amount: 10, price: 0.5 }
  await call('fetchMarketsPaginated', { limit: 3 })
  await call('fetchMarket', { marketId: market?.marketId })
  await call('fetchEvent', { eventId: events[0]?.id })
  await call('loadMarkets')
  await call('fetchOHLCV', outcomeId, { resolution: '1h', limit: 3 })
  await call('fetchTrades', outcomeId, { limit: 3 })
  await call('getExecutionPrice', book, 'buy', 1)
  await call('getExecutionPriceDetailed', book, 'buy', 1)
  await call('filterMarkets', markets, 'a')
  await call('filterEvents', events, 'a')
  for (const method of ['fetchOpenOrders', 'fetchMyTrades', 'fetchClosedOrders', 'fetchAllOrders']) await call(method)
  for (const method of ['fetchPositions', 'fetchBalance']) await call(method)
  for (const method of ['fetchOrder', 'cancelOrder']) await call(method, '1')
  for (const method of ['createOrder', 'buildOrder']) await call(method, order)
  await call('submitOrder', { exchange: venue, params: order, raw: {} })
  await call('callApi', 'anything')
  await call('testDummyMethod')
  await call('watchOrderBook', outcomeId)
  await call('watchOrderBooks', [outcomeId])
  await call('unwatchOrderBook', outcomeId)
  if (!isShort) {
    await call('watchTrades', outcomeId, undefined, undefined, 5)
    await call('firehose', [venue])
    await call('watchAddress', WALLET)
    await call('unwatchAddress', WALLET)
  }
  await call('close')
}

async function probeRouter() {
  const router = new clients.Router(options)
  for (const method of Object.getOwnPropertyNames(clients.Router.prototype).filter((name) => name !== 'constructor')) {
    const { outcome } = await outcomeOf(() => router[method]({ limit: 1 }))
    report('router', method, outcome)
  }
}

Promise.all([...CLASSES.split(' ').map(probe), probeRouter()]).then(
  () => process.exit(0),
  (error) => {
    console.error(error)
    process.exit(1)
  },
)
