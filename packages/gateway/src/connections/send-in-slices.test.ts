import { once } from 'node:events'
import { createServer, get, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { createSliceSender, type SendOptions } from './send-in-slices.ts'

/** A clock that the test moves, and looks at all readers. */
function clockByHand() {
  const looking = new Set<() => void>()
  const clock = {
    time: 0,
    now: () => clock.time,
    every(_: number, look: () => void) {
      looking.add(look)
      return () => void looking.delete(look)
    },
    look() {
      for (const each of looking) each()
    },
  }
  return clock
}

const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.close()
    server.closeAllConnections()
  }
})

/** Serves one body per path. */
async function serve(bodies: Record<string, string | Uint8Array>, options?: SendOptions): Promise<string> {
  const slice = createSliceSender(options)
  const server = createServer((request, response) => {
    slice(response)
    const body = bodies[request.url ?? ''] ?? ''
    response.writeHead(200, { 'content-length': Buffer.byteLength(body) })
    response.end(body)
  })
  servers.push(server)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** Sends a request and reads nothing of the body until it is resumed. */
async function ask(url: string): Promise<IncomingMessage> {
  const request = get(url, { agent: false })
  const [response] = (await once(request, 'response')) as [IncomingMessage]
  response.on('error', () => undefined)
  return response
}

async function bytesOf(response: IncomingMessage): Promise<number> {
  let bytes = 0
  for await (const chunk of response) bytes += (chunk as Buffer).length
  return bytes
}

// More than an operating system buffers for a reader.
const LARGE = 30_000_000

it.each([0, 1, 262_144, 262_145, 1_000_000])('sends a body of %d bytes as it is', async (length) => {
  const body = Buffer.from(Array.from({ length }, (_, at) => at % 251))
  const url = await serve({ '/': body, '/text': 'ü'.repeat(length) })
  expect(Buffer.from(await (await fetch(url)).arrayBuffer()).equals(body)).toBe(true)
  expect(await (await fetch(`${url}/text`)).text()).toBe('ü'.repeat(length))
})

it('closes the connection of a reader that takes nothing, and not of one that reads slowly', async () => {
  const clock = clockByHand()
  const url = await serve({ '/': Buffer.alloc(LARGE) }, { clock })
  const [idle, slow] = [await ask(url), await ask(url)]
  let [read, looks] = [0, 0]
  for await (const chunk of slow) {
    read += (chunk as Buffer).length
    for (; looks < read / 2_000_000; looks += 1) clock.look()
  }
  expect([read, looks]).toEqual([LARGE, 15])
  await expect(bytesOf(idle)).rejects.toThrow('aborted')
})

it('does not take a stall of its own process for a reader that is stuck', async () => {
  const clock = clockByHand()
  const url = await serve({ '/': Buffer.alloc(LARGE) }, { clock })
  const response = await ask(url)
  // However long it stood still, its timer is called once for all that time.
  clock.time += 600_000
  for (let looks = 0; looks < 7; looks += 1) clock.look()
  expect(await bytesOf(response)).toBe(LARGE)
})

it('closes the connection of the slowest reader if too many bytes wait, counting a shared answer once', async () => {
  const [shared, other] = [Buffer.alloc(LARGE), Buffer.alloc(LARGE)]
  const clock = clockByHand()
  const url = await serve({ '/shared': shared, '/other': other }, { maxUnsentBytes: LARGE + 1, clock })
  const sharing = [await ask(`${url}/shared`), await ask(`${url}/shared`)]
  clock.time += 1_100
  const third = await ask(`${url}/other`)
  expect(await bytesOf(third)).toBe(LARGE)
  const ends = await Promise.allSettled(sharing.map(bytesOf))
  expect(ends.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
})
