import { once } from 'node:events'
import type { IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished } from 'vitest'
import { type WebSocket, WebSocketServer } from 'ws'
import type { VenueModule } from '../venue.ts'
import { countedTime } from './counted-time.ts'
import { type Answers, type Options, venueBefore } from './venue-before.ts'

/** A message of the socket: a string is sent as is, anything else as JSON. */
type Word = string | object

interface LiveOptions extends Options {
  /** The replies to a message, which is parsed if it is JSON. */
  // biome-ignore lint/suspicious/noExplicitAny: a message has the form that the test gives it
  answer?: (received: any) => readonly Word[]
  /** The messages sent to each new connection. */
  greeting?: readonly Word[]
}

/** How many times faster the venue's timers run. */
const SPEED = 20

/** Starts a venue with fixtures and a real socket server, both closed when the test ends. */
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
    after: countedTime(SPEED),
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
    /** Sends messages to every connected client. */
    send(...words: Word[]) {
      for (const socket of server.clients) say(socket, words)
    },
    /** Waits until no client is connected. */
    disconnected: () => expect.poll(() => server.clients.size).toBe(0),
  }
}
