import type { EngineOrder } from '../../engine/order.ts'
import type { Exchange } from '../../exchange.ts'
import type { FakeSocket, SocketHandler } from '../../sockets.ts'
import { orderRow, tagOf, tradeRow } from './orders-wire.ts'
import { depositWalletOf, type SignIn } from './sign-in.ts'
import { type Token, tokenOfOrder } from './tokens.ts'

interface Greeting {
  type?: string
  auth?: { apiKey?: string; secret?: string; passphrase?: string }
}

/** The user channel: orders and trades of the wallet whose API key is in the greeting; other connections are closed. */
export const createUserStream =
  ({ engine, now }: Exchange, signIn: SignIn, tokens: ReadonlyMap<string, Token>) =>
  (socket: FakeSocket): SocketHandler => {
    let quiet = (): void => undefined
    const tokenOf = (order: EngineOrder): Token => tokenOfOrder(tokens, order)
    const listen = (address: string) => {
      const wallets = [address, depositWalletOf(address)]
      return engine.listen((event) => {
        if ('order' in event) {
          const tag = wallets.includes(event.order.account) ? tagOf(event.order) : undefined
          const type = { open: 'PLACEMENT', filled: 'UPDATE', canceled: 'CANCELLATION' }[event.order.status]
          const row = tag && orderRow(event.order, tag, engine.fills)
          if (row) socket.push({ event_type: 'order', type, ...row, timestamp: String(now()) })
          return
        }
        for (const order of [event.fill.taker, event.fill.maker]) {
          if (!wallets.includes(order.account)) continue
          socket.push({ event_type: 'trade', type: 'TRADE', ...tradeRow(event.fill, order, tokenOf) })
        }
      })
    }
    return {
      received(text) {
        if (text === 'PING') return socket.answer('PONG')
        const { type, auth }: Greeting = JSON.parse(text)
        const address = type === 'user' && auth ? signIn.owner(auth) : undefined
        if (address === undefined) return socket.close()
        quiet()
        quiet = listen(address)
      },
      closed: () => quiet(),
    }
  }
