import type { Duplex } from 'node:stream'
import type { WebSocket } from 'ws'

/** A reader this far behind gets no frame until it has caught up; meanwhile newer values replace older ones. */
const MAX_UNSENT_BYTES = 256 * 1024
const POLL_MS = 100
/** The connection of a reader that takes no bytes for this long is closed. */
const STUCK_MS = 20_000

export type Outbox = ReturnType<typeof createOutbox>

/** Sends frames over one connection, no faster than they are read. `stream` is what the socket writes to. */
export function createOutbox(socket: WebSocket, stream: Duplex, { stuckMs = STUCK_MS } = {}) {
  const isBehind = (): boolean => stream.writableLength > MAX_UNSENT_BYTES
  return {
    send(frame: object): void {
      if (socket.readyState === socket.OPEN) socket.send(JSON.stringify(frame))
    },
    /** Sends the bytes of a whole frame. The socket writes its own frames whole too, because it does not compress. */
    sendBytes(frame: Buffer): void {
      if (socket.readyState === socket.OPEN) stream.write(frame)
    },
    isBehind,
    /** Resolves once the reader has caught up or `isWanted` returns false. Closes the connection of a stuck reader. */
    async caughtUp(isWanted: () => boolean): Promise<void> {
      let least = stream.writableLength
      // Looks are counted, not time: a process that stood still does not take its readers for stuck.
      let looks = 0
      while (isBehind() && isWanted()) {
        await new Promise((resolve) => setTimeout(resolve, POLL_MS))
        looks = stream.writableLength < least ? 0 : looks + 1
        least = Math.min(least, stream.writableLength)
        if (looks * POLL_MS > stuckMs) return socket.terminate()
      }
    },
  }
}
