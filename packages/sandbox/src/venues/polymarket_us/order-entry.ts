import { randomUUID } from 'node:crypto'
import { type EngineOrder, type Fill, isBid, ONE } from '../../engine/order.ts'
import { millionthsOf } from '../../engine/text.ts'
import type { Exchange } from '../../exchange.ts'
import type { ScenarioMarket } from '../../scenario.ts'
import { failure } from './answers.ts'
import { executionRow, type Terms } from './orders-wire.ts'

/** The bounds of the exchange, which are also where its market orders end. */
const [LOWEST, HIGHEST] = [10_000n, ONE - 10_000n]
const LOT = 10_000n

const INTENTS = new Map<string, Pick<EngineOrder, 'token' | 'side'>>(
  Object.entries({
    ORDER_INTENT_BUY_LONG: { token: 0, side: 'buy' },
    ORDER_INTENT_SELL_LONG: { token: 0, side: 'sell' },
    ORDER_INTENT_BUY_SHORT: { token: 1, side: 'buy' },
    ORDER_INTENT_SELL_SHORT: { token: 1, side: 'sell' },
  }),
)
const DURATIONS = new Map<string, EngineOrder['unfilled']>(
  Object.entries({
    TIME_IN_FORCE_GOOD_TILL_CANCEL: 'rest',
    TIME_IN_FORCE_GOOD_TILL_DATE: 'rest',
    TIME_IN_FORCE_IMMEDIATE_OR_CANCEL: 'drop',
    TIME_IN_FORCE_FILL_OR_KILL: 'refuse',
  }),
)
const TYPES = ['ORDER_TYPE_LIMIT', 'ORDER_TYPE_MARKET']
const INDICATORS = ['MANUAL_ORDER_INDICATOR_AUTOMATIC', 'MANUAL_ORDER_INDICATOR_MANUAL']

type Body = Record<string, unknown>
interface Rejection {
  rejected: string
  text: string
}
const rejection = (rejected: string, text: string): Rejection => ({ rejected, text })

/** Creates the function that places a member's order: a bad request is refused, a bad order gets an id and a rejection. */
export function createOrderEntry(exchange: Exchange, marketOf: (slug: string) => ScenarioMarket | undefined) {
  const { engine } = exchange

  const place = (account: string, id: string, body: Body, request: OrderRequest) => {
    const { terms, intent, unfilled, expires, isMarket, value } = request
    const market = marketOf(String(body.marketSlug))
    if (!market) return rejection('UNKNOWN_MARKET', 'unknown market')
    if (!exchange.quote(market)) return rejection('EXCHANGE_CLOSED', 'market is closed')
    const size = millionthsOf(String(body.quantity), 6)
    if (!size || size % LOT !== 0n) return rejection('INCORRECT_QUANTITY', 'invalid quantity')
    const buysYes = isBid(intent)
    const price = isMarket ? (buysYes ? HIGHEST : LOWEST) : millionthsOf(value, 6)
    if (price === undefined || price % BigInt(Math.round(market.tick * 1e6)) !== 0n) {
      return rejection('INVALID_PRICE_INCREMENT', 'price not on tick')
    }
    if (price < LOWEST || price > HIGHEST) return rejection('PRICE_OUT_OF_BOUNDS', 'price out of bounds')
    exchange.trade(market)
    const { bids, asks } = engine.levels(market.id)
    if (isMarket && (buysYes ? asks : bids).length === 0) return rejection('NO_LIQUIDITY', 'no liquidity')
    const placed = engine.place({
      ...{ id, account, size, unfilled, expires, ...intent },
      market: market.id,
      price: intent.token === 0 ? price : ONE - price,
      postOnly: body.participateDontInitiate === true,
      tag: terms,
    })
    if (!('refused' in placed)) return executionRows(placed.order, market.slug, placed.fills)
    if (placed.refused === 'unfilled') return rejection('NO_LIQUIDITY', 'no liquidity')
    return rejection('EXCHANGE_OPTION', placed.refused === 'funds' ? 'insufficient buying power' : placed.refused)
  }

  return (account: string, body: Body): Response => {
    const request = readRequest(body, exchange.now())
    if (typeof request === 'string') return failure(400, request)
    // From here on an order has an id, whatever becomes of it.
    const id = randomUUID().replaceAll('-', '').slice(0, 12).toUpperCase()
    const placed = place(account, id, body, request)
    if (!('rejected' in placed)) {
      return Response.json({ id, executions: body.synchronousExecution === true ? placed : [] })
    }
    const execution = {
      id: `${id}-REJECTED`,
      type: 'EXECUTION_TYPE_REJECTED',
      orderRejectReason: `ORD_REJECT_REASON_${placed.rejected}`,
      text: placed.text,
    }
    return Response.json({ id, executions: body.synchronousExecution ? [execution] : [] })
  }
}

type OrderRequest = Exclude<ReturnType<typeof readRequest>, string>

/** Reads the request for an order; a text says what is wrong with it. */
function readRequest(body: Body, now: number) {
  const terms = { type: body.type, tif: body.tif } as Terms
  const intent = INTENTS.get(String(body.intent))
  const unfilled = DURATIONS.get(String(body.tif))
  if (!intent) return 'invalid intent'
  if (!unfilled) return 'invalid tif'
  if (!TYPES.includes(terms.type)) return 'invalid type'
  if (typeof body.quantity !== 'number') return 'invalid quantity'
  if (!INDICATORS.includes(String(body.manualOrderIndicator))) return 'invalid manualOrderIndicator'
  if (body.maxBlockTime !== undefined && !/^\d+$/.test(String(body.maxBlockTime))) return 'invalid maxBlockTime'
  const isDated = body.tif === 'TIME_IN_FORCE_GOOD_TILL_DATE'
  const expires = isDated ? Date.parse(String(body.goodTillTime)) : undefined
  if (isDated && !(Number(expires) > now)) return 'invalid goodTillTime'
  const isMarket = terms.type === 'ORDER_TYPE_MARKET'
  const { value, currency } = { ...(body.price as object) } as { value?: unknown; currency?: unknown }
  if (!isMarket && (currency !== 'USD' || typeof value !== 'string')) return 'price is required'
  if (isMarket && (body.price !== undefined || unfilled === 'rest')) return 'invalid market order'
  return { terms, intent, unfilled, expires, isMarket, value }
}

/** The executions of a new order: its acceptance, each of its fills, and that it ended where it did not rest. */
const executionRows = (order: EngineOrder, slug: string, fills: readonly Fill[]) => [
  executionRow(order, slug, 'NEW'),
  ...fills.map((fill, at) => {
    const isLast = order.status === 'filled' && at === fills.length - 1
    return executionRow(order, slug, isLast ? 'FILL' : 'PARTIAL_FILL', fill)
  }),
  ...(order.status === 'canceled' ? [executionRow(order, slug, 'EXPIRED')] : []),
]
