import { generateKeyPairSync } from 'node:crypto'
import { expect, it } from 'vitest'
import { venueBefore } from '../../__fixtures__/venue-before.ts'
import { venue } from './index.ts'

const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 })
const API = '/trade-api/v2'
const checked = (keys: unknown, balance: object = { balance: 1_050, balance_dollars: '10.5000' }) =>
  venueBefore(
    venue,
    {
      [`${API}/exchange/status`]: { exchange_active: true, trading_active: true },
      [`${API}/portfolio/orders`]: { orders: [], cursor: '' },
      [`${API}/api_keys`]: { api_keys: keys },
      [`${API}/portfolio/balance`]: balance,
    },
    {
      fixtures: new URL('./__fixtures__/', import.meta.url),
      credentials: { apiKey: 'key-1', privateKey: privateKey.export({ type: 'pkcs1', format: 'pem' }) as string },
    },
  ).venue.checkAccount()

it('finds nothing wrong with a key that may trade', async () => {
  expect(await checked([{ api_key_id: 'key-1', name: 'mine', scopes: ['read', 'write'] }])).toEqual([
    { name: 'venue', status: 'ok', message: 'kalshi is open.' },
    { name: 'signIn', status: 'ok', message: 'kalshi takes the credentials.' },
    { name: 'rights', status: 'ok', message: 'The key may trade.' },
    { name: 'balance', status: 'ok', message: '10.5 USD.' },
  ])
})

it.each([
  [[{ api_key_id: 'key-1', scopes: ['read'] }], { status: 'failed', message: 'The key may only read.' }],
  // The rights of another key are no rights of this one.
  [[{ api_key_id: 'key-2', scopes: ['read', 'write'] }], { status: 'unknown' }],
  [[{ api_key_id: 'key-1' }], { status: 'unknown' }],
  [null, { status: 'unknown' }],
])('reads the rights of the key from %o', async (keys, expected) => {
  const checks = await checked(keys)
  expect(checks.find(({ name }) => name === 'rights')).toMatchObject(expected)
})

it('names a key that is none, and a clock that is off', async () => {
  const credentials = { apiKey: 'key-1', privateKey: 'not a key' }
  const options = { fixtures: new URL('./__fixtures__/', import.meta.url), credentials }
  const status = { [`${API}/exchange/status`]: { exchange_active: true, trading_active: true } }
  expect((await venueBefore(venue, status, options).venue.checkAccount()).at(-1)).toMatchObject({
    ...{ name: 'signIn', status: 'failed', field: 'credentials.privateKey' },
  })
  const expired = {
    error: { code: 'authentication_error', message: 'authentication_error', details: 'TIMESTAMP_EXPIRED' },
  }
  const late = venueBefore(
    venue,
    { ...status, [`${API}/portfolio/orders`]: Response.json(expired, { status: 401 }) },
    {
      ...options,
      credentials: { apiKey: 'k', privateKey: privateKey.export({ type: 'pkcs1', format: 'pem' }) as string },
    },
  ).venue
  expect((await late.checkAccount()).at(-1)).toMatchObject({ name: 'clock', status: 'failed' })
})
