import { describe, expect, it } from 'vitest'
import { venueBefore } from '../../__fixtures__/venue-before.ts'
import { safeOf } from './funders.ts'
import { venue } from './index.ts'

const KEY = '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80'
const OWNER = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const DOLLAR = '0xC011a7E12a19f7B1f670d46F03B03f3342E82DFB'
const SHARES = '0x4D97DCd97eC945f40cF65F87097ACe5EA0476045'
const ADAPTER = '0xAdA100Db00Ca00073811820692005400218FcE1f'
const NEG_RISK_ADAPTER = '0xadA2005600Dec949baf300f4C6120000bDB6eAab'
const NEG_RISK_EXCHANGE = '0xe2222d279d744050d28e00520010520000310F59'
const fixtures = new URL('./__fixtures__/', import.meta.url)
const lower = (address: string) => address.slice(2).toLowerCase()

const market = {
  ...{ id: '7', question: 'Will it?', conditionId: `0x${'c'.repeat(64)}`, active: true, closed: true },
  ...{ outcomes: '["Yes","No"]', outcomePrices: '["1","0"]', clobTokenIds: '["11","12"]' },
  ...{ umaResolutionStatus: 'resolved', negRisk: false, events: [{ id: '1', slug: 'it' }] },
}
const polymarketWith = (change: object = {}, credentials: object = {}) =>
  venueBefore(
    venue,
    { '/gamma/markets/7': { ...market, ...change } },
    { fixtures, credentials: { privateKey: KEY, ...credentials } },
  ).venue

describe('buildRedemption', () => {
  it.each([
    [false, ADAPTER],
    [true, NEG_RISK_ADAPTER],
  ])('lets the adapter take the shares, and redeems through it: one winner %s', async (negRisk, adapter) => {
    const [approval, redemption, ...rest] = await polymarketWith({ negRisk }).buildRedemption('7')
    expect(rest).toEqual([])
    expect(approval).toMatchObject({ from: OWNER, to: SHARES, value: '0', chainId: 137 })
    expect(approval?.data).toContain(lower(adapter))
    expect(redemption).toMatchObject({ from: OWNER, to: adapter, value: '0', chainId: 137 })
    expect(redemption?.data).toContain(`${lower(DOLLAR)}${'0'.repeat(64)}${'c'.repeat(64)}`)
  })

  it('names the Safe that holds the shares', async () => {
    const [approval] = await polymarketWith({}, { signatureType: 2 }).buildRedemption('7')
    expect(approval?.from).toBe(await safeOf(OWNER))
  })

  it.each([
    [{ closed: false, umaResolutionStatus: undefined, outcomePrices: '["0.6","0.4"]' }, 'VALIDATION_ERROR'],
    [{ umaResolutionStatus: 'proposed', outcomePrices: '["0.6","0.4"]' }, 'VALIDATION_ERROR'],
    [{ version: 'v2', positionIds: '["21","22"]' }, 'NOT_SUPPORTED'],
  ])('refuses %o', async (change, code) => {
    await expect(polymarketWith(change).buildRedemption('7')).rejects.toMatchObject({ code, field: 'marketId' })
  })
})

describe('buildApprovals', () => {
  it('returns money and shares for every exchange, or for that of a market', async () => {
    const all = await polymarketWith().buildApprovals()
    expect(all.map(({ to }) => to)).toEqual([DOLLAR, SHARES, DOLLAR, SHARES, DOLLAR, expect.not.stringMatching(SHARES)])
    const own = await polymarketWith({ negRisk: true }).buildApprovals('7')
    expect(own).toEqual(all.slice(2, 4))
    for (const { data } of own) expect(data).toContain(lower(NEG_RISK_EXCHANGE))
  })
})
