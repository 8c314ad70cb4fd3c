import { methods, operations } from '@crossvenue/venues'
import { printUsage } from '../../scripts/print-usage.ts'
import { startProcess } from '../start-process.ts'
import { largestArguments } from './largest-arguments.ts'

// Measures how long the largest valid call of each operation blocks the service: the longest turn of its event loop, in
// milliseconds of its own processor time, which a busy machine changes little. Bodies without a schema are sent too,
// because they are parsed before anything is known of them.
//
//   npm run bench:stalls                    each operation at the first venue that offers it
//   npm run bench:stalls -- kalshi          at one venue
//   npm run bench:stalls -- kalshi filter   those of its operations whose names begin so

printUsage(import.meta.url)

const LIMIT_MS = 50
const REPEATS = 3
const PATIENCE_MS = 2_000
const MAX_BYTES = { calculation: 2 * 1024 * 1024, other: 256 * 1024 }

const sandbox = await startProcess(new URL('../servers/fake-venues.ts', import.meta.url))
const service = await startProcess(new URL('./stall-server.ts', import.meta.url), sandbox.message)
const { url, key } = service.message as { url: string; key: string }
const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' }

const [only, prefix = ''] = process.argv.slice(2)
const answer = await fetch(`${url}/v0/venues`, { headers })
const { data: venues } = (await answer.json()) as { data: { id: string; operations: string[] }[] }

interface Row {
  operation: string
  bytes: number
  status: string
  stall: number
}
const rows: Row[] = []

for (const method of methods.filter((name) => name.startsWith(prefix))) {
  const venue = venues.find(({ id, operations }) => (only ?? id) === id && operations.includes(method))
  if (!venue) continue
  const maxBytes = operations[method].group === 'Calculations' ? MAX_BYTES.calculation : MAX_BYTES.other
  const valid = largestArguments(method, maxBytes).map(({ name, args }) => ({ name, text: JSON.stringify({ args }) }))
  let worst: Row | undefined
  for (const { name, text } of [...valid, ...shapelessBodies(maxBytes)]) {
    const row = await measure(`${venue.id} ${method}: ${name}`, `/api/${venue.id}/${method}`, text)
    if (!worst || row.stall > worst.stall) worst = row
  }
  if (worst) rows.push(worst)
  console.log(worst)
}
await service.stop()
await sandbox.stop()

console.table(rows.sort((a, b) => b.stall - a.stall))
const tooLong = rows.filter(({ stall }) => stall > LIMIT_MS)
console.log(`${rows.length} operations, ${tooLong.length} of them with a stall above ${LIMIT_MS} ms`)
process.exitCode = tooLong.length > 0 ? 1 : 0

async function measure(operation: string, path: string, body: string): Promise<Row> {
  let stall = 0
  let status = ''
  for (let repeat = 0; repeat < REPEATS; repeat++) {
    await service.ask('worst turn')
    status = await statusOf(path, body)
    stall = Math.max(stall, Number(await service.ask('worst turn')))
  }
  return { operation, bytes: Buffer.byteLength(body), status, stall: Math.round(stall * 10) / 10 }
}

/** A call may wait for a venue or for changes; how it ends is not measured. */
async function statusOf(path: string, body: string): Promise<string> {
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS)
    const response = await fetch(url + path, { method: 'POST', headers, body, signal })
    await response.arrayBuffer()
    return String(response.status)
  } catch (error) {
    return (error as Error).name
  }
}

/** JSON that takes longest to parse for its size: new names, and many small values. */
function shapelessBodies(maxBytes: number): { name: string; text: string }[] {
  const list = (item: (index: number) => string) => {
    const items: string[] = []
    for (let bytes = 20, index = 0; ; index++) {
      const next = item(index)
      bytes += next.length + 1
      if (bytes > maxBytes) break
      items.push(next)
    }
    return `{"args":[[${items.join(',')}]]}`
  }
  const word = (index: number) => index.toString(36)
  return [
    { name: 'names never seen', text: list((index) => `{"${word(index)}":1}`) },
    { name: 'objects with names never seen', text: list((index) => `{"${word(index)}a":1,"${word(index)}b":1}`) },
    { name: 'texts', text: list((index) => `"${word(index)}"`) },
    { name: 'nested lists', text: list(() => '['.repeat(60) + ']'.repeat(60)) },
  ]
}
