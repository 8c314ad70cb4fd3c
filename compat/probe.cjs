// Calls every method of every class of pmxtjs and prints the outcome of each as one line of JSON. With ACCOUNTS, the
// credentials of an account by venue, it trades on these accounts as the client of a local server.
const clients = require('pmxtjs')

const CLASSES = 'Polymarket Kalshi KalshiDemo Limitless Myriad Probable Baozi Opinion Metaculus Smarkets PolymarketUS'
const WALLET = '0x0000000000000000000000000000000000000001'
const isShort = process.argv.includes('--short')
const accounts = process.env.ACCOUNTS && JSON.parse(process.env.ACCOUNTS)
const PATIENCE_MS = 45_000
// The venue starts a session for each call with a password, and allows ten a minute.
const PAUSES_MS = { smarkets: 9_000 }

const report = (client, venue, method, outcome) => console.log(JSON.stringify({ client, venue, method, outcome }))

async function outcomeOf(work) {
  let timer
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error('no answer in time')), PATIENCE_MS)
  })
  try {
    return { value: await Promise.race([work(), late]), outcome: 'works' }
  } catch (error) {
    // Errors of a socket and of the client itself have no code; only their text identifies them.
    const text = error.code && error.code !== 'UNKNOWN_ERROR' ? error.code : error.message.slice(0, 200)
    if (process.env.SHOW) console.error(`${error.constructor.name} ${error.code}: ${error.message}`)
    return { outcome: `${error.constructor.name} ${text}` }
  } finally {
    clearTimeout(timer)
  }
}

const caller =
  (name, client, pauseMs = 0) =>
  async (method, ...args) => {
    if (pauseMs > 0) await new Promise((resolve) => setTimeout(resolve, pauseMs))
    const { value, outcome } = await outcomeOf(() => client[method](...args))
    report(name, client.exchangeName, method, outcome)
    return value
  }

async function probe(name) {
  const client = new clients[name]({ pmxtApiKey: process.env.PMXT_API_KEY, baseUrl: process.env.PMXT_BASE_URL })
  const venue = client.exchangeName
  const call = caller('pmxtjs', client)
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

/** Trades with an account. Without an address, the client looks for a local server, which it trusts with credentials. */
async function trade(name) {
  const { exchangeName } = new clients[name]({ autoStartServer: false })
  const { apiKey, privateKey, funderAddress: proxyAddress, signatureType } = accounts[exchangeName] ?? {}
  if ((!apiKey && !privateKey) || (isShort && exchangeName in PAUSES_MS)) return
  const client = new clients[name]({ autoStartServer: false, apiKey, privateKey, proxyAddress, signatureType })
  const call = caller('pmxtjs with an account', client, PAUSES_MS[exchangeName])
  const markets = await client.fetchMarkets({ limit: 50 })
  const { order, taken } = await findOrders(client, markets)
  await call('fetchBalance')
  await call('createOrder', taken)
  const resting = await call('createOrder', order)
  await call('fetchOrder', resting?.id ?? '1')
  await call('fetchOpenOrders')
  await call('fetchOpenOrders', order.marketId)
  await call('fetchPositions')
  await call('fetchMyTrades')
  await call('cancelOrder', resting?.id ?? '1')
  await call('fetchClosedOrders')
  await call('fetchAllOrders')
  const built = await call('buildOrder', order)
  await call('submitOrder', built ?? { exchange: exchangeName, params: order, raw: {} })
  await call('watchOrderBook', order.outcomeId)
  await call('close')
}

/** An order that rests and one that is filled, on a market whose book has an ask away from both ends. */
async function findOrders(client, markets) {
  for (const { marketId, outcomes } of markets) {
    const outcomeId = outcomes[0]?.outcomeId
    const [ask] = outcomeId ? (await client.fetchOrderBook(outcomeId)).asks : []
    if (!ask || ask.price < 0.1 || ask.price > 0.95) continue
    // Some venues refuse orders below ten dollars.
    const amount = Math.ceil(24 / ask.price)
    if (ask.size < amount) continue
    const order = { marketId, outcomeId, side: 'buy', type: 'limit', amount }
    return { order: { ...order, price: Math.round(ask.price * 50) / 100 }, taken: { ...order, price: ask.price } }
  }
  throw new Error(`no market of ${client.exchangeName} has an ask to take`)
}

/** Calls every method of the router, with a matched market from its own answers and without arguments. */
async function probeRouter() {
  const router = new clients.Router({ pmxtApiKey: process.env.PMXT_API_KEY, baseUrl: process.env.PMXT_BASE_URL })
  const call = caller('pmxtjs', router)
  const [pair] = (await call('fetchMatchedMarkets', { limit: 1 })) ?? []
  const [event] = (await call('fetchEvents', { limit: 1 })) ?? []
  await call('fetchMatchedPrices', { limit: 1, relations: ['identity'] })
  await call('fetchMarkets', { query: 'champion', limit: 3 })
  await call('loadMarkets')
  const market = pair?.marketA
  for (const method of [
    'fetchMarketMatches',
    'fetchMatches',
    'compareMarketPrices',
    'fetchHedges',
    'fetchRelatedMarkets',
  ]) {
    await call(method, { limit: 1 })
    // Without its venue, the id may belong to markets of several venues.
    await call(method, method === 'fetchRelatedMarkets' ? { marketId: market?.marketId } : market)
  }
  await call('fetchEventMatches', { limit: 1 })
  await call('fetchEventMatches', event)
  await call('fetchArbitrage', { limit: 3, relations: ['identity', 'complement'] })
  await call('fetchOrderBook', market?.outcomes[0]?.outcomeId ?? 'none')
  report(
    'pmxtjs',
    'router',
    'fetchMarketMatches finds what fetchMatchedMarkets pairs',
    await findsPartner(router, pair),
  )
}

async function findsPartner(router, pair) {
  const matches = await router.fetchMarketMatches(pair.marketA)
  return matches.some(({ marketId }) => marketId === pair.marketB.marketId) ? 'works' : 'not found'
}

const names = CLASSES.split(' ')
Promise.all(accounts ? names.map(trade) : [...names.map(probe), probeRouter()]).then(
  () => process.exit(0),
  (error) => {
    console.error(error)
    process.exit(1)
  },
)
