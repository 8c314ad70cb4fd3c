import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { venueBefore } from '../../__fixtures__/venue-before.ts'
import type { Environment } from '../../network.ts'
import type { PredictMarket } from './api.ts'
import { venue } from './index.ts'

// Redemptions of the venue's own SDK; oracles/ at the root of the repository writes the file.

interface Redemption extends Pick<PredictMarket, 'isNegRisk' | 'isYieldBearing'> {
  conditionId: string
  indexSet: 1 | 2
  amount: string
  to: string
  data: string
  chainId: number
}
const fixtures = new URL('./__fixtures__/', import.meta.url)
const { redemptions, address }: { redemptions: Redemption[]; address: string } = JSON.parse(
  readFileSync(new URL('signatures.json', fixtures), 'utf8'),
)
const KEY = '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80'
const market = {
  id: 7,
  question: 'Will it?',
  categorySlug: 'it',
  conditionId: `0x${'c'.repeat(64)}`,
  status: 'RESOLVED',
  outcomes: [
    { name: 'Yes', indexSet: 1, onChainId: '11' },
    { name: 'No', indexSet: 2, onChainId: '12' },
  ],
}

/** The venue with a market, of which the wallet holds shares of one outcome. */
const holding = (
  change: object,
  { indexSet = 1, amount = '0' }: Partial<Redemption> = {},
  environment: Environment = 'production',
) =>
  venueBefore(
    venue,
    {
      '/v1/markets/7': { data: { ...market, ...change } },
      [`/v1/positions/${address}`]: {
        data: [{ amount, market: { id: 7 }, outcome: { name: 'It', onChainId: `1${indexSet}` } }],
      },
    },
    { fixtures, environment, credentials: { privateKey: KEY, apiKey: 'secret' } },
  ).venue

const SHARES_FOR_ADAPTER = '0xa22cb465'

describe('buildRedemption', () => {
  it.each(redemptions)(
    'redeems as the official SDK does: adapter $isNegRisk, yield $isYieldBearing, outcome $indexSet, chain $chainId',
    async (theirs) => {
      const { isNegRisk, isYieldBearing, conditionId, to, data, chainId } = theirs
      const environment = chainId === 56 ? 'production' : 'test'
      const predictfun = holding({ isNegRisk, isYieldBearing, conditionId }, theirs, environment)
      const ours = await predictfun.buildRedemption('7')
      // The SDK names one outcome of a market without an adapter, and we both: the one that lost pays nothing.
      const word = (number: number) => String(number).padStart(64, '0')
      const expected = isNegRisk ? data : `${data.slice(0, -128)}${word(2)}${word(1)}${word(2)}`
      expect(ours.at(-1)).toEqual({ from: address, to, data: expected, value: '0', chainId })
      expect(ours.slice(0, -1).map((each) => each.data.slice(0, 10))).toEqual(isNegRisk ? [SHARES_FOR_ADAPTER] : [])
    },
  )

  it('covers the four contracts of both networks', () => {
    expect(new Set(redemptions.map(({ to }) => to)).size).toBeGreaterThanOrEqual(7)
    expect(redemptions).toHaveLength(16)
  })

  it('waits for the result', async () => {
    await expect(holding({ status: 'REGISTERED' }).buildRedemption('7')).rejects.toMatchObject({
      ...{ code: 'VALIDATION_ERROR', field: 'marketId' },
    })
  })
})

describe('buildApprovals', () => {
  it('returns those of every kind of market, or of one', async () => {
    const predictfun = holding({ isNegRisk: true })
    const all = await predictfun.buildApprovals()
    expect(all).toHaveLength(10)
    const own = await predictfun.buildApprovals('7')
    expect(own).toHaveLength(3)
    for (const approval of own) expect(all).toContainEqual(approval)
    expect(own.every(({ from }) => from === address)).toBe(true)
  })
})
