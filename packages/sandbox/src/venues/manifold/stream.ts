import type { Connect } from '../../sockets.ts'

import type { BetRow } from './bet-row.ts'
import type { House } from './house.ts'

const MAX_SILENCE_MS = 60_000

interface Command {
  type?: string
  txid?: number
  topics?: string[]
}

/** The topics of the venue: new bets of questions, orders of users and changes of users. No first state, no numbers. */
export const createStream =
  (house: House, now: () => number): Connect =>
  (path) => {
    if (path !== '/ws') return 404
    return (socket) => {
      const topics = new Set<string>()
      let heard = now()
      const send = (topic: string, data: object): void => {
        if (topics.has(topic)) socket.push({ type: 'broadcast', topic, data })
      }
      const quiet = house.listen((kind, rows) => {
        const [first] = rows
        if (!first) return
        const orders = rows.filter(({ limitProb, isFilled }) => limitProb !== undefined && !isFilled)
        if (kind === 'bets') send(`contract/${first.contractId}/new-bet`, { bets: rows })
        const users = new Set(rows.map(({ userId }) => userId))
        for (const id of users) {
          const own = (list: readonly BetRow[]) => list.filter(({ userId }) => userId === id)
          if (own(orders).length > 0) send(`user/${id}/orders`, { bets: own(orders) })
          if (kind === 'bets') send(`user/${id}`, { user: { id } })
        }
      })
      const watching = setInterval(() => heard < now() - MAX_SILENCE_MS && socket.close(), MAX_SILENCE_MS)
      watching.unref()

      const commands = new Map<string, (wanted: readonly string[]) => void>(
        Object.entries({
          subscribe(wanted) {
            for (const topic of wanted) topics.add(topic)
          },
          unsubscribe(wanted) {
            for (const topic of wanted) topics.delete(topic)
          },
          ping: () => undefined,
        }),
      )
      return {
        received(text) {
          const { type = '', txid, topics: wanted = [] }: Command = JSON.parse(text)
          heard = now()
          if (typeof txid !== 'number' || !commands.has(type)) {
            socket.answer({ type: 'ack', success: false, error: 'Error parsing message.' })
            return
          }
          commands.get(type)?.(wanted)
          socket.answer({ type: 'ack', txid, success: true })
        },
        closed() {
          clearInterval(watching)
          quiet()
        },
      }
    }
  }
