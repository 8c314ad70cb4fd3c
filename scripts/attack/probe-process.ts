import { once } from 'node:events'
import { Agent, get } from 'node:http'
import { getPriority, setPriority } from 'node:os'

// Asks a gateway at a steady rate, whether or not it has answered before, and measures by the clock how long each answer
// takes. It stands before all other processes of the attack: what it waits for a CPU would be taken for the gateway's.

const EVERY_MS = 25
const READ_EVERY = 4
const PATIENCE_MS = 30_000

const STEPS = 5
const HIGHEST = -20

const [{ url, key }] = (await once(process, 'message')) as [{ url: string; key: string }]
try {
  setPriority(Math.max(HIGHEST, getPriority() - STEPS))
} catch {
  // Only the superuser may; the figures are those of a busier machine then.
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
    // A server may close an idle connection at the moment when it is used again.
    if (request.reusedSocket && ms < PATIENCE_MS) ask(path, into, begun)
    else into.push(PATIENCE_MS)
  })
}

setInterval(() => {
  ask('/health', health)
  rounds += 1
  if (rounds % READ_EVERY === 0) ask('/v0/matched-event-clusters?limit=5', reads)
  // A path that does not exist is answered once the key is checked.
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
