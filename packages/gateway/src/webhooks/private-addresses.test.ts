import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { postMessage } from './post-message.ts'
import { isPrivateAddress, isPrivateHost, lookupPublic } from './private-addresses.ts'

it.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '255.255.255.255',
  '::1',
  '::',
  'fd00::1',
  'fe80::1',
  '::ffff:127.0.0.1',
  '::ffff:7f00:1',
  '64:ff9b::7f00:1',
])('%s is private', (address) => {
  expect(isPrivateAddress(address)).toBe(true)
})

it.each(['1.1.1.1', '172.32.0.1', '100.128.0.1', '2606:4700:4700::1111', '::ffff:1.1.1.1'])(
  '%s is public',
  (address) => {
    expect(isPrivateAddress(address)).toBe(false)
  },
)

it.each(['localhost', 'a.localhost', '[::1]', '127.0.0.1'])('%s is a private host', (host) => {
  expect(isPrivateHost(host)).toBe(true)
})

it('does not connect to a name that resolves to a private address', async () => {
  const failure = new Promise((resolve) => lookupPublic('localhost', {}, (error) => resolve(error?.message)))
  expect(await failure).toMatch(/^localhost is the private address (127\.0\.0\.1|::1)$/)
  let calls = 0
  const server = createServer((_, response) => {
    calls++
    response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  const message = { body: '{}', headers: {} }
  // Numbers in other notations are the same addresses.
  for (const address of [url, url.replace('127.0.0.1', '2130706433'), url.replace('127.0.0.1', '0x7f.1')]) {
    await expect(postMessage(address, message, { allowPrivate: false })).rejects.toThrow('private address')
  }
  expect(calls).toBe(0)
  // A redirect is an answer like any other.
  expect(await postMessage(url, message, { allowPrivate: true })).toBe(302)
  server.close()
})
