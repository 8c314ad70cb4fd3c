import { expect, it } from 'vitest'
import { venueBefore } from '../../__fixtures__/venue-before.ts'
import { venue } from './index.ts'

const KEY = '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80'
const OWNER = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const OTHER = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const checked = (profile: object, status = 200) =>
  venueBefore(
    venue,
    { '/profiles/me': [Response.json(profile, { status }), Response.json(profile, { status })] },
    { fixtures: new URL('./__fixtures__/', import.meta.url), credentials: { apiKey: 'lmts_1', privateKey: KEY } },
  ).venue.checkAccount()

it('finds nothing wrong with a key of the account, and says what it cannot know', async () => {
  expect(await checked({ id: 7, account: OWNER.toLowerCase(), tradeWalletOption: 'eoa' })).toEqual([
    { name: 'signIn', status: 'ok', message: 'limitless takes the credentials.' },
    { name: 'wallet', status: 'ok', message: `Orders are signed by ${OWNER} and paid by ${OWNER}.` },
    { name: 'allowance', status: 'unknown', message: expect.any(String), advice: expect.any(String) },
    { name: 'balance', status: 'unknown', message: expect.any(String), advice: expect.any(String) },
  ])
})

it('names the wallet that pays where the account has a smart wallet', async () => {
  const profile = { id: 7, account: OWNER, tradeWalletOption: 'smartWallet', smartWallet: OTHER }
  expect((await checked(profile))[1]).toMatchObject({
    ...{ status: 'ok', message: `Orders are signed by ${OWNER} and paid by ${OTHER}.` },
  })
})

it('names both accounts where the private key is of another one', async () => {
  expect((await checked({ id: 7, account: OTHER, tradeWalletOption: 'eoa' }))[1]).toEqual({
    name: 'wallet',
    status: 'failed',
    message: `The private key signs for ${OWNER}, and the API key is of the account ${OTHER}.`,
    advice: `Set credentials.privateKey to the key of ${OTHER}, or credentials.apiKey to one of ${OWNER}.`,
    field: 'credentials.privateKey',
  })
})

it('ends with an API key that the venue does not know', async () => {
  expect(await checked({ message: 'Unauthorized' }, 401)).toMatchObject([{ name: 'signIn', status: 'failed' }])
})
