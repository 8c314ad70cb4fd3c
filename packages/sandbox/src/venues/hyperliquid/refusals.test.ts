import { expect, it } from 'vitest'
import { sender, testRefusals } from '../../__fixtures__/refusals.ts'

const forged = { action: { type: 'order' }, nonce: 1, signature: { r: '0x1', s: '0x0', v: 27 } }

testRefusals('hyperliquid', [
  { path: '/info', status: 422, body: { type: 'unheardOf' } },
  { path: '/info', status: 200, body: { type: 'l2Book', coin: '#1' }, answer: null },
  { path: '/info', status: 422, body: { type: 'userFills', user: 'me' } },
  { path: '/exchange', status: 422, body: {} },
  {
    path: '/exchange',
    status: 200,
    body: forged,
    answer: { status: 'err', response: 'Unable to recover signer.' },
  },
])

it('counts points, not calls', async () => {
  const ask = sender('hyperliquid')
  const statusOf = async (type: string) => (await ask({ path: '/info', body: { type } })).status
  for (let call = 0; call < 59; call += 1) expect(await statusOf('outcomeMeta')).toBe(200)
  for (let call = 0; call < 10; call += 1) expect(await statusOf('allMids')).toBe(200)
  expect(await statusOf('allMids')).toBe(429)
})
