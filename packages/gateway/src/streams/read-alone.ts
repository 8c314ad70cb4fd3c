import type { Outbox } from './outbox.ts'
import type { OpenWatch, Reader } from './shared-watches.ts'

/**
 * Reads a watch for one reader, no faster than its frames are read: the watch merges what waits. Returns the function
 * that ends it.
 */
export function readAlone(
  watch: OpenWatch,
  { received, failed }: Reader,
  caughtUp: Outbox['caughtUp'],
  isWanted: () => boolean,
): () => void {
  const read = async (): Promise<void> => {
    try {
      for (;;) {
        const value = await watch.next()
        if (!isWanted()) return
        received(value)
        await caughtUp(isWanted)
      }
    } catch (error) {
      failed(error)
    }
  }
  void read()
  return watch.close
}
