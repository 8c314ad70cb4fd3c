import type { Exchange } from '../../exchange.ts'
import type { Connect, FakeSocket, SocketHandler } from '../../sockets.ts'
import { createPublicChannels } from './public-channels.ts'
import { openWalletChannel } from './wallet-channels.ts'

const PING_MS = 25_000

interface Command {
  id?: number
  connect?: object
  subscribe?: { channel?: string }
  unsubscribe?: { channel?: string }
}

/** Takes connections that speak Centrifugo's JSON protocol: one command per line, each answered under its id. */
export const createStream =
  (exchange: Exchange): Connect =>
  (path) =>
    path === '/ws' ? (socket) => serve(exchange, socket) : 404

function serve(exchange: Exchange, socket: FakeSocket): SocketHandler {
  const push = (channel: string, data: object): void =>
    socket.push({ push: { channel, pub: { data: { networkId: 56, ...data } } } })
  const channels = createPublicChannels(exchange, push)
  const wallets = new Map<string, () => void>()
  let isConnected = false
  const pinging = setInterval(() => socket.answer('{}'), PING_MS)
  pinging.unref()

  const subscribe = (channel = '') => {
    if (wallets.has(channel)) return { error: { code: 105, message: 'already subscribed' } }
    const close = openWalletChannel(exchange, channel, (data) => push(channel, data))
    if (!close) return channels.subscribe(channel)
    wallets.set(channel, close)
    return { subscribe: {} }
  }
  const unsubscribe = (channel = ''): void => {
    channels.unsubscribe(channel)
    wallets.get(channel)?.()
    wallets.delete(channel)
  }
  const answer = ({ id, connect, subscribe: wanted, unsubscribe: unwanted }: Command): void => {
    if (id === undefined) return
    if (connect) {
      isConnected = true
      socket.answer({ id, connect: { client: `client-${id}`, version: '5.4.9', ping: 25, pong: true } })
    } else if (!isConnected) socket.close()
    else if (wanted) socket.answer({ id, ...subscribe(wanted.channel) })
    else if (unwanted) {
      unsubscribe(unwanted.channel)
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
      for (const close of wallets.values()) close()
    },
  }
}
