import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { venueBefore } from '../../__fixtures__/venue-before.ts'
import { openWallet } from '../../signing/wallet.ts'
import { venue } from './index.ts'
import type { SentOrder } from './order-schemas.ts'
import { keyHeaders, orderData, safeOf, walletHeaders } from './sign.ts'

// Requests of the venue's own SDK for the same orders; oracles/ at the root of the repository writes the file.

interface Vectors {
  now: number
  credential: { key: string; secret: string; passphrase: string }
  signedIn: Record<string, string>
  requests: { method: string; path: string; body: string; headers: Record<string, string> }[]
  orders: { price: number; size: number; expiration: number; body: SentOrder }[]
}
const fixtures = new URL('./__fixtures__/', import.meta.url)
const vectors: Vectors = JSON.parse(readFileSync(new URL('signatures.json', fixtures), 'utf8'))
const KEY = '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80'
const cases = vectors.orders.map((vector, number) => ({ number, ...vector }))
const inLowerCase = (headers: Record<string, string>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]))
const toSign = ({ signature: _, side, ...order }: SentOrder['order']) =>
  ({ ...order, side: side === 'BUY' ? 0 : 1 }) as const

describe('the orders of the official SDK', () => {
  it.each(cases)('signature of order $number: $body.order.side $size at $price', async ({ body: { order } }) => {
    expect(await (await openWallet('probable', KEY)).sign(orderData(toSign(order)))).toBe(order.signature)
  })

  it.each(cases)(
    'body of order $number: $body.orderType $body.order.side $size at $price',
    async ({ price, size, expiration, body }) => {
      const { tokenId, side, signatureType } = body.order
      const { venue, requests } = probableWith(tokenId, signatureType)
      const built = await venue.buildOrder({
        marketId: '7',
        outcomeId: tokenId,
        side: side === 'BUY' ? 'buy' : 'sell',
        type: 'limit',
        amount: size,
        price,
        timeInForce: body.orderType,
        ...(expiration > 0 && { expiration: new Date(expiration * 1_000).toISOString() }),
      })
      const { order, ...rest } = built.raw as SentOrder
      const { order: theirs, ...theirRest } = body
      const random = { salt: '', signature: '' }
      expect({ ...rest, ...order, ...random }).toEqual({ ...theirRest, ...theirs, ...random })
      expect(order.signature).toBe(await (await openWallet('probable', KEY)).sign(orderData(toSign(order))))
      expect(requests.map(({ method }) => method)).toEqual(['GET'])
    },
  )

  it('covers both sides, every time in force, and both kinds of wallet', () => {
    const seen = new Set(vectors.orders.map(({ body: { order, orderType } }) => `${order.side} ${orderType}`))
    expect(seen.size).toBe(6)
    expect(new Set(vectors.orders.map(({ body }) => body.order.signatureType))).toEqual(new Set([0, 2]))
    expect(vectors.orders).toHaveLength(30)
  })
})

describe('the requests of the official SDK', () => {
  it('signs in with the wallet', async () => {
    expect(inLowerCase(await walletHeaders(await openWallet('probable', KEY), vectors.now))).toEqual(vectors.signedIn)
  })

  it.each(vectors.requests)('signs $method $path with the API key', ({ method, path, body, headers }) => {
    const { key: apiKey, ...rest } = vectors.credential
    const address = headers.prob_address ?? ''
    const ours = keyHeaders({ apiKey, ...rest }, address, { method, path, body, now: vectors.now })
    expect(inLowerCase(ours)).toEqual(headers)
  })

  it('signs the very request that it sends', async () => {
    const { venue, requests } = probableWith('5', 2)
    await venue.fetchOpenOrders()
    const [request] = requests
    const { key: apiKey, ...rest } = vectors.credential
    const path = '/public/api/v1/orders/56/open?page=1&limit=100'
    const signed = keyHeaders({ apiKey, ...rest }, vectors.signedIn.prob_address ?? '', {
      method: 'GET',
      path,
      now: vectors.now,
    })
    expect(new URL(request?.url ?? '').pathname + new URL(request?.url ?? '').search).toBe(path)
    expect(request?.headers.get('prob_signature')).toBe(signed.PROB_SIGNATURE)
  })

  it('knows the Safe of a wallet', async () => {
    expect(await safeOf('0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266')).toBe(
      '0xBAbAA428b58E77b289437B2395C2C4d5573F281F',
    )
  })
})

/** The adapter before a venue with one market. */
function probableWith(tokenId: string, signatureType: 0 | 2) {
  const { key: apiKey, secret: apiSecret, passphrase } = vectors.credential
  return venueBefore(
    venue,
    {
      '/public/api/v1/markets/7': {
        id: 7,
        question: 'Will it?',
        tokens: [
          { token_id: tokenId, outcome: 'Yes' },
          { token_id: `9${tokenId}`, outcome: 'No' },
        ],
      },
      '/public/api/v1/orders/56/open': { orders: [], pagination: { total: 0 } },
    },
    {
      fixtures,
      now: new Date(vectors.now).toISOString(),
      credentials: { privateKey: KEY, apiKey, apiSecret, passphrase, signatureType },
    },
  )
}
