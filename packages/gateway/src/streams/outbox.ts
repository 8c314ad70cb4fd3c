import type { WebSocket } from 'ws'

/** A reader who is so far behind gets nothing more until he has caught up; meanwhile newer values replace older ones. */
const MAX_UNSENT_BYTES = 256 * 1024
const POLL_MS = 100
/** A reader who has taken nothing for so long is cut. */
const STUCK_MS = 20_000

/** Sends frames over one connection, no faster than they are read. */
export function createOutbox(socket: WebSocket, { stuckMs = STUCK_MS } = {}) {
  const isBehind = (): boolean => socket.bufferedAmount > MAX_UNSENT_BYTES
  return {
    send(frame: object): void {
      if (socket.readyState === socket.OPEN) socket.send(JSON.stringify(frame))
    },
    isBehind,
    /** Resolves once the reader has caught up or `isWanted` says no. A reader who takes nothing is cut. */
    async caughtUp(isWanted: () => boolean): Promise<void> {
      let least = socket.bufferedAmount
      let progressAt = Date.now()
      while (isBehind() && isWanted()) {
        await new Promise((resolve) => setTimeout(resolve, POLL_MS))
        if (socket.bufferedAmount < least) {
          least = socket.bufferedAmount
          progressAt = Date.now()
        }
        if (Date.now() - progressAt > stuckMs) return socket.terminate()
      }
    },
  }
}
