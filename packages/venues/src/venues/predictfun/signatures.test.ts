import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { venueBefore } from '../../__fixtures__/venue-before.ts'
import type { Transaction } from '../../models.ts'
import type { Environment } from '../../network.ts'
import type { ExchangeOrder } from '../../signing/exchange-order.ts'
import { openWallet } from '../../signing/wallet.ts'
import type { PredictMarket } from './api.ts'
import { allowanceOf } from './check-allowance.ts'
import { venue } from './index.ts'
import { networks } from './networks.ts'
import type { SentOrder } from './order-schemas.ts'
import { hashOf, orderData } from './sign.ts'

// Orders that the venue's own SDK signed; oracles/ at the root of the repository writes the file.

interface Vector extends Pick<PredictMarket, 'isNegRisk' | 'isYieldBearing'> {
  price: number
  amount: number
  strategy: 'LIMIT' | 'MARKET'
  decimalPrecision: 2 | 3
  expiration?: string
  pricePerShare: string
  hash: string
  order: ExchangeOrder & { signature: string }
}
interface Vectors {
  now: number
  address: string
  signIn: { message: string; signature: string }
  orders: Vector[]
  testOrders: Vector[]
  approvals: Record<Environment, Transaction[]>
}
const fixtures = new URL('./__fixtures__/', import.meta.url)
const vectors: Vectors = JSON.parse(readFileSync(new URL('signatures.json', fixtures), 'utf8'))
const KEY = '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80'
const cases = (['production', 'test'] as const).flatMap((environment) =>
  (environment === 'test' ? vectors.testOrders : vectors.orders).map((vector, number) => ({
    environment,
    number,
    ...vector,
  })),
)

describe('the orders of the official SDK', () => {
  it.each(cases)(
    'hash and signature of order $number, $environment: $strategy $amount at $price',
    async ({ environment, hash, order, ...flags }) => {
      const { signature, ...plain } = order
      const data = orderData(plain, flags, networks[environment])
      expect(await hashOf(data)).toBe(hash)
      expect(await (await openWallet('predictfun', KEY)).sign(data)).toBe(signature)
    },
  )

  it.each(cases)('amounts of order $number, $environment: $strategy $amount at $price', async (vector) => {
    const { environment, price, amount, strategy, order, expiration, decimalPrecision, isNegRisk, isYieldBearing } =
      vector
    const side = order.side === 0 ? 'buy' : 'sell'
    const outcomes = [
      { name: 'Yes', indexSet: 1, onChainId: order.tokenId },
      { name: 'No', indexSet: 2, onChainId: '9' },
    ]
    const feeRateBps = Number(order.feeRateBps)
    const market = {
      id: 7,
      question: 'Will it?',
      categorySlug: 'it',
      decimalPrecision,
      feeRateBps,
      isNegRisk,
      isYieldBearing,
      outcomes,
    }
    const { venue: predictfun } = venueBefore(
      venue,
      { '/v1/markets/7': { data: market } },
      {
        fixtures,
        environment,
        now: new Date(vectors.now).toISOString(),
        credentials: { privateKey: KEY, apiKey: 'secret' },
      },
    )
    const isLimit = strategy === 'LIMIT'
    const built = await predictfun.buildOrder({
      marketId: '7',
      outcomeId: order.tokenId,
      side,
      type: isLimit ? 'limit' : 'market',
      amount,
      price,
      ...(expiration !== undefined && { expiration }),
    })
    const raw = built.raw as SentOrder
    const { signature: _, salt: __, expiration: theirExpiration, ...theirs } = order
    const { signature, salt, hash, expiration: seconds, ...ours } = raw.order
    expect(ours).toEqual(theirs)
    expect(String(seconds)).toBe(String(theirExpiration))
    expect([raw.strategy, raw.pricePerShare]).toEqual([strategy, vector.pricePerShare])
    const data = orderData({ ...ours, salt, expiration: seconds }, vector, networks[environment])
    expect([hash, signature]).toEqual([await hashOf(data), await (await openWallet('predictfun', KEY)).sign(data)])
  })

  it.each(['orders', 'testOrders'] as const)('%s cover both sides and the four contracts', (list) => {
    const seen = new Set(
      vectors[list].map(({ order, strategy, isNegRisk, isYieldBearing }) =>
        [order.side, strategy, isNegRisk, isYieldBearing].join(' '),
      ),
    )
    expect(vectors[list]).toHaveLength(list === 'orders' ? 32 : 16)
    expect(seen.size).toBeGreaterThanOrEqual(list === 'orders' ? 12 : 8)
  })
})

it('signs the message of the sign-in as the official library does', async () => {
  const wallet = await openWallet('predictfun', KEY)
  expect(wallet.address).toBe(vectors.address)
  expect(await wallet.signText(vectors.signIn.message)).toBe(vectors.signIn.signature)
})

it.each(['production', 'test'] as const)(
  'names the approvals that the official library needs: %s',
  async (environment) => {
    const { transactions = [] } = await allowanceOf(networks[environment]).run()
    const inOrder = (list: readonly Transaction[]) => [...new Set(list.map((each) => JSON.stringify(each)))].sort()
    expect(inOrder(transactions)).toEqual(inOrder(vectors.approvals[environment]))
    expect(transactions).toHaveLength(10)
  },
)
