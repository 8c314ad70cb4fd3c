import { once } from 'node:events'
import { Session } from 'node:inspector/promises'
import { createLog, readConfig, startService } from '@crossvenue/gateway'
const [{ given: venueUrls }] = await once(process, 'message')
const service = await startService({ ...readConfig({}), dataDir: ':memory:', venues: Object.keys(venueUrls), venueUrls, port: 0 }, { log: createLog('error') })
const key = await service.keys.create('bench')
await service.ingested
const session = new Session(); session.connect()
await session.post('Profiler.enable')
process.send?.({ url: service.url, key })
for (;;) {
  const [{ given }] = await once(process, 'message')
  if (given === 'start') await session.post('Profiler.start')
  else {
    const { profile } = await session.post('Profiler.stop')
    const self = new Map<string, number>()
    const byId = new Map(profile.nodes.map((n: any) => [n.id, n]))
    const dt = profile.timeDeltas
    profile.samples.forEach((id: number, i: number) => {
      const n: any = byId.get(id); const k = `${n.callFrame.functionName} ${n.callFrame.url.split('/').slice(-3).join('/')}:${n.callFrame.lineNumber}`
      self.set(k, (self.get(k) ?? 0) + dt[i])
    })
    const total = dt.reduce((a: number, b: number) => a + b, 0)
    console.log(given); for (const [k, v] of [...self].sort((a, b) => b[1] - a[1]).slice(0, 28)) console.log((100 * v / total).toFixed(1), k)
  }
}
