import { afterAll, describe, expect, it } from 'vitest'
import { signDigest } from '../../__fixtures__/sign-digest.ts'
import { startStillSandbox } from '../../__fixtures__/still-sandbox.ts'
import { digestOfAction } from './signed-action.ts'

// Accepted and refused signed actions of the fake; the contracts of all venues test the rest.

const sandbox = await startStillSandbox()
afterAll(sandbox.close)
const all = sandbox.world.events('hyperliquid').flatMap((event) => event.markets)
const market = all.find((each) => sandbox.world.quote(each))?.id ?? ''

interface Sent {
  action: { orders: [Record<string, unknown>] }
  nonce: number
}
const built = async (name: string) => {
  const credentials = await sandbox.openAccount('hyperliquid', name, 1_000)
  const venue = sandbox.venue('hyperliquid', { credentials })
  const order = {
    marketId: market,
    outcomeId: `#${market}0`,
    side: 'buy',
    type: 'limit',
    amount: 500,
    price: 0.02,
  } as const
  const { raw } = await venue.buildOrder(order)
  return { venue, sent: raw as Sent, key: credentials.privateKey ?? '' }
}
const post = async (body: object): Promise<unknown> => {
  const init = { method: 'POST', body: JSON.stringify(body) }
  return (await fetch(`${sandbox.urls.hyperliquid}/exchange`, init)).json()
}

describe('the fake Hyperliquid', () => {
  it.each(['of his own', 'by an agent'])('takes what a wallet signs: %s', async (name) => {
    const { venue, sent } = await built(name)
    expect(await post(sent)).toMatchObject({ status: 'ok', response: { data: { statuses: [{ resting: {} }] } } })
    expect(await venue.fetchOpenOrders()).toHaveLength(1)
  })

  it('checks the signature of numbers as it writes them: without trailing zeros', async () => {
    const { sent } = await built('zeros')
    const [order] = sent.action.orders
    const same = { ...sent, action: { ...sent.action, orders: [{ ...order, p: '0.020' }] } }
    expect(await post(same)).toMatchObject({ status: 'ok' })
  })

  it.each([
    ['another price', { p: '0.03' }],
    ['another size', { s: '501' }],
    ['the other side', { b: false }],
  ])('finds no wallet behind a signature of %s', async (_, change) => {
    const { sent } = await built('changed')
    const [order] = sent.action.orders
    const other = { ...sent, action: { ...sent.action, orders: [{ ...order, ...change }] } }
    expect(await post(other)).toEqual({
      status: 'err',
      response: expect.stringMatching(/^User or API Wallet 0x[0-9a-f]{40} does not exist\.$/),
    })
  })

  it('finds no wallet behind a signature of another number', async () => {
    const { sent } = await built('renumbered')
    expect(await post({ ...sent, nonce: sent.nonce + 1 })).toMatchObject({ status: 'err' })
  })

  it('posts only what does not take', async () => {
    const { venue } = await built('poster')
    const [best] = (await venue.fetchOrderBook(`#${market}0`)).asks
    const order = { marketId: market, outcomeId: `#${market}0`, side: 'buy', type: 'limit', amount: 1_000 } as const
    const posted = venue.createOrder({ ...order, price: best?.price ?? 0, postOnly: true })
    await expect(posted).rejects.toMatchObject({ code: 'INVALID_ORDER', message: expect.stringContaining('Post only') })
    const rests = await venue.createOrder({ ...order, price: 0.01, postOnly: true })
    expect(rests).toMatchObject({ status: 'open', filled: 0, remaining: 1_000 })
  })

  it('lets a position below the least notional be sold, but not bought', async () => {
    const { venue } = await built('small')
    const order = { marketId: market, outcomeId: `#${market}0`, type: 'market' } as const
    const [best] = (await venue.fetchOrderBook(`#${market}0`)).asks
    const held = await venue.createOrder({ ...order, side: 'buy', amount: Math.ceil(11 / (best?.price ?? 1)) })
    expect(held.filled).toBeGreaterThan(1)
    await expect(venue.createOrder({ ...order, side: 'buy', amount: 1 })).rejects.toMatchObject({
      ...{ code: 'INVALID_ORDER', field: 'amount' },
    })
    expect(await venue.createOrder({ ...order, side: 'sell', amount: 1 })).toMatchObject({
      status: 'filled',
      filled: 1,
    })
  })

  it('buys nothing for less than 10, even where the adapter lets it through', async () => {
    const { sent, key } = await built('thrifty')
    const [order] = sent.action.orders
    const smaller = { ...sent, action: { ...sent.action, orders: [{ ...order, s: '499' }] } }
    const signature = signDigest(digestOfAction(smaller), key)
    const [r, s, v] = [signature.slice(0, 66), `0x${signature.slice(66, 130)}`, Number(`0x${signature.slice(130)}`)]
    expect(await post({ ...smaller, signature: { r, s, v } })).toMatchObject({
      response: { data: { statuses: [{ error: expect.stringContaining('minimum value of 10 USDC') }] } },
    })
  })

  it('takes each number once', async () => {
    const { sent } = await built('twice')
    await post(sent)
    expect(await post(sent)).toEqual({ status: 'err', response: `Invalid nonce: duplicate nonce ${sent.nonce}` })
  })

  it('takes no number of two days ago', async () => {
    const { sent } = await built('late')
    sandbox.time += 2 * 86_400_000 + 1
    expect(await post(sent)).toMatchObject({ response: expect.stringMatching(/^Invalid nonce: nonce too low/) })
  })
})
