import { measure } from './measure.ts'
import { startProcess } from './start-process.ts'

// How much of what Node's own HTTP server can do is left with the gateway in the way: for two requests, the throughput
// and latency of the gateway, and of a bare server that sends the same bytes. Each server is a process of its own.

const sandbox = await startProcess(new URL('./fake-venues.ts', import.meta.url))
const gateway = await startProcess(new URL('./gateway.ts', import.meta.url), sandbox.message)
const { url, key } = gateway.message as { url: string; key: string }
const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' }

const requests = [
  {
    name: 'POST /api/polymarket/fetchEvents',
    path: '/api/polymarket/fetchEvents',
    method: 'POST',
    body: '{"args":[{"limit":10}]}',
  },
  { name: 'GET /v0/matched-event-clusters', path: '/v0/matched-event-clusters', method: 'GET' },
] as const

for (const { name, path, ...request } of requests) {
  const answer = await fetch(url + path, { headers, ...request })
  const bytes = await answer.text()
  if (!answer.ok) throw new Error(`${name} answered ${answer.status}: ${bytes}`)
  const bare = await startProcess(new URL('./bare-server.ts', import.meta.url), bytes)
  const ours = await measure({ url: url + path, headers, ...request })
  const theirs = await measure({ url: bare.message as string, headers, ...request })
  console.log(`${name}, ${bytes.length} bytes`)
  console.table({
    gateway: ours,
    'bare server': theirs,
    ratio: {
      perSecond: round(ours.perSecond / theirs.perSecond),
      p50: round(ours.p50 / theirs.p50),
      p99: round(ours.p99 / theirs.p99),
    },
  })
  bare.stop()
}
gateway.stop()
sandbox.stop()

function round(ratio: number): number {
  return Math.round(ratio * 1000) / 1000
}
