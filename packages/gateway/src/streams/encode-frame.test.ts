import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { encodeFrame } from './encode-frame.ts'

it.each([0, 1, 125, 126, 65_535, 65_536, 200_000])(
  'encodes a text of %d bytes as a client reads it',
  async (length) => {
    const server = createServer()
    const sockets = new WebSocketServer({ noServer: true })
    const parts = [Buffer.from('x'.repeat(Math.floor(length / 2))), Buffer.from('y'.repeat(Math.ceil(length / 2)))]
    server.on('upgrade', (request, stream, head) =>
      sockets.handleUpgrade(request, stream, head, (socket) => {
        stream.write(encodeFrame(parts))
        socket.send('next')
      }),
    )
    await once(server.listen(0, '127.0.0.1'), 'listening')
    const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`)
    const received: string[] = []
    client.on('message', (data, isBinary) => received.push(`${isBinary}${data}`))
    await expect.poll(() => received.length).toBe(2)
    expect(received).toEqual([`false${Buffer.concat(parts)}`, 'falsenext'])
    client.terminate()
    sockets.close()
    server.close()
  },
)
