import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import tls from 'node:tls'
import { describe, expect, it, onTestFinished } from 'vitest'
import { openLineSocket } from './line-socket.ts'

/** Opens a socket and collects what happens to it. */
function opened(url: string, more: { ca?: string; maxBytes?: number } = {}) {
  const events: string[] = []
  const socket = openLineSocket(
    { exchange: 'acme', url, headers: undefined, connectMs: 2_000, maxBytes: 1_000, ...more },
    {
      opened: () => events.push('opened'),
      received: (text) => events.push(text),
      heard: () => undefined,
      refused: (status) => events.push(`refused ${status}`),
      lost: () => events.push('lost'),
    },
  )
  onTestFinished(socket.close)
  return { socket, events }
}

async function listening(server: Server | tls.Server): Promise<number> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return (server.address() as AddressInfo).port
}

/** A server that upgrades to lines; `greet` talks to each client. */
async function upgrading(greet: (socket: Socket) => void): Promise<string> {
  const server = createServer((_, response) => response.writeHead(403).end())
  server.on('upgrade', (request, socket: Socket) => {
    if (request.url === '/no') return socket.end('HTTP/1.1 401 Refused\r\ncontent-length: 0\r\n\r\n')
    socket.write('HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: crlf-lines\r\n\r\n')
    greet(socket)
  })
  return `http://127.0.0.1:${await listening(server)}`
}

describe('a socket of lines', () => {
  it('reads whole lines, however they are cut, and writes them', async () => {
    const heard: string[] = []
    const url = await upgrading((socket) => {
      socket.write('one\r\ntw')
      setTimeout(() => socket.write(Buffer.from('o \u{1f3c7}\r\n\r\nthree\r').subarray(0, 4)), 10)
      setTimeout(() => socket.write(Buffer.from('o \u{1f3c7}\r\n\r\nthree\r').subarray(4)), 20)
      setTimeout(() => socket.write('\nfour'), 30)
      socket.on('data', (data) => heard.push(String(data)))
    })
    const { socket, events } = opened(`${url}/`)
    await expect.poll(() => events).toEqual(['opened', 'one', 'two \u{1f3c7}', 'three'])
    expect(socket.isOpen()).toBe(true)
    socket.send('{"op":"x"}')
    await expect.poll(() => heard.join('')).toBe('{"op":"x"}\r\n')
    socket.close()
    expect(socket.isOpen()).toBe(false)
  })

  it('is lost when the other end closes, and when a line does not end', async () => {
    const closing = opened(`${await upgrading((socket) => socket.end())}/`)
    await expect.poll(() => closing.events.at(-1)).toBe('lost')
    const endless = opened(`${await upgrading((socket) => socket.write('x'.repeat(2_000)))}/`)
    await expect.poll(() => endless.events).toContain('lost')
    await expect.poll(() => endless.socket.isOpen()).toBe(false)
  })

  it('says by which status it was refused, and is lost where nobody answers', async () => {
    const refused = opened(`${await upgrading(() => undefined)}/no`)
    await expect.poll(() => refused.events[0]).toBe('refused 401')
    const port = await listening(createServer())
    const nobody = opened(`http://127.0.0.1:${port + 1 > 65_535 ? 1 : port + 1}/`)
    await expect.poll(() => nobody.events[0]).toBe('lost')
  })
})

const hasOpenssl = (() => {
  try {
    return execFileSync('openssl', ['version']).length > 0
  } catch {
    return false
  }
})()

describe.skipIf(!hasOpenssl)('a socket of lines over TLS', () => {
  async function secure() {
    const folder = mkdtempSync(join(tmpdir(), 'lines-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
    const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost']
    const made = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-keyout', key, '-out', cert]
    execFileSync('openssl', [...made, ...subject], { stdio: 'ignore' })
    const ca = readFileSync(cert, 'utf8')
    const server = tls.createServer({ key: readFileSync(key), cert: ca }, (socket) => {
      socket.on('error', () => undefined)
      socket.write('hello\r\n')
    })
    server.on('tlsClientError', () => undefined)
    return { url: `tls://localhost:${await listening(server)}`, ca }
  }

  it('talks to a server whose certificate is trusted, and to no other', async () => {
    const { url, ca } = await secure()
    const trusting = opened(url, { ca })
    await expect.poll(() => trusting.events).toEqual(['opened', 'hello'])
    const doubting = opened(url)
    await expect.poll(() => doubting.events).toEqual(['lost'])
  })
})
