import { once } from 'node:events'
import { WebSocket } from 'ws'
import { given, ready } from './child.ts'

// Opens many sockets and counts the frames that come back. Answers `frames` with the count so far and the last frame.

export interface ReaderOptions {
  url: string
  sockets: number
  headers: Record<string, string>
  /** Sent over each socket once it is open. */
  message?: string
}

const AT_ONCE = 50

const { url, sockets, headers, message } = await given<ReaderOptions>()
let frames = 0
let last = ''
for (let opened = 0; opened < sockets; opened += AT_ONCE) {
  const some = Array.from({ length: Math.min(AT_ONCE, sockets - opened) }, async () => {
    const socket = new WebSocket(url, { headers })
    await once(socket, 'open')
    socket.on('message', (data: Buffer) => {
      frames += 1
      if (frames % 1_000 === 0) last = data.toString()
    })
    if (message !== undefined) socket.send(message)
  })
  await Promise.all(some)
}
ready(true, () => ({ frames, last }))
