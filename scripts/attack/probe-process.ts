import { once } from 'node:events'
import { Agent, get } from 'node:http'
import { type Elapsed, startStopwatch } from './stopwatch.ts'

// Asks a gateway at a steady rate, whether or not it has answered before, and measures how long each answer takes.

const EVERY_MS = 25
const READ_EVERY = 4
const PATIENCE_MS = 30_000

const [{ url, key, pid }] = (await once(process, 'message')) as [{ url: string; key: string; pid: number }]
const agent = new Agent({ keepAlive: true })
let health: Elapsed[] = []
let reads: Elapsed[] = []
let asked = 0

function ask(path: string, elapsed: () => Elapsed, into: (time: Elapsed) => void): void {
  const request = get(url + path, { agent, headers: { 'x-api-key': key }, timeout: PATIENCE_MS }, (response) => {
    response.resume()
    response.once('close', () => into(elapsed()))
  })
  request.once('timeout', () => request.destroy())
  request.once('error', () => {
    const time = elapsed()
    // A server may close an idle connection at the moment when it is used again.
    if (time.wall >= PATIENCE_MS) into(time)
    else if (request.reusedSocket) ask(path, elapsed, into)
    else into({ wall: PATIENCE_MS, own: PATIENCE_MS })
  })
}

setInterval(() => {
  const [ofHealth, ofReads] = [health, reads]
  ask('/health', startStopwatch(pid), (time) => ofHealth.push(time))
  asked += 1
  if (asked % READ_EVERY !== 0) return
  ask('/v0/matched-event-clusters?limit=5', startStopwatch(pid, { everyThread: true }), (time) => ofReads.push(time))
}, EVERY_MS)

process.on('message', (message) => {
  if (message === 'reset') {
    health = []
    reads = []
  } else process.send?.({ health, reads })
})
process.send?.('ready')
