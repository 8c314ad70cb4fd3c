import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { openWallet } from '../../signing/wallet.ts'
import type { Venue } from '../../venue.ts'
import { venue } from './index.ts'
import type { SentOrder } from './order-schemas.ts'
import { keyHeaders, type MarketKind, signOrder, type UnsignedOrder, walletHeaders } from './sign.ts'

// Signatures by the venue's own SDK for the same orders; oracles/ at the root of the repository writes the file.

interface Vectors {
  now: number
  orders: {
    kind: MarketKind
    tickSize: string
    price: number
    size: number
    order: UnsignedOrder & { signature: string }
  }[]
  wallet: Record<string, string>
  key: { key: string; secret: string; passphrase: string }
  requests: { method: string; requestPath: string; body?: string; headers: Record<string, string> }[]
}
const vectors: Vectors = JSON.parse(readFileSync(new URL('./__fixtures__/signatures.json', import.meta.url), 'utf8'))
const KEY = '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80'
const cases = vectors.orders.map((vector, number) => ({ number, ...vector }))

describe('the signatures of the official SDK', () => {
  it.each(cases)('order $number: $order.side $size at $price, $kind, $order.signatureType', async ({ order, kind }) => {
    expect(await signOrder(await openWallet('polymarket', KEY), order, kind)).toBe(order.signature)
  })

  it.each(cases)('amounts of order $number: $order.side $size at $price', async ({ order, kind, ...vector }) => {
    const built = await venueThat(order.tokenId, kind, vector.tickSize).buildOrder({
      marketId: '7',
      outcomeId: order.tokenId,
      side: order.side === 'BUY' ? 'buy' : 'sell',
      type: 'limit',
      amount: vector.size,
      price: vector.price,
    })
    const { makerAmount, takerAmount, signature, ...ours } = (built.raw as SentOrder).order
    expect({ makerAmount, takerAmount }).toEqual({ makerAmount: order.makerAmount, takerAmount: order.takerAmount })
    const again = { ...order, ...ours }
    expect(signature).toBe(await signOrder(await openWallet('polymarket', KEY), again, kind))
  })

  it('signs in with the wallet', async () => {
    expect(await walletHeaders(await openWallet('polymarket', KEY), vectors.now)).toEqual(vectors.wallet)
  })

  it.each(vectors.requests)(
    'signs $method $requestPath with the API key',
    ({ method, requestPath: path, body, headers }) => {
      const { key: apiKey, ...rest } = vectors.key
      const address = headers.POLY_ADDRESS ?? ''
      expect(keyHeaders({ apiKey, ...rest }, address, { method, path, body, now: vectors.now })).toEqual(headers)
    },
  )

  it('covers every kind of market, wallet and side', () => {
    const seen = new Set(vectors.orders.map(({ kind, order }) => `${kind} ${order.signatureType} ${order.side}`))
    expect(vectors.orders).toHaveLength(48)
    expect(seen.size).toBe(24)
  })
})

/** The adapter before a venue with one market of this kind and price step. */
function venueThat(tokenId: string, kind: MarketKind, tickSize: string): Required<Venue> {
  const other = `9${tokenId.slice(1)}`
  const market = {
    id: '7',
    outcomes: '["Yes","No"]',
    negRisk: kind === 'negRisk',
    ...(kind === 'positions' ? { version: 'v2', positionIds: [tokenId, other] } : { clobTokenIds: [tokenId, other] }),
  }
  const book = {
    asset_id: tokenId,
    bids: [],
    asks: [],
    tick_size: tickSize,
    min_order_size: '5',
    neg_risk: kind === 'negRisk',
  }
  return venue.create({
    baseUrl: 'http://polymarket.test',
    now: () => vectors.now,
    credentials: { privateKey: KEY },
    fetch: async (input, init) => {
      const { pathname } = new URL(new Request(input, init).url)
      return Response.json(pathname === '/clob/book' ? book : { markets: [market] })
    },
  }) as Required<Venue>
}
