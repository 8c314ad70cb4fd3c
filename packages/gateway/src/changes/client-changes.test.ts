import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { type AddressInfo, connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Crossvenue } from 'crossvenue'
import { afterAll, expect, it, vi } from 'vitest'
import { type GatewayProcess, runGateway, startGateway } from '../__fixtures__/gateway-process.ts'
import { createLog } from '../log.ts'
import { ingestionLock } from '../store/ingestion-lock.ts'
import { openStore } from '../store/open-store.ts'
import { fillPair, quotedEvent, requote } from './__fixtures__/quoted.ts'

// The client behind one address, while the gateway there is killed and another one starts on the same store.

vi.setConfig({ testTimeout: 600_000 })

const directory = mkdtempSync(join(tmpdir(), 'crossvenue-changes-'))
const variables = { CROSSVENUE_DATA: directory, CROSSVENUE_VENUES: 'mock' }
// This process has the duties of the store, as another gateway would: the one that is killed only serves what is there.
const turns = ingestionLock(directory)
let gateway: GatewayProcess | undefined
const wire = createServer((socket) => {
  const onward = connect(Number(new URL(gateway?.url ?? 'http://127.0.0.1:9').port), '127.0.0.1')
  for (const [end, other] of [
    [socket, onward],
    [onward, socket],
  ] as const) {
    end.on('error', () => undefined)
    end.on('close', () => other.destroy())
  }
  socket.pipe(onward).pipe(socket)
})
afterAll(async () => {
  wire.close()
  await gateway?.end('SIGKILL')
  await turns.close()
  rmSync(directory, { recursive: true, force: true })
})

it('reads every change once, although the gateway is killed twice', async () => {
  await turns.take('matching', { signal: new AbortController().signal, log: createLog('silent') })
  const store = await openStore(directory)
  await fillPair(store, { bid: 0.4, ask: 0.42 }, { bid: 0.41, ask: 0.43 })
  let at = 2_000
  /** Lets the quotes of two venues cross, or stop. */
  const change = async () => {
    const quotes = at % 2 === 0 ? { bid: 0.45, ask: 0.47 } : { bid: 0.41, ask: 0.43 }
    await requote(store, [quotedEvent('polymarket:b', quotes)], at++)
  }
  wire.listen(0, '127.0.0.1')
  await once(wire, 'listening')
  const apiKey = await runGateway(['keys', 'create', '--name', 'test'], variables)
  const client = new Crossvenue({ apiKey, baseUrl: `http://127.0.0.1:${(wire.address() as AddressInfo).port}` })

  const changes = client.changes({ kinds: ['gap.crossed'] }, { after: 0 })
  const read: number[] = []
  const readUntil = async (last: number) => {
    while (read.at(-1) !== last) {
      const { value, done } = await changes.next()
      if (done) throw new Error('the stream ended')
      read.push(value.id)
    }
  }
  const crossings = async () =>
    (await store.read((view) => view.changes(0, 1_000)))
      .filter(({ kind }) => kind === 'gap.crossed')
      .map(({ id }) => id)

  for (let life = 0; life < 3; life++) {
    // These are made while there is no gateway.
    for (let count = 0; count < 3; count++) await change()
    gateway = await startGateway(variables)
    await readUntil((await crossings()).at(-1) ?? 0)
    for (let count = 0; count < 3; count++) await change()
    await readUntil((await crossings()).at(-1) ?? 0)
    if (life < 2) await gateway.end('SIGKILL')
  }
  expect(read).toEqual(await crossings())
  expect(read).toHaveLength(18)
  expect(changes.missed).toBeUndefined()
  await changes.return()
  await store.close()
})
