import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { turn } from '@crossvenue/venues'
import { laneOf } from './lane-of.ts'

export interface UpgradeHandler {
  /** The one path that takes WebSockets. */
  path: string
  upgrade(request: IncomingMessage, stream: Duplex, head: Buffer): void
}

/**
 * Passes WebSocket handshakes on one path to a handler. A server may ignore any other offer to upgrade (RFC 9110, 7.8),
 * so those are answered as ordinary requests. `curl --http2` and the default client of Java offer `h2c` with each first
 * request.
 */
export function routeUpgrades(server: Server, { path, upgrade }: UpgradeHandler): void {
  server.on('upgrade', async (request: IncomingMessage, stream: Duplex, head: Buffer) => {
    const isSocket = request.headers.upgrade?.toLowerCase() === 'websocket'
    if (isSocket && request.url?.split('?', 1)[0] === path) {
      stream.on('error', () => undefined)
      await turn(laneOf(request))
      return upgrade(request, stream, head)
    }
    // Node has detached its parser before the body. The request is parsed again without the offer.
    stream.unshift(Buffer.concat([headWithoutOffer(request), head]))
    server.emit('connection', stream)
  })
}

function headWithoutOffer({ method, url, httpVersion, rawHeaders }: IncomingMessage): Buffer {
  const lines = [`${method} ${url} HTTP/${httpVersion}`]
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const [name = '', value = ''] = rawHeaders.slice(at, at + 2)
    if (/^(upgrade|http2-settings)$/i.test(name)) continue
    lines.push(`${name}: ${/^connection$/i.test(name) ? withoutOffer(value) : value}`)
  }
  return Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1')
}

const withoutOffer = (connection: string): string =>
  connection
    .split(',')
    .map((option) => option.trim())
    .filter((option) => !/^(upgrade|http2-settings)$/i.test(option))
    .join(', ') || 'keep-alive'
