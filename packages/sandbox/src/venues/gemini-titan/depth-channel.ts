import { changedLevels, type LevelSizes } from '../../engine/level-sizes.ts'
import { textOf } from '../../engine/text.ts'
import type { Exchange } from '../../exchange.ts'
import type { FakeSocket } from '../../sockets.ts'
import { nanoseconds } from './wire.ts'

interface DepthChannelOptions {
  /** The number of the last update of any book. */
  lastUpdate: () => bigint
  /** Whether the connection receives whole books first. */
  wantsSnapshots: boolean
  isSubscribed: (symbol: string) => boolean
}

/** Sends the books of one connection: the whole book first where requested, then its changes. */
export function createDepthChannel(
  exchange: Exchange,
  socket: FakeSocket,
  { lastUpdate, wantsSnapshots, isSubscribed }: DepthChannelOptions,
) {
  /** The state of each book as sent over this connection, and its last update. */
  const sent = new Map<string, { sizes: LevelSizes; last: bigint }>()
  /** Markets with changes that were not sent yet: all of one instant are sent together. */
  const changed = new Set<string>()

  /** Sizes by side and price, of YES. */
  const sizesOf = (symbol: string): LevelSizes => {
    const { bids, asks } = exchange.engine.levels(symbol)
    return new Map([
      ...bids.map(({ price, size }) => [`b ${textOf(price, 2)}`, size] as const),
      ...asks.map(({ price, size }) => [`a ${textOf(price, 2)}`, size] as const),
    ])
  }
  const push = (symbol: string, first: bigint, sizes: Iterable<readonly [string, bigint]>): void => {
    const rows = (side: string) =>
      [...sizes].flatMap(([level, size]) => (level.startsWith(side) ? [[level.slice(2), textOf(size)]] : []))
    const E = nanoseconds(exchange.now())
    const numbers = { U: Number(first), u: Number(lastUpdate()) }
    socket.push({ e: 'depthUpdate', E, s: symbol.toLowerCase(), ...numbers, b: rows('b'), a: rows('a') })
  }
  const sendChanges = (): void => {
    for (const symbol of [...changed]) {
      changed.delete(symbol)
      const before = sent.get(symbol)
      if (!before || !isSubscribed(symbol)) continue
      const sizes = sizesOf(symbol)
      const changes = changedLevels(before.sizes, sizes).map(({ level, size }) => [level, size] as const)
      if (changes.length > 0) push(symbol, before.last, changes)
      sent.set(symbol, { sizes, last: changes.length > 0 ? lastUpdate() : before.last })
    }
  }

  return {
    start(symbol: string): void {
      if (sent.has(symbol)) return
      const sizes = sizesOf(symbol)
      sent.set(symbol, { sizes, last: lastUpdate() })
      if (wantsSnapshots) push(symbol, lastUpdate(), sizes)
    },
    changed(symbol: string): void {
      if (changed.size === 0) queueMicrotask(sendChanges)
      changed.add(symbol)
    },
    stop: (symbol: string) => sent.delete(symbol),
  }
}
