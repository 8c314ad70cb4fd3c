import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'
import { expect, onTestFinished } from 'vitest'
import type { VenueModule } from '../venue.ts'
import { countedTime } from './counted-time.ts'
import { type Answers, type Options, venueBefore } from './venue-before.ts'

interface LiveOptions extends Options {
  /** The replies to a message. */
  // biome-ignore lint/suspicious/noExplicitAny: a message has the form that the test gives it
  answer?: (received: any) => readonly object[]
  /** The messages sent to each new connection. */
  greeting?: readonly object[]
}

const SPEED = 20

/** Starts a venue with fixtures and a real server of lines behind HTTP upgrades, both closed when the test ends. */
export async function liveLines(
  module: VenueModule,
  answers: Answers,
  { answer, greeting = [], ...options }: LiveOptions,
) {
  const server = createServer((_, response) => response.writeHead(404).end())
  const open = new Set<Duplex>()
  const received: unknown[] = []
  const paths: (string | undefined)[] = []
  const say = (socket: Duplex, words: readonly object[]): void => {
    for (const word of words) socket.write(`${JSON.stringify(word)}\r\n`)
  }
  server.on('upgrade', ({ url, headers }, socket: Duplex) => {
    paths.push(url)
    open.add(socket)
    socket.write(`HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: ${headers.upgrade}\r\n\r\n`)
    say(socket, greeting)
    let rest = ''
    socket.on('data', (data: Buffer) => {
      const lines = (rest + String(data)).split('\r\n')
      rest = lines.pop() ?? ''
      for (const line of lines) {
        const word = JSON.parse(line)
        received.push(word)
        say(socket, answer?.(word) ?? [])
      }
    })
    socket.on('error', () => undefined)
    socket.on('end', () => socket.end())
    socket.on('close', () => open.delete(socket))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const before = venueBefore(module, answers, {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    after: countedTime(SPEED),
    ...options,
  })
  onTestFinished(async () => {
    await before.venue.close()
    for (const socket of open) socket.destroy()
    server.close()
  })
  return {
    ...before,
    received,
    paths,
    /** Sends messages to every connected client. */
    send(...words: object[]) {
      for (const socket of open) say(socket, words)
    },
    /** Breaks every connection. */
    drop() {
      for (const socket of open) socket.destroy()
    },
    /** Waits until no client is connected. */
    disconnected: () => expect.poll(() => open.size).toBe(0),
  }
}
