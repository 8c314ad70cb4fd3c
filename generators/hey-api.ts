import assert from 'node:assert/strict'
import { client } from './client/client.gen.js'
import {
  browseEventClusters,
  fetchEvent,
  fetchEvents,
  fetchEventsByGet,
  fetchHealth,
  fetchOrderBook,
} from './client/index.js'

// Calls the service with the client that @hey-api/openapi-ts generated.

const { CROSSVENUE_URL = '', CROSSVENUE_API_KEY = '' } = process.env
client.setConfig({ baseUrl: CROSSVENUE_URL, auth: CROSSVENUE_API_KEY })

const health = await fetchHealth()
assert.equal(health.data?.status, 'ok')

const path = { exchange: 'polymarket' } as const
const events = await fetchEvents({ path, body: { args: [{ limit: 2 }] } })
assert.equal(events.data?.data.length, 2, JSON.stringify(events.error))
const listed = await fetchEventsByGet({ path, query: { limit: 2 } })
assert.equal(listed.data?.data.length, 2)

const outcomeId = events.data?.data[0]?.markets[0]?.outcomes[0]?.outcomeId ?? ''
const book = await fetchOrderBook({ path, body: { args: [outcomeId, null, null] } })
assert.ok(book.data?.data.bids[0] && book.data.data.asks[0])

const clusters = await browseEventClusters({ query: { relations: ['identity'], minVenues: 2, limit: 3 } })
assert.equal(clusters.data?.data.length, 3)

const missing = await fetchEvent({ path, body: { args: [{ eventId: 'none' }] } })
assert.equal(missing.error?.error.code, 'EVENT_NOT_FOUND')
console.log('6 operations called')
