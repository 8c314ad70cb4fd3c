import { createHash } from 'node:crypto'
import { changedLevels, type LevelSizes } from '../../engine/level-sizes.ts'
import { type Fill, ONE, ownPrice } from '../../engine/order.ts'
import { textOf } from '../../engine/text.ts'
import type { Exchange } from '../../exchange.ts'
import type { Token } from './tokens.ts'

// The messages of the market channel, in the venue's field names and types.

const hashOf = (token: Token, sizes: LevelSizes): string =>
  createHash('sha1')
    .update(JSON.stringify([token.id, [...sizes].map(String).sort()]))
    .digest('hex')

/** Sizes by side and price of the token; the second token's book is the complement of the first one's. */
export function sizesOf({ engine }: Exchange, { market, index }: Token): LevelSizes {
  const { bids, asks } = engine.levels(market.id)
  const [buys, sells] = index === 0 ? [bids, asks] : [asks, bids]
  const at = (price: bigint) => textOf(index === 0 ? price : ONE - price)
  return new Map([
    ...buys.map(({ price, size }) => [`BUY ${at(price)}`, size] as const),
    ...sells.map(({ price, size }) => [`SELL ${at(price)}`, size] as const),
  ])
}

/** One side of a book, the worst level first. */
const side = (sizes: LevelSizes, name: 'BUY' | 'SELL') =>
  [...sizes]
    .filter(([level]) => level.startsWith(`${name} `))
    .map(([level, size]) => ({ price: level.slice(name.length + 1), size: textOf(size) }))
    .sort((a, b) => (Number(a.price) - Number(b.price)) * (name === 'BUY' ? 1 : -1))

export const bookMessage = (token: Token, sizes: LevelSizes, now: number) => [
  {
    event_type: 'book',
    market: token.condition,
    asset_id: token.id,
    timestamp: String(now),
    hash: hashOf(token, sizes),
    bids: side(sizes, 'BUY'),
    asks: side(sizes, 'SELL'),
  },
]

/** The levels of one token that changed, each with its new size and the best prices after the change. */
export function changeRows(token: Token, before: LevelSizes, now: LevelSizes) {
  const best = {
    best_bid: side(now, 'BUY').at(-1)?.price ?? '0',
    best_ask: side(now, 'SELL').at(-1)?.price ?? '1',
  }
  return changedLevels(before, now).map(({ level, size }) => {
    const [name, price] = level.split(' ')
    return { asset_id: token.id, price, side: name, size: textOf(size), hash: hashOf(token, now), ...best }
  })
}

export const tradeMessage = (token: Token, { id, price, size, taker, at }: Fill) => ({
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

/** Announces the winner of a closed market, of which these are the tokens. */
export function resolvedMessage({ market, condition }: Token, pair: readonly Token[], now: number) {
  const winner = pair.find(({ index }) => index === (market.winner ?? 0))
  return {
    event_type: 'market_resolved',
    id: market.id,
    market: condition,
    assets_ids: pair.map(({ id }) => id),
    winning_asset_id: winner?.id,
    winning_outcome: (market.outcomes ?? ['Yes', 'No'])[winner?.index ?? 0],
    timestamp: String(now),
    tags: [],
  }
}
