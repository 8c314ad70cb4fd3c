import type { ClobSignIn } from '../../clob-sign-in.ts'
import type { EngineOrder } from '../../engine/order.ts'
import type { Exchange } from '../../exchange.ts'
import type { Connect } from '../../sockets.ts'
import { createOutcomes, PREFIX } from './portfolio.ts'
import { safeOf } from './signed-order.ts'
import { bookRow } from './wire.ts'

interface Command {
  id?: number | string
  method?: string
  params?: string[] | { apiKey?: string; address?: string; accountType?: string }
}

/**
 * The public stream, the whole book of a token with every change and no first one; and the private one, of who starts it
 * with a key of its own.
 */
export const createStream =
  (exchange: Exchange, signIn: ClobSignIn): Connect =>
  (path) => {
    if (path !== PREFIX) return 404
    return (socket) => {
      const outcomes = createOutcomes(exchange)
      const subscribed = new Set<string>()
      /** Markets with changes that were not sent yet: all of one instant are sent together. */
      const changed = new Set<string>()
      const sendBooks = (): void => {
        for (const token of subscribed) {
          const outcome = outcomes.ofToken(token)
          if (!outcome || !changed.has(outcome.market.id)) continue
          socket.push({ stream: `book:${token}`, data: bookRow(exchange, outcome.market, outcome.token) })
        }
        changed.clear()
      }
      let listener: string | undefined
      const report = (order: EngineOrder): void => {
        if (order.account !== listener) return
        const { tokenId } = outcomes.find(order.market, order.token)
        const happened = order.status === 'canceled' ? 'CANCELED' : order.filled > 0n ? 'TRADE' : 'NEW'
        const at = exchange.now()
        const [side, status] = [order.side.toUpperCase(), order.status === 'open' ? 'NEW' : order.status.toUpperCase()]
        socket.push({
          e: 'executionReport',
          E: at,
          T: at,
          S: side,
          o: 'LIMIT',
          x: happened,
          X: status,
          i: order.id,
          ct: tokenId,
        })
      }
      const quiet = exchange.engine.listen((event) => {
        if ('fill' in event) return
        report(event.order)
        if (changed.size === 0) queueMicrotask(sendBooks)
        changed.add(event.order.market)
      })

      const methods = new Map<string, (tokens: readonly string[]) => boolean>(
        Object.entries({
          ping: () => true,
          SUBSCRIBE(tokens) {
            const found = tokens.flatMap((token) => outcomes.ofToken(token) ?? [])
            for (const { market, tokenId } of found) {
              exchange.trade(market)
              subscribed.add(tokenId)
            }
            // Unknown tokens are ignored.
            return true
          },
          UNSUBSCRIBE(tokens) {
            for (const token of tokens) subscribed.delete(token)
            return true
          },
        }),
      )
      return {
        received(text) {
          const { id, method = '', params = [] }: Command = JSON.parse(text)
          if (!Array.isArray(params)) {
            const { apiKey, address = '', accountType } = params
            const wallet = address.toLowerCase()
            const isKey = apiKey !== undefined && signIn.find(wallet)?.apiKey === apiKey
            if (method === 'userDataStream.start' && isKey) listener = accountType === 'eoa' ? wallet : safeOf(wallet)
            const isLetIn = listener !== undefined
            const answer = isLetIn
              ? { result: { listenKey: 'listen' } }
              : { error: { code: 401, message: 'unauthorized' } }
            return socket.answer({ id, status: isLetIn ? 200 : 401, ...answer })
          }
          const tokens = params.flatMap((name) => (name.startsWith('book:') ? name.slice('book:'.length) : []))
          const isKnown = methods.has(method) && tokens.length === params.length
          const isDone = isKnown && methods.get(method)?.(tokens)
          socket.answer({ id, status: isDone ? 200 : 400, result: null })
        },
        closed: quiet,
      }
    }
  }
