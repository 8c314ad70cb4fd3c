import { once } from 'node:events'
import { Agent, get } from 'node:http'

// Asks a gateway at a steady rate, whether or not it has answered before, and measures how long each answer takes.

const EVERY_MS = 25
const READ_EVERY = 4
const PATIENCE_MS = 30_000

const [{ url, key }] = (await once(process, 'message')) as [{ url: string; key: string }]
const agent = new Agent({ keepAlive: true })
let health: number[] = []
let reads: number[] = []
let asked = 0

function ask(path: string, into: (ms: number) => void): void {
  const begun = performance.now()
  const done = (): void => into(performance.now() - begun)
  const request = get(url + path, { agent, headers: { 'x-api-key': key }, timeout: PATIENCE_MS }, (response) => {
    response.resume()
    response.once('close', done)
  })
  request.once('timeout', () => request.destroy())
  request.once('error', () => {
    // A server may close an idle connection at the moment when it is used again.
    if (request.reusedSocket && performance.now() - begun < PATIENCE_MS) ask(path, into)
    else into(PATIENCE_MS)
  })
}

setInterval(() => {
  const [ofHealth, ofReads] = [health, reads]
  ask('/health', (ms) => ofHealth.push(ms))
  asked += 1
  if (asked % READ_EVERY === 0) ask('/v0/matched-event-clusters?limit=5', (ms) => ofReads.push(ms))
}, EVERY_MS)

process.on('message', (message) => {
  if (message === 'reset') {
    health = []
    reads = []
  } else process.send?.({ health, reads })
})
process.send?.('ready')
