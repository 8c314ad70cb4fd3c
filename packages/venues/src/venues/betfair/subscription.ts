import { isDeepStrictEqual } from 'node:util'
import { CrossvenueError } from '../../errors.ts'
import { HEARTBEAT_MS, type MarketMessage } from './stream-messages.ts'

/** The markets of one subscription, by the venue's own default. */
const MAX_MARKETS = 200

interface SubscriptionOptions {
  send: (text: string) => void
  /** The markets that are watched. */
  wanted: () => string[]
  refused: (marketId: string, error: CrossvenueError) => void
}

/**
 * Creates the one subscription of a connection. It is sent again when its markets change; after a lost connection, the
 * same markets continue from the clocks of the last message instead of whole images.
 */
export function createSubscription({ send, wanted, refused }: SubscriptionOptions) {
  let requests = 0
  /** The request whose messages count. */
  let current: number | undefined
  let sent: readonly string[] = []
  let clocks: { initialClk?: string; clk?: string } = {}
  let isPlanned = false
  let isOpen = false

  const nextId = (): number => {
    requests += 1
    return requests
  }
  const within = (): string[] => {
    const markets = wanted()
    for (const id of markets.slice(MAX_MARKETS)) {
      const message = `betfair streams ${MAX_MARKETS} markets at a time; end the watch of another one first`
      refused(id, new CrossvenueError('VALIDATION_ERROR', message, { exchange: 'betfair' }))
    }
    return markets.slice(0, MAX_MARKETS).sort()
  }
  const subscribe = (marketIds: readonly string[], from: typeof clocks): void => {
    sent = marketIds
    current = nextId()
    send(
      JSON.stringify({
        op: 'marketSubscription',
        id: current,
        marketFilter: { marketIds },
        marketDataFilter: { fields: ['EX_ALL_OFFERS', 'EX_MARKET_DEF'] },
        conflateMs: 0,
        heartbeatMs: HEARTBEAT_MS,
        segmentationEnabled: true,
        ...from,
      }),
    )
  }

  return {
    nextId,
    /** Subscribes on a new connection; returns whether it continues the one before. */
    begin(): boolean {
      isOpen = true
      const markets = within()
      const isSame = clocks.clk !== undefined && clocks.initialClk !== undefined && isDeepStrictEqual(markets, sent)
      if (!isSame) clocks = {}
      subscribe(markets, clocks)
      return isSame
    },
    /** Subscribes once to what is watched by the end of this turn, unless it is subscribed to already. */
    update(): void {
      if (isPlanned || !isOpen) return
      isPlanned = true
      queueMicrotask(() => {
        isPlanned = false
        const markets = within()
        if (markets.length === 0 || isDeepStrictEqual(markets, sent)) return
        clocks = {}
        subscribe(markets, clocks)
      })
    },
    /** Whether a message belongs to the latest request: those of earlier ones are on their way still. */
    isCurrent: (id: number | null | undefined): boolean => id === current,
    note({ clk, initialClk }: MarketMessage): void {
      clocks = { ...clocks, ...(initialClk && { initialClk }), ...(clk && { clk }) }
    },
    /** Forgets where it was: the next connection begins with whole images. */
    forget(): void {
      clocks = {}
    },
  }
}
