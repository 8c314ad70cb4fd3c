import { type EngineOrder, type Fill, isBid } from '../../engine/order.ts'
import { textOf } from '../../engine/text.ts'
import type { Exchange } from '../../exchange.ts'
import type { ScenarioMarket } from '../../scenario.ts'
import type { Connect, FakeSocket, SocketHandler } from '../../sockets.ts'
import { createDepthChannel } from './depth-channel.ts'
import type { SignIn } from './sign-in.ts'
import { nanoseconds, orderUpdate, tidOf } from './wire.ts'

const ACCOUNT = ['orders@account', 'balances@account', 'positions@account']
const DEPTHS = ['depth', 'depth@100ms']
const CHANNELS = [...DEPTHS, 'trade']

interface Request {
  id?: string
  method?: string
  params?: unknown
}
type MarketOf = (symbol: string) => ScenarioMarket | undefined

interface Connection {
  account: string | undefined
  wantsSnapshots: boolean
  lastUpdate: () => bigint
}

/** The socket: whole books first, then changes, trades, and for a signed-in account its orders. */
export function createStream(exchange: Exchange, signIn: SignIn, marketOf: MarketOf): Connect {
  /** Updates of all books are numbered together. */
  let updates = 1_764_553_979_098_119n
  exchange.engine.listen(() => {
    updates += 1n
  })
  const lastUpdate = () => updates

  return (path, headers) => {
    const { pathname, searchParams } = new URL(path, 'ws://venue.test')
    if (pathname !== '/') return 404
    const account = signIn.verifySocket(headers)
    if (account === null) return 401
    const wantsSnapshots = searchParams.get('snapshot') === '-1'
    return (socket) => serve(exchange, marketOf, { account, wantsSnapshots, lastUpdate }, socket)
  }
}

function serve(
  exchange: Exchange,
  marketOf: MarketOf,
  { account, wantsSnapshots, lastUpdate }: Connection,
  socket: FakeSocket,
): SocketHandler {
  const subscribed = new Set<string>()
  const isSubscribed = (symbol: string) => DEPTHS.some((channel) => subscribed.has(`${symbol}@${channel}`))
  const depth = createDepthChannel(exchange, socket, { lastUpdate, wantsSnapshots, isSubscribed })

  const sendTrade = ({ id, market, at, price, size, taker }: Fill): void => {
    if (!subscribed.has(`${market}@trade`)) return
    const trade = { t: tidOf(id), p: textOf(price, 2), q: textOf(size), m: !isBid(taker) }
    socket.push({ E: nanoseconds(at), s: market.toLowerCase(), ...trade })
  }
  const sendOrder = (order: EngineOrder): void => {
    if (order.account !== account) return
    if (subscribed.has('orders@account')) socket.push(orderUpdate(order))
    const changedAt = { E: nanoseconds(order.changedAt) }
    if (subscribed.has('balances@account')) socket.push({ e: 'balanceUpdate', ...changedAt, B: [] })
    if (subscribed.has('positions@account') && order.filled > 0n) socket.push({ e: 'positionReport', ...changedAt })
  }
  const quiet = exchange.engine.listen((event) => {
    if ('fill' in event) return sendTrade(event.fill)
    sendOrder(event.order)
    depth.changed(event.order.market)
  })

  const problemOf = (stream: string): { status: number; error: { code: number; msg: string } } | undefined => {
    if (ACCOUNT.includes(stream)) {
      return account === undefined ? { status: 401, error: { code: -1002, msg: 'Not signed in' } } : undefined
    }
    const [symbol = '', ...channel] = stream.split('@')
    if (CHANNELS.includes(channel.join('@')) && marketOf(symbol)) return undefined
    return { status: 400, error: { code: -1013, msg: `Invalid stream ${stream}` } }
  }
  const subscribe = (stream: string): void => {
    subscribed.add(stream)
    const [symbol = '', channel] = stream.split('@')
    const market = channel === 'depth' ? marketOf(symbol) : undefined
    if (!market) return
    exchange.trade(market)
    depth.start(symbol)
  }
  const methods = new Map<string, (id: string | undefined, params: readonly string[]) => void>(
    Object.entries({
      ping: (id) => socket.answer({ id, status: 200, result: {} }),
      subscribe(id, params) {
        const problem = params.map(problemOf).find((each) => each)
        socket.answer({ id, ...(problem ?? { status: 200 }) })
        if (!problem) for (const stream of params) subscribe(stream)
      },
      unsubscribe(id, params) {
        for (const stream of params) {
          subscribed.delete(stream)
          const [symbol = ''] = stream.split('@')
          if (!isSubscribed(symbol)) depth.stop(symbol)
        }
        socket.answer({ id, status: 200 })
      },
    }),
  )
  return {
    received(text) {
      const { id, method = '', params = [] }: Request = JSON.parse(text)
      const run = methods.get(method)
      if (run && Array.isArray(params)) run(id, params)
      else socket.answer({ id, status: 400, error: { code: -1013, msg: 'Invalid request' } })
    },
    closed: quiet,
  }
}
