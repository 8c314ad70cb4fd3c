import { once } from 'node:events'
import { Agent, get } from 'node:http'
import { getPriority, setPriority } from 'node:os'

// Sends requests to a gateway at a steady rate, whether or not earlier ones were answered, and measures the wall-clock
// time of each answer. It has priority over all other processes of the attack, because its own waiting for a CPU would
// be attributed to the gateway.

const EVERY_MS = 25
const READ_EVERY = 4
const PATIENCE_MS = 30_000

const STEPS = 5
const HIGHEST = -20

const [{ url, key }] = (await once(process, 'message')) as [{ url: string; key: string }]
try {
  setPriority(Math.max(HIGHEST, getPriority() - STEPS))
} catch {
  // Only the superuser may raise its priority; without it the figures are those of a busier machine.
}
const agent = new Agent({ keepAlive: true })
let health: number[] = []
let reads: number[] = []
let keyChecks: number[] = []
let rounds = 0

function ask(path: string, into: number[], begun = performance.now()): void {
  const request = get(url + path, { agent, headers: { 'x-api-key': key }, timeout: PATIENCE_MS }, (response) => {
    response.resume()
    response.once('close', () => into.push(performance.now() - begun))
  })
  request.once('timeout', () => request.destroy())
  request.once('error', () => {
    const ms = performance.now() - begun
    // A server may close an idle connection just as it is used again.
    if (request.reusedSocket && ms < PATIENCE_MS) ask(path, into, begun)
    else into.push(PATIENCE_MS)
  })
}

setInterval(() => {
  ask('/health', health)
  rounds += 1
  if (rounds % READ_EVERY === 0) ask('/v0/matched-event-clusters?limit=5', reads)
  // A nonexistent path is answered right after the key is checked.
  if (rounds % READ_EVERY === 2) ask('/v0/nothing', keyChecks)
}, EVERY_MS)

process.on('message', (message) => {
  if (message === 'reset') {
    health = []
    reads = []
    keyChecks = []
  } else process.send?.({ health, reads, keyChecks })
})
process.send?.('ready')
