import { createHash } from 'node:crypto'
import type { UnifiedEvent } from '@crossvenue/venues'

const VOLATILE = new Set([
  'price',
  'priceChange24h',
  'bestBid',
  'bestAsk',
  'lastPrice',
  'volume',
  'volume24h',
  'liquidity',
  'openInterest',
  'image',
])

/** Returns the digest of the fields that matching reads: all but prices, volumes and the order of markets. */
export function digestContent(event: UnifiedEvent): string {
  const markets = event.markets.toSorted((a, b) => (a.marketId < b.marketId ? -1 : 1))
  return digest(JSON.stringify({ ...event, markets }, (name, value) => (VOLATILE.has(name) ? undefined : value)))
}

/** Returns a short digest of a text, or of its bytes in UTF-8, by which a change is noticed. */
export const digest = (text: string | Uint8Array): string =>
  createHash('sha256').update(text).digest('base64url').slice(0, 22)
