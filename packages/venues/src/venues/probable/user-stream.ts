import { z } from 'zod'
import { type ConnectionOptions, createConnection } from '../../stream/connection.ts'

const HEARTBEAT = { everyMs: 30_000, text: '{"id":0,"method":"ping"}', ping: true } as const
const SILENCE_MS = 75_000
/** So often the venue wants to hear that one still listens. */
const KEEP_MS = 600_000

/** The session of a listener, and its kind of account. */
export interface Session {
  apiKey: string
  address: string
  accountType: 'eoa' | 'proxy_wallet'
}

interface UserStreamOptions extends ConnectionOptions {
  session: () => Promise<Session>
  /** Something happened to an order or to the money of the account. */
  wake: () => void
}

const EVENTS = ['executionReport', 'outboundAccountPosition']
const Message = z.looseObject({ e: z.string().optional(), status: z.number().optional() })

/**
 * Listens to changes of an account until the result is called. Messages are signals only: if the venue refuses the
 * connection, wallets are still read at an interval.
 */
export function listenToUser(url: string, { session, wake, after, ...options }: UserStreamOptions): () => void {
  let found: Session | undefined
  let cancelKeep = (): void => undefined
  const keep = (): void => {
    cancelKeep = after(KEEP_MS, () => {
      connection.send(JSON.stringify({ id: 'keep', method: 'userDataStream.ping', params: { apiKey: found?.apiKey } }))
      keep()
    })
  }
  const connection = createConnection(
    'probable',
    {
      async address() {
        found = await session()
        return { url }
      },
      heartbeat: HEARTBEAT,
      silenceMs: SILENCE_MS,
      opened(send) {
        send(JSON.stringify({ id: 'start', method: 'userDataStream.start', params: found }))
        cancelKeep()
        keep()
        // Changes before the connection, or while it was lost.
        wake()
      },
      lost: () => cancelKeep(),
      received(text) {
        const { e, status } = Message.parse(JSON.parse(text))
        if (e !== undefined && EVENTS.includes(e)) wake()
        else if (status === 401) close()
      },
    },
    { after, ...options },
  )
  const close = (): void => {
    cancelKeep()
    connection.close()
  }
  connection.open()
  return close
}
