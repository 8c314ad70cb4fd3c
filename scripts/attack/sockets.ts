import { once } from 'node:events'
import type { Socket } from 'node:net'
import { WebSocket } from 'ws'
import { type Attack, outcome, pause, until } from './attack.ts'
import { call } from './call.ts'
import { startStopwatch } from './stopwatch.ts'
import type { Target } from './target.ts'

async function open({ url }: Target, key: string | undefined): Promise<WebSocket> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/ws`, { headers: { 'x-api-key': key ?? '' } })
  socket.on('error', () => undefined)
  await once(socket, 'open')
  return socket
}

export const revokedKey: Attack = {
  name: 'a WebSocket whose key is revoked',
  finding: 'H6',
  before: 'open 45 s later, 131 more messages',
  against: 'busy',
  async run({ busy }) {
    const socket = await open(busy, await busy.command('keys', 'create', '--name', 'short-lived'))
    await busy.command('keys', 'revoke', 'short-lived')
    const elapsed = startStopwatch(busy.pid, { everyThread: true })
    const after = await until(() => socket.readyState === WebSocket.CLOSED, 15_000)
    const { own } = elapsed()
    socket.terminate()
    return outcome(
      after === undefined
        ? 'open 15 s later'
        : `closed within ${Math.round(own)} ms (by the clock ${Math.round(after)})`,
      {
        'not closed within a second': after === undefined || own > 1_000,
      },
    )
  },
}

export const junkFrames: Attack = {
  name: '20 sockets that send junk and never read',
  finding: 'H7',
  before: '0.8 to 1.7 GB in 40 s and rising; /health 7.7 s',
  against: 'busy',
  async run({ busy, long }) {
    const junk = JSON.stringify({ id: 'x'.repeat(100), action: 'nope' })
    const sockets = await Promise.all(Array.from({ length: 20 }, () => open(busy, busy.keys.attacker)))
    let sent = 0
    for (const socket of sockets) (socket as unknown as { _socket: Socket })._socket.pause()
    const end = Date.now() + (long ? 20_000 : 4_000)
    while (Date.now() < end) {
      for (const socket of sockets) {
        if (socket.readyState !== WebSocket.OPEN || socket.bufferedAmount > 1e6) continue
        for (let at = 0; at < 200; at += 1) socket.send(junk)
        sent += 200
      }
      await pause(5)
    }
    for (const socket of sockets) socket.terminate()
    return outcome(`${sent} frames sent`, {})
  },
}

export const foreignWatches: Attack = {
  name: '1,050 long polls with invented credentials',
  finding: 'M6',
  before: "every other caller's watch was ended",
  against: 'busy',
  async run({ busy }) {
    const { text } = await call(busy, '/api/limitless/fetchMarkets?limit=1', { holder: 'victim' })
    const outcomeId = JSON.parse(text).data?.[0]?.outcomes?.[0]?.outcomeId
    const watch = (more: object, holder?: string) =>
      call(busy, '/api/limitless/watchOrderBook', { body: { args: [outcomeId], ...more }, ...(holder && { holder }) })
    await watch({}, 'victim')
    let ended: string | undefined
    void watch({}, 'victim').then(({ status, text }) => {
      if (status !== 200 && status !== 504) ended = `${status} ${text.slice(0, 80)}`
    })
    const signal = AbortSignal.timeout(4_000)
    await Promise.all(
      Array.from({ length: 1_050 }, (_, at) =>
        call(busy, '/api/limitless/watchOrderBook', {
          body: { args: [outcomeId], credentials: { apiKey: `invented-${at}` } },
          signal,
        }),
      ),
    )
    return outcome(ended ?? "the other's watch continues", { 'the watch of another is ended': ended !== undefined })
  },
}
