/** The most frames per connection and window; enough for a client that subscribes to everything at once. */
export const FRAMES_PER_WINDOW = 2_000
export const BYTES_PER_WINDOW = 4 * 1024 * 1024
const WINDOW_MS = 10_000

/**
 * Creates a check that is called for each incoming frame of a connection; it returns false when there are too many. `now`
 * only increases: the clock of the machine may be set back.
 */
export function createFrameAllowance(now: () => number = () => performance.now()): (bytes: number) => boolean {
  let began = now()
  let frames = 0
  let received = 0
  return (bytes) => {
    if (now() - began >= WINDOW_MS) {
      began = now()
      frames = 0
      received = 0
    }
    frames += 1
    received += bytes
    return frames <= FRAMES_PER_WINDOW && received <= BYTES_PER_WINDOW
  }
}
