import { type Fill, ONE, ownPrice } from '../../engine/order.ts'
import { dollarsOf, textOf } from '../../engine/text.ts'
import type { Exchange } from '../../exchange.ts'
import type { ScenarioEvent, ScenarioMarket } from '../../scenario.ts'
import type { Connect } from '../../sockets.ts'
import { isBinary, tokenOf } from './wire.ts'

interface Command {
  action: string
  channel?: string
  marketId?: number
  rootMarketId?: number
}

type Sizes = ReadonlyMap<string, bigint>

/** The public channels: every change of a level with its new size, and no book to begin with; and every trade. */
export const createStream =
  (exchange: Exchange, isKey: (key: string) => boolean): Connect =>
  (path) => {
    const [place, query] = path.split('?')
    if (place !== '/') return 404
    if (!isKey(new URLSearchParams(query).get('apikey') ?? '')) return 401
    return (socket) => {
      const listed = exchange.events('opinion').flatMap((event) => event.markets.map((market) => ({ event, market })))
      const subscribed = new Set<string>()
      /** The books of each market's tokens as they were last sent. */
      const sent = new Map<string, readonly [Sizes, Sizes]>()

      const concerned = ({ marketId, rootMarketId }: Command) =>
        listed.filter(({ event, market }) =>
          rootMarketId === undefined ? Number(market.id) === marketId : Number(event.id) === rootMarketId,
        )
      const head = (event: ScenarioEvent, market: ScenarioMarket, token: 0 | 1) => ({
        marketId: Number(market.id),
        ...(!isBinary(event) && { rootMarketId: Number(event.id) }),
        tokenId: tokenOf(market, token === 0 ? 'yes' : 'no'),
        outcomeSide: token + 1,
      })
      const sizesOf = (market: ScenarioMarket, token: 0 | 1): Sizes => {
        const { bids, asks } = exchange.engine.levels(market.id)
        const [buys, sells] = token === 0 ? [bids, asks] : [asks, bids]
        const at = (price: bigint) => textOf(token === 0 ? price : ONE - price)
        return new Map([
          ...buys.map(({ price, size }) => [`bids ${at(price)}`, size] as const),
          ...sells.map(({ price, size }) => [`asks ${at(price)}`, size] as const),
        ])
      }
      const bothSizes = (market: ScenarioMarket) => [sizesOf(market, 0), sizesOf(market, 1)] as const

      const changes = (marketId: string): void => {
        const before = sent.get(marketId)
        const found = listed.find(({ market }) => market.id === marketId)
        if (!before || !found) return
        const { event, market } = found
        const now = bothSizes(market)
        sent.set(marketId, now)
        for (const token of [0, 1] as const) {
          for (const key of new Set([...before[token].keys(), ...now[token].keys()])) {
            const size = now[token].get(key) ?? 0n
            if (size === (before[token].get(key) ?? 0n)) continue
            const [side, price] = key.split(' ')
            const level = { side, price, size: textOf(size) }
            socket.push({ ...head(event, market, token), ...level, msgType: 'market.depth.diff' })
          }
        }
      }
      const trade = ({ market: marketId, taker, price: first, size }: Fill): void => {
        const found = listed.find(({ market }) => market.id === marketId)
        if (!found || !subscribed.has(`market.last.trade ${marketId}`)) return
        const price = ownPrice(taker, first)
        socket.push({
          ...head(found.event, found.market, taker.token),
          side: taker.side === 'buy' ? 'Buy' : 'Sell',
          price: textOf(price),
          shares: textOf(size),
          amount: dollarsOf(price * size),
          msgType: 'market.last.trade',
        })
      }
      const quiet = exchange.engine.listen((event) => {
        if ('fill' in event) trade(event.fill)
        else changes(event.order.market)
      })

      return {
        received(text) {
          const command: Command = JSON.parse(text)
          if (command.action === 'HEARTBEAT') return
          for (const { market } of concerned(command)) {
            const key = `${command.channel} ${market.id}`
            if (command.action === 'UNSUBSCRIBE') subscribed.delete(key)
            else subscribed.add(key)
            if (command.channel !== 'market.depth.diff') continue
            if (command.action === 'UNSUBSCRIBE') sent.delete(market.id)
            else {
              exchange.trade(market)
              sent.set(market.id, bothSizes(market))
            }
          }
          // The venue's form of acknowledgements is unknown; this one has no type.
          socket.answer({ code: 0, msg: 'ok' })
        },
        closed: quiet,
      }
    }
  }
