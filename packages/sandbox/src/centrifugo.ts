import type { FakeSocket, SocketHandler } from './sockets.ts'

const PING_MS = 25_000

interface Command {
  id?: number
  connect?: { token?: string }
  subscribe?: { channel?: string }
  unsubscribe?: { channel?: string }
}

/** The part of a Centrifugo server that differs from venue to venue. */
interface Channels {
  /** Whether a token opens the connection. @default any, and none */
  admits?: (token: string | undefined) => boolean
  /** Returns the reply: `{ subscribe: {} }`, or an error. */
  subscribe: (channel: string) => object
  unsubscribe: (channel: string) => void
  close: () => void
}

/** Serves one connection that speaks Centrifugo's JSON protocol: one command per line, each answered under its id. */
export function serveCentrifugo(socket: FakeSocket, channels: Channels): SocketHandler {
  const { admits = () => true } = channels
  let isConnected = false
  const pinging = setInterval(() => socket.answer('{}'), PING_MS)
  pinging.unref()

  const answer = ({ id, connect, subscribe, unsubscribe }: Command): void => {
    if (id === undefined) return
    if (connect && admits(connect.token)) {
      isConnected = true
      socket.answer({ id, connect: { client: `client-${id}`, version: '5.4.9', ping: 25, pong: true } })
    } else if (connect) socket.answer({ id, error: { code: 101, message: 'unauthorized' } })
    else if (!isConnected) socket.close()
    else if (subscribe) socket.answer({ id, ...channels.subscribe(subscribe.channel ?? '') })
    else if (unsubscribe) {
      channels.unsubscribe(unsubscribe.channel ?? '')
      socket.answer({ id, unsubscribe: {} })
    } else socket.answer({ id, error: { code: 104, message: 'method not found' } })
  }
  return {
    received(text) {
      for (const line of text.split('\n')) if (line) answer(JSON.parse(line))
    },
    closed() {
      clearInterval(pinging)
      channels.close()
    },
  }
}
