import { serveCentrifugo } from '../../centrifugo.ts'
import type { Exchange } from '../../exchange.ts'
import type { Connect, FakeSocket, SocketHandler } from '../../sockets.ts'
import { createPublicChannels } from './public-channels.ts'
import { openWalletChannel } from './wallet-channels.ts'

/** Takes connections to the channels of markets and wallets. */
export const createStream =
  (exchange: Exchange): Connect =>
  (path) =>
    path === '/ws' ? (socket) => serve(exchange, socket) : 404

function serve(exchange: Exchange, socket: FakeSocket): SocketHandler {
  const push = (channel: string, data: object): void =>
    socket.push({ push: { channel, pub: { data: { networkId: 56, ...data } } } })
  const channels = createPublicChannels(exchange, push)
  const wallets = new Map<string, () => void>()
  return serveCentrifugo(socket, {
    subscribe(channel) {
      if (wallets.has(channel)) return { error: { code: 105, message: 'already subscribed' } }
      const close = openWalletChannel(exchange, channel, (data) => push(channel, data))
      if (!close) return channels.subscribe(channel)
      wallets.set(channel, close)
      return { subscribe: {} }
    },
    unsubscribe(channel) {
      channels.unsubscribe(channel)
      wallets.get(channel)?.()
      wallets.delete(channel)
    },
    close() {
      channels.close()
      for (const close of wallets.values()) close()
    },
  })
}
