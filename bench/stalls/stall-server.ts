import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createLog, readConfig, startService } from '@crossvenue/gateway'

// A service that measures its own stalls: the processor time that this thread spends in one turn of the event loop. Time
// in which other programs run does not count.

const [{ given: venueUrls }] = await once(process, 'message')
const service = await startService(
  {
    ...readConfig({}),
    ...{ dataDir: ':memory:', venues: Object.keys(venueUrls), venueUrls, port: 0 },
    ...{ limits: false, ingestSeconds: 86_400 },
  },
  { log: createLog('info', { write: () => undefined }) },
)
const key = await service.keys.create('bench')
await service.ingested

let last = ownMilliseconds()
let worst = 0
function turn(): void {
  const now = ownMilliseconds()
  worst = Math.max(worst, now - last)
  last = now
  setImmediate(turn)
}
turn()

// Each message asks for the worst turn since the one before.
process.on('message', () => {
  process.send?.(worst)
  worst = 0
})
process.once('disconnect', () => process.exit())
process.send?.({ url: service.url, key })

/** Processor time of the main thread, which Linux counts by thread; elsewhere that of the process. */
function ownMilliseconds(): number {
  try {
    return Number(readFileSync(`/proc/self/task/${process.pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6
  } catch {
    const { user, system } = process.cpuUsage()
    return (user + system) / 1000
  }
}
