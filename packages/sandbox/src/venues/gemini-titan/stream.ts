import { type EngineOrder, type Fill, isBid } from '../../engine/order.ts'
import { textOf } from '../../engine/text.ts'
import type { Exchange } from '../../exchange.ts'
import type { ScenarioMarket } from '../../scenario.ts'
import type { Connect } from '../../sockets.ts'
import type { SignIn } from './sign-in.ts'
import { nanoseconds, orderUpdate, tidOf } from './wire.ts'

const ACCOUNT = ['orders@account', 'balances@account', 'positions@account']
const CHANNELS = ['depth', 'depth@100ms', 'trade']

interface Request {
  id?: string
  method?: string
  params?: unknown
}

/** Sizes by side and price, of YES. */
type Sizes = Map<string, bigint>

/** The socket: whole books first, then changes, trades, and for a signed-in account its orders. */
export function createStream(
  exchange: Exchange,
  signIn: SignIn,
  marketOf: (symbol: string) => ScenarioMarket | undefined,
): Connect {
  const sizesOf = (symbol: string): Sizes => {
    const { bids, asks } = exchange.engine.levels(symbol)
    return new Map([
      ...bids.map(({ price, size }) => [`b ${textOf(price, 2)}`, size] as const),
      ...asks.map(({ price, size }) => [`a ${textOf(price, 2)}`, size] as const),
    ])
  }
  /** Updates of all books are numbered together. */
  let updates = 1_764_553_979_098_119n
  exchange.engine.listen(() => {
    updates += 1n
  })

  return (path, headers) => {
    const { pathname, searchParams } = new URL(path, 'ws://venue.test')
    if (pathname !== '/') return 404
    const account = signIn.verifySocket(headers)
    if (account === null) return 401
    const wantsSnapshots = searchParams.get('snapshot') === '-1'
    return (socket) => {
      const subscribed = new Set<string>()
      /** The state of each book as sent over this connection, and its last update. */
      const sent = new Map<string, { sizes: Sizes; last: bigint }>()
      const isSubscribed = (symbol: string) =>
        ['depth', 'depth@100ms'].some((channel) => subscribed.has(`${symbol}@${channel}`))
      const depth = (symbol: string, first: bigint, sizes: Iterable<readonly [string, bigint]>): void => {
        const rows = (side: string) =>
          [...sizes].flatMap(([key, size]) => (key.startsWith(side) ? [[key.slice(2), textOf(size)]] : []))
        const E = nanoseconds(exchange.now())
        const numbers = { U: Number(first), u: Number(updates) }
        socket.push({ e: 'depthUpdate', E, s: symbol.toLowerCase(), ...numbers, b: rows('b'), a: rows('a') })
      }
      const snapshot = (symbol: string): void => {
        const market = marketOf(symbol)
        if (!market || sent.has(symbol)) return
        exchange.trade(market)
        const sizes = sizesOf(symbol)
        sent.set(symbol, { sizes, last: updates })
        if (wantsSnapshots) depth(symbol, updates, sizes)
      }
      /** Markets with changes that were not sent yet: all of one instant are sent together. */
      const changed = new Set<string>()
      const sendChanges = (): void => {
        for (const symbol of [...changed]) {
          changed.delete(symbol)
          const before = sent.get(symbol)
          if (!before || !isSubscribed(symbol)) continue
          const sizes = sizesOf(symbol)
          const keys = new Set([...before.sizes.keys(), ...sizes.keys()])
          const changes = [...keys]
            .filter((key) => before.sizes.get(key) !== sizes.get(key))
            .map((key) => [key, sizes.get(key) ?? 0n] as const)
          if (changes.length > 0) depth(symbol, before.last, changes)
          sent.set(symbol, { sizes, last: changes.length > 0 ? updates : before.last })
        }
      }
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
        if (changed.size === 0) queueMicrotask(sendChanges)
        changed.add(event.order.market)
      })

      const problemOf = (stream: string): { status: number; error: { code: number; msg: string } } | undefined => {
        if (ACCOUNT.includes(stream)) {
          return account === undefined ? { status: 401, error: { code: -1002, msg: 'Not signed in' } } : undefined
        }
        const [symbol = '', ...channel] = stream.split('@')
        if (CHANNELS.includes(channel.join('@')) && marketOf(symbol)) return undefined
        return { status: 400, error: { code: -1013, msg: `Invalid stream ${stream}` } }
      }
      const methods = new Map<string, (id: string | undefined, params: readonly string[]) => void>(
        Object.entries({
          ping: (id) => socket.answer({ id, status: 200, result: {} }),
          subscribe(id, params) {
            const problem = params.map(problemOf).find((each) => each)
            socket.answer({ id, ...(problem ?? { status: 200 }) })
            if (problem) return
            for (const stream of params) {
              subscribed.add(stream)
              const [symbol = '', channel] = stream.split('@')
              if (channel === 'depth') snapshot(symbol)
            }
          },
          unsubscribe(id, params) {
            for (const stream of params) {
              subscribed.delete(stream)
              const [symbol = ''] = stream.split('@')
              if (!isSubscribed(symbol)) sent.delete(symbol)
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
  }
}
