/**
 * One call and what every surface must answer. Texts that begin with `$` are replaced by things of the fake venue's
 * account (`$marketId`, `$order` ...); those that begin with `:` name a kind of value (`kinds.ts`).
 */
export interface Case {
  /** The operation, by the name that clients have. */
  operation: string
  /** A venue, `router`, or `v0` for a lookup of the service. */
  on: 'hyperliquid' | 'mock' | 'router' | 'v0'
  args: readonly unknown[]
  /** Whether the call acts for the account. */
  account?: true
  /** Values by their place in the data of the answer, such as `0.outcomes.0.label`; '' is the data itself. */
  data?: Readonly<Record<string, unknown>>
  error?: { code: string; field?: string }
  /** The tool of MCP that answers the same, its input, and values by their place in its answer. */
  tool?: { name: string; input: object; answer: Readonly<Record<string, unknown>> }
}

/** Where the webhooks of the cases post to. */
export const HOOK = 'https://hooks.example.test/changes'
const KALSHI = 'kalshi:KXNETANYAHUOUT-27'
const MARKET = 'kalshi:KXNETANYAHUOUT-27-26DEC31'
const market = {
  marketId: 'm',
  title: 'Will A win?',
  outcomes: [{ outcomeId: 'm:1', label: 'Yes', price: 0.5 }],
  volume24h: 1,
  liquidity: 1,
  url: 'https://venue.example/m',
}
const event = {
  id: 'e',
  title: 'Who wins?',
  description: 'By votes.',
  slug: 'e',
  url: 'https://venue.example/e',
  markets: [market],
}
const book = { bids: [{ price: 0.49, size: 120 }], asks: [{ price: 0.51, size: 80 }] }
const order = {
  marketId: '$marketId',
  outcomeId: '$outcomeId',
  side: 'buy',
  type: 'limit',
  amount: 100,
  price: '$price',
}
const listed = { marketId: '$marketId', 'outcomes.0.outcomeId': '$outcomeId', 'outcomes.0.price': ':price' }
const at = (place: string, values: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [`${place}.${name}`, value]))
const levels = {
  'bids.0.price': ':price',
  'bids.0.size': ':amount',
  'asks.0.price': ':price',
  'asks.0.size': ':amount',
}
const pair = { relation: ':text', confidence: ':price' }

const venue: readonly Case[] = [
  // Reads of trades take most of what the venue allows in a minute. This one comes first, because a watch that waits for
  // its turn longer than a call may take is answered with an empty list.
  {
    operation: 'watchMyTrades',
    on: 'hyperliquid',
    args: ['$marketId', 0],
    account: true,
    data: { '0.marketId': '$marketId' },
  },
  { operation: 'close', on: 'hyperliquid', args: [], account: true, data: { '': null } },
  { operation: 'loadMarkets', on: 'hyperliquid', args: [], data: { '$marketId.marketId': '$marketId' } },
  { operation: 'fetchMarkets', on: 'hyperliquid', args: [{ limit: 2 }], data: { length: 2, '0.marketId': ':text' } },
  {
    operation: 'fetchMarkets',
    on: 'hyperliquid',
    args: [{ limit: 0 }],
    error: { code: 'VALIDATION_ERROR', field: 'limit' },
  },
  {
    operation: 'fetchMarketsPaginated',
    on: 'hyperliquid',
    args: [{ limit: 2 }],
    data: { 'data.length': 2, nextCursor: ':text' },
  },
  {
    operation: 'fetchEvents',
    on: 'hyperliquid',
    args: [{ limit: 2 }],
    data: { length: 2, '0.markets.0.outcomes.0.label': ':text' },
  },
  { operation: 'fetchEventsPaginated', on: 'hyperliquid', args: [{ limit: 2 }], data: { 'data.length': 2 } },
  { operation: 'fetchMarket', on: 'hyperliquid', args: [{ marketId: '$marketId' }], data: listed },
  {
    operation: 'fetchMarket',
    on: 'hyperliquid',
    args: [{ marketId: '999999999' }],
    error: { code: 'MARKET_NOT_FOUND' },
  },
  {
    operation: 'fetchEvent',
    on: 'hyperliquid',
    args: [{ eventId: '$eventId' }],
    data: { id: '$eventId', 'markets.length': ':amount' },
  },
  { operation: 'fetchSeries', on: 'mock', args: [], data: { '0.id': 'politics', '0.events.0.id': 'mayor' } },
  { operation: 'fetchSeries', on: 'hyperliquid', args: [], error: { code: 'NOT_SUPPORTED' } },
  { operation: 'fetchEventMetadata', on: 'mock', args: ['mayor'], data: { madeUp: true, markets: 3 } },
  {
    operation: 'fetchOHLCV',
    on: 'hyperliquid',
    args: ['$outcomeId', { resolution: '1h', limit: 5 }],
    data: { '0.timestamp': ':amount', '0.open': ':price', '0.close': ':price' },
  },
  {
    operation: 'fetchOrderBook',
    on: 'hyperliquid',
    args: ['$outcomeId', 5],
    data: levels,
    tool: {
      name: 'order_book',
      input: { venue: 'hyperliquid', outcome: '$outcomeId', depth: 5 },
      answer: { 'bids.0.0': ':price', 'bids.0.1': ':amount', 'asks.0.0': ':price' },
    },
  },
  { operation: 'fetchOrderBook', on: 'hyperliquid', args: ['#99999999'], error: { code: 'OUTCOME_NOT_FOUND' } },
  {
    operation: 'fetchOrderBooks',
    on: 'hyperliquid',
    args: [['$outcomeId', '$otherOutcomeId']],
    data: at('$outcomeId', levels),
  },
  { operation: 'fetchTrades', on: 'hyperliquid', args: ['$outcomeId', { limit: 3 }], data: { '': ':list' } },
  {
    operation: 'fetchTicker',
    on: 'hyperliquid',
    args: ['$outcomeId'],
    data: { outcomeId: '$outcomeId', marketId: '$marketId', bid: ':price', ask: ':price', mid: ':price' },
  },
  {
    operation: 'fetchTickers',
    on: 'hyperliquid',
    args: [['$outcomeId', '$otherOutcomeId']],
    data: { '$outcomeId.bid': ':price', '$otherOutcomeId.outcomeId': '$otherOutcomeId' },
  },
  {
    operation: 'fetchOpenInterest',
    on: 'mock',
    args: ['derby-1'],
    data: { openInterest: 8_333, volumeUnit: 'contracts' },
  },
  { operation: 'fetchOpenInterest', on: 'hyperliquid', args: ['$marketId'], error: { code: 'NOT_SUPPORTED' } },
  { operation: 'fetchTradingFee', on: 'hyperliquid', args: ['$marketId'], error: { code: 'NOT_SUPPORTED' } },
  { operation: 'fetchTradingFees', on: 'hyperliquid', args: [['$marketId']], error: { code: 'NOT_SUPPORTED' } },
  { operation: 'fetchSettlements', on: 'hyperliquid', args: [], account: true, error: { code: 'NOT_SUPPORTED' } },
  { operation: 'buildApprovals', on: 'hyperliquid', args: [], account: true, error: { code: 'NOT_SUPPORTED' } },
  {
    operation: 'buildRedemption',
    on: 'hyperliquid',
    args: ['$marketId'],
    account: true,
    error: { code: 'NOT_SUPPORTED' },
  },
  { operation: 'fetchStatus', on: 'mock', args: [], data: { status: 'open' } },
  { operation: 'fetchTime', on: 'hyperliquid', args: [], data: { time: ':amount', uncertaintyMs: ':amount' } },
  {
    operation: 'createOrder',
    on: 'hyperliquid',
    args: [order],
    account: true,
    data: { ...order, status: 'open', filled: 0 },
  },
  {
    operation: 'createOrder',
    on: 'hyperliquid',
    args: [{ ...order, amount: -1 }],
    account: true,
    error: { code: 'VALIDATION_ERROR', field: 'amount' },
  },
  {
    operation: 'createOrders',
    on: 'hyperliquid',
    args: [[order, { ...order, amount: 1 }]],
    account: true,
    data: {
      ...{ length: 2, '0.status': 'placed', ...at('0.order', order), '0.order.status': 'open' },
      ...{ '1.status': 'failed', '1.error.code': 'INVALID_ORDER' },
    },
  },
  {
    operation: 'createOrders',
    on: 'hyperliquid',
    args: [[]],
    account: true,
    error: { code: 'VALIDATION_ERROR', field: 'orders' },
  },
  {
    operation: 'createMarketBuyOrderWithCost',
    on: 'hyperliquid',
    args: [{ marketId: '$marketId', outcomeId: '$outcomeId', cost: 0 }],
    account: true,
    error: { code: 'VALIDATION_ERROR', field: 'cost' },
  },
  {
    operation: 'createMarketBuyOrderWithCost',
    on: 'hyperliquid',
    // An order that is filled would be the newest trade of the cases below.
    args: [{ marketId: '$marketId', outcomeId: '$outcomeId', cost: 20, price: 0.0001 }],
    account: true,
    error: { code: 'INVALID_ORDER', field: 'price' },
  },
  {
    operation: 'editOrder',
    on: 'hyperliquid',
    args: ['999999999', { price: '$price' }],
    account: true,
    error: { code: 'NOT_SUPPORTED', field: 'allowReplace' },
  },
  {
    operation: 'buildOrder',
    on: 'hyperliquid',
    args: [order],
    account: true,
    data: { exchange: 'hyperliquid', ...at('params', order) },
    tool: {
      name: 'prepare_order',
      input: {
        ...{ venue: 'hyperliquid', market: '$marketId', outcome: '$outcomeId', side: 'buy', amount: 100 },
        price: '$price',
      },
      answer: { 'built.amount': 100, 'built.price': '$price', token: ':text' },
    },
  },
  {
    operation: 'submitOrder',
    on: 'hyperliquid',
    args: ['$built'],
    account: true,
    data: { ...order, status: 'open' },
    tool: {
      name: 'submit_order',
      input: {
        ...{ token: '$token', venue: 'hyperliquid', market: '$marketId', outcome: '$outcomeId', side: 'buy' },
        ...{ amount: 100, price: '$price' },
      },
      answer: { status: 'open', amount: 100, price: '$price' },
    },
  },
  {
    operation: 'cancelOrder',
    on: 'hyperliquid',
    args: ['$orderId'],
    account: true,
    data: { id: '$orderId', status: 'canceled' },
    tool: {
      name: 'cancel_order',
      input: { venue: 'hyperliquid', order: '$orderId' },
      answer: { id: '$orderId', status: 'canceled' },
    },
  },
  {
    operation: 'cancelOrders',
    on: 'hyperliquid',
    args: [['$orderId']],
    account: true,
    data: { length: 1, '0.orderId': '$orderId', '0.status': 'canceled', '0.order.id': '$orderId' },
  },
  {
    operation: 'cancelOrders',
    on: 'hyperliquid',
    args: [['999999999']],
    account: true,
    data: { '0.orderId': '999999999', '0.status': 'failed', '0.error.code': 'ORDER_NOT_FOUND' },
  },
  {
    operation: 'fetchOrder',
    on: 'hyperliquid',
    args: ['$orderId'],
    account: true,
    data: { id: '$orderId', ...order },
  },
  {
    operation: 'fetchOpenOrders',
    on: 'hyperliquid',
    args: ['$marketId'],
    account: true,
    data: { '0.status': 'open', '0.marketId': '$marketId' },
    tool: {
      name: 'open_orders',
      input: { venue: 'hyperliquid', market: '$marketId' },
      answer: { 'orders.0.status': 'open', 'orders.0.marketId': '$marketId' },
    },
  },
  {
    operation: 'fetchMyTrades',
    on: 'hyperliquid',
    args: [{ limit: 10 }],
    account: true,
    data: { '0.price': ':price', '0.amount': 100, '0.side': 'buy' },
  },
  {
    operation: 'fetchOrderTrades',
    on: 'hyperliquid',
    args: ['$filledOrderId'],
    account: true,
    data: { '0.orderId': '$filledOrderId', '0.side': 'buy', '0.price': ':price' },
  },
  {
    operation: 'fetchClosedOrders',
    on: 'hyperliquid',
    args: [{ limit: 10 }],
    account: true,
    data: { '0.id': ':text', '0.marketId': '$marketId' },
  },
  {
    operation: 'fetchAllOrders',
    on: 'hyperliquid',
    args: [{ limit: 10 }],
    account: true,
    data: { '0.id': ':text', '0.marketId': '$marketId' },
  },
  // The last case that reads open orders: none is left.
  {
    operation: 'cancelAllOrders',
    on: 'hyperliquid',
    args: ['$marketId'],
    account: true,
    data: { '0.status': 'canceled', '0.order.marketId': '$marketId' },
  },
  {
    operation: 'fetchPositions',
    on: 'hyperliquid',
    args: ['$wallet'],
    account: true,
    data: { '0.marketId': '$marketId', '0.size': 100, '0.currentPrice': ':price' },
  },
  {
    operation: 'fetchPosition',
    on: 'hyperliquid',
    args: ['$outcomeId', '$wallet'],
    account: true,
    data: { marketId: '$marketId', outcomeId: '$outcomeId', size: 100 },
  },
  {
    operation: 'fetchPosition',
    on: 'hyperliquid',
    args: ['#99999999', '$wallet'],
    account: true,
    error: { code: 'NOT_FOUND', field: 'outcomeId' },
  },
  {
    operation: 'checkAccount',
    on: 'hyperliquid',
    args: [],
    account: true,
    data: { '0.name': 'clock', '1.name': 'signIn', '1.status': 'ok', '2.name': 'wallet', '2.status': 'ok' },
  },
  {
    operation: 'fetchBalance',
    on: 'hyperliquid',
    args: ['$wallet'],
    account: true,
    data: { '0.currency': 'USDC', '0.total': ':amount', '0.locked': ':amount' },
  },
  { operation: 'getExecutionPrice', on: 'hyperliquid', args: [book, 'buy', 50], data: { '': 0.51 } },
  {
    operation: 'getExecutionPriceDetailed',
    on: 'hyperliquid',
    args: [book, 'buy', 100],
    data: { price: 0.51, filledAmount: 80, fullyFilled: false },
  },
  { operation: 'filterMarkets', on: 'hyperliquid', args: [[market], 'win'], data: { length: 1, '0.marketId': 'm' } },
  { operation: 'filterEvents', on: 'hyperliquid', args: [[event], 'nobody'], data: { length: 0 } },
  { operation: 'watchOrderBook', on: 'hyperliquid', args: ['$outcomeId'], data: levels },
  {
    operation: 'watchOrderBooks',
    on: 'hyperliquid',
    args: [['$outcomeId', '$otherOutcomeId']],
    data: at('$outcomeId', levels),
  },
  { operation: 'unwatchOrderBook', on: 'hyperliquid', args: ['$outcomeId'], data: { '': null } },
  { operation: 'watchTrades', on: 'hyperliquid', args: ['$outcomeId'], data: { '': ':list' } },
  {
    operation: 'watchAddress',
    on: 'hyperliquid',
    args: ['$wallet', ['positions']],
    account: true,
    data: { address: '$wallet', 'positions.0.marketId': '$marketId' },
  },
  {
    operation: 'watchTicker',
    on: 'hyperliquid',
    args: ['$outcomeId'],
    data: { outcomeId: '$outcomeId', marketId: '$marketId', bid: ':price', ask: ':price', mid: ':price' },
  },
  { operation: 'watchOrders', on: 'hyperliquid', args: ['$marketId'], account: true, data: { '': ':list' } },
  { operation: 'watchOrders', on: 'hyperliquid', args: [], error: { code: 'AUTHENTICATION_ERROR' } },
  {
    operation: 'watchPositions',
    on: 'hyperliquid',
    args: [],
    account: true,
    data: { '0.marketId': '$marketId', '0.size': ':amount' },
  },
  { operation: 'unwatchAddress', on: 'hyperliquid', args: ['$wallet'], account: true, data: { '': null } },
  { operation: 'close', on: 'hyperliquid', args: [], data: { '': null } },
]

const router: readonly Case[] = [
  { operation: 'loadMarkets', on: 'router', args: [], data: { '': ':object' } },
  {
    operation: 'fetchMarkets',
    on: 'router',
    args: [{ query: 'netanyahu' }],
    data: { '0.marketId': ':text', '0.outcomes.0.label': ':text' },
  },
  { operation: 'fetchEvents', on: 'router', args: [{ query: 'netanyahu' }], data: { '0.title': ':text' } },
  { operation: 'fetchOrderBook', on: 'router', args: ['KXNETANYAHUOUT-27-26DEC31:YES', 5], data: levels },
  {
    operation: 'fetchMarketMatches',
    on: 'router',
    args: [{ marketId: MARKET }],
    data: { '0.market.marketId': '33141', '0.relation': 'complement' },
  },
  {
    operation: 'fetchMatches',
    on: 'router',
    args: [{ marketId: MARKET }],
    data: { '0.market.marketId': '33141', '0.relation': 'complement' },
  },
  {
    operation: 'fetchEventMatches',
    on: 'router',
    args: [{ eventId: KALSHI }],
    data: { '0.event.id': '8250', '0.event.sourceExchange': 'predictit' },
  },
  { operation: 'compareMarketPrices', on: 'router', args: [{ marketId: MARKET }], data: { '': ':list' } },
  { operation: 'fetchRelatedMarkets', on: 'router', args: [{ marketId: MARKET }], data: { '': ':list' } },
  { operation: 'fetchHedges', on: 'router', args: [{ marketId: MARKET }], data: { '': ':list' } },
  {
    operation: 'fetchMatchedMarkets',
    on: 'router',
    args: [{ limit: 2 }],
    data: { length: 2, '0.marketA.marketId': ':text' },
  },
  { operation: 'fetchMatchedPrices', on: 'router', args: [{ limit: 2 }], data: { length: 2 } },
  {
    operation: 'fetchMatchedEventClusters',
    on: 'router',
    args: [{ limit: 1 }],
    data: { length: 1, '0.clusterId': ':text' },
  },
  {
    operation: 'fetchMatchedMarketClusters',
    on: 'router',
    args: [{ limit: 1 }],
    data: { length: 1, '0.clusterId': ':text' },
  },
  { operation: 'fetchArbitrage', on: 'router', args: [{ limit: 1 }], data: { '': ':list' } },
  {
    operation: 'watchMatchedPrices',
    on: 'router',
    args: [MARKET],
    data: { status: 'open', 'markets.0.venue': ':text' },
  },
  { operation: 'unwatchMatchedPrices', on: 'router', args: [MARKET], data: { '': null } },
  { operation: 'fetchTrades', on: 'router', args: ['1'], error: { code: 'NOT_SUPPORTED' } },
]

const lookups: readonly Case[] = [
  {
    operation: 'fetchMatchedEventClusters',
    on: 'v0',
    args: [KALSHI],
    data: {
      length: 1,
      '0.relations.0': 'complement',
      '0.events.0.eventId': KALSHI,
      '0.events.1.eventId': 'predictit:8250',
      '0.events.1.markets.0.outcomes.0.bestBid': 0.66,
    },
    tool: {
      name: 'question',
      input: { event: KALSHI },
      answer: { 'questions.0.relations.0': 'complement', 'questions.0.events.1.event': 'predictit:8250' },
    },
  },
  {
    operation: 'fetchMatchedEventClusters',
    on: 'v0',
    args: ['kalshi:NONE'],
    error: { code: 'EVENT_NOT_FOUND' },
    tool: { name: 'question', input: { event: 'kalshi:NONE' }, answer: {} },
  },
  {
    operation: 'fetchMatchedMarketClusters',
    on: 'v0',
    args: [MARKET],
    data: { length: 1, '0.yes.buy.venue': 'predictit', '0.yes.buy.price': 0.34 },
    tool: {
      name: 'best_prices',
      input: { market: MARKET },
      answer: { 'questions.0.yes.buy.0': 'predictit', 'questions.0.yes.buy.1': 0.34 },
    },
  },
  {
    operation: 'searchEvents',
    on: 'v0',
    args: [{ query: 'netanyahu', limit: 2 }],
    data: { length: 2, '0.eventId': KALSHI, '1.eventId': 'predictit:8250' },
    tool: { name: 'search', input: { query: 'netanyahu' }, answer: { 'questions.0.events.0': KALSHI } },
  },
  {
    operation: 'searchMarkets',
    on: 'v0',
    args: [{ query: 'netanyahu', venues: ['kalshi'] }],
    data: { '0.marketId': 'KXNETANYAHUOUT-27-26DEC31', '0.outcomes.0.bestBid': 0.35, '0.outcomes.0.bestAsk': 0.38 },
    tool: {
      name: 'markets',
      input: { query: 'netanyahu', venues: ['kalshi'] },
      answer: { 'markets.0.market': MARKET, 'markets.0.bid': 0.35, 'markets.0.ask': 0.38 },
    },
  },
  {
    operation: 'searchMarkets',
    on: 'v0',
    args: [{ venues: ['nowhere'] }],
    error: { code: 'VALIDATION_ERROR', field: 'venues' },
    tool: { name: 'markets', input: { venues: ['nowhere'] }, answer: {} },
  },
  {
    operation: 'browseEventMatches',
    on: 'v0',
    args: [{ limit: 2 }],
    data: { length: 2, '0.event.id': ':text', '0.event.sourceExchange': ':text' },
  },
  {
    operation: 'fetchCatalogueEvent',
    on: 'v0',
    args: [KALSHI],
    data: { id: 'KXNETANYAHUOUT-27', 'markets.0.outcomes.1.label': 'No' },
  },
  { operation: 'fetchCatalogueMarket', on: 'v0', args: [MARKET], data: { marketId: 'KXNETANYAHUOUT-27-26DEC31' } },
  {
    operation: 'fetchMatchesOfEvent',
    on: 'v0',
    args: [KALSHI],
    data: { '': ':object' },
    tool: {
      name: 'matches',
      input: { event: KALSHI },
      answer: { 'matches.0.relation': 'complement', 'matches.0.b.market': '33141' },
    },
  },
  { operation: 'fetchMatchesOfMarket', on: 'v0', args: [MARKET], data: { '': ':object' } },
  { operation: 'listMatchedMarkets', on: 'v0', args: [{ limit: 2 }], data: { length: 2, ...at('0', pair) } },
  { operation: 'listMatchedPrices', on: 'v0', args: [{ limit: 2 }], data: { length: 2 } },
  {
    operation: 'findArbitrage',
    on: 'v0',
    args: [{ limit: 2 }],
    data: { '': ':list' },
    tool: { name: 'arbitrage', input: { limit: 2 }, answer: { opportunities: ':list' } },
  },
  {
    operation: 'findSetArbitrage',
    on: 'v0',
    args: [{ limit: 2 }],
    data: { '': ':list' },
    tool: { name: 'set_arbitrage', input: { limit: 2 }, answer: { opportunities: ':list' } },
  },
  {
    operation: 'explainPair',
    on: 'v0',
    args: [KALSHI, 'predictit:8250'],
    data: { '0.relation': 'complement', '0.evidence.0.verdict': ':text' },
    tool: { name: 'explain', input: { a: KALSHI, b: 'predictit:8250' }, answer: { 'pairs.0.relation': 'complement' } },
  },
  {
    operation: 'fetchPriceHistory',
    on: 'v0',
    args: [MARKET],
    data: { 'series.length': 2 },
    tool: { name: 'history', input: { market: MARKET }, answer: { columns: ':list' } },
  },
  { operation: 'fetchSettlementAudit', on: 'v0', args: [{ limit: 2 }], data: { '': ':object' } },
  { operation: 'fetchAccuracy', on: 'v0', args: [], data: { 'unseen.0.precision.of': ':amount' } },
  { operation: 'listFaults', on: 'v0', args: [], data: { '': ':list' } },
  { operation: 'listOverrides', on: 'v0', args: [], data: { '': ':list' } },
  { operation: 'listWebhooks', on: 'v0', args: [], data: { '0.id': ':text', '0.url': HOOK } },
  {
    operation: 'createWebhook',
    on: 'v0',
    args: [{ url: HOOK, kinds: ['gap.crossed'] }],
    data: { id: ':text', url: HOOK, 'filter.kinds.0': 'gap.crossed', secret: ':text' },
  },
  {
    operation: 'createWebhook',
    on: 'v0',
    args: [{ url: 'http://10.0.0.1/changes' }],
    error: { code: 'VALIDATION_ERROR', field: 'url' },
  },
  { operation: 'listDeliveries', on: 'v0', args: ['$webhookId', { limit: 5 }], data: { '': ':list' } },
  { operation: 'listDeliveries', on: 'v0', args: ['wh_none'], error: { code: 'NOT_FOUND', field: 'id' } },
  { operation: 'replayWebhook', on: 'v0', args: ['$webhookId', { since: 0 }], data: { messages: ':amount' } },
  { operation: 'deleteWebhook', on: 'v0', args: ['$webhookId'], data: { '': null } },
  { operation: 'deleteWebhook', on: 'v0', args: ['wh_none'], error: { code: 'NOT_FOUND', field: 'id' } },
  { operation: 'fetchStatus', on: 'v0', args: [], data: { 'venues.0.venue': ':text', 'matching.edges': ':amount' } },
  { operation: 'fetchUsage', on: 'v0', args: [], data: { '0.name': ':text', '0.total.requests': ':amount' } },
  { operation: 'fetchVenues', on: 'v0', args: [], data: { '0.id': ':text', '0.operations.0': ':text' } },
  {
    operation: 'fetchCapabilities',
    on: 'v0',
    args: ['hyperliquid'],
    data: { fetchOrderBook: true, fetchSettlements: false },
  },
  { operation: 'fetchCapabilities', on: 'v0', args: ['nowhere'], error: { code: 'NOT_FOUND', field: 'exchange' } },
  // Each begins a matching, so these come last.
  {
    operation: 'setOverride',
    on: 'v0',
    args: [{ a: `${KALSHI}/KXNETANYAHUOUT-27-26DEC31`, b: 'predictit:8250/33141', relation: 'complement' }],
    data: { b: 'predictit:8250/33141', relation: 'complement', source: 'command', isOverruled: false },
  },
  {
    operation: 'setOverride',
    on: 'v0',
    args: [{ a: KALSHI, b: 'predictit:8250', relation: 'same' }],
    error: { code: 'VALIDATION_ERROR', field: 'relation' },
  },
  {
    operation: 'removeOverride',
    on: 'v0',
    args: [`${KALSHI}/KXNETANYAHUOUT-27-26DEC31`, 'predictit:8250/33141'],
    data: { '': null },
  },
]

/** Every case, and so every operation of a venue, of the router and of the service. */
export const cases: readonly Case[] = [...venue, ...router, ...lookups]
