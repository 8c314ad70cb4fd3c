import http from 'node:http'
import https from 'node:https'
import type { Duplex } from 'node:stream'
import { StringDecoder } from 'node:string_decoder'
import tls from 'node:tls'
import type { OpenSocket, SocketHandlers, SocketTarget } from './text-socket.ts'

/** The name of the protocol in an upgrade of HTTP. */
export const LINES = 'crlf-lines'

/**
 * Opens a TCP socket of lines that end with CRLF. A venue has it at `tls://host:port`; a proxy or sandbox, which is
 * reached by HTTP, at an address whose request it upgrades.
 */
export const openLineSocket: OpenSocket = (target, handlers) => {
  let stream: Duplex | undefined
  const attach = (opened: Duplex, head?: Buffer): void => {
    stream = opened
    handlers.opened()
    readLines(opened, target.maxBytes, handlers, head)
  }
  const drop = /^tls:/.test(target.url) ? dial(target, handlers, attach) : upgrade(target, handlers, attach)

  return {
    isOpen: () => stream?.writable === true,
    send: (text) => void stream?.write(`${text}\r\n`),
    // Lines have no pings of their own.
    ping: () => undefined,
    close() {
      drop()
      stream?.destroy()
    },
  }
}

type Attach = (stream: Duplex, head?: Buffer) => void

function dial({ url, connectMs, ca }: SocketTarget, { lost }: SocketHandlers, attach: Attach): () => void {
  const { hostname, port } = new URL(url)
  const socket = tls.connect({ host: hostname, port: Number(port), servername: hostname, ...(ca && { ca }) })
  socket.setNoDelay(true)
  socket.setTimeout(connectMs, () => socket.destroy())
  socket.once('secureConnect', () => {
    socket.setTimeout(0)
    attach(socket)
  })
  // Before the connection is made, nobody else listens.
  socket.on('error', () => undefined)
  socket.once('close', () => lost())
  return () => socket.destroy()
}

function upgrade({ url, headers, connectMs }: SocketTarget, handlers: SocketHandlers, attach: Attach): () => void {
  const { request } = url.startsWith('https:') ? https : http
  const sent = request(url, {
    headers: { ...headers, connection: 'Upgrade', upgrade: LINES },
    timeout: connectMs,
  })
  sent.on('upgrade', (_, socket, head) => {
    socket.setTimeout(0)
    socket.once('close', () => handlers.lost())
    attach(socket, head)
  })
  sent.on('response', (response) => {
    response.resume()
    handlers.refused(response.statusCode ?? 0)
  })
  sent.on('timeout', () => sent.destroy())
  sent.on('error', () => handlers.lost())
  sent.end()
  return () => sent.destroy()
}

function readLines(stream: Duplex, maxBytes: number, { received, lost }: SocketHandlers, head?: Buffer): void {
  const decoder = new StringDecoder('utf8')
  let rest = ''
  const take = (data: Buffer): void => {
    const text = decoder.write(data)
    rest += text
    // A long line arrives in many parts, which are looked through once.
    if (text.includes('\n')) {
      const lines = rest.split('\r\n')
      rest = lines.pop() ?? ''
      for (const line of lines) if (line !== '') received(line)
    }
    if (rest.length <= maxBytes) return
    stream.destroy()
    lost()
  }
  stream.on('data', take)
  // An error is followed by `close`.
  stream.on('error', () => undefined)
  if (head?.length) take(head)
}
