import type { After } from '../venue.ts'

/** Where books are whole and the last one may be lost: after this time each is read. */
const AUDIT_MS = 60_000
/** With many books it takes longer, so that the calls stay few. */
const LEAST_PAUSE_MS = 1_000

/** Reads one market after the other, each about once in `AUDIT_MS`, until it is stopped. */
export function readInTurn(after: After, markets: () => string[], read: (marketId: string) => void) {
  let turn = 0
  let stop = (): void => undefined
  const start = (): void => {
    stop()
    stop = after(Math.max(AUDIT_MS / Math.max(markets().length, 1), LEAST_PAUSE_MS), () => {
      const now = markets()
      turn += 1
      const marketId = now[turn % Math.max(now.length, 1)]
      if (marketId !== undefined) read(marketId)
      start()
    })
  }
  return { start, stop: () => stop() }
}
