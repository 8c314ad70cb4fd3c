import { expect, it } from 'vitest'
import { verifyWebhook } from './verify-webhook.ts'

// The example of the Standard Webhooks specification.
const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'
const body = '{"test": 2432232314}'
const headers = {
  'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
  'webhook-timestamp': '1614265330',
  'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
}
const now = 1_614_265_330_000

it('returns a message that has the signature of the secret, with headers of either form', async () => {
  expect(await verifyWebhook(body, headers, secret, { now })).toEqual({ test: 2432232314 })
  expect(await verifyWebhook(body, new Headers(headers), secret, { now: now + 299_000 })).toEqual({ test: 2432232314 })
  const upper = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toUpperCase(), value]))
  expect(await verifyWebhook(body, upper, secret.replace('whsec_', ''), { now })).toEqual({ test: 2432232314 })
})

it('accepts any of several signatures', async () => {
  const signature = `v1a,abc v1,AAAA ${headers['webhook-signature']}`
  const message = await verifyWebhook(body, { ...headers, 'webhook-signature': signature }, secret, { now })
  expect(message).toEqual({ test: 2432232314 })
})

it.each([
  ['another body', '{"test": 2432232315}', {}, now, 'signature'],
  ['another id', body, { 'webhook-id': 'msg_2' }, now, 'signature'],
  ['another time', body, { 'webhook-timestamp': '1614265331' }, now, 'signature'],
  ['no signature', body, { 'webhook-signature': '' }, now, 'webhook-signature is missing'],
  ['a signature that is no base64', body, { 'webhook-signature': 'v1,?' }, now, 'signature'],
  ['an old message', body, {}, now + 301_000, 'more than 300 seconds'],
  ['a message of the future', body, {}, now - 301_000, 'more than 300 seconds'],
  ['a time that is no number', body, { 'webhook-timestamp': 'soon' }, now, 'sent at soon'],
])('refuses %s', async (_, text, changed, at, problem) => {
  const verifying = verifyWebhook(text, { ...headers, ...changed }, secret, { now: at })
  await expect(verifying).rejects.toMatchObject({
    code: 'AUTHENTICATION_ERROR',
    message: expect.stringContaining(problem),
  })
})
