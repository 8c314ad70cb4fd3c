import { describe, expect, it } from 'vitest'
import { CrossvenueError, type ErrorCode, type ErrorDetails } from '../errors.ts'
import { type AccountStep, createAccountCheck, type OwnChecks } from './check-account.ts'

const fails = (code: ErrorCode, message: string, details?: ErrorDetails) => async () =>
  Promise.reject(new CrossvenueError(code, message, details))
const money = async () => [
  { currency: 'USD', available: 12.5 },
  { currency: 'EUR', available: 0 },
]
const account = { fetchOpenOrders: async () => [], fetchBalance: money }
const step = (name: AccountStep['name'], run: AccountStep['run']): OwnChecks => ({ steps: [{ name, run }] })
const namesOf = (checks: readonly { name: string; status: string }[]) =>
  checks.map(({ name, status }) => [name, status])

describe('an account', () => {
  it('is checked from the venue to the balance', async () => {
    const reads = {
      fetchStatus: async () => ({ status: 'open' }) as const,
      fetchTime: async () => ({ time: 1, skewMs: -1_500, uncertaintyMs: 20 }),
    }
    const own = step('rights', async () => ({ status: 'ok', message: 'The key may trade.' }))
    expect(await createAccountCheck(account, 'somewhere', reads, own)()).toEqual([
      { name: 'venue', status: 'ok', message: 'somewhere is open.' },
      { name: 'clock', status: 'ok', message: 'The clocks agree to about 1.5 seconds.' },
      { name: 'signIn', status: 'ok', message: 'somewhere takes the credentials.' },
      { name: 'rights', status: 'ok', message: 'The key may trade.' },
      { name: 'balance', status: 'ok', message: '12.5 USD.' },
    ])
  })

  it('is checked no further where its credentials are refused', async () => {
    const refused = { ...account, fetchOpenOrders: fails('AUTHENTICATION_ERROR', 'no such key') }
    expect(await createAccountCheck(refused, 'somewhere', {})()).toEqual([
      {
        name: 'signIn',
        status: 'failed',
        message: 'no such key',
        advice: expect.stringContaining('Compare the key'),
      },
    ])
  })

  it('has a balance that is free, none, or none that the venue returns', async () => {
    const balanceOf = async (more: object) =>
      (await createAccountCheck({ ...account, ...more }, 'somewhere', {})()).at(-1)
    expect(await balanceOf({ fetchBalance: async () => [{ currency: 'USD', available: 0 }] })).toMatchObject({
      ...{ name: 'balance', status: 'warning', advice: expect.stringContaining('Deposit') },
    })
    expect(await balanceOf({ fetchBalance: undefined })).toMatchObject({ name: 'balance', status: 'unknown' })
  })

  it.each([
    [{ status: 'paused' }, 'Trading is halted on somewhere.', 'Wait until it is open again.'],
    [{ status: 'down', resumesAt: '2026-09-17T05:00:00Z' }, 'somewhere is down.', 'Wait until 2026-09-17T05:00:00Z.'],
  ] as const)('waits for a venue that is %o', async (status, message, advice) => {
    const [venue] = await createAccountCheck(account, 'somewhere', { fetchStatus: async () => status })()
    expect(venue).toEqual({ name: 'venue', status: 'warning', message, advice })
  })

  it.each([
    [4_000, 1_000, 'failed', 'behind'],
    [-4_000, 1_000, 'failed', 'ahead of'],
    // It may be right: the request took longer than the difference.
    [4_000, 2_500, 'ok', 'The clocks agree'],
  ])('with a skew of %d ms, known to %d ms, has a clock that is %s', async (skewMs, uncertaintyMs, status, words) => {
    const reads = { fetchTime: async () => ({ time: 1, skewMs, uncertaintyMs }) }
    const [clock] = await createAccountCheck(account, 'somewhere', reads)()
    expect(clock).toMatchObject({ name: 'clock', status, message: expect.stringContaining(words) })
  })
})

describe('a refusal', () => {
  it.each([
    ['AUTHENTICATION_ERROR', 'TIMESTAMP_EXPIRED', 'clock', 'failed'],
    ['AUTHENTICATION_ERROR', 'invalid signature', 'wallet', 'failed'],
    ['PERMISSION_DENIED', 'trading is not available in your region', 'region', 'failed'],
    ['PERMISSION_DENIED', 'this key is read only', 'rights', 'failed'],
    ['NETWORK_ERROR', 'it could not be reached', 'wallet', 'unknown'],
    ['NOT_SUPPORTED', 'there is no such path', 'wallet', 'unknown'],
  ] as const)('%s (%s) is about the %s', async (code, message, name, status) => {
    const checks = await createAccountCheck(account, 'somewhere', {}, step('wallet', fails(code, message)))()
    expect(namesOf(checks)).toEqual([
      ['signIn', 'ok'],
      [name, status],
      ['balance', 'ok'],
    ])
    expect(checks[1]).toMatchObject({ message, advice: expect.stringMatching(/^[A-Z].*\.$/) })
  })

  it('that names a credential says which', async () => {
    const wrong = fails('VALIDATION_ERROR', 'no such wallet', { field: 'credentials.signatureType' })
    const [, wallet] = await createAccountCheck(account, 'somewhere', {}, step('wallet', wrong))()
    expect(wallet).toMatchObject({
      ...{ name: 'wallet', field: 'credentials.signatureType' },
      advice: 'Set or correct credentials.signatureType.',
    })
  })

  it('of no venue is thrown', async () => {
    const broken = step('wallet', async () => Promise.reject(new TypeError('ours')))
    await expect(createAccountCheck(account, 'somewhere', {}, broken)()).rejects.toThrow('ours')
  })
})
