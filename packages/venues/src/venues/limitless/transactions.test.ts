import { describe, expect, it } from 'vitest'
import { venueBefore } from '../../__fixtures__/venue-before.ts'
import { venue } from './index.ts'

const KEY = '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80'
const OWNER = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const SMART = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const MONEY = '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913'
const SHARES = '0xC9c98965297Bc527861c898329Ee280632B76e18'
const EXCHANGE = `0x${'e'.repeat(40)}`
const ADAPTER = `0x${'a'.repeat(40)}`
const fixtures = new URL('./__fixtures__/', import.meta.url)

const market = {
  ...{ id: 7, slug: 'will-it', title: 'Will it?', status: 'RESOLVED', tradeType: 'clob', marketType: 'single' },
  ...{ conditionId: `0x${'c'.repeat(64)}`, tokens: { yes: '11', no: '12' }, winningOutcomeIndex: 0 },
  ...{ collateralToken: { address: MONEY, symbol: 'USDC' }, venue: { exchange: EXCHANGE, adapter: null } },
}
const limitlessWith = (change: object = {}, profile: object = {}) =>
  venueBefore(
    venue,
    {
      '/markets/will-it': { ...market, ...change },
      '/markets/active': { data: [], totalMarketsCount: 0 },
      '/profiles/me': { id: 1, account: OWNER, ...profile },
    },
    { fixtures, credentials: { apiKey: 'k', privateKey: KEY } },
  ).venue

describe('buildRedemption', () => {
  it('calls the contract of the shares in the token that the market is paid in', async () => {
    const [transaction, ...rest] = await limitlessWith().buildRedemption('will-it')
    expect(rest).toEqual([])
    expect(transaction).toMatchObject({ from: OWNER, to: SHARES, value: '0', chainId: 8453 })
    expect(transaction?.data).toContain(`${MONEY.slice(2).toLowerCase()}${'0'.repeat(64)}${'c'.repeat(64)}`)
  })

  it('names the smart wallet that holds the shares', async () => {
    const limitless = limitlessWith({}, { tradeWalletOption: 'smartWallet', smartWallet: SMART })
    expect((await limitless.buildRedemption('will-it'))[0]?.from).toBe(SMART)
  })

  it.each([
    ['will-it', { winningOutcomeIndex: null, status: 'FUNDED' }, 'VALIDATION_ERROR'],
    ['will-it', { venue: { exchange: EXCHANGE, adapter: ADAPTER } }, 'NOT_SUPPORTED'],
    ['8', {}, 'MARKET_NOT_FOUND'],
  ])('refuses %s with %o', async (marketId, change, code) => {
    await expect(limitlessWith(change).buildRedemption(marketId)).rejects.toMatchObject({ code, field: 'marketId' })
  })
})

describe('buildApprovals', () => {
  it('returns those of the contracts that the market names', async () => {
    const plain = await limitlessWith().buildApprovals('will-it')
    expect(plain.map(({ to }) => to)).toEqual([MONEY, SHARES])
    const adapted = await limitlessWith({ venue: { exchange: EXCHANGE, adapter: ADAPTER } }).buildApprovals('will-it')
    expect(adapted.slice(0, 2)).toEqual(plain)
    expect(adapted[2]).toMatchObject({ from: OWNER, to: SHARES, data: expect.stringContaining('a'.repeat(40)) })
  })

  it('needs a market', async () => {
    await expect(limitlessWith().buildApprovals()).rejects.toMatchObject({ code: 'VALIDATION_ERROR' })
  })
})
