import type { Exchange } from '../../exchange.ts'
import type { Connect } from '../../sockets.ts'
import { createOutcomes, PREFIX } from './portfolio.ts'
import { bookRow } from './wire.ts'

interface Command {
  id?: number
  method?: string
  params?: string[]
}

/** The public stream: the whole book of a token with every change, and no first one. */
export const createStream =
  (exchange: Exchange): Connect =>
  (path) => {
    if (path !== PREFIX) return 404
    return (socket) => {
      const outcomes = createOutcomes(exchange)
      const subscribed = new Set<string>()
      /** Markets with changes that were not told yet: all of one instant are told together. */
      const changed = new Set<string>()
      const tell = (): void => {
        for (const token of subscribed) {
          const outcome = outcomes.ofToken(token)
          if (!outcome || !changed.has(outcome.market.id)) continue
          socket.push({ stream: `book:${token}`, data: bookRow(exchange, outcome.market, outcome.token) })
        }
        changed.clear()
      }
      const quiet = exchange.engine.listen((event) => {
        if ('fill' in event) return
        if (changed.size === 0) queueMicrotask(tell)
        changed.add(event.order.market)
      })

      const methods: Record<string, (tokens: readonly string[]) => boolean> = {
        ping: () => true,
        SUBSCRIBE(tokens) {
          const found = tokens.flatMap((token) => outcomes.ofToken(token) ?? [])
          for (const { market, tokenId } of found) {
            exchange.trade(market)
            subscribed.add(tokenId)
          }
          // What is unknown is passed over in silence.
          return true
        },
        UNSUBSCRIBE(tokens) {
          for (const token of tokens) subscribed.delete(token)
          return true
        },
      }
      return {
        received(text) {
          const { id, method = '', params = [] }: Command = JSON.parse(text)
          const tokens = params.flatMap((name) => (name.startsWith('book:') ? name.slice('book:'.length) : []))
          const isKnown = Object.hasOwn(methods, method) && tokens.length === params.length
          const isDone = isKnown && methods[method]?.(tokens)
          socket.answer({ id, status: isDone ? 200 : 400, result: null })
        },
        closed: quiet,
      }
    }
  }
