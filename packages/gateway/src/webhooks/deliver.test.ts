import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type SmallService, startSmallService } from '../__fixtures__/small-service.ts'
import { fillPair } from '../changes/__fixtures__/quoted.ts'
import { createLog } from '../log.ts'
import { createWebhooks } from '../routes/webhooks.ts'
import { openStore } from '../store/open-store.ts'
import type { Store } from '../store/store.ts'
import type { Delivery } from '../store/webhooks.ts'
import { keepDelivering } from './deliver.ts'

let store: Store
let service: SmallService
let receiver: Server
let status = 500
const bodies: { type: string; data: { id: number } }[] = []
beforeEach(async () => {
  store = await openStore(':memory:')
  service = await startSmallService({}, undefined, undefined, {
    webhooks: createWebhooks({ store: store.webhooks, allowPrivate: true }),
  })
  bodies.length = 0
  receiver = createServer(async (request, response) => {
    let text = ''
    for await (const chunk of request) text += chunk
    bodies.push(JSON.parse(text))
    response.writeHead(status).end()
  })
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve))
})
afterEach(async () => {
  receiver.closeAllConnections()
  receiver.close()
  await service.close()
  await store.close()
})

const address = () => `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`
const deliver = (retryMs: readonly number[]) =>
  keepDelivering({ store: store.webhooks, log: createLog('silent'), allowPrivate: true, retryMs, everyMs: 5 })
const create = async (body: object) => {
  const response = await service.post('/v0/webhooks', body)
  return {
    status: response.status,
    body: (await response.json()) as { data: { id: string }; error: { field: string } },
  }
}
const deliveries = async (id: string, query = '') =>
  ((await (await service.get(`/v0/webhooks/${id}/deliveries${query}`)).json()) as { data: Delivery[] }).data

async function until(holds: () => Promise<boolean>): Promise<void> {
  await expect.poll(holds, { timeout: 240_000 }).toBe(true)
}

it('gives up after the last retry, and sends again what is replayed', { timeout: 300_000 }, async () => {
  status = 500
  const { body } = await create({ url: address(), kinds: ['cluster.created'], venues: ['kalshi'] })
  const { id } = body.data
  await fillPair(store, { bid: 0.4, ask: 0.42 }, { bid: 0.41, ask: 0.43 })
  const delivering = deliver([1, 1])
  await until(async () => (await deliveries(id, '?state=dead')).length === 2)
  expect((await deliveries(id)).map(({ attempts, outcome }) => [attempts, outcome])).toEqual([
    [3, '500'],
    [3, '500'],
  ])
  expect(bodies).toHaveLength(6)

  status = 204
  const replayed = await service.post(`/v0/webhooks/${id}/replay`, {})
  expect(await replayed.json()).toEqual({ success: true, data: { messages: 2 } })
  await until(async () => (await deliveries(id, '?state=delivered')).length === 2)
  await service.post(`/v0/webhooks/${id}/replay`, { since: (await deliveries(id))[0]?.changeId })
  await until(async () => bodies.length === 9)
  await delivering.stop()
  expect(bodies.at(-1)).toMatchObject({ type: 'cluster.created', data: { members: expect.any(Array) } })
})

it('sends what the filter lets pass, to its own key only, until it is removed', { timeout: 300_000 }, async () => {
  status = 204
  const [all, none] = [await create({ url: address() }), await create({ url: address(), venues: ['smarkets'] })]
  await fillPair(store, { bid: 0.4, ask: 0.42 }, { bid: 0.41, ask: 0.43 })
  const delivering = deliver([])
  await until(async () => (await deliveries(all.body.data.id, '?state=delivered')).length === 2)
  await delivering.stop()
  expect(await deliveries(none.body.data.id)).toEqual([])
  const listed = (await (await service.get('/v0/webhooks')).json()) as { data: { id: string; secret?: string }[] }
  expect(listed.data.map(({ id, secret }) => [id, secret])).toEqual([
    [all.body.data.id, undefined],
    [none.body.data.id, undefined],
  ])
  const removed = await fetch(`${service.url}/v0/webhooks/${all.body.data.id}`, {
    method: 'DELETE',
    headers: { authorization: 'Bearer cv_0123456789abcdefghij' },
  })
  expect(removed.status).toBe(200)
  expect((await service.get(`/v0/webhooks/${all.body.data.id}/deliveries`)).status).toBe(404)
  const other = { authorization: 'Bearer cv_abcdefghij0123456789' }
  expect((await service.get(`/v0/webhooks/${none.body.data.id}/deliveries`, other)).status).toBe(404)
})

it('ends with the key that created it', async () => {
  await store.keys.insert({ id: 'k1', name: 'one', scope: 'read', createdAt: 0, hash: 'x' })
  await create({ url: address() })
  await store.keys.revoke('k1', 1)
  await store.webhooks.enqueue(2)
  expect(await store.webhooks.list()).toEqual([])
})

it.each([
  ['an address that is none', { url: 'ftp://example.test/' }, 'url'],
  ['a kind that does not exist', { url: 'https://example.test/', kinds: ['cluster.moved'] }, 'kinds'],
  ['an unknown name', { url: 'https://example.test/', secret: 'mine' }, 'secret'],
])('refuses %s', async (_, given, field) => {
  const { status: code, body } = await create(given)
  expect([code, body.error.field]).toEqual([400, field])
})
