import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { venueBefore } from '../../__fixtures__/venue-before.ts'
import { openWallet } from '../../signing/wallet.ts'
import type { SxMetadata } from './api.ts'
import { venue } from './index.ts'
import type { BuiltBet, SentOrder } from './order-schemas.ts'
import { outcomeIdOf } from './outcome.ts'
import { orderData, orderIdOf } from './sign.ts'

// Orders that ccxt built and signed, and that ethers hashed; oracles/ at the root of the repository writes the file. The
// second half has salts of 32 bytes and signatures of ethers.

interface Vectors {
  now: number
  address: string
  metadata: SxMetadata
  orders: Vector[]
  testMetadata: SxMetadata
  testOrders: Vector[]
}
interface Vector {
  isOne: boolean
  side: 'buy' | 'sell'
  amount: number
  price: number
  orderId: string
  order: SentOrder
}
const fixtures = new URL('./__fixtures__/', import.meta.url)
const vectors: Vectors = JSON.parse(readFileSync(new URL('signatures.json', fixtures), 'utf8'))
const KEY = '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80'
const cases = [
  ...vectors.orders.map((vector, number) => ({
    ...({ environment: 'production', number, metadata: vectors.metadata } as const),
    ...vector,
  })),
  ...vectors.testOrders.map((vector, number) => ({
    ...({ environment: 'test', number, metadata: vectors.testMetadata } as const),
    ...vector,
  })),
]

describe('the orders of the reference implementations', () => {
  it.each(cases)('id and signature of order $number, $environment: $side $amount at $price', async (vector) => {
    const { order, orderId, metadata } = vector
    const data = orderData(order, metadata)
    expect(orderIdOf(data)).toBe(orderId)
    expect(await (await openWallet('sxbet', KEY)).sign(data)).toBe(order.orderSignature)
  })

  it.each(cases)('stake and odds of order $number, $environment: $side $amount at $price', async (vector) => {
    const { isOne, side, amount, price, order, environment, metadata } = vector
    const { venue: sxbet } = venueBefore(
      venue,
      {
        '/metadata/obv3': { data: metadata },
        '/orderbook-v3/snapshot': { data: { marketHash: order.marketHash, outcomeOne: [], outcomeTwo: [] } },
        '/markets/find': {
          data: [
            { marketHash: order.marketHash, type: 52, outcomeOneName: 'A', outcomeTwoName: 'B', sportXeventId: 'L1' },
          ],
        },
      },
      {
        ...{ fixtures, environment, now: new Date(vectors.now).toISOString() },
        credentials: { privateKey: KEY, apiKey: 'secret' },
      },
    )
    const built = await sxbet.buildOrder({
      marketId: order.marketHash,
      outcomeId: outcomeIdOf({ marketHash: order.marketHash, isOne }),
      side,
      type: 'limit',
      amount,
      price,
      ...(order.timeInForce !== 'GTC' && { timeInForce: order.timeInForce }),
      ...(order.timeInForce === 'GTC' && { expiration: new Date(order.expiry * 1_000).toISOString() }),
      ...(side === 'sell' && { reduceOnly: false }),
    })
    const { order: ours, orderId } = built.raw as BuiltBet
    const known = { ...order, salt: ours.salt, orderSignature: ours.orderSignature, expiry: ours.expiry }
    expect(ours).toEqual(known)
    if (order.timeInForce === 'GTC') expect(ours.expiry).toBe(order.expiry)
    const data = orderData(ours, metadata)
    expect([orderId, ours.orderSignature]).toEqual([orderIdOf(data), await (await openWallet('sxbet', KEY)).sign(data)])
  })

  it.each([
    ['production', 'testMetadata', 79_479_957],
    ['test', 'metadata', 4_162],
  ] as const)('are never signed on %s for the chain of the other network', async (environment, stated, chainId) => {
    const { venue: sxbet } = venueBefore(
      venue,
      { '/metadata/obv3': { data: vectors[stated] } },
      { fixtures, environment, credentials: { privateKey: KEY, apiKey: 'secret' } },
    )
    const marketId = `0x${'1'.repeat(64)}`
    const outcomeId = outcomeIdOf({ marketHash: marketId, isOne: true })
    await expect(
      sxbet.buildOrder({ marketId, outcomeId, side: 'buy', type: 'limit', amount: 10, price: 0.5 }),
    ).rejects.toMatchObject({ code: 'EXCHANGE_ERROR', message: expect.stringContaining(String(chainId)) })
  })

  it('covers both sides, both outcomes and every time in force', () => {
    const seen = new Set(vectors.orders.map(({ side, isOne, order }) => [side, isOne, order.timeInForce].join(' ')))
    expect([vectors.orders.length, vectors.testOrders.length]).toEqual([32, 20])
    expect([vectors.metadata, vectors.testMetadata].map(({ domain }) => domain.chainId)).toEqual([4_162, 79_479_957])
    expect(seen.size).toBeGreaterThanOrEqual(6)
    expect(vectors.orders.filter(({ order }) => !order.salt.startsWith('0x00000000'))).toHaveLength(16)
  })
})
