import { once } from 'node:events'
import { createServer } from 'node:net'
import type { Finding } from './finding.ts'

const HEALTH_MS = 3_000

/** Checks that the service can listen, or that a gateway listens there already. */
export async function checkPort(host: string, port: number): Promise<Finding> {
  const place = `port ${port} of ${host}`
  const server = createServer()
  try {
    await once(server.listen(port, host), 'listening')
    server.close()
    await once(server, 'close')
    return { check: 'port', state: 'ok', message: `${place} is free` }
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    if (code !== 'EADDRINUSE') {
      const advice = 'choose another address with CROSSVENUE_HOST and CROSSVENUE_PORT'
      return { check: 'port', state: 'failure', message: `cannot listen on ${place}: ${message}`, advice }
    }
  }
  if (await isGateway(host, port)) return { check: 'port', state: 'ok', message: `a gateway is serving on ${place}` }
  const advice = 'end the program that uses it, or choose another port with --port NUMBER or CROSSVENUE_PORT'
  return { check: 'port', state: 'failure', message: `${place} is in use by another program`, advice }
}

async function isGateway(host: string, port: number): Promise<boolean> {
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host
  try {
    const address = `http://${name.includes(':') ? `[${name}]` : name}:${port}/health`
    const response = await fetch(address, { signal: AbortSignal.timeout(HEALTH_MS) })
    const health = (await response.json()) as { status?: unknown; timestamp?: unknown }
    return health.status === 'ok' && typeof health.timestamp === 'number'
  } catch {
    return false
  }
}
