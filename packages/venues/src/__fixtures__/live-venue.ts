import { once } from 'node:events'
import type { IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished } from 'vitest'
import { type WebSocket, WebSocketServer } from 'ws'
import type { VenueModule } from '../venue.ts'
import { type Answers, type Options, venueBefore } from './venue-before.ts'

/** What a socket says: text as it stands, anything else as JSON. */
type Word = string | object

interface LiveOptions extends Options {
  /** What the socket says to what it hears, which is parsed where it is JSON. */
  // biome-ignore lint/suspicious/noExplicitAny: a message has the form that the test gives it
  answer?: (received: any) => readonly Word[]
  /** What it says to whoever connects. */
  greeting?: readonly Word[]
}

/** How much faster than real ones the venue's timers go. */
const SPEED = 20

/** A venue before fixtures and a real socket of the test's own, both gone once the test is over. */
export async function liveVenue(
  module: VenueModule,
  answers: Answers,
  { answer, greeting = [], ...options }: LiveOptions,
) {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' })
  await once(server, 'listening')
  const sockets: WebSocket[] = []
  const received: unknown[] = []
  const handshakes: { path: string | undefined; headers: IncomingHttpHeaders }[] = []
  const say = (socket: WebSocket, words: readonly Word[]): void => {
    for (const word of words) socket.send(typeof word === 'string' ? word : JSON.stringify(word))
  }
  server.on('connection', (socket, { url, headers }) => {
    sockets.push(socket)
    handshakes.push({ path: url, headers })
    say(socket, greeting)
    socket.on('message', (data) => {
      const word = /^[{[]/.test(String(data)) ? JSON.parse(String(data)) : String(data)
      received.push(word)
      say(socket, answer?.(word) ?? [])
    })
  })
  const before = venueBefore(module, answers, {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    after(ms, run) {
      const timer = setTimeout(run, ms / SPEED)
      return () => clearTimeout(timer)
    },
    ...options,
  })
  onTestFinished(async () => {
    await before.venue.close()
    for (const socket of sockets) socket.terminate()
    server.close()
  })
  return {
    ...before,
    received,
    handshakes,
    /** Says something to whoever is connected. */
    send(...words: Word[]) {
      for (const socket of server.clients) say(socket, words)
    },
    /** Waits until nobody is connected. */
    disconnected: () => expect.poll(() => server.clients.size).toBe(0),
  }
}
