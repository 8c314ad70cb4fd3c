import { z } from 'zod'
import { CrossvenueError } from '../../errors.ts'
import { type ConnectionOptions, createConnection } from '../../stream/connection.ts'
import type { PredictAccount } from './account.ts'
import { HEARTBEAT, readBeat, SILENCE_MS } from './stream.ts'

interface AccountStreamOptions extends ConnectionOptions {
  account: Pick<PredictAccount, 'token' | 'keyHeader'>
  /** Called when something happened to an order of the account. */
  wake: () => void
  fail: (error: Error) => void
}

const Message = z.object({ type: z.string(), topic: z.string().nullish(), success: z.boolean().nullish() })

/** Listens to the orders of an account until the result is called. Messages are signals only. */
export function listenToWallet(url: string, { account, wake, fail, ...options }: AccountStreamOptions): () => void {
  let topic = ''
  const connection = createConnection(
    'predictfun',
    {
      async address() {
        // The topic holds a secret: it is never logged.
        topic = `predictWalletEvents/${await account.token()}`
        return { url, headers: account.keyHeader() }
      },
      heartbeat: HEARTBEAT,
      silenceMs: SILENCE_MS,
      opened(send) {
        send(JSON.stringify({ method: 'subscribe', requestId: 1, params: [topic] }))
        // Changes before the connection, or while it was lost.
        wake()
      },
      lost: (error) => error && fail(error),
      received(text, send) {
        if (readBeat(text, send)) return
        const message = Message.parse(JSON.parse(text))
        if (message.type === 'R' && message.success === false) {
          const why = 'Predict.fun refuses the stream of the wallet'
          throw new CrossvenueError('EXCHANGE_ERROR', why, { exchange: 'predictfun' })
        }
        if (message.topic === topic) wake()
      },
    },
    options,
  )
  connection.open()
  return connection.close
}
