import { describe, expect, it } from 'vitest'
import { type Answers, venueBefore } from '../../__fixtures__/venue-before.ts'
import { proxyOf, safeOf } from './funders.ts'
import { venue } from './index.ts'

const KEY = '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80'
const OWNER = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const DEPOSIT = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const EXCHANGE = '0xE111180000d2663C0091e4f400237545B87B996B'
const NEG_RISK = '0xe2222d279d744050d28e00520010520000310F59'
const ALL = String(2n ** 256n - 1n)
const fixtures = new URL('./__fixtures__/', import.meta.url)

/** An account whose wallets hold these dollars, by their signature type. */
const accountWith = (dollars: readonly number[], credentials: object, more: Answers = {}) => {
  const answers = dollars.map((held, kind) => [
    `/clob/balance-allowance?asset_type=COLLATERAL&signature_type=${kind}`,
    { balance: String(held * 1_000_000), allowances: { [EXCHANGE]: ALL, [NEG_RISK]: ALL } },
  ])
  return venueBefore(
    venue,
    {
      '/clob/time': [Response.json(1_788_274_800), Response.json(1_788_274_800)],
      '/clob/ok': Response.json('OK'),
      '/clob/data/orders': { data: [], next_cursor: 'LTE=' },
      '/clob/auth/ban-status/closed-only': { closed_only: false },
      '/site/api/geoblock': { blocked: false, ip: '203.0.113.7', country: 'CH', region: 'ZH' },
      ...Object.fromEntries(answers),
      ...more,
    },
    { fixtures, credentials: { apiKey: 'k', apiSecret: 'c2VjcmV0', passphrase: 'p', privateKey: KEY, ...credentials } },
  ).venue
}
const find = async (checked: ReturnType<typeof accountWith>, name: string) =>
  (await checked.checkAccount()).find((check) => check.name === name)

describe('checkAccount', () => {
  it('finds nothing wrong with a wallet that has money', async () => {
    expect(await accountWith([25, 0, 0, 0], {}).checkAccount()).toEqual([
      { name: 'venue', status: 'ok', message: 'polymarket is open.' },
      { name: 'clock', status: 'ok', message: 'The clocks agree to about 0.5 seconds.' },
      { name: 'signIn', status: 'ok', message: 'polymarket takes the credentials.' },
      { name: 'wallet', status: 'ok', message: `Orders are paid from the signing wallet ${OWNER} (signature type 0).` },
      { name: 'allowance', status: 'ok', message: 'The contracts of the venue may move the money.' },
      { name: 'rights', status: 'ok', message: 'The account may open positions.' },
      { name: 'region', status: 'ok', message: 'Orders are taken from CH-ZH.' },
      { name: 'balance', status: 'ok', message: '25 pUSD.' },
    ])
  })

  it.each([
    [1, [0, 12.5, 0, 0], proxyOf],
    [2, [0, 0, 7, 0], safeOf],
  ] as const)('names the signature type %d and the funder that have the money', async (kind, dollars, funderOf) => {
    const wallet = await find(accountWith(dollars, {}), 'wallet')
    expect(wallet).toMatchObject({ status: 'failed', field: 'credentials.signatureType' })
    expect(wallet?.message).toContain(`has ${dollars[kind]} dollars`)
    expect(wallet?.advice).toBe(
      `Set credentials.signatureType to ${kind} and credentials.funderAddress to ${await funderOf(OWNER)}.`,
    )
  })

  it('finds the money of a deposit wallet, whose address only the website knows', async () => {
    const wallet = await find(accountWith([0, 0, 0, 3], { signatureType: 0 }), 'wallet')
    expect(wallet?.advice).toContain('signatureType to 3')
    const right = await find(accountWith([0, 0, 0, 3], { signatureType: 3, funderAddress: DEPOSIT }), 'wallet')
    expect(right).toMatchObject({ status: 'ok', message: expect.stringContaining(DEPOSIT) })
  })

  it('warns where no wallet of the key has money', async () => {
    const checked = accountWith([0, 0, 0, 0], {})
    expect(await find(checked, 'wallet')).toMatchObject({ status: 'warning' })
    expect(await find(accountWith([0, 0, 0, 0], {}), 'balance')).toMatchObject({ status: 'warning' })
  })

  it('names a funder of unknown kind', async () => {
    const checked = accountWith([5, 0, 0, 0], { funderAddress: DEPOSIT })
    expect(await find(checked, 'wallet')).toMatchObject({
      ...{ status: 'failed', field: 'credentials.signatureType', advice: 'Set or correct credentials.signatureType.' },
    })
  })

  it.each([
    [{ [EXCHANGE]: '0', [NEG_RISK]: '0' }, 'failed'],
    [{ [EXCHANGE]: ALL, [NEG_RISK]: '0' }, 'warning'],
    [undefined, 'unknown'],
  ])('finds the contracts that may move nothing: %o', async (allowances, status) => {
    const path = '/clob/balance-allowance?asset_type=COLLATERAL&signature_type=0'
    const checked = accountWith([5, 0, 0, 0], {}, { [path]: { balance: '5000000', ...(allowances && { allowances }) } })
    const allowance = await find(checked, 'allowance')
    expect(allowance).toMatchObject({ status })
    if (allowances) expect(allowance?.message).toContain(NEG_RISK)
  })

  it('has the transactions of a wallet that has to approve by itself, and none for one of the website', async () => {
    const allowances = { [EXCHANGE]: ALL, [NEG_RISK]: '0' }
    const ofKind = (kind: number) => `/clob/balance-allowance?asset_type=COLLATERAL&signature_type=${kind}`
    const own = accountWith([5, 0, 0, 0], {}, { [ofKind(0)]: { balance: '5000000', allowances } })
    expect((await find(own, 'allowance'))?.transactions).toEqual([
      {
        to: '0xC011a7E12a19f7B1f670d46F03B03f3342E82DFB',
        data: `0x095ea7b3${NEG_RISK.slice(2).toLowerCase().padStart(64, '0')}${'f'.repeat(64)}`,
        value: '0',
        chainId: 137,
      },
    ])
    const safe = accountWith([0, 0, 5, 0], { signatureType: 2 }, { [ofKind(2)]: { balance: '5000000', allowances } })
    expect(await find(safe, 'allowance')).toMatchObject({
      status: 'warning',
      advice: expect.stringContaining('website'),
    })
    expect(await find(safe, 'allowance')).not.toHaveProperty('transactions')
  })

  it('knows a refused region, an account that may only close, and a key that the venue does not know', async () => {
    const blocked = accountWith(
      [5, 0, 0, 0],
      {},
      { '/site/api/geoblock': { blocked: true, country: 'US', region: 'NY' } },
    )
    expect(await find(blocked, 'region')).toMatchObject({
      ...{ status: 'failed', message: 'The venue takes no orders from US-NY.' },
    })
    const closing = accountWith([5, 0, 0, 0], {}, { '/clob/auth/ban-status/closed-only': { closed_only: true } })
    expect(await find(closing, 'rights')).toMatchObject({ status: 'failed' })
    const unknown = Response.json({ error: 'Unauthorized/Invalid api key' }, { status: 401 })
    const checks = await accountWith([5, 0, 0, 0], {}, { '/clob/data/orders': unknown }).checkAccount()
    expect(checks.at(-1)).toMatchObject({ name: 'signIn', status: 'failed' })
  })
})
