import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { venueBefore } from '../../__fixtures__/venue-before.ts'
import { openWallet } from '../../signing/wallet.ts'
import { venue } from './index.ts'
import type { SentOrder } from './order-schemas.ts'
import { orderData } from './sign.ts'

// Requests of the venue's own SDK for the same orders; oracles/ at the root of the repository writes the file.

interface Vectors {
  safe: string
  quoteToken: string
  orders: { exchange: string; price: number; size: number; body: SentOrder }[]
}
const fixtures = new URL('./__fixtures__/', import.meta.url)
const vectors: Vectors = JSON.parse(readFileSync(new URL('signatures.json', fixtures), 'utf8'))
const KEY = '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80'
const cases = vectors.orders.map((vector, number) => ({ number, ...vector }))
const inShares = (units: string) => Number(units) / 1e18

describe('the orders of the official SDK', () => {
  it.each(cases)('signature of order $number: side $body.side, $size at $price', async ({ exchange, body }) => {
    const wallet = await openWallet('opinion', KEY)
    const order = { ...body, side: Number(body.side) as 0 | 1, signatureType: 2 } as const
    expect(await wallet.sign(orderData(order, exchange))).toBe(body.signature)
  })

  const isMarketSale = ({ body }: (typeof cases)[number]) => body.tradingMethod === 1 && body.side === '1'
  const built = cases.filter((each) => !isMarketSale(each))
  it.each(built)('body of order $number: side $body.side, $size at $price', async ({ exchange, price, size, body }) => {
    const isMarket = body.tradingMethod === 1
    const side = body.side === '0' ? 'buy' : 'sell'
    // A market order spends a sum: here what twice as many shares cost at a half.
    const money = inShares(body.makerAmount)
    const { venue, requests } = opinionWith(body.tokenId, exchange, {
      asks: [{ price: '0.5', size: String(money * 2) }],
    })
    const built = await venue.buildOrder({
      marketId: '7',
      outcomeId: body.tokenId,
      side,
      ...(isMarket
        ? { type: 'market', amount: side === 'buy' ? money * 2 : size }
        : { type: 'limit', amount: size, price }),
      ...(body.postOnly && { postOnly: true }),
    })
    const { salt, signature, sign, ...ours } = built.raw as SentOrder
    const { salt: _, signature: __, sign: ___, ...theirs } = body
    expect(ours).toEqual(theirs)
    expect(sign).toBe(signature)
    const signed = { ...ours, salt, side: Number(ours.side) as 0 | 1, signatureType: 2 } as const
    expect(signature).toBe(await (await openWallet('opinion', KEY)).sign(orderData(signed, exchange)))
    expect(requests.every(({ method }) => method === 'GET')).toBe(true)
  })

  it('covers both sides, limit and market orders, and prices of up to four places', () => {
    const seen = new Set(vectors.orders.map(({ body }) => `${body.side} ${body.tradingMethod}`))
    expect([...seen].sort()).toEqual(['0 1', '0 2', '1 1', '1 2'])
    expect(new Set(vectors.orders.map(({ price }) => String(price).length - 2))).toEqual(new Set([2, 3, 4]))
    expect(vectors.orders).toHaveLength(32)
  })
})

/** The adapter before a venue with one market, settled by this contract. */
function opinionWith(tokenId: string, exchange: string, book: object) {
  const good = (result: object) => ({ errno: 0, errmsg: '', result })
  const market = {
    marketId: 7,
    marketTitle: 'Will it?',
    yesTokenId: tokenId,
    noTokenId: `9${tokenId.slice(1)}`,
    quoteToken: vectors.quoteToken.toLowerCase(),
  }
  const quoteToken = {
    quoteTokenAddress: vectors.quoteToken,
    ctfExchangeAddress: exchange,
    decimal: 18,
    symbol: 'USDT',
  }
  return venueBefore(
    venue,
    {
      '/market/7': good({ data: market }),
      '/quoteToken': good({ total: 1, list: [quoteToken] }),
      '/token/orderbook': good({ bids: [], ...book }),
    },
    {
      fixtures,
      now: '2025-11-21T04:40:00Z',
      credentials: { apiKey: 'key', privateKey: KEY, funderAddress: vectors.safe.toLowerCase() },
    },
  )
}
