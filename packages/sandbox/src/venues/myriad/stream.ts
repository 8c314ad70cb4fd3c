import type { EngineOrder, Fill } from '../../engine/order.ts'
import { ONE, ownPrice } from '../../engine/order.ts'
import { textOf } from '../../engine/text.ts'
import type { Exchange } from '../../exchange.ts'
import type { Connect } from '../../sockets.ts'
import { hashId } from '../../token-ids.ts'
import { MILLIONTH } from './signed-order.ts'
import { openWalletChannel } from './wallet-channels.ts'
import { numberOf } from './wire.ts'

const PING_MS = 25_000
const PATTERN = /^(orderbook|trades):56:(\d+)$/

interface Command {
  id?: number
  connect?: object
  subscribe?: { channel?: string }
  unsubscribe?: { channel?: string }
}

/** Sizes by outcome, side and price. */
type Sizes = Map<string, bigint>

/** The public channels, in Centrifugo's JSON protocol: changes of books, and no first book; trades by taker. */
export const createStream =
  (exchange: Exchange): Connect =>
  (path) => {
    if (path !== '/ws') return 404
    return (socket) => {
      const markets = exchange.events('myriad').flatMap((event) => event.markets)
      const channels = new Set<string>()
      /** The books of markets as they were last sent. */
      const sent = new Map<string, Sizes>()
      const fills = new Map<EngineOrder, Fill[]>()
      let isConnected = false

      const push = (channel: string, data: object): void =>
        socket.push({ push: { channel, pub: { data: { networkId: 56, ...data } } } })

      const sizesOf = (market: string): Sizes => {
        const { bids, asks } = exchange.engine.levels(market)
        const rows = (outcome: number, side: string, levels: typeof bids) =>
          levels.map(({ price, size }) => {
            const own = outcome === 0 ? price : ONE - price
            return [`${outcome} ${side} ${own * MILLIONTH}`, size * MILLIONTH] as const
          })
        return new Map([
          ...rows(0, 'bid', bids),
          ...rows(0, 'ask', asks),
          ...rows(1, 'bid', asks),
          ...rows(1, 'ask', bids),
        ])
      }
      const sendBook = (id: string): void => {
        const market = markets.find((each) => each.id === id)
        const before = sent.get(id)
        const channel = market && `orderbook:56:${numberOf(market)}`
        if (!channel || !before || !channels.has(channel)) return
        const now = sizesOf(id)
        sent.set(id, now)
        const changes = [...new Set([...before.keys(), ...now.keys()])].flatMap((key) => {
          const amount = now.get(key) ?? 0n
          const [outcome, side, price] = key.split(' ')
          return amount === before.get(key) ? [] : [{ outcome: Number(outcome), side, price, amount: String(amount) }]
        })
        if (changes.length > 0) push(channel, { marketId: Number(numberOf(market)), ts: exchange.now(), changes })
      }
      /** All fills of one order are one transaction. */
      const sendTrade = (taker: EngineOrder, found: readonly Fill[]): void => {
        const market = markets.find((each) => each.id === taker.market)
        const channel = market && `trades:56:${numberOf(market)}`
        if (!channel || !channels.has(channel)) return
        const size = found.reduce((sum, fill) => sum + fill.size, 0n)
        const paid = found.reduce((sum, fill) => sum + ownPrice(taker, fill.price) * fill.size, 0n)
        push(channel, {
          marketId: Number(numberOf(market)),
          ts: exchange.now(),
          txHash: hashId('transaction', found[0]?.id ?? ''),
          taker: {
            trader: taker.account,
            orderHash: taker.id,
            outcome: taker.token,
            side: taker.side,
            averagePrice: textOf(paid / size),
            totalAmount: textOf(size),
            totalFees: { total: '0' },
          },
          makers: found.map(({ maker, price, size: amount }) => ({
            trader: maker.account,
            orderHash: maker.id,
            outcome: maker.token,
            side: maker.side,
            price: textOf(ownPrice(maker, price)),
            amount: textOf(amount),
            fees: { total: '0' },
          })),
        })
      }
      /** Markets with changes that were not sent yet: all of one instant are sent together. */
      const changed = new Set<string>()
      const sendChanges = (): void => {
        for (const id of changed) sendBook(id)
        for (const [taker, found] of fills) sendTrade(taker, found)
        changed.clear()
        fills.clear()
      }
      const quiet = exchange.engine.listen((event) => {
        if (changed.size === 0 && fills.size === 0) queueMicrotask(sendChanges)
        if ('fill' in event) fills.set(event.fill.taker, [...(fills.get(event.fill.taker) ?? []), event.fill])
        else changed.add(event.order.market)
      })
      const pinging = setInterval(() => socket.answer('{}'), PING_MS)
      pinging.unref()

      const wallets = new Map<string, () => void>()
      const subscribe = (channel = '') => {
        if (wallets.has(channel)) return { error: { code: 105, message: 'already subscribed' } }
        const close = openWalletChannel(exchange, channel, (data) => push(channel, data))
        if (close) {
          wallets.set(channel, close)
          return { subscribe: {} }
        }
        const market = markets.find((each) => numberOf(each) === PATTERN.exec(channel)?.[2])
        if (!market) return { error: { code: 102, message: 'unknown channel' } }
        if (channels.has(channel)) return { error: { code: 105, message: 'already subscribed' } }
        channels.add(channel)
        exchange.trade(market)
        if (channel.startsWith('orderbook')) sent.set(market.id, sizesOf(market.id))
        return { subscribe: {} }
      }
      const answer = ({ id, connect, subscribe: wanted, unsubscribe }: Command): void => {
        if (id === undefined) return
        if (connect) {
          isConnected = true
          socket.answer({ id, connect: { client: `client-${id}`, version: '5.4.9', ping: 25, pong: true } })
        } else if (!isConnected) socket.close()
        else if (wanted) socket.answer({ id, ...subscribe(wanted.channel) })
        else if (unsubscribe) {
          const { channel = '' } = unsubscribe
          channels.delete(channel)
          wallets.get(channel)?.()
          wallets.delete(channel)
          socket.answer({ id, unsubscribe: {} })
        } else socket.answer({ id, error: { code: 104, message: 'method not found' } })
      }
      return {
        received(text) {
          for (const line of text.split('\n')) if (line) answer(JSON.parse(line))
        },
        closed() {
          clearInterval(pinging)
          quiet()
          for (const close of wallets.values()) close()
        },
      }
    }
  }
