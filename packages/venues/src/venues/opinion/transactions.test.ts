import { describe, expect, it } from 'vitest'
import { venueBefore } from '../../__fixtures__/venue-before.ts'
import { venue } from './index.ts'

const KEY = '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80'
const SAFE = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const MONEY = '0x55d398326f99059fF775485246999027B3197955'
const OTHER_MONEY = '0x8AC76a51cc950d9822D68b83fE1Ad97B32Cd580d'
const EXCHANGE = `0x${'e'.repeat(40)}`
const SHARES = '0xAD1a38cEc043e70E83a3eC30443dB285ED10D774'
const fixtures = new URL('./__fixtures__/', import.meta.url)

const market = {
  ...{ marketId: 7, marketTitle: 'Will it?', status: 4, yesTokenId: '11', noTokenId: '12' },
  ...{ conditionId: 'c'.repeat(64), quoteToken: MONEY.toLowerCase() },
}
const opinionWith = (change: object = {}) =>
  venueBefore(
    venue,
    {
      '/market/7': { errno: 0, errmsg: '', result: { data: { ...market, ...change } } },
      '/quoteToken': {
        ...{ errno: 0, errmsg: '' },
        result: {
          total: 2,
          list: [
            { quoteTokenAddress: MONEY, ctfExchangeAddress: EXCHANGE, decimal: 18, symbol: 'USDT' },
            { quoteTokenAddress: OTHER_MONEY, ctfExchangeAddress: EXCHANGE, decimal: 18, symbol: 'USDC' },
          ],
        },
      },
    },
    { fixtures, credentials: { apiKey: 'k', privateKey: KEY, funderAddress: SAFE } },
  ).venue

describe('buildRedemption', () => {
  it('calls the contract of the shares from the Safe, in the token that the market is paid in', async () => {
    const [transaction, ...rest] = await opinionWith().buildRedemption('7')
    expect(rest).toEqual([])
    expect(transaction).toMatchObject({ from: SAFE, to: SHARES, value: '0', chainId: 56 })
    expect(transaction?.data).toContain(`${MONEY.slice(2).toLowerCase()}${'0'.repeat(64)}${'c'.repeat(64)}`)
  })

  it('waits for the result', async () => {
    await expect(opinionWith({ status: 3 }).buildRedemption('7')).rejects.toMatchObject({ code: 'VALIDATION_ERROR' })
  })
})

describe('buildApprovals', () => {
  it('returns those of every token, or of the one that a market is paid in', async () => {
    const all = await opinionWith().buildApprovals()
    expect(all.map(({ to }) => to)).toEqual([MONEY, SHARES, OTHER_MONEY, SHARES])
    expect(await opinionWith().buildApprovals('7')).toEqual(all.slice(0, 2))
    for (const { from, data } of all) {
      expect(from).toBe(SAFE)
      expect(data).toContain('e'.repeat(40))
    }
  })
})
