import { startProcess, } from './start-process.ts'
import { servers } from './servers.ts'
const [dataDir, file, runs = '3'] = process.argv.slice(2)
for (let n = 0; n < Number(runs); n++) {
  const reader = await startProcess(servers.readRows, dataDir); const readMs = reader.message as number; await reader.stop()
  const t = performance.now()
  const gateway = await startProcess(servers.gateway, { config: { venues: [], dataDir }, options: { catalogue: [file] } }, process.env.PROF ? { execArgv: ['--cpu-prof', '--cpu-prof-dir=/tmp/qbench/prof'] } : {})
  const { url, key } = gateway.message as any
  const up = performance.now() - t
  const r = await fetch(url + '/v0/matched-event-clusters', { headers: { authorization: `Bearer ${key}` } })
  const text = await r.text()
  const first = performance.now() - t
  const { cpuMs } = (await gateway.ask('usage')) as any
  console.log(JSON.stringify({ readMs: Math.round(readMs), up: Math.round(up), first: Math.round(first), cpuMs: Math.round(cpuMs), bytes: text.length }))
  await gateway.ask('close'); await gateway.stop()
}
