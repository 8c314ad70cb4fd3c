import { createHash } from 'node:crypto'
import { type Fill, ONE, ownPrice } from '../../engine/order.ts'
import { textOf } from '../../engine/text.ts'
import type { Exchange } from '../../exchange.ts'
import type { Connect } from '../../sockets.ts'
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

type Sizes = Map<string, bigint>
const sha1 = (text: string): string => createHash('sha1').update(text).digest('hex')

/** The market channel: whole books on subscribing and after trades, else the new size of each level that changed. */
export const createStream =
  (exchange: Exchange, signIn: SignIn, tokens: ReadonlyMap<string, Token>): Connect =>
  (path) => {
    if (path === '/ws/user') return createUserStream(exchange, signIn, tokens)
    if (path !== '/ws/market') return 404
    return (socket) => {
      const sent = new Map<string, Sizes>()
      let isGreeted = false
      let hasExtras = false

      /** Sizes by side and price of the token; the second token's book is the first one's mirror. */
      const sizesOf = ({ market, index }: Token): Sizes => {
        const { bids, asks } = exchange.engine.levels(market.id)
        const [buys, sells] = index === 0 ? [bids, asks] : [asks, bids]
        const at = (price: bigint) => textOf(index === 0 ? price : ONE - price)
        return new Map([
          ...buys.map(({ price, size }) => [`BUY ${at(price)}`, size] as const),
          ...sells.map(({ price, size }) => [`SELL ${at(price)}`, size] as const),
        ])
      }
      const side = (sizes: Sizes, name: string) =>
        [...sizes]
          .filter(([key]) => key.startsWith(`${name} `))
          .map(([key, size]) => ({ price: key.slice(name.length + 1), size: textOf(size) }))
          .sort((a, b) => (Number(a.price) - Number(b.price)) * (name === 'BUY' ? 1 : -1))
      const hashOf = (token: Token, sizes: Sizes) => sha1(JSON.stringify([token.id, [...sizes].map(String).sort()]))

      const book = (token: Token): void => {
        exchange.trade(token.market)
        const sizes = sizesOf(token)
        sent.set(token.id, sizes)
        // The worst first, on both sides.
        socket.push([
          {
            event_type: 'book',
            market: token.condition,
            asset_id: token.id,
            timestamp: String(exchange.now()),
            hash: hashOf(token, sizes),
            bids: side(sizes, 'BUY'),
            asks: side(sizes, 'SELL'),
          },
        ])
      }
      const changes = (marketId: string): void => {
        const concerned = [...sent.keys()]
          .flatMap((id) => tokens.get(id) ?? [])
          .filter(({ market }) => market.id === marketId)
        const rows = concerned.flatMap((token) => {
          const [before, now] = [sent.get(token.id) ?? new Map<string, bigint>(), sizesOf(token)]
          sent.set(token.id, now)
          const best = {
            best_bid: side(now, 'BUY').at(-1)?.price ?? '0',
            best_ask: side(now, 'SELL').at(-1)?.price ?? '1',
          }
          return [...new Set([...before.keys(), ...now.keys()])].flatMap((key) => {
            const size = now.get(key) ?? 0n
            if (size === (before.get(key) ?? 0n)) return []
            const [name, price] = key.split(' ')
            return [{ asset_id: token.id, price, side: name, size: textOf(size), hash: hashOf(token, now), ...best }]
          })
        })
        if (rows.length === 0) return
        const market = concerned[0]?.condition
        socket.push({ event_type: 'price_change', market, price_changes: rows, timestamp: String(exchange.now()) })
      }
      const trade = ({ id, market, price, size, taker, at }: Fill): void => {
        const token = [...sent.keys()]
          .flatMap((each) => tokens.get(each) ?? [])
          .find((each) => each.market.id === market && each.index === taker.token)
        if (!token) return
        socket.push({
          event_type: 'last_trade_price',
          market: token.condition,
          asset_id: token.id,
          fee_rate_bps: '0',
          price: textOf(ownPrice(taker, price)),
          side: taker.side === 'buy' ? 'BUY' : 'SELL',
          size: textOf(size),
          timestamp: String(at),
          transaction_hash: `0x${createHash('sha256').update(`trade ${id}`).digest('hex')}`,
        })
      }
      /** Announces each closed market once, and ends its subscriptions. */
      const resolve = (): void => {
        const over = [...sent.keys()]
          .flatMap((id) => tokens.get(id) ?? [])
          .filter(({ market }) => !exchange.quote(market))
        for (const { condition, market } of over) {
          const pair = [...tokens.values()].filter((token) => token.condition === condition)
          if (!pair.some(({ id }) => sent.delete(id)) || !hasExtras) continue
          const winner = pair.find(({ index }) => index === (market.winner ?? 0))
          socket.push({
            event_type: 'market_resolved',
            id: market.id,
            market: condition,
            assets_ids: pair.map(({ id }) => id),
            winning_asset_id: winner?.id,
            winning_outcome: (market.outcomes ?? ['Yes', 'No'])[winner?.index ?? 0],
            timestamp: String(exchange.now()),
            tags: [],
          })
        }
      }
      const quiet = exchange.engine.listen((event) => {
        if ('fill' in event) trade(event.fill)
        else changes(event.order.market)
      })

      return {
        received(text) {
          if (text === 'PING') {
            resolve()
            return socket.answer('PONG')
          }
          const {
            type,
            operation,
            assets_ids: ids = [],
            initial_dump,
            custom_feature_enabled,
          }: Command = JSON.parse(text)
          hasExtras ||= custom_feature_enabled === true
          if (!isGreeted && type !== 'market') return socket.close()
          isGreeted = true
          if (operation === 'unsubscribe') for (const id of ids) sent.delete(id)
          else
            for (const id of ids) {
              const token = tokens.get(id)
              // Unknown tokens are ignored.
              if (!token || sent.has(id)) continue
              if (operation === 'subscribe' || initial_dump) book(token)
              else sent.set(id, sizesOf(token))
            }
        },
        closed: quiet,
      }
    }
  }
