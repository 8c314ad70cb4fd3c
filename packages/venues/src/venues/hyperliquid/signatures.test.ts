import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { venueBefore } from '../../__fixtures__/venue-before.ts'
import type { Environment } from '../../network.ts'
import { openWallet } from '../../signing/wallet.ts'
import { venue } from './index.ts'
import type { SentOrder } from './order-schemas.ts'
import { type Action, type OrderWire, type Signature, signAction } from './sign.ts'

// Signatures by a JavaScript SDK for the same actions; oracles/ at the root of the repository writes the file.

interface Vector {
  action: Action
  nonce: number
  isTestnet: boolean
  signature: Signature
}
const fixtures = new URL('./__fixtures__/', import.meta.url)
const vectors: Vector[] = JSON.parse(readFileSync(new URL('signatures.json', fixtures), 'utf8'))
const KEY = '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80'
const cases = vectors.map((vector, number) => ({ number, ...vector }))
const orders = cases.flatMap(({ action, ...rest }) =>
  action.type === 'order' ? [{ ...rest, action, order: action.orders[0] }] : [],
)
const isDear = ({ order: { p, s } }: (typeof orders)[number]) => Number(p) * Number(s) >= 10

describe('the signatures of an SDK', () => {
  it.each(cases)(
    'action $number: $action.type, testnet $isTestnet',
    async ({ action, nonce, isTestnet, signature }) => {
      const wallet = await openWallet('hyperliquid', KEY)
      expect(await signAction(wallet, { action, nonce, isTestnet })).toEqual(signature)
    },
  )

  it.each(orders.filter(isDear))(
    'order $number, from its parameters, testnet $isTestnet',
    async ({ isTestnet, ...vector }) => {
      const { order, action, nonce, signature } = vector
      const built = await traderAt(nonce, isTestnet ? 'test' : 'production').hyperliquid.buildOrder(paramsOf(order))
      expect(built.raw as SentOrder).toEqual({ action, nonce, signature })
    },
  )

  it.each(orders.filter((each) => !isDear(each)))('order $number is too small', async ({ order, nonce }) => {
    await expect(traderAt(nonce).hyperliquid.buildOrder(paramsOf(order))).rejects.toMatchObject({ field: 'amount' })
  })

  // The venue's own SDK for Python: https://github.com/hyperliquid-dex/hyperliquid-python-sdk, tests/signing_test.py.
  it.each([
    [
      false,
      '0xd65369825a9df5d80099e513cce430311d7d26ddf477f5b3a33d2806b100d78e',
      '0x2b54116ff64054968aa237c20ca9ff68000f977c93289157748a3162b6ea940e',
      28,
    ],
    [
      true,
      '0x82b2ba28e76b3d761093aaded1b1cdad4960b3af30212b343fb2e6cdfa4e3d54',
      '0x6b53878fc99d26047f4d7e8c90eb98955a109f44209163f52d8dc4278cbbd9f5',
      27,
    ],
  ])('the published vector, testnet %s', async (isTestnet, r, s, v) => {
    const wallet = await openWallet('hyperliquid', `0x${'0123456789'.repeat(6)}0123`)
    const order = { a: 1, b: true, p: '100', s: '100', r: false, t: { limit: { tif: 'Gtc' } } } as const
    const action: Action = { type: 'order', orders: [order], grouping: 'na' }
    expect(await signAction(wallet, { action, nonce: 0, isTestnet })).toEqual({ r, s, v })
  })
})

describe('buildOrder', () => {
  it('gives each action a number of its own, and asks the book for the price of a market order', async () => {
    const { hyperliquid, calls } = traderAt(1_790_000_000_000)
    const params = { marketId: '25', outcomeId: '#251', side: 'buy', type: 'market', amount: 30 } as const
    const [first, second] = [await hyperliquid.buildOrder(params), await hyperliquid.buildOrder(params)]
    expect(first.raw).toMatchObject({
      action: { orders: [{ a: 100_000_251, b: true, p: '0.49', s: '30', r: false, t: { limit: { tif: 'Ioc' } } }] },
      nonce: 1_790_000_000_000,
    })
    expect(second.raw).toMatchObject({ nonce: 1_790_000_000_001 })
    expect(calls).toEqual(Array(2).fill('/info {"type":"l2Book","coin":"#251"}'))
  })

  it.each([
    [{ price: 0.5000001 }, 'price'],
    [{ amount: 20.5 }, 'amount'],
    [{ amount: 19 }, 'amount'],
    [{ marketId: '26' }, 'outcomeId'],
    [{ outcomeId: 'BTC' }, 'outcomeId'],
    [{ clientOrderId: 'mine' }, 'clientOrderId'],
    [{ fee: 1 }, 'fee'],
  ])('refuses %o', async (change, field) => {
    const { hyperliquid, calls } = traderAt(0)
    const params = { marketId: '25', outcomeId: '#250', side: 'buy', type: 'limit', amount: 20, price: 0.5 } as const
    await expect(hyperliquid.createOrder({ ...params, ...change })).rejects.toMatchObject({ field })
    expect(calls).toEqual([])
  })

  it('needs a key to sign with', async () => {
    const { venue: hyperliquid } = venueBefore(
      venue,
      {},
      { fixtures, credentials: { walletAddress: `0x${'1'.repeat(40)}` } },
    )
    const params = { marketId: '25', outcomeId: '#250', side: 'buy', type: 'limit', amount: 20, price: 0.5 } as const
    await expect(hyperliquid.buildOrder(params)).rejects.toMatchObject({
      code: 'AUTHENTICATION_ERROR',
      field: 'credentials.privateKey',
    })
  })
})

const paramsOf = ({ a, b, p, s, t, c }: OrderWire) =>
  ({
    marketId: String(Math.floor((a - 100_000_000) / 10)),
    outcomeId: `#${a - 100_000_000}`,
    side: b ? 'buy' : 'sell',
    type: t.limit.tif === 'Ioc' ? 'market' : 'limit',
    amount: Number(s),
    price: Number(p),
    ...(c !== undefined && { clientOrderId: c }),
  }) as const

function traderAt(now: number, environment: Environment = 'production') {
  const answers = { '/info {"type":"l2Book","coin":"#251"}': 'book' }
  const options = { fixtures, environment, credentials: { privateKey: KEY }, now: new Date(now).toISOString() }
  const { venue: hyperliquid, calls } = venueBefore(venue, answers, options)
  return { hyperliquid, calls }
}
