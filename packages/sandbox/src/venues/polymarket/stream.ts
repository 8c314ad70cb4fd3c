import type { LevelSizes } from '../../engine/level-sizes.ts'
import type { Fill } from '../../engine/order.ts'
import type { Exchange } from '../../exchange.ts'
import type { Connect, FakeSocket, SocketHandler } from '../../sockets.ts'
import { bookMessage, changeRows, resolvedMessage, sizesOf, tradeMessage } from './market-messages.ts'
import type { SignIn } from './sign-in.ts'
import type { Token } from './tokens.ts'
import { createUserStream } from './user-stream.ts'

interface Command {
  type?: string
  operation?: string
  assets_ids?: string[]
  initial_dump?: boolean
  custom_feature_enabled?: boolean
}

/** Takes connections to the user channel and to the market channel. */
export const createStream =
  (exchange: Exchange, signIn: SignIn, tokens: ReadonlyMap<string, Token>): Connect =>
  (path) => {
    if (path === '/ws/user') return createUserStream(exchange, signIn, tokens)
    return path === '/ws/market' ? (socket) => serveMarkets(exchange, tokens, socket) : 404
  }

/** The market channel: whole books on subscribing and after trades, else the new size of each level that changed. */
function serveMarkets(exchange: Exchange, tokens: ReadonlyMap<string, Token>, socket: FakeSocket): SocketHandler {
  const sent = new Map<string, LevelSizes>()
  let isGreeted = false
  let hasExtras = false
  const subscribed = (): Token[] => [...sent.keys()].flatMap((id) => tokens.get(id) ?? [])

  const sendBook = (token: Token): void => {
    exchange.trade(token.market)
    const sizes = sizesOf(exchange, token)
    sent.set(token.id, sizes)
    socket.push(bookMessage(token, sizes, exchange.now()))
  }
  const sendChanges = (marketId: string): void => {
    const concerned = subscribed().filter(({ market }) => market.id === marketId)
    const rows = concerned.flatMap((token) => {
      const [before, now] = [sent.get(token.id) ?? new Map<string, bigint>(), sizesOf(exchange, token)]
      sent.set(token.id, now)
      return changeRows(token, before, now)
    })
    if (rows.length === 0) return
    const market = concerned[0]?.condition
    socket.push({ event_type: 'price_change', market, price_changes: rows, timestamp: String(exchange.now()) })
  }
  const sendTrade = (fill: Fill): void => {
    const token = subscribed().find(({ market, index }) => market.id === fill.market && index === fill.taker.token)
    if (token) socket.push(tradeMessage(token, fill))
  }
  /** Announces each closed market once, and ends its subscriptions. */
  const sendResolved = (): void => {
    for (const token of subscribed().filter(({ market }) => !exchange.quote(market))) {
      const pair = [...tokens.values()].filter(({ condition }) => condition === token.condition)
      if (pair.some(({ id }) => sent.delete(id)) && hasExtras) {
        socket.push(resolvedMessage(token, pair, exchange.now()))
      }
    }
  }
  const quiet = exchange.engine.listen((event) => {
    if ('fill' in event) sendTrade(event.fill)
    else sendChanges(event.order.market)
  })
  const subscribe = (id: string, wantsBook: boolean): void => {
    const token = tokens.get(id)
    // Unknown tokens are ignored.
    if (!token || sent.has(id)) return
    if (wantsBook) sendBook(token)
    else sent.set(id, sizesOf(exchange, token))
  }

  return {
    received(text) {
      if (text === 'PING') {
        sendResolved()
        return socket.answer('PONG')
      }
      const { type, operation, assets_ids: ids = [], initial_dump, custom_feature_enabled }: Command = JSON.parse(text)
      hasExtras ||= custom_feature_enabled === true
      if (!isGreeted && type !== 'market') return socket.close()
      isGreeted = true
      for (const id of ids) {
        if (operation === 'unsubscribe') sent.delete(id)
        else subscribe(id, operation === 'subscribe' || initial_dump === true)
      }
    },
    closed: quiet,
  }
}
