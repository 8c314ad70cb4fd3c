import dns from 'node:dns'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createVenue, type Venue } from '@crossvenue/venues'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { nodeFetch } from './node-fetch.ts'

// Venues behind real HTTP, of which one has a host that no resolver knows at first.

const HOST = 'venue.invalid'
const server = createServer((_, answer) => answer.setHeader('content-type', 'application/json').end('{"markets":[]}'))
const resolver = dns.lookup

let [missing, present]: Venue[] = []
beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const budget = { calls: 1_000, perMs: 1_000 }
  const open = (host: string) =>
    createVenue('predictit', { baseUrl: `http://${host}:${port}`, fetch: nodeFetch, budget, retries: 0 })
  missing = open(HOST)
  present = open('127.0.0.1')
})
afterAll(() => {
  server.close()
  vi.restoreAllMocks()
})

it('is named in a typed error, costs no other venue anything, and is used once it has an address', async () => {
  const unresolved = {
    code: 'NETWORK_ERROR',
    status: 503,
    retryable: true,
    message: `predictit could not be reached: its host ${HOST} has no address; check the name and the DNS`,
  }
  await expect(missing?.fetchEvents?.()).rejects.toMatchObject(unresolved)
  expect(await present?.fetchEvents?.()).toEqual([])

  const resolved: string[] = []
  vi.spyOn(dns, 'lookup').mockImplementation(((name: string, ...rest: [object, () => void]) => {
    resolved.push(name)
    return resolver(name === HOST ? '127.0.0.1' : name, ...rest)
  }) as typeof dns.lookup)
  expect(await missing?.fetchEvents?.()).toEqual([])
  expect(resolved).toContain(HOST)
})
