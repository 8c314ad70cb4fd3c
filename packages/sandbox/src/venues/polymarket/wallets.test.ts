import { afterAll, describe, expect, it } from 'vitest'
import { quotedMarket } from '../../__fixtures__/quoted-market.ts'
import { startStillSandbox } from '../../__fixtures__/still-sandbox.ts'
import { depositWalletOf, walletsOf } from './sign-in.ts'

const sandbox = await startStillSandbox()
afterAll(sandbox.close)
const market = await quotedMarket(sandbox.venue('polymarket'))

const open = async (name: string) => {
  const credentials = await sandbox.openAccount('polymarket', name, 500)
  const venueFor = (more: object) => sandbox.venue('polymarket', { credentials: { ...credentials, ...more } })
  return { address: credentials.walletAddress ?? '', venueFor }
}
const order = () => {
  const outcomeId = market.outcomes[0]?.outcomeId ?? ''
  return {
    marketId: market.marketId,
    outcomeId,
    side: 'buy',
    type: 'limit',
    price: market.bestAsk,
    amount: 20,
  } as const
}

describe('a deposit wallet', () => {
  it.each([3, 'poly-1271'] as const)('trades by the signature of its owner (%s)', async (signatureType) => {
    const { address, venueFor } = await open(`owner ${signatureType}`)
    const wallet = depositWalletOf(address)
    const venue = venueFor({ signatureType, funderAddress: wallet })
    expect(await venue.createOrder(order())).toMatchObject({ status: 'filled', filled: 20 })
    expect(await venue.fetchPositions()).toMatchObject([{ outcomeId: order().outcomeId, size: 20 }])
    expect((await venue.fetchBalance())[0]?.total).toBeCloseTo(500 - 20 * market.bestAsk, 6)
    expect(await venueFor({}).fetchPositions()).toEqual([])
    expect((await venueFor({}).fetchBalance())[0]?.total).toBe(500)
  })

  it('is of one owner only', async () => {
    const [ann, ben] = [await open('ann'), await open('ben')]
    const stolen = ann.venueFor({ signatureType: 3, funderAddress: depositWalletOf(ben.address) })
    await expect(stolen.createOrder(order())).rejects.toMatchObject({ code: 'INVALID_ORDER' })
    const nameless = ann.venueFor({ signatureType: 3 })
    await expect(nameless.createOrder(order())).rejects.toMatchObject({
      ...{ code: 'AUTHENTICATION_ERROR', field: 'credentials.funderAddress' },
    })
  })
})

describe.each([
  ['a proxy', 1],
  ['a Safe', 2],
] as const)('%s', (name, kind) => {
  it('is recognized by its address, and trades and is looked at without a signatureType', async () => {
    const { address, venueFor } = await open(`owner of ${name}`)
    const funderAddress = walletsOf(address)[kind]
    const venue = venueFor({ signatureType: undefined, funderAddress })
    expect(await venue.createOrder(order())).toMatchObject({ status: 'filled', filled: 20 })
    expect(await venue.fetchPositions()).toMatchObject([{ outcomeId: order().outcomeId, size: 20 }])
    expect((await venue.fetchBalance())[0]?.total).toBeCloseTo(500 - 20 * market.bestAsk, 6)
    expect(await venueFor({}).fetchPositions()).toEqual([])
  })
})

it('acts for no wallet of unknown kind', async () => {
  const { venueFor } = await open('dan')
  const venue = venueFor({ signatureType: undefined, funderAddress: `0x${'ab'.repeat(20)}` })
  const refusal = { code: 'VALIDATION_ERROR', field: 'credentials.signatureType' }
  await expect(venue.createOrder(order())).rejects.toMatchObject(refusal)
  await expect(venue.fetchPositions()).rejects.toMatchObject(refusal)
  await expect(venue.fetchBalance()).rejects.toMatchObject(refusal)
  expect((await venueFor({}).fetchBalance())[0]?.total).toBe(500)
})

it('shows positions and trades of a wallet to everyone, and its balance to the owner only', async () => {
  const { address, venueFor } = await open('cat')
  await venueFor({}).createOrder(order())
  const stranger = sandbox.venue('polymarket')
  const snapshot = await stranger.watchAddress(address)
  expect(snapshot.positions).toMatchObject([{ outcomeId: order().outcomeId, size: 20, marketId: market.marketId }])
  expect(snapshot.trades).toMatchObject([
    { outcomeId: order().outcomeId, side: 'buy', price: market.bestAsk, amount: 20, chain: 'polygon' },
  ])
  expect(snapshot).not.toHaveProperty('balances')
  await expect(stranger.watchAddress('nobody')).rejects.toMatchObject({ code: 'VALIDATION_ERROR', field: 'address' })
  await stranger.close()
})
