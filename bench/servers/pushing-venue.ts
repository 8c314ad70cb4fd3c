import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { WebSocketServer } from 'ws'
import { given, ready } from './child.ts'

// A venue in the format of Polymarket that sends the whole book of one outcome a given number of times per second,
// starting with the subscription.

export interface PushOptions {
  perSecond: number
  outcomeId: string
  levels: number
}

const { perSecond, outcomeId, levels } = await given<PushOptions>()

const side = (first: number, step: number) =>
  Array.from({ length: levels }, (_, level) => ({ price: (first + step * level).toFixed(3), size: `${100 + level}` }))
const bids = side(0.48, -0.001).reverse()
const asks = side(0.5, 0.001).reverse()
let count = 0
/** Each book differs from the one before in the size of its best bid. */
const nextBook = () => {
  count += 1
  const best = { ...bids.at(-1), size: String(1_000 + count) }
  return {
    asset_id: outcomeId,
    timestamp: String(Date.now()),
    hash: `h${count}`,
    bids: [...bids.slice(0, -1), best],
    asks,
  }
}

const server = createServer((_, response) => {
  response.setHeader('content-type', 'application/json')
  response.end(JSON.stringify(nextBook()))
})
new WebSocketServer({ server }).on('connection', (socket) => {
  const start = performance.now()
  let sent = 0
  // A late timer sends what it has missed, which keeps the rate on a busy machine.
  const timer = setInterval(() => {
    for (; sent < ((performance.now() - start) / 1_000) * perSecond; sent += 1) {
      socket.send(JSON.stringify({ event_type: 'book', ...nextBook() }))
    }
  }, 1_000 / perSecond)
  socket.on('message', (data) => String(data) === 'PING' && socket.send('PONG'))
  socket.on('close', () => clearInterval(timer))
})
await once(server.listen(0, '127.0.0.1'), 'listening')
ready(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
