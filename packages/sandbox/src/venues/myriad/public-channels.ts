import { changedLevels, type LevelSizes } from '../../engine/level-sizes.ts'
import { type EngineOrder, type Fill, ONE, ownPrice } from '../../engine/order.ts'
import { textOf } from '../../engine/text.ts'
import type { Exchange } from '../../exchange.ts'
import { hashId } from '../../token-ids.ts'
import { MILLIONTH } from './signed-order.ts'
import { numberOf } from './wire.ts'

const PATTERN = /^(orderbook|trades):56:(\d+)$/

/** Creates the channels of books and trades of one connection: changes of books, and no first book; trades by taker. */
export function createPublicChannels(exchange: Exchange, push: (channel: string, data: object) => void) {
  const markets = exchange.events('myriad').flatMap((event) => event.markets)
  const channels = new Set<string>()
  /** The books of markets as they were last sent. */
  const sent = new Map<string, LevelSizes>()
  const fills = new Map<EngineOrder, Fill[]>()
  /** Markets with changes that were not sent yet: all of one instant are sent together. */
  const changed = new Set<string>()

  /** The market of an id whose channel is subscribed. */
  const subscribed = (kind: 'orderbook' | 'trades', id: string) => {
    const market = markets.find((each) => each.id === id)
    const channel = market && `${kind}:56:${numberOf(market)}`
    return channel && channels.has(channel) ? { channel, marketId: Number(numberOf(market)) } : undefined
  }
  const sendBook = (id: string): void => {
    const before = sent.get(id)
    const found = subscribed('orderbook', id)
    if (!before || !found) return
    const now = sizesOf(exchange, id)
    sent.set(id, now)
    const changes = changedLevels(before, now).map(({ level, size }) => {
      const [outcome, side, price] = level.split(' ')
      return { outcome: Number(outcome), side, price, amount: String(size) }
    })
    if (changes.length > 0) push(found.channel, { marketId: found.marketId, ts: exchange.now(), changes })
  }
  const sendChanges = (): void => {
    for (const id of changed) sendBook(id)
    for (const [taker, found] of fills) {
      const trade = subscribed('trades', taker.market)
      if (trade) push(trade.channel, { marketId: trade.marketId, ts: exchange.now(), ...tradeRow(taker, found) })
    }
    changed.clear()
    fills.clear()
  }
  const quiet = exchange.engine.listen((event) => {
    if (changed.size === 0 && fills.size === 0) queueMicrotask(sendChanges)
    if ('fill' in event) fills.set(event.fill.taker, [...(fills.get(event.fill.taker) ?? []), event.fill])
    else changed.add(event.order.market)
  })

  return {
    subscribe(channel: string) {
      const market = markets.find((each) => numberOf(each) === PATTERN.exec(channel)?.[2])
      if (!market) return { error: { code: 102, message: 'unknown channel' } }
      if (channels.has(channel)) return { error: { code: 105, message: 'already subscribed' } }
      channels.add(channel)
      exchange.trade(market)
      if (channel.startsWith('orderbook')) sent.set(market.id, sizesOf(exchange, market.id))
      return { subscribe: {} }
    },
    unsubscribe: (channel: string) => channels.delete(channel),
    close: quiet,
  }
}

/** Sizes by outcome, side and price, as the venue writes them. */
function sizesOf({ engine }: Exchange, market: string): LevelSizes {
  const { bids, asks } = engine.levels(market)
  const rows = (outcome: number, side: string, levels: typeof bids) =>
    levels.map(({ price, size }) => {
      const own = outcome === 0 ? price : ONE - price
      return [`${outcome} ${side} ${own * MILLIONTH}`, size * MILLIONTH] as const
    })
  return new Map([...rows(0, 'bid', bids), ...rows(0, 'ask', asks), ...rows(1, 'bid', asks), ...rows(1, 'ask', bids)])
}

/** All fills of one order are one transaction. */
function tradeRow(taker: EngineOrder, found: readonly Fill[]) {
  const size = found.reduce((sum, fill) => sum + fill.size, 0n)
  const paid = found.reduce((sum, fill) => sum + ownPrice(taker, fill.price) * fill.size, 0n)
  return {
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
  }
}
