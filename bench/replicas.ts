import { readdirSync, readFileSync } from 'node:fs'
import { startSandbox } from '@crossvenue/sandbox'
import autocannon from 'autocannon'
import { type GatewayProcess, runGateway, startGateway } from '../packages/gateway/src/__fixtures__/gateway-process.ts'
import { engines } from '../packages/gateway/src/store/__fixtures__/engines.ts'
import { printUsage } from '../scripts/print-usage.ts'

// Measures the CPU time that a request costs gateways and PostgreSQL, with 1, 2 and 4 gateways on one store. CPU time
// is meaningful on a busy machine too. Linux only.

printUsage(import.meta.url)

const VENUES = ['kalshi', 'polymarket', 'smarkets'] as const
const TICKS_PER_SECOND = 100
const [SECONDS = 8] = process.argv.slice(2).map(Number)

/** Returns the CPU seconds of a process; 0 for one that has ended. */
function cpuSeconds(pid: number): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND
  } catch {
    return 0
  }
}

function nameOf(pid: string): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/comm`, 'utf8').trim()
  } catch {
    return undefined
  }
}

/** Returns the CPU seconds of the processes of all PostgreSQL servers on this machine. */
const serverSeconds = (): Map<number, number> =>
  new Map(
    readdirSync('/proc')
      .filter((pid) => /^\d+$/.test(pid) && nameOf(pid) === 'postgres')
      .map((pid) => [Number(pid), cpuSeconds(Number(pid))]),
  )

let count = 0
/** The requests of each row; a path that changes with each request is never answered from a cache. */
const rows: readonly (readonly [name: string, path: () => string])[] = [
  ['nothing but an answer', () => '/health'],
  ['a key and a list', () => '/v0/venues'],
  ['clusters, cached answer', () => '/v0/matched-event-clusters?limit=1&marketLimit=0'],
  [
    'clusters, each filter new',
    () => `/v0/matched-event-clusters?limit=5&marketLimit=0&minConfidence=${0.3 + (count++ % 600_000) / 1e6}`,
  ],
]

async function measure(gateways: readonly GatewayProcess[], key: string, path: () => string) {
  const load = (url: string, duration: number) =>
    autocannon({
      url,
      duration,
      connections: Math.max(2, Math.round(20 / gateways.length)),
      headers: { authorization: `Bearer ${key}` },
      requests: [{ setupRequest: (request) => ({ ...request, path: path() }) }],
    })
  await Promise.all(gateways.map(({ url }) => load(url, 2)))
  const before = { gateways: gateways.map(({ pid }) => cpuSeconds(pid)), server: serverSeconds() }
  const results = await Promise.all(gateways.map(({ url }) => load(url, SECONDS)))
  const requests = results.reduce((sum, result) => sum + result['2xx'], 0)
  const ofGateways = gateways.reduce((sum, { pid }, index) => sum + cpuSeconds(pid) - (before.gateways[index] ?? 0), 0)
  const ofServer = [...serverSeconds()].reduce((sum, [pid, now]) => sum + now - (before.server.get(pid) ?? now), 0)
  return {
    'requests/s': Math.round(requests / SECONDS),
    'gateway, CPU us a request': Math.round((ofGateways / requests) * 1e6),
    'PostgreSQL, CPU us a request': Math.round((ofServer / requests) * 1e6),
  }
}

const engine = engines.find(({ name }) => name === 'PostgreSQL')
if (!engine || engine.missing !== undefined) throw new Error(engine?.missing)
const [sandbox, empty] = [await startSandbox(), await engine.prepare()]
const variables = {
  DATABASE_URL: empty.location,
  CROSSVENUE_VENUES: VENUES.join(','),
  CROSSVENUE_INGEST_SECONDS: '86400',
  ...Object.fromEntries(VENUES.map((id) => [`CROSSVENUE_${id.toUpperCase()}_URL`, sandbox.urls[id]])),
}
const gateways: GatewayProcess[] = []
try {
  gateways.push(await startGateway(variables))
  await gateways[0]?.logged('"msg":"matched"')
  const key = await runGateway(['keys', 'create', '--name', 'bench'], variables)
  for (const wanted of [1, 2, 4]) {
    while (gateways.length < wanted) gateways.push(await startGateway(variables))
    for (const [row, path] of rows) console.log(wanted, row, JSON.stringify(await measure(gateways, key, path)))
  }
} finally {
  await Promise.all(gateways.map((gateway) => gateway.end('SIGTERM')))
  await empty.remove()
  await sandbox.close()
}
