import { describe, expect, it } from 'vitest'
import { venueBefore } from '../../__fixtures__/venue-before.ts'
import { venue } from './index.ts'
import { safeOf } from './sign.ts'

const KEY = '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80'
const OWNER = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const CONDITION = `0x${'c'.repeat(64)}`
const fixtures = new URL('./__fixtures__/', import.meta.url)

const settledAs = (status: string, credentials: object = {}) =>
  venueBefore(
    venue,
    { '/public/api/v1/markets/7': { id: 7, question: 'Will it?', status, condition_id: CONDITION } },
    { fixtures, credentials: { privateKey: KEY, ...credentials } },
  ).venue

describe('buildRedemption', () => {
  it('calls the contract of the shares from the Safe that holds them', async () => {
    const [transaction, ...rest] = await settledAs('resolved').buildRedemption('7')
    expect(rest).toEqual([])
    expect(transaction).toMatchObject({
      from: await safeOf(OWNER),
      to: '0x364d05055614B506e2b9A287E4ac34167204cA83',
      value: '0',
      chainId: 56,
    })
    expect(transaction?.data).toContain(`55d398326f99059ff775485246999027b3197955${'0'.repeat(64)}${'c'.repeat(64)}`)
  })

  it('calls it from a wallet that trades by itself', async () => {
    const [transaction] = await settledAs('resolved', { signatureType: 0 }).buildRedemption('7')
    expect(transaction?.from).toBe(OWNER)
  })

  it('waits for the result', async () => {
    await expect(settledAs('resolving').buildRedemption('7')).rejects.toMatchObject({ code: 'VALIDATION_ERROR' })
  })
})
