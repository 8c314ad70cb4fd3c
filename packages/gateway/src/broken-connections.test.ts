import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { createVenue } from '@crossvenue/venues'
import { beforeEach, describe, expect, it } from 'vitest'
import { bearer, startSmallService } from './__fixtures__/small-service.ts'

const BIN = fileURLToPath(new URL('../bin/crossvenue.js', import.meta.url))
const ids = (count: number, name = 'T') => Array.from({ length: count }, (_, index) => `${name}${index}`)

/** A venue that answers "no book" for some ids and never answers for others. */
interface SlowVenue {
  server: Server
  url: string
  /** Paths in the order in which they were requested. */
  requested: string[]
  /** Paths whose reader closed the connection. */
  left: string[]
}

let venue: SlowVenue
beforeEach(async () => {
  const requested: string[] = []
  const left: string[] = []
  const server = createServer((incoming: IncomingMessage, response: ServerResponse) => {
    const path = incoming.url ?? ''
    requested.push(path)
    response.once('close', () => response.writableFinished || left.push(path))
    if (path.includes('KNOWN')) response.writeHead(404, { 'content-type': 'application/json' }).end('{}')
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  venue = { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, requested, left }
  return () => {
    server.closeAllConnections()
    server.close()
  }
})

/** Sends a call without waiting for its answer. Returns a function that breaks the connection. */
function call(url: string, method: string, args: unknown, headers: Record<string, string>): () => void {
  const sent = request(`${url}/api/kalshi/${method}`, { method: 'POST', headers })
  sent.on('error', () => undefined)
  sent.end(JSON.stringify({ args }))
  return () => sent.destroy()
}

const until = (holds: () => boolean) => expect.poll(holds).toBe(true)

describe('a caller that breaks the connection', () => {
  const options = () => ({ baseUrl: venue.url, retries: 0, budget: { calls: 2, perMs: 200 } })

  it('cancels its calls to the venue that are under way, and removes waiting ones from the queue', async () => {
    const service = await startSmallService({}, new Map([['kalshi', createVenue('kalshi', options())]]))
    const leave = call(service.url, 'fetchOrderBooks', [ids(200)], bearer)
    await until(() => venue.requested.length >= 2)
    leave()
    await until(() => venue.left.length === venue.requested.length)
    const before = venue.requested.length
    const next = await service.post('/api/kalshi/fetchOrderBook', { args: ['KNOWN'] })
    expect(next.status).toBe(404)
    expect(venue.requested.slice(before)).toEqual([expect.stringContaining('KNOWN')])
    expect(before).toBeLessThan(200)
    await service.close()
  })

  it('does not cancel the call of another caller that waits for the same book', async () => {
    const service = await startSmallService({}, new Map([['kalshi', createVenue('kalshi', options())]]))
    const leave = call(service.url, 'fetchOrderBook', ['T0'], bearer)
    await until(() => venue.requested.length === 1)
    const stays = call(service.url, 'fetchOrderBook', ['T0'], bearer)
    await service.post('/api/kalshi/fetchOrderBook', { args: ['KNOWN'] })
    leave()
    await service.post('/api/kalshi/fetchOrderBook', { args: ['KNOWN2'] })
    expect(venue.left).toEqual([])
    stays()
    await until(() => venue.left.length === 1)
    await service.close()
  })
})

describe('SIGTERM', () => {
  let folder: string
  let child: ChildProcess | undefined
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'crossvenue-leave-'))
    return () => {
      child?.kill('SIGKILL')
      rmSync(folder, { recursive: true })
    }
  })

  it('does not keep the process running while 3,000 ids wait for a venue', async () => {
    const data = ['--data', join(folder, 'store')]
    const env = { PATH: process.env.PATH, CROSSVENUE_KALSHI_URL: venue.url, CROSSVENUE_VENUES: 'kalshi' }
    const create = spawn(process.execPath, [BIN, 'keys', 'create', '--name', 'test', ...data], { env })
    const key = (await create.stdout.setEncoding('utf8').toArray()).join('').trim()
    child = spawn(process.execPath, [BIN, 'serve', '--port', '0', ...data], { env })
    let url: string | undefined
    for await (const line of createInterface(child.stderr as NodeJS.ReadableStream)) {
      url = JSON.parse(line).url
      if (url) break
    }
    child.stderr?.resume()
    const before = venue.requested.length
    for (const name of 'ABCDEF') call(url ?? '', 'fetchOrderBooks', [ids(500, name)], { 'x-api-key': key })
    await until(() => venue.requested.length > before + 20)
    child.kill('SIGTERM')
    expect(await once(child, 'exit')).toEqual([0, null])
    // The others were canceled: to request all would have taken minutes.
    expect(venue.requested.length).toBeLessThan(1_000)
  })
})
