import assert from 'node:assert/strict'
import createClient from 'openapi-fetch'
import type { paths } from './client.js'

// Calls the service with openapi-fetch and the types that openapi-typescript generated.

const { CROSSVENUE_URL = '', CROSSVENUE_API_KEY } = process.env
const gateway = createClient<paths>({
  baseUrl: CROSSVENUE_URL,
  headers: { authorization: `Bearer ${CROSSVENUE_API_KEY}` },
  querySerializer: { array: { style: 'form', explode: false } },
})

const health = await gateway.GET('/health')
assert.equal(health.data?.status, 'ok')

const path = { exchange: 'polymarket' } as const
const events = await gateway.POST('/api/{exchange}/fetchEvents', { params: { path }, body: { args: [{ limit: 2 }] } })
assert.equal(events.data?.data.length, 2)
const listed = await gateway.GET('/api/{exchange}/fetchEvents', { params: { path, query: { limit: 2 } } })
assert.equal(listed.data?.data.length, 2)

const outcomeId = events.data?.data[0]?.markets[0]?.outcomes[0]?.outcomeId ?? ''
const answer = await gateway.POST('/api/{exchange}/fetchOrderBook', { params: { path }, body: { args: [outcomeId] } })
const book = answer.data?.data
assert(book?.bids[0] && book.asks[0] && book.bids[0].price < book.asks[0].price)
const price = await gateway.POST('/api/{exchange}/getExecutionPrice', {
  params: { path },
  body: { args: [book, 'buy', 1] },
})
assert.equal(price.data?.data, book.asks[0].price)

const clusters = await gateway.GET('/v0/matched-event-clusters', {
  params: { query: { relations: ['identity'], minVenues: 2, limit: 3, includeRawMatches: true } },
})
assert.equal(clusters.data?.data.length, 3)
assert.ok(Number(clusters.data?.data[0]?.rawMatches?.[0]?.confidence) > 0)

const missing = await gateway.POST('/api/{exchange}/fetchEvent', {
  params: { path },
  body: { args: [{ eventId: 'none' }] },
})
assert.equal(missing.error?.error.code, 'EVENT_NOT_FOUND')
console.log('7 operations called')
