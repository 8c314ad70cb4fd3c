import type { Placed } from '../../engine/engine.ts'
import { type EngineOrder, ONE, type Token } from '../../engine/order.ts'
import { millionthsOf, textOf } from '../../engine/text.ts'
import type { Exchange } from '../../exchange.ts'
import type { ScenarioMarket } from '../../scenario.ts'
import type { SignIn } from './sign-in.ts'
import type { SignedAction } from './signed-action.ts'

const FIRST_ASSET = 100_000_000
const LEAST_COST = 10n * ONE * ONE
const CLIENT_ID = /^0x[0-9a-f]{32}$/

interface OrderWire {
  a?: number
  b?: boolean
  p?: string
  s?: string
  r?: boolean
  t?: { limit?: { tif?: string } }
  c?: string
}

interface Action {
  type?: string
  orders?: OrderWire[]
  grouping?: string
  cancels?: { a?: number; o?: number }[]
}

const refused = (response: string) => ({ status: 'err', response })
const unfilled = new Map<string, EngineOrder['unfilled']>(Object.entries({ Gtc: 'rest', Alo: 'rest', Ioc: 'drop' }))

/** Takes signed actions: orders and cancellations, each with a status of its own. */
export function createActions(exchange: Exchange, signIn: SignIn) {
  const { engine } = exchange
  const markets = exchange.events('hyperliquid').flatMap((event) => event.markets)
  let orders = 200_000_000_000

  const sideOf = (asset: number | undefined): { market: ScenarioMarket; token: Token } | undefined => {
    const number = (asset ?? 0) - FIRST_ASSET
    const market = markets.find(({ id }) => Number(id) === Math.floor(number / 10))
    return market && number % 10 < 2 ? { market, token: (number % 10) as Token } : undefined
  }

  const place = (account: string, { a, b, p, s, r, t, c }: OrderWire) => {
    const found = sideOf(a)
    const tif = t?.limit?.tif ?? ''
    if (!found || !exchange.quote(found.market)) return { error: `Order has invalid asset. asset=${a}` }
    const [price, size] = [millionthsOf(p, 6), millionthsOf(s, 6)]
    if (price === undefined || price % 10n !== 0n || price <= 0n || price >= ONE) {
      return { error: `Price must be divisible by tick size. asset=${a}` }
    }
    if (size === undefined || size === 0n || size % ONE !== 0n) return { error: `Order has invalid size. asset=${a}` }
    // A sale of less closes a position: nobody can be short here.
    if (b && price * size < LEAST_COST) return { error: `Order must have minimum value of 10 USDC. asset=${a}` }
    if (r !== false || !unfilled.has(tif)) return { error: `Invalid order type. asset=${a}` }
    exchange.trade(found.market)
    orders += 1
    const placed = engine.place({
      ...{ id: String(orders), account, price, size, token: found.token, market: found.market.id },
      side: b ? 'buy' : 'sell',
      unfilled: unfilled.get(tif) ?? 'rest',
      postOnly: tif === 'Alo',
      selfTrade: 'maker',
      tag: c,
    })
    return statusOf(placed, a, tif)
  }

  const statusOf = (placed: Placed, asset: number | undefined, tif: string) => {
    if ('refused' in placed) {
      if (placed.refused === 'funds') return { error: `Insufficient spot balance asset=${asset}` }
      return { error: `Post only order would have immediately matched. asset=${asset}` }
    }
    const { order } = placed
    const oid = Number(order.id)
    if (order.filled > 0n) {
      const avgPx = textOf(order.spent / order.filled)
      return { filled: { totalSz: textOf(order.filled, 1), avgPx, oid } }
    }
    if (tif === 'Ioc') return { error: `Order could not immediately match against any resting orders. asset=${asset}` }
    return { resting: { oid } }
  }

  const cancel = (account: string, { a, o }: { a?: number; o?: number }) => {
    const order = engine.orders.get(String(o))
    const found = sideOf(a)
    const isMine = order?.account === account && order.market === found?.market.id && order.token === found.token
    if (isMine && engine.cancel(order.id)) return 'success'
    return { error: `Order was never placed, already canceled, or filled. asset=${a}` }
  }

  return (body: SignedAction): object => {
    const signed = signIn.verify(body)
    if ('wrong' in signed) return refused(signed.wrong)
    const { address } = signed
    const action = (body.action ?? {}) as Action
    const answer = (statuses: unknown[]) => ({ status: 'ok', response: { type: action.type, data: { statuses } } })
    if (action.type === 'cancel') return answer((action.cancels ?? []).map((each) => cancel(address, each)))
    if (action.type !== 'order' || action.grouping !== 'na') return refused(`Unknown action ${action.type}`)
    if (action.orders?.some(({ c }) => c !== undefined && !CLIENT_ID.test(c))) return refused('Invalid cloid')
    return answer((action.orders ?? []).map((each) => place(address, each)))
  }
}
