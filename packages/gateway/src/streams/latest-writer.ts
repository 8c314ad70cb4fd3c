import type { Outbox } from './outbox.ts'

/**
 * Returns a function that sends states no faster than they are read: of those that arrive while the reader is behind,
 * only the newest is sent.
 */
export function createLatestWriter(
  { isBehind, caughtUp }: Pick<Outbox, 'isBehind' | 'caughtUp'>,
  isWanted: () => boolean,
  write: (state: unknown) => void,
): (state: unknown) => void {
  let isWaiting = false
  let newest: { state: unknown } | undefined

  const next = (state: unknown): void => {
    if (isWaiting) {
      newest = { state }
      return
    }
    write(state)
    if (isBehind()) void wait()
  }
  const wait = async (): Promise<void> => {
    isWaiting = true
    await caughtUp(isWanted)
    isWaiting = false
    const waiting = newest
    newest = undefined
    if (waiting && isWanted()) next(waiting.state)
  }
  return next
}
